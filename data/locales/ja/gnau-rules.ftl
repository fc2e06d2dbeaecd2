# 役の名前、ローカルルール、ルールの表示

gnau-category-five-dukes = 五公
gnau-category-five-small = 五小
gnau-category-bomb = 爆弾 { $rank }
gnau-category-silver = 銀牛
gnau-category-tonku = 牛トンク
gnau-category-nenku = ネンク
gnau-category-double = ペア牛 { $rank }
gnau-category-single = 牛{ $strength }
gnau-category-none = 牛なし
gnau-known-name = { $hand }{ $kind ->
    [bomb] （炸弾）
    [double] （孖宝）
    [ox-ten] （牛牛）
    [tonku] （牛冬菇）
   *[other] {""}
}

gnau-outcome-beats = 親に勝ち
gnau-outcome-ties = 親と同じ
gnau-outcome-loses = 親に負け

gnau-set-classic = クラシック
gnau-set-plain = プレーン：10も絵札、3と6はペア、五小なし
gnau-set-kopitiam = コピティアム：マレーシアの家庭ルール、ペア牛は×3、上位の役の倍率は低め
gnau-set-kopitiam-aces = コピティアム（A最強）：AのペアはKより強く×4
gnau-set-niuniu = 闘牛：中国本土式、爆弾と銀牛あり、ペア牛なし、数字ごとの倍率
gnau-set-taiwan = 台湾式（妞妞）：闘牛と同じで銀牛なし、倍率は別

gnau-preset-classic = クラシック
gnau-preset-plain = プレーン
gnau-preset-kopitiam = コピティアム
gnau-preset-kopitiam-aces = コピティアム（A最強）
gnau-preset-niuniu = 闘牛
gnau-preset-taiwan = 台湾式
gnau-own-rules = ローカルルール
gnau-summary-changed = { $preset }、ただし{ $changes }
gnau-summary-packs = { $rules } · トランプ{ $packs }組

gnau-short-tens-in-five-dukes-on = 五公に10も入る
gnau-short-tens-in-five-dukes-off = 五公に10は入らない
gnau-short-tens-in-tonku-on = 牛トンクに10も使える
gnau-short-tens-in-tonku-off = 牛トンクに10は使えない
gnau-short-five-small-any = 五小は合計を問わない
gnau-short-five-small-off = 五小なし
gnau-short-five-small-total-10 = 五小は合計10まで
gnau-short-triplet-passport-on = 同じ数字3枚も牛
gnau-short-triplet-passport-off = 同じ数字3枚は牛ではない
gnau-short-pair-three-six-on = 3と6はペア牛 6
gnau-short-pair-three-six-off = 3と6はペアではない
gnau-short-nenku-ox-one = ネンクは牛1と同じ
gnau-short-nenku-special = ネンクはペア牛より強い
gnau-short-ties-dealer = 同じ強さは親の勝ち
gnau-short-ties-push = 同じ強さは引き分け
gnau-short-ties-high-card = 同じ強さなら最高の1枚で決める
gnau-short-three-six-free = 3は6、6は3にもできる
gnau-short-three-six-fixed = 3は3、6は6
gnau-short-three-six-swapped = 3は6、6は3と数える
gnau-short-tonku-spades = 牛トンクはスペードのAだけ
gnau-short-tonku-any = 牛トンクはどのAでもいい
gnau-short-tonku-off = 牛トンクなし
gnau-short-doubles-on = ペア牛あり
gnau-short-doubles-off = ペア牛なし
gnau-short-aces-low = Aのペアはペア牛で最弱
gnau-short-aces-high = Aのペアはペア牛で最強
gnau-short-bomb-on = 同じ数字4枚は爆弾
gnau-short-bomb-off = 爆弾なし
gnau-short-silver-on = 10〜Kの5枚は銀牛
gnau-short-silver-off = 銀牛なし
gnau-short-order-dukes-first = 五公は五小より強い
gnau-short-order-small-first = 五小は爆弾と五公より強い
gnau-short-payout = { $hand }は×{ $points }

gnau-rule-tens-in-five-dukes-on = 五公：5枚とも10、J、Q、K。
gnau-rule-tens-in-five-dukes-off = 五公：5枚ともJ、Q、K。
gnau-rule-tens-in-tonku-on = 牛トンクの絵札の代わりに10も使えます。
gnau-rule-tens-in-tonku-off = 牛トンクの絵札の代わりに10は使えません。
gnau-rule-five-small-any = 五小：5枚ともA、2、3、4。牛は要りません。
gnau-rule-five-small-off = 五小はありません。
gnau-rule-five-small-total-10 = 五小：5枚ともA、2、3、4で、合計10以下。牛は要りません。
gnau-rule-triplet-passport-on = 同じ数字の3枚は必ず牛です。
gnau-rule-triplet-passport-off = 牛になるのは、合計が10、20、30の3枚だけです。
gnau-rule-pair-three-six-on = 牛の残りの2枚が3か6だけなら、どれもペア牛 6です：3 3、3 6、6 6。
gnau-rule-pair-three-six-off = 牛の残りの3と6は、ペアになりません。
gnau-rule-nenku-ox-one = ネンクは、スペード以外のAでできる牛トンクの形です。強さは牛1と同じです。
gnau-rule-nenku-special = ネンクは、スペード以外のAでできる牛トンクの形です。牛トンクのすぐ下の強さです。
gnau-rule-ties-dealer = 同じ強さは親の勝ちです。五公どうしだけは引き分けです。
gnau-rule-ties-push = 同じ強さは引き分けで、誰も払いません。
gnau-rule-ties-high-card = 同じ強さなら、最高の1枚で決めます。数字はKが最高でAが最低、同じならスペード、ハート、ダイヤ、クラブの順です。
gnau-rule-three-six-free = 3は6、6は3と、好きに数えられます。
gnau-rule-three-six-fixed = 3は3、6は6です。
gnau-rule-three-six-swapped = 3は必ず6、6は必ず3と数えます。
gnau-rule-tonku-spades = 牛トンクはスペードのAだけです。ほかのAならネンクです。
gnau-rule-tonku-any = Aのマークを問わず、絵札と組めば牛トンクです。ネンクはありません。
gnau-rule-tonku-off = 牛トンクとネンクはありません。Aと絵札は下1桁で数えます。
gnau-rule-doubles-on = 牛の残りが同じ数字の2枚なら、ペア牛です。
gnau-rule-doubles-off = 牛の残りがペアでも、ほかの2枚と同じく下1桁で数えます。
gnau-rule-aces-low = Aのペアは、いちばん弱いペア牛です。
gnau-rule-aces-high = Aのペアは、Kより上のいちばん強いペア牛です。
gnau-rule-bomb-on = 爆弾：同じ数字の4枚。牛は要りません。数字が大きいほど強いです。
gnau-rule-bomb-off = 同じ数字の4枚は、特別な役ではありません。
gnau-rule-silver-on = 銀牛：10を含み、5枚とも10、J、Q、K。牛は要りません。
gnau-rule-silver-off = 10と絵札だけの5枚は、特別な役ではありません。
gnau-rule-order-dukes-first = 五公がいちばん強い役です。
gnau-rule-order-small-first = 五小がいちばん強く、次が爆弾、その次が五公です。

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = 爆弾
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = ペア牛 A
gnau-payout-double = ペア牛
gnau-payout-ox-ten = 牛10
gnau-payout-single = 牛1〜9
gnau-payout-singles = 牛{ $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-pays = { $hand }は×{ $usual }ではなく**×{ $points }**

gnau-rules-title = 🐂 牛牛（ニウニウ）· Gnau
gnau-rules-goal = 5枚ずつ配り、**親**と勝負します。**牛**は、合計が10、20、30になる3枚です。**残りの2枚**が強さになります。
    Aは1、J、Q、Kは絵札で10と数えます。{ $three_six ->
        [fixed] 3は3、6は6です。
        [swapped] 3は6、6は3と数えます。
       *[free] 3は6、6は3と数えることもできます。
    }
gnau-rules-ranking = **強い順**
gnau-rules-paying = **支払い：** 勝てば、自分の役の倍率 × 基本点を親からもらいます。負ければ、親の役の分を払います。
gnau-rules-ties = **同じ強さ：** { $ties ->
    [push] 誰も払いません。
    [high_card] 最高の1枚で決めます。数字はKが最高でAが最低、同じならスペード、ハート、ダイヤ、クラブの順です。
   *[dealer] 親の勝ちですが、五公どうしは引き分けです。{ $unpaid ->
        [yes] 牛なしどうしは、ポイントが動きません。
       *[no] {""}
    }
}
gnau-rules-here = **このサーバー：** { $rules }
gnau-rules-here-table = **この卓：** { $rules }
gnau-rules-new-tables = -# 卓のルールは途中で変わりません。このサーバーの新しい卓：{ $rules }
gnau-rules-told = -# マレーシアの家庭で、とくに旧正月に遊ばれるゲームです。現地では、牛トンクを牛冬菇、ペア牛を孖宝、牛10を牛牛と呼びます。
gnau-rules-dealer = **親：** { $dealer }
gnau-rules-split = **組み方：** { $split }
gnau-rules-stake = **基本点：** { $stake }ポイント
gnau-rules-stake-limits = { gnau-rules-stake }。{ $lowest }〜{ $highest }から選べます
gnau-rules-reveal = **オープン：** { $seconds ->
    [0] すぐに
   *[other] 全員の準備ができたら、または{ $time }後
}
gnau-rules-points-score = **ポイント：** スコア制。0より下がることもあります
gnau-rules-points-bankroll = **ポイント：** 持ち点制。0より下がることはありません

gnau-rank-five-dukes = 5枚とも{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}
gnau-rank-five-small = 5枚ともA〜4{ $kind ->
    [total_10] で、合計10以下
   *[any] {""}
}
gnau-rank-bomb = 同じ数字が4枚、大きいほど強い
gnau-rank-silver = 10を含み、5枚とも10、J、Q、K
gnau-rank-tonku = 牛と、{ $ace ->
    [any] A
   *[spades] スペードのA
}と、{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}のどれか
gnau-rank-nenku = 牛と、ほかのAと、{ $tens ->
    [on] 10、J、Q、K
   *[off] J、Q、K
}のどれか
gnau-rank-aces = 牛と、Aのペア
gnau-rank-double = 牛と、ペア：最強はK{"\u00A0"}K、最弱は{ $aces ->
    [high] 2{"\u00A0"}2
   *[low] A{"\u00A0"}A
}
gnau-rank-single = 牛があり、残りの2枚の下1桁で勝負、0は10
gnau-rank-none = どの3枚も牛にならない
gnau-rank-line = **{ $name }**：{ $meaning }。{ $pays }
gnau-rank-said = { $title }、{ $pays }：{ $meaning }。{ $cards }
gnau-rank-within = -# **ネンク**は、牛1のうちのこの形の名前です：{ $meaning }。{ $pays }
gnau-rank-pays = 倍率**×{ $points }**
gnau-rank-pays-by = 倍率：{ $paid }
gnau-rank-pays-of = { $strengths }は**×{ $points }**
gnau-rank-singles = -# **{ $name }**：{ $pays }
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }：×{ $points }

gnau-example-worth = { $hand }（×{ $points }）
gnau-example = { $cards } → { $otherwise }ではなく**{ $here }**
gnau-example-against = { $cards }と親の{ $dealer } → { $otherwise }ではなく**{ $here }**
