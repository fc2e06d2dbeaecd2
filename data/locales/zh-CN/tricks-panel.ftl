# 自己的牌，在私人面板里。

tricks-panel-title-first = { $game } · [{ $table }号桌]({ $link })
tricks-panel-title = { $game } · [{ $table }号桌]({ $link }) · 第{ $hand }局
tricks-panel-closed = 牌桌已关闭。
tricks-panel-no-seat = 你已经不在这桌了。
tricks-panel-lobby = ✅ **你坐{ $seat }号座位。**你的牌会出现在这里。

tricks-panel-partner = -# 🤝 你的搭档：{ $who }

# 亮牌时选了什么都不亮
tricks-panel-nothing = 不亮
tricks-panel-hand-over = 那一局已经结束。这是最新的一局。

tricks-panel-turn = 👉 **轮到你出牌**{ $when }
tricks-panel-lead = 👉 **轮到你领出**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = 本局结束：你**{ $score }**，总分：{ $total }。
tricks-panel-before = -# 上局：你**{ $score }**，总分：{ $total }
tricks-panel-over = 你的最后总分：{ $total }。
tricks-panel-away = 💤 你超时了，电脑在替你打。
tricks-panel-paused = ⏸️ **暂停：大家都暂离了。**按{ BUTTON("tricks-panel-back") }接着打。

tricks-panel-clear = 重选
# 余下的墩肯定都是自己的，一次收完
tricks-panel-claim = 摊牌，其余全收
tricks-panel-hint = 提示
tricks-panel-back = 我回来了
