# 每日牌局，只有本人看得到。

tricks-daily-title = { $game } · { $date } 每日牌局
tricks-daily-how = 這裡每個人拿一樣的牌，對一樣的三個電腦玩家，只能打一次。沒有提示，慢慢來。
tricks-daily-how-outside = 伺服器以外的人都拿一樣的牌，對一樣的三個電腦玩家，只能打一次。沒有提示，慢慢來。
tricks-daily-outdated = -# 🤖 你開打之後，電腦玩家更新過。
tricks-daily-lock = -# 🔒 洗牌鎖 `{ $commitment }`
tricks-daily-seed = -# 🔓 洗牌鑰匙 `{ $seed }`

tricks-daily-hand = { $date } 每日牌局

## 成績

tricks-daily-score = 得分：{ $score }
tricks-daily-place = { $is-over ->
    [yes] {""}
   *[no] 目前{" "}
}{ $people } 人裡第 **{ $place }** 名
tricks-daily-standing = **排行榜**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# …還有 { $others } 位
tricks-daily-before = -# 前一天：{ $standing }
tricks-daily-tomorrow = -# 下次的牌局：{ $when }
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
tricks-daily-over = 那天已經過了。這是今天的牌局。

tricks-daily-button-share = 分享
tricks-daily-button-review = 檢討
tricks-daily-button-today = 打今天的牌局

error-daily-deal-not-begun = 那局你還沒開始打。今天的：`/{ $game } daily`
error-daily-deal-over = 這局你打完了，每局只算一次。
error-daily-deal-not-over = 先把那局打完。
error-daily-deal-shared-already = 這個成績你分享過了。
