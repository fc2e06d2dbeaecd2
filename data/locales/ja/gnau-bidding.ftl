# 4枚を見て、親になるためにビッドするラウンド

gnau-table-highest-bid = いちばん高くビッドした人

gnau-bidding-table = 🃏 **4枚ずつ配りました。** { BUTTON("gnau-button-hand") }を押して、親になるためのビッドをしてください。いちばん高くビッドした人が親になり、基本点にビッドの数が掛かります。全員がビッドしたら公開します。遅くとも：{ $when }
gnau-raising-table = 🏦 **親は{ $dealer }（×{ $bid }）です。** 子は{ BUTTON("gnau-button-hand") }を押して、倍率を上げるか決めてください。全員が決めたら5枚目を開きます。遅くとも：{ $when }
gnau-raising-bids = -# ビッド：{ $bids }
gnau-raising-bid = { $user } { $number ->
    [0] なし
   *[other] ×{ $number }
}
gnau-raising-lot = -# 同じビッドだったので、シャッフルで決まりました。
gnau-bidding-done = ✅ { $user } · { $phase ->
    [raising] 決定
   *[bidding] ビッド済み
}
gnau-bidding-thinking = 👀 { $user } · 考え中
gnau-bidding-plays = ✅ { $user } · 基本点のまま
gnau-bidding-banker = 🏦 { $user } · 親

gnau-bidding-ask = **ビッドして親になりますか？** いちばん高くビッドした人が親になり、すべてにビッドの数が掛かります。5枚目は裏のままです。
gnau-bidding-made = { $number ->
    [0] ビッドしませんでした。
   *[other] **×{ $number }**でビッドしました。
}全員がビッドしたら公開します。
gnau-raising-ask = **親は{ $dealer }（×{ $bid }）です。** 上げた倍率だけ、勝ち負けが大きくなります。
gnau-raising-made = **親は{ $dealer }（×{ $bid }）です。** 基本点の**{ $times }倍**で勝負します。全員が決めたら5枚目を開きます。
gnau-raising-yours = **あなたが×{ $bid }の親です。** いまは子が倍率を決めています。
gnau-bidding-limit = -# これより上は選べません。全員が払える数だけが出ます。
gnau-bidding-footer = -# 終了：{ $when } · [卓へ]({ $link })

gnau-bid-button-bid = { $number ->
    [0] ビッドしない
   *[other] ×{ $number }でビッド
}
gnau-bid-button-raise = { $number ->
    [1] 上げない
   *[other] ×{ $number }に上げる
}

gnau-bid-button-hint = ヒント
gnau-bid-hint-title = ### 💡 あなたの4枚
gnau-bid-hint-chance = 相手が1人なら、勝ちは**{ $wins }**、同じ強さは{ $ties }です。
gnau-bid-hint-dealer = **親なら**（基本点で遊ぶ子{ $players }人が相手）：{ $worth }
gnau-bid-hint-raise = **×{ $bid }の親が相手なら：** { $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# 5枚目と相手の手札をすべて数えた、正確な平均ポイントです。人のビッドも手札の手がかりですが、計算には入れていません。

gnau-note-joined-bidding = 参加しました。次に配られたら、4枚を見て親になるためのビッドをします。
gnau-note-dealer-found = 🏦 親は{ $dealer }（×{ $bid }）です。{ BUTTON("gnau-button-hand") }を押すと倍率を上げられます · [卓へ]({ $link })

gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# 親×{ $bid }
gnau-result-raised = -# 親×{ $bid } · 子×{ $raised } · 基本点の{ $times }倍
gnau-result-next-bid = 次：{ $seats }が親をビッドで決めます。
gnau-result-next-bid-alone = 次：ビッドのラウンドです。あと1人必要です。
gnau-picture-four = あなたの手札：{ $cards }、裏が1枚
gnau-suspense-four = 4枚を開きました。5枚目は…
