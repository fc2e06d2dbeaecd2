# 吃墩游戏的教学通用部分。

lesson-tricks-you = 你
lesson-tricks-yes = 能
lesson-tricks-no = 不能
lesson-tricks-trick = **桌上：**
lesson-tricks-led = { $played }（领出）
lesson-tricks-taken = **{ lesson-tricks-picture-taken }：**{ $cards }
lesson-tricks-exposed = **亮出：**{ $cards }
lesson-tricks-picture-taken = { $who }吃到的牌
lesson-tricks-picture-held = 你的牌
lesson-tricks-held = **{ lesson-tricks-picture-held }：**{ $cards }
lesson-tricks-scores = **{ lesson-tricks-picture-scores }：**
lesson-tricks-picture-scores = 本局后的总分

lesson-tricks-follow = 一人出一张，四张是一墩，出第一张叫领出。有**领出的花色**就要跟，没有才可以出别的。
    领出花色里最大的一张收下这墩，A最大。收的人领出下一墩。
lesson-tricks-play-asked = 轮到你了，点一张能出的牌。
lesson-tricks-follow-right = 领出的是方块，你有方块，就要跟方块。

lesson-tricks-end = { BUTTON("lesson-button-practise") }：自己打一局，前三墩有提示。
    { BUTTON("lesson-button-table") }：跟大家玩，空位由电脑补上。
    不知道出什么？{ BUTTON("tricks-panel-hint") }告诉你高手电脑会怎么打，为什么。
    -# 其余规则：`/{ $game } rules`
