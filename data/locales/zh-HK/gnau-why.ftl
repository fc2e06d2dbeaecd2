# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-why-pair = 都是孖寶：一對 { $higher } 比一對 { $lower } 大。
gnau-why-number = 都有牛，比尾數：{ $higher } 比 { $lower } 大。
gnau-why-nenku = 嫩菇算牛1：{ $higher } 比 { $lower } 大。
gnau-why-more = -# 「{ BUTTON("gnau-button-as-text") }」：用文字看完整結果。「{ BUTTON("gnau-button-practise") }」：練習更快找到牛。
