# ラウンドがこの結果になった理由

gnau-button-why = なぜ
gnau-button-as-text = 文字で見る
gnau-button-practise = 練習

gnau-why-title = なぜ？ · { $table }番卓 第{ $round }ラウンド
gnau-why-you = あなた · **{ $hand }**
gnau-why-you-dealt = あなた（親）· **{ $hand }** · **{ $delta }**
gnau-why-dealer = 親：{ $dealer } · **{ $hand }**
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] あなたは
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# このラウンドには参加していません。

gnau-why-swapped = -# { $three_six ->
    [swapped] ここでは3は6、6は3と数えます。
   *[free] 3は6、6は3と数えることもできます。
}

gnau-why-category = { $higher }は{ $lower }より強い役です。
gnau-why-pair = どちらもペア牛です。{ $higher }のペアは{ $lower }のペアより強いです。
gnau-why-bomb = どちらも爆弾です。{ $higher }の4枚は{ $lower }の4枚より強いです。
gnau-why-card = 同じ強さなので、最高の1枚で決めます。{ $higher }は{ $lower }より強いです。
gnau-why-number = どちらも数字の牛です。{ $higher }は{ $lower }より強いです。
gnau-why-nenku = ネンクは牛1と数えます。{ $higher }は{ $lower }より強いです。
gnau-why-equal = 2つの役は同じ強さです。
gnau-why-pays = { $hand }は×{ $times } · 基本点{ $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}親×{ $bid } · 子×{ $raised }
} · **{ $delta }**
gnau-why-chance = 🎲 **{ $split ->
    [missed] 最善の組み方なら
   *[best] オープン前
}：** 勝ち{ $gains }、負け{ $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] 、増減なし{ $moves_nothing }
}
gnau-why-possible = 💡 作れたはずの役：**{ $hand }** · **{ $delta }**
gnau-why-best = ✅ これより強い組み方はありません。
gnau-why-more = -# { BUTTON("gnau-button-as-text") }：結果をすべて文字で。{ BUTTON("gnau-button-practise") }：牛を早く見つける練習。
gnau-why-check = -# 公正か確かめる：`/gnau verify round:{ $round }`
