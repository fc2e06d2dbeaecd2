# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-pick-no-ox = 冇牛
gnau-pick-not-ox = ⚠️ 沒湊成：{ $sum }。這樣算冇牛。換別的牌，或按「{ BUTTON("gnau-pick-sure") }」。
