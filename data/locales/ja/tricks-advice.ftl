# どのトリックのゲームでも使う、カードがよい理由

tricks-advice-throw-the-queen-under = { CARD("AS") }か{ CARD("KS") }が勝っています。その下に{ CARD("QS") }を出しましょう。
tricks-advice-discard-the-queen = 同じマークがありません。{ CARD("QS") }を捨てて、人に渡しましょう。
tricks-advice-lead-the-queen-under-the-last-high-spade = 残りのスペードは{ CARD("QS") }より高いものだけです。ほかの人が取るしかありません。
tricks-advice-lead-spades-to-force-the-queen = { CARD("QS") }より低いスペードなら、それを取ることはなく、引き出せるかもしれません。
tricks-advice-play-high-while-holding-the-queen = { CARD("QS") }はあなたの手にあるので、高いスペードに出されることはありません。
tricks-advice-stay-below-the-queen = { CARD("QS") }がまだここに出るかもしれません。それより低いスペードなら、取ることはありません。
tricks-advice-drop-a-high-spade-under = もっと高いスペードが勝っています。{ CARD("QS") }を取らされる前に、いま手放しましょう。
tricks-advice-discard-high-spades = { CARD("AS") }や{ CARD("KS") }では{ CARD("QS") }を取らされかねません。いま手放しましょう。
tricks-advice-cash-the-jack = もう誰も{ CARD("JD") }に勝てません。リードして自分で取りましょう。
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") }はまだ出ていません。それを取れる高いダイヤを残しましょう。
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

tricks-advice-drop-a-high-heart-under = もっと高いハートが勝っています。その下に高いハートを出しましょう。
tricks-advice-win-clean-tricks-high = あなたが最後で、悪いカードはありません。手放せるいちばん高いカードで取りましょう。
tricks-advice-win-clean-tricks = あなたが最後で、悪いカードはありません。取って、次をリードしましょう。
tricks-advice-win-for-the-lead = ここまで悪いカードはなく、このカードには誰も勝てません。次をリードできます。
tricks-advice-the-only-card-below = 出せるカードで、このトリックを取らずに済むのはこれだけです。
tricks-advice-duck-as-high-as-possible = 取らずに済むいちばん高いカードです。低いカードはあとに残しましょう。
tricks-advice-duck-and-keep-a-higher = このトリックを取ることはなく、高いカードはもっとよいときに残せます。
tricks-advice-win-with-the-highest = どうしても取ります。いちばん高いカードを使い、低いカードを残しましょう。
tricks-advice-win-and-keep-a-higher = どうしても取ります。もっと高いカードはあとに残せます。
tricks-advice-win-with-a-plain-card = どうしても取ります。それ自体に点のないカードを使いましょう。
tricks-advice-go-over-as-low-as-possible = 下には出せません。低く出せば、まだ誰かが上に出すかもしれません。
tricks-advice-win-while-all-follow = 悪いカードはなく、全員まだ同じマークを持っているかもしれません。高いカードを使うなら、いまがいちばん損が少ないです。
tricks-advice-go-over-high = 下には出せませんが、ここまで悪いカードはありません。高いカードはあとでなく、いま出しましょう。
tricks-advice-spend-a-high-card = いま出しましょう。残る低いカードのほうが、あとで取らずに済みます。
tricks-advice-leave-it-to-others = このマークの残りの半分以上がこれより高いので、誰かが上に出しそうです。

tricks-advice-discard-high-hearts = 高いハートはあとで損になりかねません。捨てて、人に渡しましょう。
tricks-advice-end-a-suit = 手札でこのマークの最後の1枚です。あとでリードされたら、好きなカードを捨てられます。
tricks-advice-discard-what-may-win = このマークのもっと低いカードを、まだほかの人が持っています。これはあとで悪いトリックを取りかねません。
tricks-advice-discard-a-heart = 同じマークがありません。このハートを捨てて、人に渡しましょう。
tricks-advice-discard-what-wins-nothing = ほかの人が持つこのマークは、これより高いものだけです。手元に残したいのは、ほかのカードです。
tricks-advice-discard-what-nobody-follows = ほかの人はこのマークを持っていません。あとでリードすると、捨てられたカードを全部取ってしまいます。

tricks-advice-lead-a-short-suit = このマークは多くても2枚です。リードしていけば、じきにほかのカードを捨てられます。
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = このマークの残りは、どれもこれより高いです。ほかの人が取るしかありません。
tricks-advice-lead-under-most = このマークの残りの多くがこれより高いので、たぶん誰かが上に出します。
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = 全員まだ同じマークを持っているかもしれません。高いカードを使うなら、いまがいちばん損が少ないです。
tricks-advice-lead-the-lowest = このマークのいちばん低いカードです。誰かが上に出すかもしれません。
tricks-advice-lead-the-only-suit = ほかのマークはリードできません。
tricks-advice-take-the-rest = あなたのどのカードにも、誰も勝てません。残りのトリックは全部あなたのものです。
tricks-advice-keep-the-lead = このカードには誰も勝てません。次もあなたがリードできます。

tricks-advice-keep-a-stopper = いま勝っている人が、ここまでの{ $game ->
    [hearts] 点
   *[other] ハート
}を全部取っています。低く出しても、高いカードであとから止められるかもしれません。
