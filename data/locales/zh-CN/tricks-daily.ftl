# 每日牌局，只有自己看得到。

tricks-daily-title = { $game } · { $date }的牌局
tricks-daily-how = 大家拿同样的牌，对同样的三个电脑，只能打一次。没有提示，也不催你。
tricks-daily-how-outside = 服务器以外的人都拿同样的牌，对同样的三个电脑，只能打一次。没有提示，也不催你。
tricks-daily-outdated = -# 🤖 这局开打后，电脑更新过。
tricks-daily-lock = -# 🔒 洗牌锁 `{ $commitment }`
tricks-daily-seed = -# 🔓 洗牌钥匙 `{ $seed }`

tricks-daily-hand = { $date }的牌局

## 成绩

tricks-daily-score = 得分：{ $score }
tricks-daily-place = { $is-over ->
    [yes] {""}
   *[no] 目前
}第**{ $place }**名，共{ $people }人
tricks-daily-standing = **排行榜**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# …还有{ $others }人
tricks-daily-before = -# 前一天：{ $standing }
tricks-daily-tomorrow = -# 下一副牌：{ $when }
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
tricks-daily-over = 那一天已经过了，这是今天的牌局。

tricks-daily-button-share = 分享
tricks-daily-button-review = 复盘
tricks-daily-button-today = 打今天的牌局

error-daily-deal-not-begun = 你没打过那一局。今天的：`/{ $game } daily`
error-daily-deal-over = 这一局你打完了，每局只算一次。
error-daily-deal-not-over = 先把那一局打完。
error-daily-deal-shared-already = 这个成绩你已经分享过了。
