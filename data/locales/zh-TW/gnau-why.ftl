# 這局為什麼是這個結果。

gnau-button-why = 為什麼
gnau-button-as-text = 看文字
gnau-button-practise = 練習

gnau-why-title = 為什麼？ · { $table } 號桌第 { $round } 局
gnau-why-you = 你 · **{ $hand }**
gnau-why-you-dealt = 你做莊 · **{ $hand }** · **{ $delta }**
gnau-why-dealer = 莊家：{ $dealer } · **{ $hand }**
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] 你{" "}
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# 你沒有玩這局。

gnau-why-swapped = -# { $three_six ->
    [swapped] 這裡 3 算 6，6 算 3。
   *[free] 3 可以當 6，6 可以當 3。
}

gnau-why-category = { $higher }比{ $lower }大。
gnau-why-pair = 都是對子妞：一對 { $higher } 比一對 { $lower } 大。
gnau-why-bomb = 都是炸彈：四張 { $higher } 比四張 { $lower } 大。
gnau-why-card = 牌一樣大，比最大的單張：{ $higher } 比 { $lower } 大。
gnau-why-number = 都有妞，比尾數：{ $higher } 比 { $lower } 大。
gnau-why-nenku = 嫩菇算妞1：{ $higher } 比 { $lower } 大。
gnau-why-equal = 兩手牌一樣大。
gnau-why-pays = { $hand } ×{ $times } · 底分 { $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}莊家 ×{ $bid } · 加到 ×{ $raised }
} · **{ $delta }**
gnau-why-chance = 🎲 **{ $split ->
    [missed] 用最佳擺法
   *[best] 開牌前
}：** 贏 { $gains }，輸 { $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] ，不輸不贏 { $moves_nothing }
}
gnau-why-possible = 💡 可以擺成：**{ $hand }** · **{ $delta }**
gnau-why-best = ✅ 沒有更好的擺法。
gnau-why-more = -# 「{ BUTTON("gnau-button-as-text") }」：用文字看完整結果。「{ BUTTON("gnau-button-practise") }」：練習更快找到妞。
gnau-why-check = -# 公平嗎？`/gnau verify round:{ $round }`
