# 配りの検証

deal-check-form-ok = ファイルは書かれたままです。
deal-check-form-wrong = ファイルが変更されています。「{ $expected }」のところが「{ $found }」です。
deal-check-digest-ok = ダイジェストが内容と合っています。
deal-check-digest-wrong = 内容が変更されています。ダイジェストは{ $expected }で、{ $found }ではありません。
deal-check-commitment-ok = キーがロックに合っています。キーのSHA-256がロックです。
deal-check-commitment-wrong = キーがロックに合いません。キーのSHA-256は{ $expected }、ロックは{ $found }です。
deal-check-differs = { $who }：{ $expected }ですが、ファイルでは{ $found }です。
deal-left-open = 隠した言葉がファイルにないので、そこから配り直すことはできません。

deal-check-packs-ok = シャッフルはトランプ{ $expected }組で、この人数に合っています。
deal-check-packs-wrong = この人数にはトランプ{ $expected }組が必要ですが、ファイルでは{ $found }です。
deal-check-shuffle-ok = 同じキーでシャッフルし直すと、山札は親の手札で始まります：{ $expected }。
deal-check-shuffle-wrong = 同じキーでシャッフルし直すと、山札は{ $expected }で始まりますが、親の手札は{ $found }です。
deal-check-hands-ok = 子の手札は、すべてその次の5枚ずつです。
deal-check-hands-wrong = その次の5枚ではない子の手札があります。
deal-check-bid-ok = いちばん高くビッドした人が親です。同じビッドは、この配りのシャッフルで決まっています。
deal-check-bid-wrong = 親、またはその倍率が違います。
deal-check-settlement-ok = 支払いは正しいです。
deal-check-settlement-wrong = 支払いが違います。

deal-check-deal-ok = 配り直しても、どの席のカードも記録と同じです。
deal-check-deal-wrong = 配り直すと、記録と同じカードにならない席があります。
deal-check-play-ok = 再現すると、{ $expected }枚すべてルールどおりです。
deal-check-play-wrong = 再現すると、{ $found ->
    [0] 最初から
   *[other] { $found }枚のあとで
}ルールに反しています：「{ $reason }」
deal-check-scores-ok = スコアは正しいです。
deal-check-scores-wrong = スコアが違います。

verify-true = ✅ { $dealt }：すべて正しいです
verify-false = ❌ { $dealt }：合わないところがあります
verify-round = { $table }番卓 第{ $round }ラウンド
verify-hand = { $table }番卓 第{ $round }局
verify-more = -# ほかに{ $more }か所違います。すべてファイルで見られます。
verify-seeds = 🔒 ロック：`{ $commitment }`
    🔓 キー：`{ $seed }`
verify-parts = **それぞれがシャッフルに足したもの**
verify-no-parts = -# なし：誰も席にいませんでした
verify-part = -# { $who }：`{ $part }`
verify-part-hidden = -# { $who }：隠した言葉（SHA-256 `{ $digest }`）
verify-hidden = -# いま、隠した言葉を使って配り直しました。ファイルにはそのSHA-256しかないので、それだけでは誰も配り直せません。
verify-how = -# ロックを卓のものと比べ、自分が足したものを探してください。Discordの外では`python -m bot verify`か、ガイドの「Check a deal」（英語）をどうぞ。
gnau-verify-dealer = 親の{ $user }
