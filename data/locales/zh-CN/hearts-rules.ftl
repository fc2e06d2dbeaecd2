# 红心大战：怎么玩，和可以改的规则。

tricks-goal-hearts = 四个人，每人十三张牌。**总分最低的赢。**{ $spot ->
    [on] 吃到的红桃按点数算分（J{"\u00A0"}11、Q{"\u00A0"}12、K{"\u00A0"}13、A{"\u00A0"}14），{ CARD("QS") }算25分。
   *[off] 吃到的红桃每张1分，{ CARD("QS") }13分。
}
    - 拿{ CARD("2C") }的领出。领出什么花色，有就要跟。领出花色里最大的收下这墩，再领出下一墩，A最大。
    - 第一墩不能出红桃和{ CARD("QS") }。有人垫过红桃，红桃就破了，才可以领出红桃。
tricks-paying-hearts = 有底分时，打完一场，没赢的人各付一份，由赢家平分。电脑不付也不收，离桌的人不能赢。

tricks-until-hearts = 打到超过{ $points }分
tricks-target-hearts = 有人总分超过**{ $points }**的那一局打完，本场结束。并列最低一起赢。
tricks-stake-hearts = 💰 玩家之间的底分：**{ $stake }**。其他人都付给赢家。

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") }是普通牌。
tricks-rule-hearts-jack-of-diamonds-on = 吃到{ CARD("JD") }：**−10**。第一墩不能出它，射月也要有它。
tricks-rule-hearts-moon-add-to-others = **射月：**吃下全部红桃和{ CARD("QS") }，你得0分，其他人各加{ $moved }分。
tricks-rule-hearts-moon-take-from-self = **射月：**吃下全部红桃和{ CARD("QS") }，你自己减{ $moved }分。
tricks-rule-hearts-moon-choose = **射月：**吃下全部红桃和{ CARD("QS") }，你来选：其他人各加{ $moved }分，或自己减{ $moved }分。
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") }不破红桃。
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") }也破红桃：打出后就可以领出红桃。
tricks-rule-hearts-passing-cycle = **传牌：**出牌前每人传三张，第一局给左家，然后右家、对家、不传，轮流来。
tricks-rule-hearts-passing-left = **传牌：**出牌前每人传三张给左家。
tricks-rule-hearts-passing-none = **不传牌：**发到什么打什么。
tricks-rule-hearts-black-maria-off = { CARD("KS") }和{ CARD("AS") }不算分。
tricks-rule-hearts-black-maria-on = **黑玛丽：**{ CARD("KS") }算10分，{ CARD("AS") }算7分。第一墩都不能出，射月两张都要有。
tricks-rule-hearts-spot-off = 每张红桃算一样的分。
tricks-rule-hearts-spot-on = **点数红桃：**红桃越大，算的分越多。

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = 射月的人减{ $moved }分
tricks-short-hearts-moon-choose = 射月的人选怎么算分
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") }破红桃
tricks-short-hearts-passing-left = 每局都传左家
tricks-short-hearts-passing-none = 不传牌
tricks-short-hearts-black-maria-on = { CARD("KS") }算10分，{ CARD("AS") }算7分
tricks-short-hearts-spot-on = 红桃按点数算分，{ CARD("QS") }算25分

tricks-told-hearts = -# 红心大战源自法国的老牌戏 Reversis，也是比谁吃得少。
