# 吃墩游戏里，不能做某件事时私下说的话。

error-game-stake-invalid = 一场的底分要在0到{ $most }之间。
error-game-stake-uncovered = 这里一场可能输{ $stake }分，你有{ $balance }分。
error-nobody-has-stake = 这里一场可能输{ $stake }分，谁的分都不够。开一桌{ $affordable ->
    [0] {" "}`stake:0` 的
   *[other] 底分{ $affordable }或更小的
}吧。
error-join-between-hands = 牌已经发了。打完这局，你可以接替一个电脑。
error-seat-taken-meanwhile = 那个座位刚被人坐了。再按一次**加入**。
error-no-free-seat = 没有空位了。
error-game-is-running = 等这场打完吧。
error-no-game-running = 现在没有一场在打。
error-hand-over = 那一局已经结束，去看最新的牌桌消息。
error-levels-are-set = 已经开始打了，电脑水平不能改。想改就另开一桌。
error-only-players-call-off = 只有玩家或服务器管理员可以让本场作废。
error-left-with-stake = 离桌的人还有底分在场上，所以不能作废。大家都走的话，电脑会打完。
error-calling-off-asked-already = 你已经同意了，大家都同意才作废。
error-claim-uncertain = 还不能摊牌：剩下的墩不一定全是你的。
error-nothing-to-choose = 现在没有要你选的。
error-no-trick-yet = 这局还没有人收过墩。
