# 拱猪：怎么玩，和可以改的规则。

tricks-goal-gongzhu = 四个人，每人十三张牌。**{ $teams ->
        [on] 总分高的一队赢。
       *[off] 总分最高的赢，最低的输。
    }**吃到的牌算分：
    - { CARD("QS") }，猪：−100 · { CARD("JD") }，羊：+100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · { CARD("10H") }到{ CARD("5H") }各{"\u00A0"}−10 · { CARD("4H") }、{ CARD("3H") }、{ CARD("2H") }不算分。十三张红桃吃齐是全红：+200。
    - { CARD("10C") }，变压器，把上面的分翻倍（亮了 ×4）。上面的牌一张没吃，变压器算 +50（亮了 +100）。
    - 出牌前可以亮{ CARD("AH") }、{ CARD("QS") }、{ CARD("JD") }、{ CARD("10C") }，亮了翻倍（{ CARD("AH") }让全部红桃翻倍）。亮了的牌，要等那门花色领出过一次才能出，除非那门只剩这一张。
    - 领出什么花色，有就要跟。领出花色里最大的收下这墩，再领出下一墩，A最大。
tricks-paying-gongzhu = 有底分时，打完一场，{ $teams ->
    [on] 输的一队每人付一份，由赢的一队平分。打成平手谁也不付。
   *[off] 输家付给赢家，并列就平分。
}电脑不付也不收，离桌的人不能赢。

tricks-until-gongzhu = 打到 −{ $points }分
tricks-target-gongzhu = { $teams ->
    [on] 有一队
   *[off] 有人
}总分到**−{ $points }**或更低的那一局打完，本场结束。
tricks-stake-gongzhu = 💰 玩家之间的底分：**{ $stake }**。{ $teams ->
    [on] 输的一队每人付给赢的一队。
   *[off] 输家付给赢家。
}

tricks-rule-gongzhu-pig-flips-all-hearts = 全红又吃到猪，猪算 +100。
tricks-rule-gongzhu-pig-flips-never = 就算全红，猪还是算 −100。
tricks-rule-gongzhu-pig-flips-all-points = 大满贯，也就是全红加{ CARD("JD") }、{ CARD("10C") }和猪，猪才算 +100，否则算 −100。
tricks-rule-gongzhu-first-lead-two-of-spades = 第一局由{ CARD("2S") }领出，以后由上局吃猪的人领出。
tricks-rule-gongzhu-first-lead-two-of-clubs = 第一局由{ CARD("2C") }领出，以后由上局吃猪的人领出。
tricks-rule-gongzhu-teams-off = 各打各的。
tricks-rule-gongzhu-teams-on = 组队：1、3号座位对2、4号座位。各吃各的牌，各记各的分，两人合计是队伍总分。搭档看不到彼此的牌。

tricks-short-gongzhu-pig-flips-never = 猪永远不算 +100
tricks-short-gongzhu-pig-flips-all-points = 大满贯时猪才算 +100
tricks-short-gongzhu-first-lead-two-of-clubs = 第一局由{ CARD("2C") }领出
tricks-short-gongzhu-teams-on = 二对二

tricks-told-gongzhu = -# “拱猪”的由来：按老规矩，输家要用鼻子从牌堆里把一张牌拱出来。
