# 手札を見る、自分だけのパネル

tricks-panel-title-first = { $game } · [{ $table }番卓]({ $link })
tricks-panel-title = { $game } · [{ $table }番卓]({ $link }) · 第{ $hand }局
tricks-panel-closed = この卓は閉じました。
tricks-panel-no-seat = もうこの卓に席がありません。
tricks-panel-lobby = ✅ **席{ $seat }に着きました。** 手札はここに出ます。

tricks-panel-partner = -# 🤝 味方：{ $who }

tricks-panel-nothing = なし
tricks-panel-hand-over = その局は終わりました。これが最新です。

tricks-panel-turn = 👉 **あなたの番です**{ $when }
tricks-panel-lead = 👉 **あなたのリードです**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = この局は**{ $score }**、合計{ $total }です。
tricks-panel-before = -# 前の局：**{ $score }** · 合計{ $total }
tricks-panel-over = 最終スコアは{ $total }です。
tricks-panel-away = 💤 時間切れなので、CPUが代わりに出しています。
tricks-panel-paused = ⏸️ **全員離席のため休憩中です。** { BUTTON("tricks-panel-back") }を押すと続けられます。

tricks-panel-clear = 選び直す
tricks-panel-claim = 残りを総取り
tricks-panel-hint = ヒント
tricks-panel-back = 復帰
