# 選三張牌。

gnau-pick-confirm = 確定
gnau-pick-undo = 收回
gnau-pick-no-ox = 無妞
gnau-pick-sure = 照樣確定

gnau-pick-picked = 已選：{ $cards }
gnau-pick-summed = { gnau-pick-picked } = { $sum }
gnau-pick-sum = 合計：**{ $sum }**
gnau-pick-not-ox = ⚠️ 沒湊成：{ $sum }。這樣算無妞。換別的牌，或按「{ BUTTON("gnau-pick-sure") }」。
gnau-pick-nothing = 已選：還沒有
