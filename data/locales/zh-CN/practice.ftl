# 学完后的练习，只有自己看得到。

practice-again = 再来

## 牛牛：给三手牌配牛

practice-gnau-title = 🎯 练习 · 第{ $number }手，共{ $count }手
practice-gnau-end = 三手都配完了，可以上桌了。

## 吃墩游戏：自己打一局

practice-title = { $game } · 练习
practice-how = 你和三个新手电脑，只是练习。
practice-hand = 练习
practice-beaten = { $beaten ->
    [0] 三个电脑你一个也没打败。
    [3] 🎉 三个电脑都被你打败了。
   *[other] 三个电脑里你打败了{ $beaten }个。
}
practice-choices = **{ $missed ->
    [0] 全部{ $count }次选择
   *[other] { $count }次选择里有{ $good }次
}**跟高手电脑一样好。

error-practice-gone = 机器人更新了，这局练习到此为止。
