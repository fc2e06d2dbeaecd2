# 今日の一局

tricks-daily-title = { $game } · { $date }の一局
tricks-daily-how = ここの全員が、同じカードと同じCPU 3人で1回だけ遊びます。ヒントなし、時間制限なしです。
tricks-daily-how-outside = サーバーの外では全員が、同じカードと同じCPU 3人で1回だけ遊びます。ヒントなし、時間制限なしです。
tricks-daily-outdated = -# 🤖 この局を始めたあとに、CPUが更新されました。
tricks-daily-lock = -# 🔒 シャッフルロック `{ $commitment }`
tricks-daily-seed = -# 🔓 シャッフルキー `{ $seed }`

tricks-daily-hand = { $date }の一局

tricks-daily-score = スコア：{ $score }
tricks-daily-place = { $is-over ->
    [yes] {""}
   *[no] いま
}{ $people }人中**{ $place }位**
tricks-daily-standing = **ランキング**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# … ほか{ $others }人
tricks-daily-before = -# 前日：{ $standing }
tricks-daily-tomorrow = -# 次の一局：{ $when }
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
tricks-daily-over = その日は終わりました。これが今日の一局です。

tricks-daily-button-share = 共有
tricks-daily-button-review = 振り返り
tricks-daily-button-today = 今日の一局を遊ぶ

error-daily-deal-not-begun = その一局はまだ始めていません。今日の一局：`/{ $game } daily`
error-daily-deal-over = この一局はもう終えました。成績になるのは1回だけです。
error-daily-deal-not-over = 先にその一局を終えてください。
error-daily-deal-shared-already = その結果はもう共有しました。
