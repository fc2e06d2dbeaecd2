# お開きと、その続き

gnau-evening-deals = 配るのは：{ $when }
gnau-button-again = 再戦

gnau-details-key = 🔓 **配られなかった第{ $round }ラウンドのシャッフルキー**（方式{ $scheme }）：
    `{ $key }`
    -# { $before ->
    [0] このキーのSHA-256が、最初のシャッフルのロックです。
   *[other] このキーのSHA-256が第{ $before }ラウンドのキー、そのSHA-256が1つ前のキーです。こうして最初のシャッフルのロックまで戻れます。
}

gnau-evening-won = 🎉 優勝は{ $users }：**{ $delta }**
gnau-evening-closed = -# { $table }番卓は閉じました。

gnau-evening-title = 牛牛の結果
gnau-evening-rounds = { $rounds }ラウンド
gnau-evening-player = プレイヤー{ $number }
gnau-evening-best-hand = 最高の役
gnau-evening-run = 最長連勝
gnau-evening-run-of = { $rounds }連勝
gnau-evening-missed = 見逃した牛が最多
gnau-evening-missed-of = { $oxen }回
gnau-evening-luckiest = いちばん幸運
gnau-evening-unluckiest = いちばん不運
gnau-evening-luck = { $actual }、期待値{ $expected }
gnau-evening-said = { $title }：{ $name }、{ $value }
