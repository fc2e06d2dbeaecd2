# 拱猪的教学。

lesson-gongzhu-count = **总分最高的赢。**吃到的牌算分：
    { CARD("QS") }，猪：−100
    { CARD("JD") }，羊：+100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") }到{ CARD("5H") }各 −10 · 更小的红桃0
lesson-gongzhu-count-asked = { $who } 收下这墩，得多少分？
lesson-gongzhu-count-hint = 有两张算分，加起来就是。
lesson-gongzhu-count-right = { CARD("AS") }是最大的黑桃，吃了猪和{ CARD("KH") }：{ $count }。

lesson-gongzhu-expose = 出牌前可以**亮**{ CARD("QS") }、{ CARD("JD") }或{ CARD("AH") }。大家都看得到，算分翻倍。亮{ CARD("AH") }，全部红桃都翻倍。
    亮了的牌，要**等那门花色领出过一次**才能出，除非那门只剩这一张。
lesson-gongzhu-expose-asked = 你亮了猪，黑桃第一次领出。点一张能出的牌。
lesson-gongzhu-expose-right = 跟了黑桃，猪留着下次。

lesson-gongzhu-double = { CARD("10C") }是**变压器**，谁吃到，谁的其他分翻倍，好坏都翻。单吃算{"\u00A0"}+50。
    亮了的变压器，其他分{"\u00A0"}**×4**，单吃算{"\u00A0"}+100。
lesson-gongzhu-double-asked = { CARD("10C") }亮过，你吃到这些，得多少分？
lesson-gongzhu-double-hint = 先把羊和红桃加起来，亮了的{ CARD("10C") }再 ×4。
lesson-gongzhu-double-right = 羊减去{ CARD("KH") }是{"\u00A0"}{ $plain }，亮了的{ CARD("10C") }再 ×4。

lesson-gongzhu-wise = **对自己有利才亮：**有更大的方块能吃回{ CARD("JD") }，{ CARD("QS") }或{ CARD("10C") }那门花色多，{ CARD("AH") }有小红桃可以躲。
lesson-gongzhu-wise-asked = 这几张里你会亮哪些？

lesson-gongzhu-all = **全红：**吃齐13张红桃，不算 −200，反而算 +200。要是也吃了猪，猪算 +100。
lesson-gongzhu-all-asked = 其他红桃还没出。{ $who } 还能全红吗？
lesson-gongzhu-all-hint = 别人吃过红桃吗？小红桃也算。
lesson-gongzhu-all-right = 别人还没吃过红桃。要是有人吃到一张，这些就全算 { $who } 的负分。

lesson-gongzhu-end = **第一局由{ CARD("2S") }领出**，以后由上局吃猪的人领出。
    有人总分到{ $target }或更低的那一局打完，本场结束。总分最高的赢，最低的输。
lesson-gongzhu-end-asked = 这局 { $who } 吃了猪，接下来呢？
lesson-gongzhu-end-leads = { $who } 领出
lesson-gongzhu-end-two = { CARD("2S") }领出
lesson-gongzhu-end-over = 本场结束
lesson-gongzhu-end-hint = 有人到{ $target }了吗？没有的话，是谁吃了猪？
lesson-gongzhu-end-right = 还没人到{ $target }，而 { $who } 吃了猪。
