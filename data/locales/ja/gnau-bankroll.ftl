# 持ち点制：0より減らない遊び用のポイント

gnau-daily-taken = 🎁 今日のポイント：**+{ $got }** · 合計{ $balance }
gnau-gift-given = 🎁 { $giver }さんが{ $member }さんに{ $points }ポイント贈りました。

points-button-claim = 今日の{ $points }ポイントを受け取る
points-button-open-for = { $stake ->
    [0] 基本点なしの卓を立てる
   *[other] 基本点{ $stake }の卓を立てる
}
points-next-daily = 次のデイリーポイント：{ $when }
points-from-managers = サーバー管理者からポイントをもらうこともできます。

error-only-with-bankrolls = このサーバーのポイントはただのスコアです。受け取りも贈り物もありません。
error-no-daily = このサーバーにデイリーポイントはありません。
error-daily-forgotten = 今日データを削除したので、今日のポイントはありません。次に受け取れるのは：{ $when }
error-daily-taken = 今日のポイントはもう受け取りました。次に受け取れるのは：{ $when }
error-giving-off = このサーバーではポイントを贈れません。
error-gift-to-oneself = それはもう自分のポイントです。ほかの人を選んでください。
error-gift-too-young = ここでポイントを贈れるのは、Discordアカウントを作って{ $days }日たってからです。
error-gift-too-big = ここで1日に贈れるのは{ $cap }ポイントまでです。今日の残り：{ $left }
error-gift-not-covered = { $balance ->
    [0] ポイントがありません。
   *[other] { $balance }ポイントしか持っていません。
}
error-points-out-of-range = そこまで多くのポイントは持てません。`/manage points-reset`で開始時に戻せます。
error-bots-have-no-points = ボットは遊ばないので、ポイントを持ちません。
error-needs-manage-server = これができるのはサーバー管理者だけです。
