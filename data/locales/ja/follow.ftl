follow-button = 観戦
follow-button-stop = 観戦をやめる
follow-button-again = 観戦を続ける
follow-button-review = { $game ->
    [gnau] 第{ $number }ラウンドの結果
   *[other] 第{ $number }局の振り返り
}
follow-until = -# 👀 [この卓]({ $link })を観戦中。自動で終わるのは：{ $when }
follow-out = 🃏 **配りました。** オープンは遅くとも：{ $when }
follow-bidding = 🃏 **4枚ずつ配りました。** いちばん高くビッドした人が親になります。公開は遅くとも：{ $when }
follow-raising = 🏦 **親は{ $dealer }（×{ $bid }）です。** 子が倍率を上げるか決めます。遅くとも：{ $when }
follow-turning = 卓でカードをめくっています。
follow-ended = { $why ->
    [seated] [{ $table }番卓]({ $link })の席に着いたので、観戦は終わりです。
    [closed] { $table }番卓は閉じたので、観戦も終わりです。
    [refused] { $table }番卓はもう観戦できません。
   *[stopped] [{ $table }番卓]({ $link })の観戦を終えました。
}
follow-seated = ここに席があります。自分の手札を見てください。
