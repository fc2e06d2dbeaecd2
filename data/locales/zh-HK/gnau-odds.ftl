# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-odds-category-double = 孖寶
gnau-odds-category-single = 牛1–牛牛
gnau-odds-ties = { $rule ->
    [push] 平手不輸不贏
    [high_card] 平手比最大的單張
    [unpaid] 平手算莊家贏，但雙方都冇牛就不付分，雙方都五公就不輸不贏
   *[dealer] 平手算莊家贏，但雙方都五公就不輸不贏
}
