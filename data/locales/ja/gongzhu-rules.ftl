# 拱猪：目的とローカルルール

tricks-goal-gongzhu = 拱猪（ゴンジュー）は4人で、手札は13枚です。**{ $teams ->
        [on] スコアの高いチームが勝ちます。
       *[off] スコアがいちばん高い人が勝ち、低い人が負けます。
    }** 取ったカードを数えます：
    - ブタの{ CARD("QS") }：−100 · ヒツジの{ CARD("JD") }：+100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · { CARD("10H") }〜{ CARD("5H") }{"\u00A0"}各−10 · { CARD("4H") }、{ CARD("3H") }、{ CARD("2H") }は0。13枚全部のハート：+200。
    - 変圧器の{ CARD("10C") }は、そのすべてを2倍にします（公開なら×4）。上のカードを1枚も取らなければ+50です（公開なら+100）。
    - 始める前に{ CARD("AH") }、{ CARD("QS") }、{ CARD("JD") }、{ CARD("10C") }を公開すると、効果が2倍になります。{ CARD("AH") }はハート全部です。公開したカードは、そのマークが一度リードされるまで出せません。そのマークがそれ1枚なら別です。
    - リードと同じマークがあれば、それを出します。そのマークでいちばん高いカード（Aが最高）がトリックを取り、次をリードします。
tricks-paying-gongzhu = 基本点があるときは、最後に{ $teams ->
    [on] 負けたチームの各プレイヤーが払い、勝ったチームのプレイヤーで分けます。引き分けなら誰も払いません。
   *[off] 負けた人が勝った人に払います。同点なら分けます。
}CPUは払いも受け取りもしません。抜けた人は勝てません。

tricks-until-gongzhu = −{ $points }まで
tricks-target-gongzhu = { $teams ->
    [on] どちらかのチーム
   *[off] 誰か
}が**−{ $points }**以下になった局で、ゲームは終わります。
tricks-stake-gongzhu = 💰 プレイヤーどうしの基本点：**{ $stake }**。{ $teams ->
    [on] 負けたチームの各プレイヤーが、勝ったチームに払います。
   *[off] 負けた人が勝った人に払います。
}

tricks-rule-gongzhu-pig-flips-all-hearts = 全ハートとブタを取ると、ブタは+100です。
tricks-rule-gongzhu-pig-flips-never = 全ハートを取っても、ブタは−100です。
tricks-rule-gongzhu-pig-flips-all-points = 全ハート、{ CARD("JD") }、{ CARD("10C") }、ブタを取ると、ブタは+100です。それ以外は−100です。
tricks-rule-gongzhu-first-lead-two-of-spades = 最初の局は{ CARD("2S") }から、そのあとはブタを取った人からリードします。
tricks-rule-gongzhu-first-lead-two-of-clubs = 最初の局は{ CARD("2C") }から、そのあとはブタを取った人からリードします。
tricks-rule-gongzhu-teams-off = 1人ずつで戦います。
tricks-rule-gongzhu-teams-on = 2対2：席1と席3が、席2と席4と戦います。カードと点は1人ずつ数え、チームのスコアは2人の合計です。味方の手札は見えません。

tricks-short-gongzhu-pig-flips-never = ブタは+100にならない
tricks-short-gongzhu-pig-flips-all-points = ブタの+100は点のあるカードを全部取ったときだけ
tricks-short-gongzhu-first-lead-two-of-clubs = 最初は{ CARD("2C") }から
tricks-short-gongzhu-teams-on = 2対2

tricks-told-gongzhu = -# 拱猪（*gǒng zhū*）は「ブタを押し出す」という意味です。負けた人が鼻でカードを1枚押し出す習わしがありました。
