# 機率。

gnau-odds-category-bomb = 炸彈
gnau-odds-category-double = 對子妞
gnau-odds-category-single = 妞1–妞妞
gnau-odds-count = { $hands }
gnau-odds-beat = 贏
gnau-odds-tie = 平
gnau-odds-lose = 輸

gnau-odds-title = 🎲 機率 · { $rules }
gnau-odds-round = **{ $gains }** 的局你贏分，**{ $pays }** 的局你輸分，**{ $moves_nothing }** 的局不輸不贏。
    -# 你的牌比較大 { $beats }，比較小 { $loses }，一樣大 { $ties }：{ $rule }。
gnau-odds-ties = { $rule ->
    [push] 平手不輸不贏
    [high_card] 平手比最大的單張
    [unpaid] 平手算莊家贏，但雙方都無妞就不付分，雙方都五公就不輸不贏
   *[dealer] 平手算莊家贏，但雙方都五公就不輸不贏
}
gnau-odds-nenku = -# { $nenku }。各種牌型：`/gnau rules`
gnau-odds-edge = 莊家平均多得：底分的 **{ $edge }**
gnau-odds-picture = 各種牌型的機率：{ $bars }。
gnau-odds-button-details = 詳情

gnau-odds-hands = 全部 { $hands } 種牌裡：
gnau-odds-player = 每 1 分底分的預期得分：**{ $decimal }**

gnau-odds-hand-points = 莊家所有可能的牌裡，你贏 **{ $gains }**，輸 **{ $pays }**。{ $is_always_paid ->
    [yes] {""}
   *[no] 另外 **{ $moves_nothing }** 不輸不贏。
}
gnau-odds-hand-picture = 贏、平、輸的機會：{ $bars }。
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] 平手不輸不贏。
    [unpaid] 平手算莊家贏，但{ $hand }不付分。
   *[dealer] 平手算莊家贏。
}
gnau-odds-hand-of = -# 莊家從其餘 { $cards } 張拿牌，共 { $hands } 種。
