# 红心大战：名字、命令，以及只有这种牌桌才说的话。

game-name-hearts = ♥️ 红心大战
command-choice-game-hearts = 红心大战

command-hearts = 四人红心大战：别吃红桃和黑桃Q
command-hearts-open = 在本频道开一桌红心大战
command-hearts-open-stake = 每个输家付给赢家多少分，可以是0（默认：本服务器的设定）
command-hearts-open-rules = 本服务器保存的规则（默认：通用规则）
command-hearts-open-target = 有人总分超过多少就结束（默认：100，点数红桃是500）
command-hearts-open-hands = 最多打几局（默认：不限）
command-hearts-open-level = 电脑打得多好（默认：普通）
command-hearts-open-jack-of-diamonds = 吃到方块J减10分（默认：否）
command-hearts-open-moon = 射月怎么算分（默认：其他人加分）
command-hearts-open-queen-breaks-hearts = 黑桃Q也能破红桃（默认：否）
command-hearts-open-passing = 三张牌往哪传（默认：左家、右家、对家、不传，轮流）
command-hearts-open-black-maria = 黑桃K算10分，黑桃A算7分（默认：否）
command-hearts-open-spot = 点数红桃：红桃按点数算分，黑桃Q算25分（默认：否）

command-choice-moon-add_to_others = 其他人加分
command-choice-moon-take_from_self = 射月的人减分
command-choice-moon-choose = 射月的人自己选
command-choice-passing-cycle = 左家、右家、对家、不传，轮流
command-choice-passing-left = 每局都传左家
command-choice-passing-none = 不传牌

## 在牌桌上

tricks-aim-hearts = **目标：**别吃{ $spot ->
    [on] 红桃（按点数）和黑桃Q（25分）
   *[off] 红桃（每张1分）和{ $black_maria ->
        [on] 三张黑桃：Q（13分）、K（10分）、A（7分）
       *[off] 黑桃Q（13分）
    }
}。总分最低的赢。

hearts-passing = 🔁 **传三张牌给{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 对家
}**{ $when }
    按{ BUTTON("tricks-button-hand") }选牌。
# 牌桌图片里
hearts-picture-passing = 传三张牌给{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 对家
}
hearts-picture-moon = 射月成功

hearts-choosing = 🌕 **射月成功！**由射月的人选怎么算分。
hearts-not-broken = 红桃未破
hearts-broken = 💔 红桃已破
hearts-taken = ❤️×{ $count }
hearts-taken-spot = ❤️×{ $count }（{ $points }）
hearts-moon-add-to-others = 🌕 { $who } **射月成功**：其他人各加{ $points }分！
hearts-moon-take-from-self = 🌕 { $who } **射月成功**：自己减{ $points }分！

## 自己的牌上面和下面

hearts-panel-choose-pass = 🔁 **选三张传给 { $who }**{ $when }
hearts-panel-passed = ✅ 你传{ $cards }给 { $who }，等其他人选好。
hearts-panel-received = -# 🔁 { $who } 传来：{ $cards } · 你传出{ $given }
hearts-panel-moon = 🌕 **你射月成功了！**选怎么算分{ $when }
# 下面是两种选法的结果
hearts-shot-outcome = { $choice }：{ $scores }
    -# { $end ->
        [won] 这场结束，你赢。
        [shared] 这场结束，你并列第一。
        [lost] 这场结束，{ $who } 赢。
       *[on] 这场还没完。
    }
hearts-shot-own = **你 { $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 { $who } 射月成功，正在选怎么算分。
hearts-panel-pass = 传{ $cards }
hearts-panel-pass-more = 传牌（{ $picked }/{ $needed }）
hearts-panel-moon-add-to-others = 其他人各加{ $points }分
hearts-panel-moon-take-from-self = 自己减{ $points }分

## 提示、复盘、排行榜

hearts-hint-pass = 💡 **传{ $cards }。**
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }。**这样本场结束，你赢。
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }。**这样本场结束，你并列第一。
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }。**这样没人领先你，本场也更快结束。
hearts-hint-moon-take-lost = 💡 **{ hearts-panel-moon-take-from-self }。**其他人各加{ $points }分的话，本场就结束了，你赢不了。
hearts-hint-moon-take-behind = 💡 **{ hearts-panel-moon-take-from-self }。**怎么选你都落后，其他人各加{ $points }分只会让本场更快结束。
hearts-hint-moon-either = 💡 **选哪个都行。**本场打完这局就结束，大家的名次不变。
hearts-review-passing = { $game } · { $hand } · 传{ $direction ->
    [left] 左家
    [right] 右家
   *[across] 对家
}
tricks-standings-sweeps-hearts = 射月{ $sweeps }次
command-hearts-open-pace = 每步的时间，超时由电脑代打（默认：45秒）

achievement-hearts-sweep = 第一次射月
