# ハーツの遊び方

lesson-hearts-cost = **スコアがいちばん低い人の勝ち**です。取ったハートは1枚1点、{ CARD("QS") }は13点。ほかは0点です。
lesson-hearts-cost-asked = { $who }がこのトリックを取ります。何点になる？
lesson-hearts-cost-hint = ハートは1枚1点、{ CARD("QS") }は13点です。
lesson-hearts-cost-right = { CARD("QS") }の{ $queen }とハートの{ $hearts }で、{ $cost }点です。

lesson-hearts-pass = 始める前に、**全員が3枚渡します**。最初の局は左、次は右、その次は向かい、その次はなしです。
    全員が渡し終わると、新しいカードが見えます。
lesson-hearts-pass-asked = 渡す3枚はどれ？
lesson-hearts-pass-hint = 高いハートを渡します。{ CARD("QS") }も、守るスペードが少なければ渡します。低いカードは残しましょう。
lesson-hearts-pass-right = ほかのスペードが1枚では、{ CARD("QS") }はすぐに引き出されます。高いハートは点の多いトリックを取ります。

lesson-hearts-first = 毎局、**最初のトリックは{ CARD("2C") }からリードします**。クラブがなければ、ハートと{ CARD("QS") }以外を出します。
lesson-hearts-first-asked = クラブがありません。出せるカードはどれ？
lesson-hearts-first-right = クラブがないので出せます。点もありません。

lesson-hearts-lead = ハートは、解禁されるまで**リード**できません。解禁（ブレイク）とは、誰かがほかのマークのトリックにハートを捨てることです。
    { CARD("QS") }はリードできますが、たいてい損です。
lesson-hearts-lead-asked = あなたのリードです。ハートはまだ出ていません。リードできるカードを押してください。
lesson-hearts-lead-right = いまはハート以外なら何でもリードできます。

lesson-hearts-moon = **シュート・ザ・ムーン：** ハート13枚と{ CARD("QS") }をすべて取ると、自分は0点、ほかの全員が26点です。
lesson-hearts-moon-asked = 残りのハートはこれから出ます。{ $who }はまだシュート・ザ・ムーンできる？
lesson-hearts-moon-hint = ほかの人がハートか{ CARD("QS") }を取りましたか？
lesson-hearts-moon-right = ほかの人はまだハートを取っていません。誰かが取れば、これは全部{ $who }の点です。

lesson-hearts-end = 誰かが{ $target }点を超えた局で、**ゲームは終わります**。スコアがいちばん低い人の勝ちです。
lesson-hearts-end-asked = 勝つのは誰？
lesson-hearts-end-hint = { $who }が{ $target }点を超えたので、ゲームは終わります。いちばん低いのは誰？
lesson-hearts-end-right = { $who }が{ $target }点を超え、{ $winner }がいちばん低いスコアです。
