# 傷心小棧的規則。

tricks-goal-hearts = 四個人，每人十三張牌。**分數最低的贏。** { $spot ->
    [on] 每吃到一張紅心，照點數計分（J 11、Q 12、K 13、A 14），{ CARD("QS") } 算 25 分。
   *[off] 每吃到一張紅心算 1 分，{ CARD("QS") } 算 13 分。
}
    - { CARD("2C") } 先出。有先出的花色就要跟。那個花色最大的吃下這墩（A 最大），下一墩由他先出。
    - 第一墩不能墊紅心和 { CARD("QS") }。有人墊過紅心，才可以先出紅心。
tricks-paying-hearts = 設了底分，沒贏的人最後各付一份，贏家平分。電腦玩家不付也不贏，離開的人不能贏。

tricks-until-hearts = 打到 { $points } 分
tricks-target-hearts = 有人超過 **{ $points } 分**，那局打完就結束。最低分相同就並列贏家。
tricks-stake-hearts = 💰 玩家之間的底分：**{ $stake }**。其他人都付給贏家。

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } 是普通牌。
tricks-rule-hearts-jack-of-diamonds-on = 吃到 **{ CARD("JD") } 減 10 分**。第一墩不能出，射月也要有它。
tricks-rule-hearts-moon-add-to-others = **射月：** 全部紅心和 { CARD("QS") } 都吃下，你算 0 分，其他人各加 { $moved } 分。
tricks-rule-hearts-moon-take-from-self = **射月：** 全部紅心和 { CARD("QS") } 都吃下，你自己減 { $moved } 分。
tricks-rule-hearts-moon-choose = **射月：** 全部紅心和 { CARD("QS") } 都吃下，你可以選：其他人各加 { $moved } 分，或自己減 { $moved } 分。
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } 不能破心。
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } 也能破心：出過它，就可以先出紅心。
tricks-rule-hearts-passing-cycle = **傳牌：** 出牌前每人傳三張，依序是左家、右家、對家、不傳。
tricks-rule-hearts-passing-left = **傳牌：** 出牌前每人傳三張給左家。
tricks-rule-hearts-passing-none = **不傳牌：** 發到什麼就打什麼。
tricks-rule-hearts-black-maria-off = { CARD("KS") } 和 { CARD("AS") } 不計分。
tricks-rule-hearts-black-maria-on = **黑瑪麗：** { CARD("KS") } 算 10 分，{ CARD("AS") } 算 7 分。第一墩都不能出，射月也要有這兩張。
tricks-rule-hearts-spot-off = 每張紅心分數一樣。
tricks-rule-hearts-spot-on = **紅心照點數計分：** 紅心越大，分數越高。

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") } −10
tricks-short-hearts-moon-take-from-self = 射月自己減 { $moved } 分
tricks-short-hearts-moon-choose = 射月的人選怎麼計分
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } 也能破心
tricks-short-hearts-passing-left = 一律傳左家
tricks-short-hearts-passing-none = 不傳牌
tricks-short-hearts-black-maria-on = { CARD("KS") } 10 分，{ CARD("AS") } 7 分
tricks-short-hearts-spot-on = 紅心照點數計分，{ CARD("QS") } 25 分

tricks-told-hearts = -# 傷心小棧源自 Reversis，一種避免吃墩的法國古老牌戲。
