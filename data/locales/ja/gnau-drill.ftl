# ひとりで解くドリル

gnau-drill-title-daily = 🎯 デイリードリル · { $number }/{ $count }問目
gnau-drill-title-free = 🎯 自由練習
gnau-drill-how = いちばんいい牛の3枚を選ぶか、{ BUTTON("gnau-pick-no-ox") }を押してください。
gnau-drill-footer = -# ルール：{ $rules } · ポイント増減なし

gnau-drill-title-bids = 🏦 ビッドする？ しない？
gnau-drill-bids-how = 5枚のうち4枚が見えています。基本点で遊ぶ子{ $players }人を相手に親をしたら、**平均で**プラスになりますか？
gnau-drill-bids-right = ✅ **正解：** 子{ $players }人を相手に親をすると、平均で基本点の**{ $worth }**倍です。
    子1人に勝つ確率は{ $wins }です。
    -# 5枚目と相手の手札をすべて数えた、正確な値です。
gnau-drill-bids-wrong = ❌ 子{ $players }人を相手に親をすると、平均で基本点の**{ $worth }**倍です。
    子1人に勝つ確率は{ $wins }です。
    -# 5枚目と相手の手札をすべて数えた、正確な値です。

gnau-drill-right = ✅ **正解：{ $name }**
gnau-drill-wrong = ❌ { $reason }
    最善：**{ $name }**
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# 最初の答えが成績になります。
gnau-drill-streak = 🔥 { $streak }問連続で正解。

gnau-drill-missed = この手札には牛がいます。
gnau-drill-weaker = { $cards }では{ $name }止まりです。
gnau-drill-no-passport = { $cards }は{ $sums }です。牛は10、20、30です。

gnau-drill-why = { $passport }。{ $rest }。
gnau-drill-why-free = 3と6は、どちらにも数えられます。
gnau-drill-why-fixed = 3は3、6は6です。
gnau-drill-why-swapped = ここでは3は6、6は3と数えます。
gnau-drill-why-five-dukes = 5枚とも絵札です。どれを選んでも正解です。
gnau-drill-why-five-small = 5枚とも小さいカードです。どれを選んでも正解です。
gnau-drill-why-bomb = 同じ数字が4枚です。どれを選んでも正解です。
gnau-drill-why-silver = 5枚とも10か絵札です。どれを選んでも正解です。
gnau-drill-why-none = どの3枚も10、20、30になりません。
gnau-drill-why-sum = { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-triplet = ここでは同じ数字3枚も牛です
gnau-drill-why-tonku = 残りの2枚は{ CARD("AS") }と絵札
gnau-drill-why-nenku = 残りの2枚はAと絵札
gnau-drill-why-pair = 残りの2枚はペア：{ $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = ここでは3と6もペア
gnau-drill-why-single = 残りの2枚は{ $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = { gnau-drill-why-single }、下1桁は{ $strength }
gnau-drill-why-ten = { gnau-drill-why-single }、下1桁は0で、10と数えます

gnau-drill-result = 🎯 デイリードリル · { $date }
gnau-drill-score = { $count }問中{ $right }問正解
gnau-drill-place = いま{ $people }人中**{ $place }位**
gnau-drill-tomorrow = -# 次の10問：{ $when }
gnau-drill-name = 🎯 牛牛
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **この10問は終了しました。** 新しい10問が毎日出ます。
gnau-drill-past = その日は終わりました。これが今日の10問です。

gnau-drill-button-next = 次の問題
gnau-drill-button-free = 自由練習
gnau-drill-bids-button-go = ビッドする？
gnau-drill-bids-button-bid = ビッドする
gnau-drill-bids-button-no-bid = ビッドしない
gnau-drill-button-share = 共有
gnau-drill-button-today = 今日の10問

error-drill-day-over = その10問は終了しました。今日の分は`/gnau daily`です。
error-drill-hand-unknown = その手札はこの10問にありません。`/gnau daily`で続けてください。
error-drill-not-complete = 先に10問を終えてください。`/gnau daily`で続けられます。
error-drill-shared-already = その結果はもう共有しました。
