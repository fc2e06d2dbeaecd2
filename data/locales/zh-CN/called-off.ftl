# 打不下去的牌桌。

table-called-off = ⚠️ **{ $table }号桌已关闭：**记录读不出来了，没打完的一局不算。{ $points ->
    [0] 没有分数受影响。
   *[other] 桌上的{ $points }分已全部退还。
}
