# 教學之後的練習，只有本人看得到。

practice-again = 再來一次

## 妞妞：擺三手牌

practice-gnau-title = 🎯 練習 · 第 { $number } 手，共 { $count } 手
practice-gnau-end = 三手都做完，可以上桌了。

## 吃墩遊戲：自己打一局

practice-title = { $game } · 練習
practice-how = 你跟三個簡單的電腦玩家打，純練習。
practice-hand = 練習
practice-beaten = { $beaten ->
    [3] 🎉 三個電腦玩家都輸給你。
   *[other] 三個電腦玩家裡，你贏了 { $beaten } 個。
}
practice-choices = **{ $count } 步裡有 { $missed ->
    [0] { $count }
   *[other] { $good }
} 步**跟電腦高手一樣好。

error-practice-gone = 程式更新，這局中斷了。
