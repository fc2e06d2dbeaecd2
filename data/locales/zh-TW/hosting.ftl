# 桌主能做的事。

host-title = ### { $game } · { $table } 號桌 · 設定
    更改從下次發牌起生效，大家都看得到。
host-button-stake = { $stake ->
    [0] 設底分
   *[other] 改底分：{ $stake }
}
host-rules = 規則：{ $rules }
host-stake = { $stake ->
    [0] 不設底分
   *[other] 底分：{ $stake }
}
host-speed = 速度：{ $time }
host-remove = 移出某人…
host-hand-over = 換桌主…
host-done = ✅ 從下次發牌起 · { $now }
host-done-removed = ✅ 你把 { $user } 移出牌桌了，對方可以再加入。
hand-over-seat = { $number } 號位
hand-over-done = ✅ 現在 { $user } 是桌主。

host-stake-title = 改底分
host-stake-label = 底分
host-stake-why = 這個伺服器可以設 { $lowest } 到 { $highest }{ $has_free ->
    [yes] ，或用 0 表示不設
   *[no] {""}
}。

host-removed-note = { $host } 把你移出[這桌]({ $link })了。你沒有損失積分，也可以再加入。

news-removed = 🚪 { $host } 把 { $guest } 移出牌桌了。
news-changed = ✏️ { $host } 改了這桌 · { $now }
news-next = ✏️ 從下次發牌起 · { $now }
news-host = 👑 現在 { $user } 是桌主。

error-only-host = 只有桌主或伺服器管理員可以這樣做。
error-only-host-leads = { error-only-host }
error-heir-not-seated = 對方沒有入座。選這桌的人。
error-guest-not-seated = 對方已經離桌了。
error-stake-no-number = 「{ $stake }」不是分數。只寫數字，例如 5。
