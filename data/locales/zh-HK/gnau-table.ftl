# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-table-title-round = 🐂 鬥牛 · { $table } 號桌 · 第 { $round } 局
gnau-table-aim = **目標：** 贏過莊家。三張湊成 10、20 或 30 就**有牛**。另外兩張看尾數，0 最大。
gnau-missed-many = { $people } 位玩家的牛
gnau-hand-choose = 選出湊成的三張，再按「{ BUTTON("gnau-pick-confirm") }」。確定後不能改。
    -# { $fallback ->
    [best] 沒把握？不選的話，就算最佳擺法。
   *[none] 小心：選錯或來不及選，都算冇牛。
}
gnau-hand-find = **你的牌有牛嗎？** 點開黑條看最佳擺法，什麼都不按就照它算。或按「{ BUTTON("gnau-button-split") }」。
