# 牌桌圖片裡的字，越短越好。

tricks-picture-trick = { $number }/{ $tricks }{"\u00A0"}墩
tricks-picture-last = { $number }/{ $tricks }{"\u00A0"}墩 已打完
tricks-picture-led = 先出
tricks-picture-turn = 該出牌
tricks-picture-lead = 該先出
tricks-picture-choosing = 選擇中
tricks-picture-ready = 好了
tricks-picture-away = 不在
tricks-picture-winner = 吃下
tricks-picture-ahead = 領先

tricks-said-trick = 桌上：{ $cards }。{ $who } 先出。
tricks-said-open = { $card }（亮）
tricks-said-winner = 吃下這墩
tricks-said-seat = { $who }：{ $facts }。
tricks-said-cards = { $count ->
    [0] 牌出完了
   *[other] 剩 { $count } 張
}
tricks-said-counting = 吃到 { $cards }
tricks-said-exposed = 亮了 { $cards }
