# ハーツ：名前、コマンド、卓の言葉

game-name-hearts = ♥️ ハーツ
command-choice-game-hearts = ハーツ

command-hearts = ハーツ：4人でハートとスペードのQを避ける
command-hearts-open = このチャンネルにハーツの卓を立てる
command-hearts-open-stake = 負けた人がそれぞれ勝った人に払う基本点、または0（省略時：サーバーの設定）
command-hearts-open-rules = このサーバーに保存したローカルルール（省略時：普段のルール）
command-hearts-open-target = スコアがこの数を超えるとゲーム終了（省略時：100、スポットハーツは500）
command-hearts-open-hands = 長くてもこの局数でゲーム終了（省略時：制限なし）
command-hearts-open-level = CPUの強さ（省略時：ふつう）
command-hearts-open-jack-of-diamonds = ダイヤのJを取るとスコアが10減る（省略時：いいえ）
command-hearts-open-moon = シュート・ザ・ムーンの数え方（省略時：ほかの全員に点）
command-hearts-open-queen-breaks-hearts = スペードのQでもハートが解禁される（省略時：いいえ）
command-hearts-open-passing = 3枚をどこに渡すか（省略時：左、右、向かい、なしの順）
command-hearts-open-black-maria = スペードのKが10点、Aが7点になる（省略時：いいえ）
command-hearts-open-spot = スポットハーツ：ハートは数字どおり、スペードのQは25点（省略時：いいえ）

command-choice-moon-add_to_others = ほかの全員に点
command-choice-moon-take_from_self = 達成した人のスコアから引く
command-choice-moon-choose = 達成した人が選ぶ
command-choice-passing-cycle = 左、右、向かい、なしの順
command-choice-passing-left = いつも左
command-choice-passing-none = 渡さない

tricks-aim-hearts = **目標：** { $spot ->
    [on] ハート（数字どおりの点）とスペードのQ（25点）
   *[off] ハート（1枚1点）と{ $black_maria ->
        [on] 3枚のスペード、Q（13点）、K（10点）、A（7点）
       *[off] スペードのQ（13点）
    }
}を避けます。スコアがいちばん低い人の勝ちです。

hearts-passing = 🔁 **3枚を{ $direction ->
    [left] 左
    [right] 右
   *[across] 向かい
}に渡します**{ $when }
    { BUTTON("tricks-button-hand") }を押して選んでください。
hearts-picture-passing = 3枚を{ $direction ->
    [left] 左
    [right] 右
   *[across] 向かい
}に渡します
hearts-picture-moon = シュート・ザ・ムーン達成

hearts-choosing = 🌕 **シュート・ザ・ムーン達成！** 点の数え方は達成した人が選びます。
hearts-not-broken = ハートは未解禁
hearts-broken = 💔 ハートは解禁済み
hearts-taken = ❤️×{ $count }
hearts-taken-spot = ❤️×{ $count }（{ $points }）
hearts-moon-add-to-others = 🌕 { $who }が**シュート・ザ・ムーン達成！** ほかの全員に{ $points }点です。
hearts-moon-take-from-self = 🌕 { $who }が**シュート・ザ・ムーン達成！** 本人のスコアから{ $points }点を引きます。

hearts-panel-choose-pass = 🔁 **{ $who }に渡す3枚を選んでください**{ $when }
hearts-panel-passed = ✅ { $cards }を{ $who }に渡します。ほかの人を待っています。
hearts-panel-received = -# 🔁 { $who }から{ $cards } · 渡したのは{ $given }
hearts-panel-moon = 🌕 **シュート・ザ・ムーン達成！** 点の数え方を選んでください{ $when }
hearts-shot-outcome = { $choice }：{ $scores }
    -# { $end ->
        [won] ゲーム終了で、あなたの勝ちです。
        [shared] ゲーム終了で、勝ちを分けます。
        [lost] ゲーム終了で、{ $who }の勝ちです。
       *[on] ゲームは続きます。
    }
hearts-shot-own = **あなた{ $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 { $who }がシュート・ザ・ムーンを達成し、点の数え方を選んでいます。
hearts-panel-pass = { $cards }を渡す
hearts-panel-pass-more = 渡す（{ $picked }/{ $needed }）
hearts-panel-moon-add-to-others = ほかの全員に{ $points }点
hearts-panel-moon-take-from-self = 自分から{ $points }点引く

hearts-hint-pass = 💡 **おすすめ：{ $cards }を渡す。**
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }。** ゲームが終わり、あなたの勝ちです。
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }。** ゲームが終わり、勝ちを分けます。
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }。** あなたより順位が上の人がいなくなり、ゲームも早く終わります。
hearts-hint-moon-take-lost = 💡 **自分から{ $points }点引く。** ほかの全員に{ $points }点だと、ゲームが終わり、あなたは勝てません。
hearts-hint-moon-take-behind = 💡 **自分から{ $points }点引く。** どちらでも追う立場です。ほかの全員に{ $points }点だと、ゲームが早く終わります。
hearts-hint-moon-either = 💡 **どちらでも同じです。** ゲームはこの局で終わり、全員の順位は変わりません。
hearts-review-passing = { $game } · { $hand } · { $direction ->
    [left] 左
    [right] 右
   *[across] 向かい
}に渡す
tricks-standings-sweeps-hearts = ムーン{ $sweeps }回
command-hearts-open-pace = 1手の時間、過ぎるとCPUが代わりに出す（省略時：45秒）

achievement-hearts-sweep = 初めてのムーン
