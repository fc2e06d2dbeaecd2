# 余额制：娱乐积分不会低于零。

gnau-daily-taken = 🎁 今天的分：**+{ $got }**。你现在有{ $balance }分。
gnau-gift-given = 🎁 { $giver } 送给 { $member } { $points }分。

# 分数不够时，出现在提示下面
points-button-claim = 领今天的{ $points }分
points-button-open-for = { $stake ->
    [0] 开一桌，不设底分
   *[other] 开一桌，底分{ $stake }
}
points-next-daily = 下次领分：{ $when }
points-from-managers = 服务器管理员可以给你加分。

error-only-with-bankrolls = 本服务器的分数只用来记输赢，不能领也不能送。
error-no-daily = 本服务器不发每日积分。
error-daily-forgotten = 你今天删除了数据，所以今天没有分。下次领分：{ $when }
error-daily-taken = 今天的分你已经领了。下次领分：{ $when }
error-giving-off = 本服务器不开放送分。
error-gift-to-oneself = 那本来就是你的分，选别人吧。
error-gift-too-young = 要在这里送分，你的 Discord 账号得注册满{ $days }天。
error-gift-too-big = 你在这里每天最多送{ $cap }分。今天还能送：{ $left }
error-gift-not-covered = 你{ $balance ->
    [0] 没有分
   *[other] 只有{ $balance }分
}。
error-points-out-of-range = 谁也拿不了那么多分。用 `/manage points-reset` 可以让某人从头来过。
error-bots-have-no-points = 机器人不打牌，也没有分。
error-needs-manage-server = 只有服务器管理员可以这么做。
