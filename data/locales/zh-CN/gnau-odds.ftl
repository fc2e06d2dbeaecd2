# 概率，Discord 和终端都用。

gnau-odds-category-bomb = 炸弹
gnau-odds-category-double = 孖宝
gnau-odds-category-single = 普通牛
gnau-odds-count = { $hands }
gnau-odds-beat = 赢
gnau-odds-tie = 平
gnau-odds-lose = 输

gnau-odds-title = 🎲 概率 · { $rules }
gnau-odds-round = **{ $gains }**的局赢分，**{ $pays }**的局输分，**{ $moves_nothing }**不输不赢。
    -# 你的牌{ $beats }的情况更大，{ $loses }更小，{ $ties }一样大：{ $rule }。
gnau-odds-ties = { $rule ->
    [push] 一样大就打平
    [high_card] 一样大就比单张
    [unpaid] 一样大算庄家赢，但都没牛不输分，都是五公打平
   *[dealer] 一样大算庄家赢，但都是五公打平
}
gnau-odds-nenku = -# { $nenku }。各种牌型的意思：`/gnau rules`
gnau-odds-edge = 庄家平均多赢：底分的**{ $edge }**
gnau-odds-picture = 每种牌型的概率：{ $bars }。
gnau-odds-button-details = 详情

gnau-odds-hands = 全部{ $hands }手牌里：
gnau-odds-player = 底分每1分，平均输赢：**{ $decimal }**分

gnau-odds-hand-points = 庄家的牌里，你赢**{ $gains }**，输**{ $pays }**。{ $is_always_paid ->
    [yes] {""}
   *[no] **{ $moves_nothing }**不输不赢。
}
gnau-odds-hand-picture = 赢、平、输的机会：{ $bars }。
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] 一样大就打平。
    [unpaid] 一样大算庄家赢，但{ $hand }不输分。
   *[dealer] 一样大算庄家赢。
}
gnau-odds-hand-of = -# 算的是庄家从其余{ $cards }张牌里可能拿到的全部{ $hands }手牌。
