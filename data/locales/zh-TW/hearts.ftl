# 傷心小棧。

game-name-hearts = ♥️ 傷心小棧
command-choice-game-hearts = 傷心小棧

command-hearts = 四人傷心小棧（Hearts）：別吃到紅心和黑桃 Q
command-hearts-open = 在這個頻道開一桌傷心小棧
command-hearts-open-stake = 每個輸家付給贏家多少，0 表示不設（預設：照伺服器設定）
command-hearts-open-rules = 這個伺服器存的自訂規則（預設：一般規則）
command-hearts-open-target = 有人總分超過這個數就結束（預設：100，紅心照點數計分時 500）
command-hearts-open-hands = 最多打幾局就結束（預設：不限）
command-hearts-open-level = 電腦玩家的程度（預設：普通）
command-hearts-open-jack-of-diamonds = 吃到方塊 J 減 10 分（預設：否）
command-hearts-open-moon = 射月怎麼計分（預設：其他人加分）
command-hearts-open-queen-breaks-hearts = 黑桃 Q 也能破心（預設：否）
command-hearts-open-passing = 傳三張牌的方向（預設：左、右、對家、不傳輪流）
command-hearts-open-black-maria = 黑桃 K 算 10 分，黑桃 A 算 7 分（預設：否）
command-hearts-open-spot = 紅心照點數計分，黑桃 Q 算 25 分（預設：否）

command-choice-moon-add_to_others = 其他人加分
command-choice-moon-take_from_self = 射月的人減分
command-choice-moon-choose = 射月的人自己選
command-choice-passing-cycle = 左、右、對家、不傳輪流
command-choice-passing-left = 一律傳左家
command-choice-passing-none = 不傳牌

## 牌桌上

tricks-aim-hearts = **目標：** 別吃到{ $spot ->
    [on] 紅心（照點數計分）和黑桃 Q（25 分）
   *[off] 紅心（每張 1 分）和{ $black_maria ->
        [on] 三張黑桃：Q（13 分）、K（10 分）、A（7 分）
       *[off] 黑桃 Q（13 分）
    }
}。分數最低的贏。

hearts-passing = 🔁 **傳三張牌給{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 對家
}**{ $when }
    按「{ BUTTON("tricks-button-hand") }」選牌。
hearts-picture-passing = 傳三張牌給{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 對家
}
hearts-picture-moon = 射月成功！

hearts-choosing = 🌕 **有人射月了！** 由他選怎麼計分。
hearts-not-broken = 紅心未破
hearts-broken = 💔 紅心已破
hearts-taken = ❤️×{ $count }
hearts-taken-spot = ❤️×{ $count }（{ $points }）
hearts-moon-add-to-others = 🌕 { $who } **射月成功**：其他人各加 { $points } 分！
hearts-moon-take-from-self = 🌕 { $who } **射月成功**：自己減 { $points } 分！

## 自己的牌上下

hearts-panel-choose-pass = 🔁 **選三張傳給 { $who }**{ $when }
hearts-panel-passed = ✅ 你傳了 { $cards } 給 { $who }。等其他人。
hearts-panel-received = -# 🔁 { $who } 傳來：{ $cards } · 你傳了 { $given }
hearts-panel-moon = 🌕 **你射月了！** 選怎麼計分{ $when }
hearts-shot-outcome = { $choice }：{ $scores }
    -# { $end ->
        [won] 這場結束，你贏。
        [shared] 這場結束，你並列贏家。
        [lost] 這場結束，{ $who } 贏。
       *[on] 這場還沒完。
    }
hearts-shot-own = **你 { $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 { $who } 射月了，正在選怎麼計分。
hearts-panel-pass = 傳 { $cards }
hearts-panel-pass-more = 傳牌（{ $picked }/{ $needed }）
hearts-panel-moon-add-to-others = 其他人各加 { $points } 分
hearts-panel-moon-take-from-self = 我減 { $points } 分

## 提示、檢討和排行榜

hearts-hint-pass = 💡 **傳 { $cards }。**
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }。** 這樣就結束，而且你贏。
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }。** 這樣就結束，你並列贏家。
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }。** 這樣沒人在你前面，這場也會早點結束。
hearts-hint-moon-take-lost = 💡 **你減 { $points } 分。** 如果其他人各加 { $points } 分，這場會結束，但你不會贏。
hearts-hint-moon-take-behind = 💡 **你減 { $points } 分。** 怎麼選你都落後，其他人各加 { $points } 分只會讓這場早點結束。
hearts-hint-moon-either = 💡 **選哪個都行。** 這局打完這場就結束，名次都不會變。
hearts-review-passing = { $game } · { $hand } · 傳給{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 對家
}
tricks-standings-sweeps-hearts = 射月 { $sweeps } 次
command-hearts-open-pace = 每次出牌的時間，超過由電腦代打（預設：45 秒）

achievement-hearts-sweep = 第一次射月
