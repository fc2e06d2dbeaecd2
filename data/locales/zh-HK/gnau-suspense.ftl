# 香港的叫法，其餘跟 zh-TW 一樣。

gnau-suspense-all-down = 五張都蓋著。有牛嗎？
gnau-suspense-ox = **有牛！** { $sum } · 再看另外兩張…
