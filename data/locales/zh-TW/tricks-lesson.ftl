# 吃墩遊戲教學共用的話。

lesson-tricks-you = 你
lesson-tricks-yes = 可以
lesson-tricks-no = 不行
lesson-tricks-trick = **桌上的牌：**
lesson-tricks-led = { $played }（先出）
lesson-tricks-taken = **{ lesson-tricks-picture-taken }：** { $cards }
lesson-tricks-exposed = **亮牌：** { $cards }
lesson-tricks-picture-taken = 吃到的牌（{ $who }）
lesson-tricks-picture-held = 你的牌
lesson-tricks-held = **{ lesson-tricks-picture-held }：** { $cards }
lesson-tricks-scores = **{ lesson-tricks-picture-scores }：**
lesson-tricks-picture-scores = 這局打完的分數

lesson-tricks-follow = 每人出一張牌。有先出的花色就**一定要跟**，沒有就隨便出。
    那個花色最大的吃下這墩（A 最大），下一墩由他先出。
lesson-tricks-play-asked = 輪到你了。按一張能出的牌。
lesson-tricks-follow-right = 先出的是方塊，你有方塊，就一定要跟。

lesson-tricks-end = 「{ BUTTON("lesson-button-practise") }」：自己打一局，前三墩有提示。
    「{ BUTTON("lesson-button-table") }」：跟別人玩，空位由電腦補上。
    卡住了？「{ BUTTON("tricks-panel-hint") }」會說電腦高手怎麼打，還有為什麼。
    -# 其他規則：`/{ $game } rules`
