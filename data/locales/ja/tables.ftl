# どのゲームの卓でも同じ言葉

table-restored = -# 🔄 再起動から復帰しました：{ $when }
table-on-vacation = 🏖️ { $user }さんは{ $when }まで不在です

table-title = { $game } · { $table }番卓
table-title-closed = { $game } · { $table }番卓は閉じました
table-title-details = { $game } · { $table }番卓の詳細
table-closed = { $table }番卓は閉じました。
table-left = ✅ 退席しました。
table-cost = 💰 { $unit ->
    [game] 1ゲーム
   *[round] 1ラウンド
}で最大{ $need }ポイント減ることがあります。
table-cost-dealer = { table-cost }親の{ $dealer }は、{ $players ->
    [0] 誰の分も払えません。
   *[other] { $players }人分まで払えます。
}
table-stake-high = この基本点では、{ $unit ->
    [game] 1ゲーム
   *[round] 1ラウンド
}で最大{ $need }ポイント減ることがあります。ここのほとんどの人の持ちポイントより多い数です。{ $stake ->
    [0] {""}
   *[other] 基本点{ $stake }なら、ほとんどの人が遊べます：`/{ $game } open stake:{ $stake }`
}

fair-lock = -# 🔒 シャッフルロック `{ $commitment }…`
fair-key = -# 🔓 シャッフルキー `{ $key }…`
fair-lock-whole = 🔒 **第{ $round }{ $unit ->
    [hand] 局
   *[round] ラウンド
}のシャッフルロック**（方式{ $scheme }）：次のシャッフルのキーのSHA-256です。
    `{ $commitment }`
    -# 初めの数桁は卓にあります。終わると`/{ $game } verify`でキーが見られます。

cut-title = 山札をカット
cut-label = 好きな言葉
cut-why = 毎回のシャッフルに混ぜるので、誰もカードを先に知ることができません。
cut-note = ✅ 変えるか退席するまで、毎回のシャッフルに混ぜます：{ $word }
