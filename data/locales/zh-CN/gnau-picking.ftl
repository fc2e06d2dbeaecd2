# 点出做牛的三张：练习和自己配牛都用。

gnau-pick-confirm = 确定
gnau-pick-undo = 撤销
gnau-pick-no-ox = 没牛
gnau-pick-sure = 就这样

gnau-pick-picked = 已选：{ $cards }
gnau-pick-summed = { gnau-pick-picked } = { $sum }
gnau-pick-sum = 合计：**{ $sum }**
gnau-pick-not-ox = ⚠️ 这不是牛：{ $sum }，会算没牛。换几张，或按{ BUTTON("gnau-pick-sure") }。
gnau-pick-nothing = 已选：还没有
