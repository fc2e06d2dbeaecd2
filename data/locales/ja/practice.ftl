# 遊び方のあとの練習

practice-again = もう一度

practice-gnau-title = 🎯 練習 · { $number }/{ $count }問目
practice-gnau-end = 3問とも終わりました。もう卓で遊べます。

practice-title = { $game } · 練習
practice-how = やさしいCPU 3人が相手の練習です。
practice-hand = 練習
practice-beaten = { $beaten ->
    [0] CPU 3人には勝てませんでした。
    [3] 🎉 CPU 3人全員に勝ちました。
   *[other] CPU 3人のうち{ $beaten }人に勝ちました。
}
practice-choices = **{ $missed ->
    [0] { $count }回の選択すべて
   *[other] { $count }回の選択のうち{ $good }回
}**が、強いCPUに劣りませんでした。

error-practice-gone = 更新のため、この局は終わりました。
