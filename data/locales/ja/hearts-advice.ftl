# ハーツで、そのカードがよい理由

tricks-advice-pass-the-queen-when-short = { CARD("QS") }を守るスペードが足りません。スペードをリードされると、すぐに引き出されます。
tricks-advice-pass-high-spades-when-short = 低いスペードが少ないと、{ CARD("AS") }や{ CARD("KS") }で{ CARD("QS") }を取ることになりかねません。
tricks-advice-pass-high-hearts = 高いハートはハートのトリックを取ってしまい、そのハートがみな失点になります。
tricks-advice-pass-a-short-suit = このマークがなくなります。渡されてこなければ、リードされたときに好きなカードを捨てられます。
tricks-advice-pass-high-cards = 高いカードは、取りたくないトリックを取ってしまいます。
tricks-advice-pass-low-for-the-moon = 残る手札はシュート・ザ・ムーンを狙えます。低いカードはトリックを逃すだけです。
tricks-advice-pass-from-a-long-suit = このマークが多すぎるので、ほかの人がじきに悪いカードを捨ててきます。
tricks-advice-pass-to-shorten = このマークの残りは多くても2枚です。なくなれば、ほかのカードを捨てられます。
tricks-advice-pass-the-highest-of-a-suit = このマークは低いカードだけが残り、トリックを取らずに済みやすくなります。

tricks-plan-hearts-finish = **作戦：シュート・ザ・ムーン。**
tricks-plan-hearts-try = **作戦：シュート・ザ・ムーンを狙う。** ほかの人はまだ0点です。
tricks-plan-hearts-stop = **作戦：シュート・ザ・ムーンを止める。**

tricks-advice-run-for-the-moon = ここまでの点は全部あなたのもので、このカードには誰も勝てません。シュート・ザ・ムーンを決めましょう。
tricks-advice-keep-the-moon-alive = ほかの人はまだ0点で、これも取れます。シュート・ザ・ムーンの望みが残ります。
tricks-advice-stop-the-moon = ここまでの点は1人が全部取っています。これを自分で取れば、誰もシュート・ザ・ムーンできません。
tricks-advice-try-to-stop-the-moon = ここまでの点は1人が全部取っています。上から出せば、シュート・ザ・ムーンを止められるかもしれません。
tricks-advice-keep-hearts-from-the-moon = いま勝っている人が、ここまでの点を全部取っています。渡すとシュート・ザ・ムーンになりかねません。

tricks-advice-lead-spades-at-her-holder = { CARD("QS") }はあなたが渡しました。低いスペードならそれを取らず、引き出せるかもしれません。
tricks-advice-go-high-past-the-queen = ここに{ CARD("QS") }はもう出ず、点もありません。高いスペードを手放しましょう。
tricks-advice-discard-a-costly-spade = 同じマークがありません。点になるこのスペードを捨てて、人に渡しましょう。
tricks-advice-throw-the-king-under = { CARD("AS") }が勝っています。点になる{ CARD("KS") }をその下に出しましょう。
tricks-advice-take-the-jack = このカードで必ず{ CARD("JD") }が取れて、スコアが10点減ります。
tricks-advice-go-for-the-jack = 取るとスコアが10点減る{ CARD("JD") }が出ています。取りにいきましょう。

tricks-advice-play-high-in-the-first-trick = 最初のトリックに点はありません。いちばん高いクラブを手放しましょう。
tricks-advice-play-any-in-the-first-trick = 最初のトリックに点はありません。取っても損になりません。
