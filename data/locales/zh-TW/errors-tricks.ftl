# 在吃墩遊戲的牌桌不能這樣做的時候。

error-game-stake-invalid = 一場的底分要在 0 到 { $most } 分之間。
error-game-stake-uncovered = 這裡一場可能輸 { $stake } 分，你有 { $balance } 分。
error-nobody-has-stake = 這裡一場可能輸 { $stake } 分，沒有人玩得起。{ $affordable ->
    [0] 用 `stake:0` 開一桌。
   *[other] 請開底分 { $affordable } 以下的牌桌。
}
error-join-between-hands = 牌已經發了。這局打完，你可以坐電腦的位子。
error-seat-taken-meanwhile = 剛剛有人坐了那個位子。再按一次「**加入**」。
error-no-free-seat = 沒有空位。
error-game-is-running = 等這場結束。
error-no-game-running = 現在沒有進行中的遊戲。
error-hand-over = 那局打完了。用牌桌最新的訊息。
error-levels-are-set = 遊戲已經開始，電腦玩家不能再換。想換就另開一桌。
error-only-players-call-off = 只有玩家或伺服器管理員可以取消這場。
error-left-with-stake = 有人離開了，但底分還留在場上，所以不能取消。如果大家都離開，電腦會打完。
error-calling-off-asked-already = 你同意過了。大家都同意就取消這場。
error-claim-uncertain = 還不能全收：剩下的墩不一定都是你的。
error-nothing-to-choose = 現在沒有要你選的。
error-no-trick-yet = 這局還沒有人吃到墩。
