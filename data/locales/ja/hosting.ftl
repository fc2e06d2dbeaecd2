# 卓のホストができること

host-title = ### { $game } · { $table }番卓 · 設定
    変更は次に配るときから有効で、全員に見えます。
host-button-stake = { $stake ->
    [0] 基本点を決める
   *[other] 基本点を変える：{ $stake }
}
host-rules = ルール：{ $rules }
host-stake = { $stake ->
    [0] 基本点なし
   *[other] 基本点：{ $stake }
}
host-speed = 速さ：{ $time }
host-remove = 席から外す…
host-hand-over = ホストを交代…
host-done = ✅ 次に配るときから · { $now }
host-done-removed = ✅ { $user }さんを席から外しました。また参加できます。
hand-over-seat = 席{ $number }
hand-over-done = ✅ { $user }さんがホストになりました。

host-stake-title = 基本点を変える
host-stake-label = 基本点（ポイント）
host-stake-why = このサーバーでは{ $lowest }〜{ $highest }{ $has_free ->
    [yes] 、なしなら0
   *[no] {""}
}です。

host-removed-note = { $host }さんに[この卓]({ $link })の席から外されました。ポイントは減りません。また参加できます。

news-removed = 🚪 { $host }さんが{ $guest }さんを席から外しました。
news-changed = ✏️ { $host }さんが卓を変更 · { $now }
news-next = ✏️ 次に配るときから · { $now }
news-host = 👑 { $user }さんがホストになりました。

error-only-host = これができるのは、ホストかサーバー管理者だけです。
error-only-host-leads = { error-only-host }
error-heir-not-seated = その人は席にいません。卓にいる人を選んでください。
error-guest-not-seated = その人はもう退席しています。
error-stake-no-number = 「{ $stake }」はポイントの数ではありません。5のように数字だけを書いてください。
