# 拱豬教學。

lesson-gongzhu-count = **分數最高的贏。** 吃到這些牌要計分：
    { CARD("QS") } 是豬：−100
    { CARD("JD") } 是羊：+100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") } 到 { CARD("5H") } 各 −10 · 更小的紅心 0
lesson-gongzhu-count-asked = { $who } 吃下這墩，算幾分？
lesson-gongzhu-count-hint = 有兩張要計分，加起來。
lesson-gongzhu-count-right = { CARD("AS") } 是最大的黑桃，吃下豬和 { CARD("KH") }：{ $count }。

lesson-gongzhu-expose = 出牌前可以**亮** { CARD("QS") }、{ CARD("JD") } 或 { CARD("AH") }。大家都看得到，而且算兩倍。亮 { CARD("AH") } 就是所有紅心都兩倍。
    亮的牌要**等那個花色先出過一次**才能出，除非那個花色你只有這張。
lesson-gongzhu-expose-asked = 你亮了豬，現在第一次有人先出黑桃。按一張能出的牌。
lesson-gongzhu-expose-right = 你跟了花色，豬先等著。

lesson-gongzhu-double = { CARD("10C") } 是**變壓器**，把吃到它的人其他分數變兩倍，好壞都算。單獨吃到算 +50。
    亮了的話全部 **×4**，單獨吃到算 +100。
lesson-gongzhu-double-asked = { CARD("10C") } 亮了，你吃到這些牌。一共算幾分？
lesson-gongzhu-double-hint = 把羊和紅心加起來，亮了的 { CARD("10C") } 再 ×4。
lesson-gongzhu-double-right = 羊加上 { CARD("KH") } 是 { $plain }，亮了的 { CARD("10C") } 再 ×4。

lesson-gongzhu-wise = **有利才亮：** 有更大的方塊能抓羊，就亮 { CARD("JD") }。同花色的牌夠多，就亮 { CARD("QS") } 或 { CARD("10C") }。小紅心多、躲得掉，就亮 { CARD("AH") }。
lesson-gongzhu-wise-asked = 你會亮哪張？

lesson-gongzhu-all = **全紅：** 十三張紅心全吃下，算 +200，不是 −200。如果豬也是你吃的，豬算 +100。
lesson-gongzhu-all-asked = 其他紅心都還沒出。{ $who } 還能全紅嗎？
lesson-gongzhu-all-hint = 有別人吃到紅心嗎？小的也算。
lesson-gongzhu-all-right = 還沒有別人吃到紅心。只要有人吃到，這些就全扣 { $who } 的分。

lesson-gongzhu-end = **第一局由 { CARD("2S") } 先出。** 之後由上一局吃到豬的人先出。
    有人到 { $target } 或更低，那局打完就結束。分數最高的贏，最低的輸。
lesson-gongzhu-end-asked = { $who } 這局吃到豬。接下來呢？
lesson-gongzhu-end-leads = { $who } 先出
lesson-gongzhu-end-two = { CARD("2S") } 先出
lesson-gongzhu-end-over = 這場結束
lesson-gongzhu-end-hint = 有人到 { $target } 了嗎？沒有的話，誰吃到豬？
lesson-gongzhu-end-right = 還沒有人到 { $target }，而豬是 { $who } 吃的。
