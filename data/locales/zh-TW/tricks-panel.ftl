# 只有本人看得到的牌。

tricks-panel-title-first = { $game } · [{ $table } 號桌]({ $link })
tricks-panel-title = { $game } · [{ $table } 號桌]({ $link }) · 第 { $hand } 局
tricks-panel-closed = 牌桌已關。
tricks-panel-no-seat = 你已經不在這桌了。
tricks-panel-lobby = ✅ **你坐 { $seat } 號位。** 你的牌會出現在這裡。

tricks-panel-partner = -# 🤝 你的搭檔：{ $who }

tricks-panel-nothing = 都不亮
tricks-panel-hand-over = 那局打完了。這是最新的一局。

tricks-panel-turn = 👉 **輪到你**{ $when }
tricks-panel-lead = 👉 **你先出**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = 這局打完：你 **{ $score }**，總分 { $total }。
tricks-panel-before = -# 上一局：你 **{ $score }**，總分 { $total }
tricks-panel-over = 你的總分是 { $total }。
tricks-panel-away = 💤 你的時間到了，現在由電腦代打。
tricks-panel-paused = ⏸️ **暫停：大家都不在。** 按「{ BUTTON("tricks-panel-back") }」繼續。

tricks-panel-clear = 重選
tricks-panel-claim = 剩下全收
tricks-panel-hint = 提示
tricks-panel-back = 我回來了
