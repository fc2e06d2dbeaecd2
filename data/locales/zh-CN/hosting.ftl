# 桌主能做的事。

host-title = ### { $game } · { $table }号桌 · 设置
    从下次发牌起生效，大家都看得到。
host-button-stake = { $stake ->
    [0] 设底分
   *[other] 改底分：{ $stake }
}
host-rules = 规则：{ $rules }
host-stake = { $stake ->
    [0] 不设底分
   *[other] 底分：{ $stake }
}
host-speed = 速度：{ $time }
host-remove = 请人离桌…
host-hand-over = 换桌主…
host-done = ✅ 下次发牌起生效 · { $now }
host-done-removed = ✅ 你把 { $user } 请离了牌桌，对方还能再加入。
hand-over-seat = { $number }号座位
hand-over-done = ✅ 现在 { $user } 是桌主。

host-stake-title = 改底分
host-stake-label = 底分是多少分
host-stake-why = 本服务器可设{ $lowest }到{ $highest }{ $has_free ->
    [yes] ，0就是不设底分
   *[no] {""}
}。

host-removed-note = { $host } 把你请离了[这桌]({ $link })。你什么也没输，还能再加入。

# 大家都看得到，直到下次发牌
news-removed = 🚪 { $host } 把 { $guest } 请离了牌桌。
news-changed = ✏️ { $host } 改了牌桌 · { $now }
news-next = ✏️ 下次发牌起生效 · { $now }
news-host = 👑 现在 { $user } 是桌主。

error-only-host = 只有桌主或服务器管理员可以这么做。
error-only-host-leads = { error-only-host }
error-heir-not-seated = 对方没有入座，选桌上的人吧。
error-guest-not-seated = 对方已经离桌了。
error-stake-no-number = “{ $stake }”不是有效的分数。只写数字就行，例如5。
