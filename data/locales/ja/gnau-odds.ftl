# 確率

gnau-odds-category-bomb = 爆弾
gnau-odds-category-double = ペア牛
gnau-odds-category-single = 数字の牛
gnau-odds-count = { $hands }
gnau-odds-beat = 勝ち
gnau-odds-tie = 同じ強さ
gnau-odds-lose = 負け

gnau-odds-title = 🎲 確率 · { $rules }
gnau-odds-round = 子のポイントが増えるのはラウンドの**{ $gains }**、減るのは**{ $pays }**、動かないのは**{ $moves_nothing }**です。
    -# 役の強さは、勝ち{ $beats }、負け{ $loses }、同じ{ $ties }です。{ $rule }。
gnau-odds-ties = { $rule ->
    [push] 同じ強さは引き分け
    [high_card] 同じ強さなら最高の1枚で決める
    [unpaid] 同じ強さは親の勝ち、ただし牛なしどうしは動かず、五公どうしは引き分け
   *[dealer] 同じ強さは親の勝ち、ただし五公どうしは引き分け
}
gnau-odds-nenku = -# { $nenku }。役の説明：`/gnau rules`
gnau-odds-edge = 親の優位：基本点の**{ $edge }**
gnau-odds-picture = 役ごとの確率：{ $bars }。
gnau-odds-button-details = 詳細

gnau-odds-hands = 手札{ $hands }通り：
gnau-odds-player = 基本点1あたりの期待値：**{ $decimal }**

gnau-odds-hand-points = 親の手札のうち、**{ $gains }**に勝ってポイントが増え、**{ $pays }**に負けて減ります。{ $is_always_paid ->
    [yes] {""}
   *[no] **{ $moves_nothing }**では動きません。
}
gnau-odds-hand-picture = 勝ち、同じ強さ、負けの確率：{ $bars }。
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] 同じ強さは引き分けです。
    [unpaid] 同じ強さは親の勝ちですが、{ $hand }ならポイントは動きません。
   *[dealer] 同じ強さは親の勝ちです。
}
gnau-odds-hand-of = -# 残り{ $cards }枚からできる親の手札{ $hands }通りが相手です。
