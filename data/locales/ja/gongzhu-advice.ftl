# 拱猪で、そのカードがよい理由

tricks-advice-expose-a-hidden-pig = ほかのスペード3枚以上がブタを守ります。2倍の損を、あとで人に渡しましょう。
tricks-advice-expose-a-guarded-sheep = 高いダイヤがあるので、{ CARD("JD") }を自分で取れることが多く、点は2倍です。
tricks-advice-expose-a-long-sheep = これだけダイヤがあれば、{ CARD("JD") }を自分で取れることが多く、点は2倍です。
tricks-advice-expose-a-covered-ace = 低いハートで取らずに済みます。人が取るハートは損が2倍になります。
tricks-advice-expose-a-hidden-transformer = ほかのクラブ3枚以上が{ CARD("10C") }を守ります。あとで人に渡して、その人の点を×4にしましょう。
tricks-advice-expose-a-transformer-with-the-sheep = 高いダイヤで{ CARD("JD") }を取れます。{ CARD("10C") }でそれが×4になります。
tricks-advice-expose-a-transformer-in-a-low-hand = 高いカードが少ないので、ほかの人の損を×4にできそうです。

tricks-advice-keep-a-bare-pig = ほかのスペードが少ないので、ブタはすぐに引き出されます。
tricks-advice-keep-a-hunted-pig = ほかの人のほうがスペードを多く持っていて、公開したブタを引き出せます。
tricks-advice-keep-an-unguarded-sheep = ヒツジを取るための高いダイヤがありません。
tricks-advice-keep-a-thinly-guarded-sheep = 高いダイヤ1枚では、取れないことがよくあります。
tricks-advice-keep-an-uncovered-ace = 取らずに済む低いハートが少なく、取ったハートの損が2倍になります。
tricks-advice-keep-an-ace-among-high-hearts = ほかの高いハートでもハートを取りかねず、その損がみな2倍になります。
tricks-advice-keep-a-bare-transformer = ほかのクラブが少ないので、自分で取ることになりかねません。
tricks-advice-keep-a-hunted-transformer = ほかの人のほうがクラブを多く持っていて、見えれば引き出せます。

tricks-plan-gongzhu-finish = **作戦：全ハートを集める。**
tricks-plan-gongzhu-stop = **作戦：全ハートを阻止する。**

tricks-advice-run-for-all-hearts = ここまでのハートは全部あなたのもので、このカードには誰も勝てません。13枚集めましょう。
tricks-advice-stop-all-hearts = ここまでのハートは1人が全部取っています。1枚取れば、13枚は集まりません。
tricks-advice-try-to-stop-all-hearts = ここまでのハートは1人が全部取っています。上から出せば、止められるかもしれません。
tricks-advice-keep-hearts-from-a-collector = このトリックでいま勝っている人が、ここまでのハートを全部取っています。これ以上渡さないようにしましょう。

tricks-advice-hope-for-a-high-spade = まだ{ CARD("AS") }か{ CARD("KS") }が出て、ブタを取るかもしれません。
tricks-advice-lead-the-sheep = 誰かがもっと高いダイヤを出さなければ、{ CARD("JD") }はあなたのものです。
tricks-advice-bring-the-sheep-home = このあとの人は{ CARD("JD") }に勝てません。出して自分で取りましょう。
tricks-advice-catch-the-sheep = このカードで{ CARD("JD") }が取れます。このトリックのここまでの損より、得が大きいです。
tricks-advice-go-for-the-sheep = { CARD("JD") }が出ていて、このトリックのここまでの損より、得が大きいです。取りにいきましょう。
tricks-advice-draw-the-higher-diamonds = あなたの{ CARD("JD") }より高いダイヤを、まだほかの人が持っています。先に引き出しましょう。
tricks-advice-keep-the-sheep = ここで出すと{ CARD("JD") }を取られます。自分が取るトリックまで残しましょう。
tricks-advice-risk-the-sheep = いまは{ CARD("JD") }が勝っていますが、まだ上が出るかもしれません。
tricks-advice-discard-a-lost-sheep = 残りのダイヤは{ CARD("JD") }より高いものだけです。まず取れないので、手放しましょう。
tricks-advice-win-what-pays = 取ったカードと合わせると、このトリックはプラスです。このカードで取れます。
tricks-advice-go-for-what-pays = 取ったカードと合わせると、このトリックはここまでプラスです。取りにいきましょう。
tricks-advice-win-while-it-is-cheap = このトリックだけなら損は50までです。安いうちに取って、次をリードしましょう。
tricks-advice-throw-the-transformer-under = もっと高いクラブが勝っています。その下に{ CARD("10C") }を出しましょう。
tricks-advice-discard-the-transformer = 同じマークがありません。{ CARD("10C") }を捨てて、人に渡しましょう。
tricks-advice-hope-for-a-high-club = まだもっと高いクラブが出て、{ CARD("10C") }を取るかもしれません。
tricks-advice-lead-the-transformer-under-the-last-high-clubs = 残りのクラブは{ CARD("10C") }より高いものだけです。ほかの人が取るしかありません。
tricks-advice-stay-below-the-transformer = { CARD("10C") }はまだ出ていません。低いクラブなら、それを取ることはありません。

tricks-advice-give-the-sheep-to-your-side = このトリックは味方が取ります。{ CARD("JD") }も味方のものになります。
tricks-advice-give-your-side-the-lowest-heart = このトリックはどうしても味方が取ります。いちばん低いハートを出しましょう。
tricks-advice-use-a-high-card-with-your-partner = このトリックはどうしても味方が取ります。高いカードを使い、低いカードを残しましょう。
tricks-advice-keep-what-costs-from-your-partner = このトリックは味方が勝っています。損になるカードは別のトリックまで残しましょう。
tricks-advice-lead-a-diamond-for-the-sheep = このダイヤには誰も勝てません。味方が{ CARD("JD") }を持っていれば、いま取れます。
tricks-advice-give-your-partner-all-hearts = ここまでのハートは味方が全部取っていて、このトリックも味方が取ります。もう1枚渡しましょう。
tricks-advice-stop-all-hearts-with-your-partner = ここまでのハートは相手の1人が全部取っています。このトリックは味方が取るので、このハートで阻止できます。
