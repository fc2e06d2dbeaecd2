# 吃墩游戏的牌桌图片，词越短越好，还有图片的文字说明。

tricks-picture-trick = { $number }/{ $tricks }墩
tricks-picture-last = { $number }/{ $tricks }墩（结束）
tricks-picture-led = 领出
tricks-picture-turn = 轮到出牌
tricks-picture-lead = 轮到领出
tricks-picture-choosing = 选择中
tricks-picture-ready = 好了
tricks-picture-away = 暂离
tricks-picture-winner = 收下这墩
tricks-picture-ahead = 目前最大

tricks-said-trick = 桌上：{ $cards }。{ $who } 领出。
tricks-said-open = { $card }（亮）
tricks-said-winner = 收下这墩
tricks-said-seat = { $who }：{ $facts }。
tricks-said-cards = { $count ->
    [0] 没有牌了
   *[other] 还有{ $count }张牌
}
tricks-said-counting = 吃了{ $cards }
tricks-said-exposed = 亮了{ $cards }
