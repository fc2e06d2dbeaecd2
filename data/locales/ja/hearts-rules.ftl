# ハーツ：目的とローカルルール

tricks-goal-hearts = 4人で、手札は13枚です。**スコアがいちばん低い人の勝ちです。** { $spot ->
    [on] 取ったハートは数字どおりの点（J{"\u00A0"}11、Q{"\u00A0"}12、K{"\u00A0"}13、A{"\u00A0"}14）、{ CARD("QS") }は25点です。
   *[off] 取ったハートは1枚1点、{ CARD("QS") }は13点です。
}
    - { CARD("2C") }からリードします。リードと同じマークがあれば、それを出します。そのマークでいちばん高いカード（Aが最高）がトリックを取り、次をリードします。
    - 最初のトリックには、ハートと{ CARD("QS") }を出せません。ハートは、誰かが捨てたあとにリードできます。
tricks-paying-hearts = 基本点があるときは、最後に、勝てなかった全員が払い、勝った人で分けます。CPUは払いも受け取りもしません。抜けた人は勝てません。

tricks-until-hearts = { $points }点まで
tricks-target-hearts = 誰かが**{ $points }**点を超えた局で、ゲームは終わります。同点なら勝ちを分けます。
tricks-stake-hearts = 💰 プレイヤーどうしの基本点：**{ $stake }**。負けた全員が勝った人に払います。

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") }は普通のカードです。
tricks-rule-hearts-jack-of-diamonds-on = **{ CARD("JD") }{"\u00A0"}−10**：取った人のスコアから引きます。最初のトリックには出せません。シュート・ザ・ムーンにも必要です。
tricks-rule-hearts-moon-add-to-others = **シュート・ザ・ムーン：** ハート全部と{ CARD("QS") }を取ると、自分は0点、ほかの全員が{ $moved }点です。
tricks-rule-hearts-moon-take-from-self = **シュート・ザ・ムーン：** ハート全部と{ CARD("QS") }を取ると、自分のスコアが{ $moved }点減ります。
tricks-rule-hearts-moon-choose = **シュート・ザ・ムーン：** ハート全部と{ CARD("QS") }を取ると、ほかの全員に{ $moved }点か、自分のスコアから{ $moved }点を引くか、選べます。
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") }では、ハートは解禁されません。
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") }でもハートが解禁されます。出たあとはハートをリードできます。
tricks-rule-hearts-passing-cycle = **カードを渡す：** 始める前に全員が3枚渡します。左、右、向かい、なしの順です。
tricks-rule-hearts-passing-left = **カードを渡す：** 始める前に全員が左へ3枚渡します。
tricks-rule-hearts-passing-none = **カードは渡しません：** 配られたまま遊びます。
tricks-rule-hearts-black-maria-off = { CARD("KS") }と{ CARD("AS") }は0点です。
tricks-rule-hearts-black-maria-on = **ブラックマリア：** { CARD("KS") }は10点、{ CARD("AS") }は7点です。どちらも最初のトリックには出せず、シュート・ザ・ムーンには両方必要です。
tricks-rule-hearts-spot-off = ハートはどれも同じ点です。
tricks-rule-hearts-spot-on = **スポットハーツ：** ハートは高いほど点が多くなります。

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = ムーンは本人のスコアから{ $moved }点引く
tricks-short-hearts-moon-choose = ムーンの点は達成した人が選ぶ
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") }でもハート解禁
tricks-short-hearts-passing-left = いつも左に渡す
tricks-short-hearts-passing-none = カードを渡さない
tricks-short-hearts-black-maria-on = { CARD("KS") }は10点、{ CARD("AS") }は7点
tricks-short-hearts-spot-on = ハートは数字どおり、{ CARD("QS") }は25点

tricks-told-hearts = -# ハーツの祖先は、トリックを避けるフランスの古いゲーム、レヴェルシです。
