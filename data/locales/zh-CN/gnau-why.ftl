# 这局为什么是这个结果：自己的牌跟庄家的牌比。

gnau-button-why = 为什么
gnau-button-as-text = 看文字
gnau-button-practise = 练习

gnau-why-title = 为什么？ · { $table }号桌第{ $round }局
gnau-why-you = 你 · **{ $hand }**
gnau-why-you-dealt = 你做庄 · **{ $hand }** · **{ $delta }**
gnau-why-dealer = 庄家：{ $dealer } · **{ $hand }**
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] 你{" "}
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# 这局没有你。

gnau-why-swapped = -# { $three_six ->
    [swapped] 这里3算6，6算3。
   *[free] 3可以当6，6可以当3。
}

# 胜负在哪里
gnau-why-category = { $higher }大过{ $lower }。
gnau-why-pair = 都是孖宝：一对{ $higher }大过一对{ $lower }。
gnau-why-bomb = 都是炸弹：四张{ $higher }大过四张{ $lower }。
gnau-why-card = 两手一样大，比最大的单张：{ $higher }大过{ $lower }。
gnau-why-number = 都是普通牛：{ $higher }大过{ $lower }。
gnau-why-nenku = 嫩菇算牛一：{ $higher }大过{ $lower }。
gnau-why-equal = 两手一样大。
gnau-why-pays = { $hand } ×{ $times } · 底分{ $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}抢庄 ×{ $bid } · 加倍 ×{ $raised }
} · **{ $delta }**
gnau-why-chance = 🎲 **{ $split ->
    [missed] 按最佳配法
   *[best] 开牌之前
}：**赢{ $gains }，输{ $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] ，不输不赢{ $moves_nothing }
}
gnau-why-possible = 💡 本来可以：**{ $hand }** · **{ $delta }**
gnau-why-best = ✅ 没有更好的配法了。
gnau-why-more = -# { BUTTON("gnau-button-as-text") }：用文字看完整结果。{ BUTTON("gnau-button-practise") }：练习更快看出牛。
gnau-why-check = -# 公平吗？`/gnau verify round:{ $round }`
