# 牛の3枚を選ぶ

gnau-pick-confirm = 決定
gnau-pick-undo = 戻す
gnau-pick-no-ox = 牛なし
gnau-pick-sure = このまま決定

gnau-pick-picked = 選択：{ $cards }
gnau-pick-summed = { gnau-pick-picked } = { $sum }
gnau-pick-sum = 合計：**{ $sum }**
gnau-pick-not-ox = ⚠️ 牛ではありません：{ $sum }。このままだと牛なしになります。選び直すか、{ BUTTON("gnau-pick-sure") }を押してください。
gnau-pick-nothing = 選択：まだなし
