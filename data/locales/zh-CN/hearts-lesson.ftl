# 红心大战的教学。

lesson-hearts-cost = **总分最低的赢。**吃到的红桃每张1分，{ CARD("QS") }13分，别的牌都不算。
lesson-hearts-cost-asked = { $who } 收下这墩，要算几分？
lesson-hearts-cost-hint = 红桃每张算1，{ CARD("QS") }算13。
lesson-hearts-cost-right = { CARD("QS") }{ $queen }分，红桃{ $hearts }分：一共{ $cost }分。

lesson-hearts-pass = 出牌前**每人传三张牌**：第一局传左家，然后右家、对家、不传。
    大家都传了，你才看得到新来的牌。
lesson-hearts-pass-asked = 你会传哪三张？
lesson-hearts-pass-hint = 传大红桃。护着{ CARD("QS") }的黑桃少，就把它也传走。小牌留着。
lesson-hearts-pass-right = 只有一张黑桃护着，{ CARD("QS") }很快会被逼出来。大红桃会吃进带分的墩。

lesson-hearts-first = 每局由**{ CARD("2C") }领出第一墩**。没有梅花，就垫别的，但不能是红桃或{ CARD("QS") }。
lesson-hearts-first-asked = 你没有梅花，哪张可以出？
lesson-hearts-first-right = 你没有梅花，这张又不算分。

lesson-hearts-lead = 红桃没破，谁也不能**领出**红桃。有人在别的花色上垫了红桃，红桃就破了。
    { CARD("QS") }可以领出，但多半不划算。
lesson-hearts-lead-asked = 轮到你领出，还没人出过红桃。点一张可以领出的牌。
lesson-hearts-lead-right = 现在只要不是红桃就行。

lesson-hearts-moon = **射月：**吃下全部13张红桃和{ CARD("QS") }，你得0分，其他人各加26分。
lesson-hearts-moon-asked = 其他红桃还没出。{ $who } 还能射月吗？
lesson-hearts-moon-hint = 别人吃过红桃或{ CARD("QS") }吗？
lesson-hearts-moon-right = 别人还没吃过红桃。要是有人吃到一张，这些就全算 { $who } 的分。

lesson-hearts-end = 有人总分超过{ $target }的那一局打完，**本场结束**，总分最低的赢。
lesson-hearts-end-asked = 谁赢？
lesson-hearts-end-hint = { $who } 超过了{ $target }，本场结束。谁的总分最低？
lesson-hearts-end-right = { $who } 超过了{ $target }，{ $winner } 的总分最低。
