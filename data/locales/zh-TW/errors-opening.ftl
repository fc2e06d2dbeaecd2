# 為什麼不能再開桌，以及怎麼辦。

error-stake-too-high = 底分 { $stake } 的話，{ $unit ->
    [game] 一場
   *[round] 一局
}可能輸 { $need } 分，{ $who ->
    [you] 但你只有 { $balance } 分
    [others] 但這裡沒有別人有這麼多
   *[all] 但這裡沒有人有這麼多
}。{ $affordable ->
    [0] {""}
   *[other] 請開底分 { $affordable } 以下的牌桌。
}

error-too-many-own-tables = 你在這裡最多開 { $limit } 桌，已經開了 { $tables }。先關一桌。
error-opened-just-now = 你剛開了一桌。可以再開的時間：{ $when }
error-too-many-tables = 這個伺服器同時最多 { $limit } 桌。加入一桌，或晚點再來。管理員可以調高：`/manage settings`
