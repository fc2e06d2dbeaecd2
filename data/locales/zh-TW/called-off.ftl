# 無法繼續的牌桌。

table-called-off = ⚠️ **{ $table } 號桌已關：** 紀錄讀不出來，進行中的這局不算。{ $points ->
    [0] 沒有積分受影響。
   *[other] 桌上的 { $points } 分已全部退還。
}
