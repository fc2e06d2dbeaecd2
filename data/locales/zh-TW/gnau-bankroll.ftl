# 有限積分：誰都不會低於零。

gnau-daily-taken = 🎁 今天的積分：**+{ $got }**。你現在有 { $balance } 分。
gnau-gift-given = 🎁 { $giver } 送了 { $member } { $points } 分。

points-button-claim = 領今天的 { $points } 分
points-button-open-for = { $stake ->
    [0] 開一桌，不設底分
   *[other] 開一桌，底分 { $stake }
}
points-next-daily = 下次每日積分：{ $when }
points-from-managers = 伺服器管理員可以給你積分。

error-only-with-bankrolls = 這個伺服器的積分只是計分，不能領，也不能送。
error-no-daily = 這個伺服器沒有每日積分。
error-daily-forgotten = 你今天刪除了資料，所以今天不能領積分。下次領取：{ $when }
error-daily-taken = 今天的積分你領過了。下次領取：{ $when }
error-giving-off = 這個伺服器沒開放送積分。
error-gift-to-oneself = 那本來就是你的積分。選別人吧。
error-gift-too-young = 在這裡送積分，Discord 帳號要滿 { $days } 天。
error-gift-too-big = 這裡一天最多能送 { $cap } 分。今天還能送：{ $left }
error-gift-not-covered = { $balance ->
    [0] 你沒有積分
   *[other] 你只有 { $balance } 分
}。
error-points-out-of-range = 沒人能有這麼多積分。用 `/manage points-reset` 可以讓某人重新開始。
error-bots-have-no-points = 機器人不玩牌，也沒有積分。
error-needs-manage-server = 只有伺服器管理員可以這樣做。
