# 拱猪の遊び方

lesson-gongzhu-count = 拱猪（ゴンジュー）は**スコアがいちばん高い人の勝ち**です。取ったカードを数えます：
    ブタの{ CARD("QS") }：−100
    ヒツジの{ CARD("JD") }：+100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") }〜{ CARD("5H") } 各−10 · それより下のハートは0
lesson-gongzhu-count-asked = { $who }がこのトリックを取ります。何点になる？
lesson-gongzhu-count-hint = 点があるのは2枚です。足してみましょう。
lesson-gongzhu-count-right = いちばん高いスペードは{ CARD("AS") }。ブタと{ CARD("KH") }を取って{ $count }です。

lesson-gongzhu-expose = 始める前に{ CARD("QS") }、{ CARD("JD") }、{ CARD("AH") }を**公開**できます。全員に見えて、点が2倍になります。{ CARD("AH") }ならハート全部が2倍です。
    公開したカードは、**そのマークが一度リードされるまで**出せません。そのマークがそれ1枚なら別です。
lesson-gongzhu-expose-asked = あなたはブタを公開しています。スペードが初めてリードされました。出せるカードを押してください。
lesson-gongzhu-expose-right = 同じマークを出し、ブタは待ちます。

lesson-gongzhu-double = **変圧器**の{ CARD("10C") }は、取った人のほかの点を、よくも悪くもすべて2倍にします。これだけなら+50です。
    公開すると、すべて**×4**になります。これだけなら+100です。
lesson-gongzhu-double-asked = { CARD("10C") }は公開済みで、あなたはこれだけ取りました。何点になる？
lesson-gongzhu-double-hint = ヒツジとハートを足します。公開した{ CARD("10C") }で×4です。
lesson-gongzhu-double-right = ヒツジと{ CARD("KH") }で{ $plain }、公開した{ CARD("10C") }で×4です。

lesson-gongzhu-wise = **得になるものを公開しましょう。** { CARD("JD") }は、取るための高いダイヤがあるとき。{ CARD("QS") }や{ CARD("10C") }は、同じマークが多いとき。{ CARD("AH") }は、取らずに済む低いハートがあるとき。
lesson-gongzhu-wise-asked = 公開するならどれ？

lesson-gongzhu-all = **全ハート：** 13枚すべて取ると、−200ではなく+200です。ブタも取っていれば、ブタは+100になります。
lesson-gongzhu-all-asked = 残りのハートはこれから出ます。{ $who }はまだ13枚取れる？
lesson-gongzhu-all-hint = ほかの人が、低いものでもハートを取りましたか？
lesson-gongzhu-all-right = ほかの人はまだハートを取っていません。誰かが取れば、これは全部{ $who }のマイナスです。

lesson-gongzhu-end = **最初の局は{ CARD("2S") }からリードします。** そのあとは、前の局でブタを取った人からです。
    誰かが{ $target }以下になった局でゲームは終わります。いちばん高い人が勝ち、低い人が負けです。
lesson-gongzhu-end-asked = この局では{ $who }がブタを取りました。次はどうなる？
lesson-gongzhu-end-leads = { $who }がリード
lesson-gongzhu-end-two = { CARD("2S") } リード
lesson-gongzhu-end-over = ゲーム終了
lesson-gongzhu-end-hint = { $target }以下の人はいますか？ いなければ、ブタを取ったのは？
lesson-gongzhu-end-right = { $target }以下の人はまだいません。ブタを取ったのは{ $who }です。
