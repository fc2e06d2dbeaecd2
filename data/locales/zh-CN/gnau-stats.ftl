# 一个人打过的局加起来怎样。

gnau-stats-title = ### 📊 { $user } 的战绩
gnau-stats-in-score = **记分制**
gnau-stats-in-bankroll = **余额制**

gnau-stats-all = **{ $rounds }局** · 总共**{ $net }**分
gnau-stats-as = { $role ->
    [dealer] 做庄
   *[player] 闲家
}：**{ $net }** · { $won }胜{ $lost }负{ $even }平

gnau-stats-bid = 🏦 抢到庄{ $rounds }次：**{ $net }** · { $won }胜{ $lost }负{ $even }平
gnau-stats-raised = 加倍{ $rounds }次：**{ $net }** · { $won }胜{ $lost }负{ $even }平

gnau-stats-biggest-win = { gnau-stats-biggest-win-only }（`{ $round }`）
gnau-stats-best-hand = { gnau-stats-best-hand-only }（`{ $round }`）
# 不是人人都看得到那一局的频道时
gnau-stats-biggest-win-only = 赢最多的一局：**{ $delta }**
gnau-stats-best-hand-only = 最大牌型：**{ $name }**
gnau-stats-longest = 最长连胜：**{ $rounds }局**
gnau-stats-winning = { $rounds ->
    [1] 上一局赢了。
   *[other] 最近{ $rounds }局连胜。
}
gnau-stats-losing = { $rounds ->
    [1] 上一局输了。
   *[other] 最近{ $rounds }局连败。
}

gnau-stats-too-early = 🍀 **手气：**还看不出来，打满{ $least }局再来看。
gnau-stats-luck = 🍀 **手气：**{ $actual }分，预期{ $expected }分。
gnau-stats-luckier = 比**{ $percent }**的玩家手气好。
gnau-stats-unluckier = 比**{ $percent }**的玩家手气差。
gnau-stats-drill = 每日练习：**连续{ $days }天**
gnau-stats-own-splits = -# 有{ $rounds }局是玩家自己配牛的。手气按最佳配法算，漏了牛会像手气差。

gnau-stats-luck-bids = -# 抢庄的局，手气从看完四张牌算起。{ $left_out ->
    [0] {""}
   *[other] 这样的局有{ $rounds }局，只算最近{ $counted }局。
}

gnau-stats-picture = { $rounds }局的总分走势：从 { $start } 到 { $end }，最低 { $low }，最高 { $high }。
gnau-stats-picture-start = 起点：{ $start }
gnau-stats-picture-end = 现在：{ $end }
gnau-stats-picture-round = 局
gnau-stats-picture-caption = -# 每局后的总分：从 { $start } 到 { $end }，在 { $low } 和 { $high } 之间。
