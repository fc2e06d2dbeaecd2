# 拱豬的規則。

tricks-goal-gongzhu = 四個人，每人十三張牌。**{ $teams ->
        [on] 總分高的隊贏。
       *[off] 分數最高的贏，最低的輸。
    }** 吃到這些牌要計分：
    - { CARD("QS") } 是豬：−100 · { CARD("JD") } 是羊：+100
    - { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") } 到 { CARD("5H") } 各 −10 · { CARD("4H") }、{ CARD("3H") }、{ CARD("2H") } 不計分。十三張紅心全吃：+200。
    - { CARD("10C") } 是變壓器，以上分數變兩倍（亮了 ×4）。以上的牌一張都沒吃到，就算 +50（亮了 +100）。
    - 出牌前可以亮 { CARD("AH") }、{ CARD("QS") }、{ CARD("JD") } 或 { CARD("10C") }，效果變兩倍（{ CARD("AH") }：所有紅心）。亮的牌要等那個花色先出過一次才能出，除非那個花色你只有這張。
    - 有先出的花色就要跟。那個花色最大的吃下這墩（A 最大），下一墩由他先出。
tricks-paying-gongzhu = 設了底分，{ $teams ->
    [on] 輸的隊每位玩家最後各付一份，贏的隊的玩家平分。兩隊平手就誰都不付。
   *[off] 輸家最後付給贏家。並列贏家平分，並列輸家分攤。
}電腦玩家不付也不贏，離開的人不能贏。

tricks-until-gongzhu = 打到 −{ $points } 分
tricks-target-gongzhu = { $teams ->
    [on] 有一隊
   *[off] 有人
}到 **−{ $points } 分**或更低，那局打完就結束。
tricks-stake-gongzhu = 💰 玩家之間的底分：**{ $stake }**。{ $teams ->
    [on] 輸的隊每位玩家付給贏的隊。
   *[off] 輸家付給贏家。
}

tricks-rule-gongzhu-pig-flips-all-hearts = 全紅又吃到豬，豬算 +100。
tricks-rule-gongzhu-pig-flips-never = 就算全紅，豬也是 −100。
tricks-rule-gongzhu-pig-flips-all-points = 全紅，又吃到 { CARD("JD") }、{ CARD("10C") } 和豬，豬算 +100。否則是 −100。
tricks-rule-gongzhu-first-lead-two-of-spades = 第一局由 { CARD("2S") } 先出，之後由吃到豬的人先出。
tricks-rule-gongzhu-first-lead-two-of-clubs = 第一局由 { CARD("2C") } 先出，之後由吃到豬的人先出。
tricks-rule-gongzhu-teams-off = 各打各的。
tricks-rule-gongzhu-teams-on = 分隊：1、3 號位對 2、4 號位。各自吃牌、各自計分，一隊的總分是兩人相加，搭檔看不到彼此的牌。

tricks-short-gongzhu-pig-flips-never = 豬不會變 +100
tricks-short-gongzhu-pig-flips-all-points = 所有計分的牌都吃到，豬才算 +100
tricks-short-gongzhu-first-lead-two-of-clubs = { CARD("2C") } 先出
tricks-short-gongzhu-teams-on = 二對二

tricks-told-gongzhu = -# 拱豬就是「把豬拱出去」：傳統上，輸家要用鼻子把一張牌從牌堆裡拱出來。
