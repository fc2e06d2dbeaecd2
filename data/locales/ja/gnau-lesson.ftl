# 牛牛の遊び方

lesson-gnau-ox = 手札は5枚。**親**（ディーラー）と勝負します。
    まず**牛**（ニウ）を探しましょう。合計が10、20、30になる3枚{ $triplet ->
        [on] 、または同じ数字の3枚
       *[off] {""}
    }です。
    Aは1、J、Q、Kは10と数えます。
lesson-gnau-ox-asked = 牛になる3枚はどれ？

lesson-gnau-hand = 5枚の手札：{ $cards }

lesson-gnau-none = どの3枚も10、20、30にならなければ**牛なし**。いちばん弱い役です。
lesson-gnau-none-asked = 牛はいる？ その3枚か、{ BUTTON("gnau-pick-no-ox") }を押してください。

lesson-gnau-two = 左が牛です。**残りの2枚**を足して、**下1桁だけ**を数えます。
    0は10と数えていちばん強く、あとは9から1の順です。
lesson-gnau-two-asked = 残りの2枚の強さは？
lesson-gnau-two-hint = 右の2枚を足して、下1桁を見ます。

lesson-gnau-best = { $doubles ->
        [on] 牛の残りが**同じ数字の2枚ならペア牛**です。どの数字の牛よりも強い役です。ペアは大きいほど強く、{ $aces ->
            [high] A
           *[low] K
        }が最強です。
       *[off] どの3枚を牛にするかで、強さが変わることがあります。
    }
    { $three_six ->
        [free] 3は6、6は3と数えることもできます。
        [swapped] 3は6、6は3と数えます。
       *[fixed] {""}
    }牛がいくつかできるときは、いちばん強いものになります。
lesson-gnau-best-asked = 同じ手札でも組み方はいろいろ。いちばん強いのは？
lesson-gnau-best-hint = { $kind ->
    [tonku] 牛の残りがAと絵札なら牛トンク。どの合計よりも強い役です。
   *[other] ペアはどの合計よりも強く、ペアどうしなら大きいほうが勝ちです。
}
lesson-gnau-way = 組み方{ $number }

lesson-gnau-special = **特別な役**は、ほかのすべてに勝ちます。強い順に：
lesson-gnau-special-asked = これは何の役？
lesson-gnau-special-hint = { $special ->
    [tonku] まず牛を探しましょう。残りの2枚は？
   *[other] カードの数字を見ましょう。この役に牛は要りません。
}

lesson-gnau-wins = 勝負の相手は**親だけ**です。強い役が勝ち。同じ役ならどうなる？
lesson-gnau-wins-asked = 勝つのは誰？
lesson-gnau-wins-hint = 2つの役の名前を比べましょう。
lesson-gnau-your-hand = あなた
lesson-gnau-you = 自分の勝ち
lesson-gnau-dealer = 親の勝ち
lesson-gnau-nobody = 引き分け

lesson-gnau-pays = **勝ったほうの役で点が決まります。** 勝てば自分の役の分をもらい、負ければ親の役の分を払います。
lesson-gnau-pays-asked = 基本点は{ $stake }。何ポイントの勝ち、または負け？
lesson-gnau-pays-hint = 親の役のほうが強いので、基本点にその倍率を掛けます。
lesson-gnau-payout = { $hand } ×{ $points }
lesson-gnau-pays-right = 親の{ $hand }の勝ち。基本点{"\u00A0"}×{"\u00A0"}{ $points }です。

lesson-gnau-bids = **ビッドで親を決める**卓もあります。4枚を見て0〜3でビッドし、いちばん高くビッドした人が親です。子は倍率を1、2、3、5から選びます。そのあと5枚目を開きます。
    動くポイントには**両方の数を掛けます**。
lesson-gnau-bids-asked = 親のビッドは×{ $bid }、あなたの倍率は×{ $raised }、基本点は{ $stake }。何ポイントの勝ち、または負け？
lesson-gnau-bids-hint = 親の役の分は{ $price }です。それに両方の数を掛けます。
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }です。

lesson-gnau-end = いちばんいい組み方はボットが探します。自分で組む卓もあります。
    { BUTTON("lesson-button-practise") }：3つの手札で牛を探します。
    { BUTTON("lesson-button-table") }：ここでみんなと遊びます。
    -# ここのローカルルール：{ $rules } · `/gnau rules`
