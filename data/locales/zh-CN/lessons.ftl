# 教学：各种游戏通用的部分。

lesson-button-open = 玩法
lesson-button-next = 下一页
lesson-button-skip = 跳过
lesson-button-back = 上一页
lesson-button-again = 从头再来
# 最后一页：自己练，或跟别人玩
lesson-button-practise = 练习
lesson-button-table = 开一桌

lesson-title = { $game } · 玩法 · { $number }/{ $last }
lesson-title-end = { $game } · 可以上桌了
lesson-asked = **{ $question }**
lesson-right = ✅ **对了。**{ $why }
lesson-wrong = ❌ **不太对。**{ $why }

## 机器人刚进服务器时的第一屏

first-screen = ## 🃏 本服务器的纸牌游戏
    开一桌，朋友按一下就能加入。{ BUTTON("lesson-button-open") }里有几页短课，教你怎么玩。
    -# 只用娱乐积分：不买卖，也不兑换。
first-screen-open = { $game }：开一桌

# 对开出服务器第一桌的人说
first-table = 🎉 **本服务器的第一桌！**大家都能按**加入**，你的牌只有你看得到。第一次玩？按{ BUTTON("lesson-button-open") }。
first-screen-language = 🌐 语言
