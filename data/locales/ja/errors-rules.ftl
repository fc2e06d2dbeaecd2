# カード、ローカルルール、記録の間違い

error-card-unknown = 「{ $card }」はカードではありません。AS、10H、3D、QCのように、数字とマークを書いてください。
error-card-suit-missing = 「{ $card }」にはマークが必要です：S、H、D、C。
error-card-too-often = { $card }が{ $count }枚ありますが、トランプ{ $packs }組には{ $packs }枚しかありません。
error-rank-too-often = { $rank }が{ $count }枚ありますが、{ $packs ->
    [1] トランプ1組には4枚
   *[other] トランプ{ $packs }組には各組4枚ずつ
}しかありません。
error-hand-not-five = 手札は5枚です。これは{ $count }枚です。
error-passport-not-three = 牛の3枚を選ぶか、牛なしを選んでください。

error-rules-invalid = ローカルルールは、プリセットの名前か、オプションのJSONオブジェクトで書きます。「{ $value }」は使えません。
error-rules-preset-unknown = プリセット「{ $preset }」はありません。プリセット：{ $known }。
error-rules-option-unknown = ローカルルール「{ $option }」はありません。ローカルルール：{ $known }。
error-rules-option-twice = 「{ $option }」が2回あります。
error-rules-value-invalid = { $option }に「{ $value }」は使えません。この中から選んでください：{ $allowed }。
error-rules-conflict = { $one }と{ $other }は一緒に使えません。先にどちらかを変えてください。
error-rules-part-invalid = 「{ $part }」はローカルルールではありません。このように書いてください：{ $example }。
error-stake-invalid = 基本点は1〜{ $highest }の整数にしてください。「{ $stake }」は使えません。

error-game-unknown = ゲーム「{ $game }」はありません。ゲーム：{ $known }。
error-record-not-json = 記録は、1行に1つのJSONオブジェクトで書いてください。
error-record-not-object = { error-record-not-json }
error-record-key-unknown = 記録にキー“{ $key }”はありません。キー：{ $known }。
error-record-key-missing = 記録にキー“{ $key }”が必要です。
error-record-key-twice = キー“{ $key }”が1つのオブジェクトに2回あります。
error-record-players-invalid = “players”は、名前ごとに5枚のリストを持つオブジェクトで書きます。「{ $value }」は使えません。
error-record-hand-invalid = 「{ $hand }」の手札は、["AS","10H","3D","QC","8C"]のような5枚のリストで書いてください。
error-record-hand-size = 「{ $hand }」の手札は5枚のはずですが、{ $count }枚です。
error-record-bid-invalid = “bid”は親のビッドで、1〜3です。「{ $value }」は使えません。
error-record-raises-invalid = “raises”は、プレイヤーごとに1、2、3、5のどれかです。「{ $value }」は使えません。
error-record-cards-invalid = “{ $key }”は、["AS","10H"]のようなカードのリストで書いてください。
error-record-seats-invalid = “{ $key }”は、カードのリスト4つ（席ごとに1つ）で書いてください。
error-record-hand-number-invalid = “hand”は、ゲームの何局目かを1から数えた数です。「{ $value }」は使えません。
error-record-passes-missing = この局ではカードを渡します。各席が渡した3枚を“passes”に書いてください。
error-record-passes-not-expected = この局ではカードを渡しません。“passes”はnullにしてください。
error-record-leader-invalid = “leader”は0〜3の席で、ゲームの最初の局ではnullです。「{ $value }」は使えません。
error-options-invalid = ローカルルールは、オプションのJSONオブジェクトで書きます。「{ $value }」は使えません。

error-deal-seats = 1局は13枚ずつ4人分のはずですが、{ $count }人分です。
error-deal-size = 席{ $seat }は13枚のはずですが、{ $count }枚です。
error-deal-card-twice = { $card }が2回配られています。
error-play-not-begun = まだ始まっていません。カードを選んでいる人がいます。
error-play-finished = この局は終わりました。
error-not-your-turn = まだあなたの番ではありません。
error-card-not-held = { $card }は手札にありません。
error-must-follow-suit = リードと同じマークを出してください。手札に{ $suit ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
}があります。

error-pass-count = 渡すのは{ $needed }枚です。{ $count }枚ではありません。
error-pass-card-twice = { $card }は1回しか選べません。
error-pass-over = カードを渡す時間は終わりました。
error-passed-already = もうカードを選びました。
error-two-of-clubs-leads = 最初のトリックは{ CARD("2C") }からリードします。
error-points-in-first-trick = { $card }には点があります。点のないカードがあるうちは、最初のトリックに出せません。
error-hearts-not-broken = ハートはまだ解禁されていません。ほかのマークをリードしてください。

error-expose-over = カードを公開する時間は終わりました。
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card }は公開できません。公開できるのは{ CARD("AH") }、{ CARD("QS") }、{ CARD("JD") }、{ CARD("10C") }だけです。
error-two-of-spades-leads = ゲームの最初のトリックは{ CARD("2S") }からリードします。
error-exposed-in-first-trick = { $card }は公開中です。同じマークがほかにあれば、そのマークが一度リードされるまで出せません。
