# 为什么不能再开桌，以及怎么办。

error-stake-too-high = 底分{ $stake }，一{ $unit ->
    [game] 场
   *[round] 局
}可能输{ $need }分，{ $who ->
    [you] 而你只有{ $balance }分
    [others] 这里其他人都没有这么多
   *[all] 这里谁都没有这么多
}。{ $affordable ->
    [0] {""}
   *[other] 开一桌底分{ $affordable }或更小的吧。
}

error-too-many-own-tables = 你在这里最多同时开{ $limit }桌，现在开着：{ $tables }。先关一桌吧。
error-opened-just-now = 你刚开了一桌。可以再开的时间：{ $when }
error-too-many-tables = 本服务器最多同时开{ $limit }桌，已经满了。加入一桌，或晚点再来。管理员可以放宽：`/manage settings`
