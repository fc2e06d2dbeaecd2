# 某人的戰績。

gnau-stats-title = ### 📊 { $user } 的戰績
gnau-stats-in-score = **純計分**
gnau-stats-in-bankroll = **有限積分**

gnau-stats-all = **{ $rounds } 局** · 總共 **{ $net }** 分
gnau-stats-as = { $role ->
    [dealer] 莊家
   *[player] 閒家
}：**{ $net }** · { $won } 勝 { $lost } 敗 { $even } 平

gnau-stats-bid = 🏦 搶到莊 { $rounds } 次：**{ $net }** · { $won } 勝 { $lost } 敗 { $even } 平
gnau-stats-raised = 加倍 { $rounds } 次：**{ $net }** · { $won } 勝 { $lost } 敗 { $even } 平

gnau-stats-biggest-win = { gnau-stats-biggest-win-only }，`{ $round }` 這局
gnau-stats-best-hand = { gnau-stats-best-hand-only }，`{ $round }` 這局
gnau-stats-biggest-win-only = 單局贏最多：**{ $delta }**
gnau-stats-best-hand-only = 最大牌型：**{ $name }**
gnau-stats-longest = 最長連勝：**{ $rounds }**
gnau-stats-winning = { $rounds ->
    [1] 上一局贏。
   *[other] 最近 { $rounds } 局都贏。
}
gnau-stats-losing = { $rounds ->
    [1] 上一局輸。
   *[other] 最近 { $rounds } 局都輸。
}

gnau-stats-too-early = 🍀 **手氣：** 現在還看不準。玩滿 { $least } 局再來看。
gnau-stats-luck = 🍀 **手氣：** { $actual } 分，預期 { $expected }。
gnau-stats-luckier = 手氣比 **{ $percent }** 的玩家好。
gnau-stats-unluckier = 手氣比 **{ $percent }** 的玩家差。
gnau-stats-drill = 每日練牌：**連續 { $days } 天**
gnau-stats-own-splits = -# 有 { $rounds } 手是玩家自己擺的。手氣以最佳擺法來算，擺漏了看起來就像手氣差。

gnau-stats-luck-bids = -# 搶莊的局，從看到四張牌以後開始算手氣。{ $left_out ->
    [0] {""}
   *[other] 這種局有 { $rounds } 局，只算最近 { $counted } 局。
}

gnau-stats-picture = { $rounds } 局的積分走勢：從 { $start } 到 { $end }，最低 { $low }，最高 { $high }。
gnau-stats-picture-start = 起點：{ $start }
gnau-stats-picture-end = 現在：{ $end }
gnau-stats-picture-round = 局
gnau-stats-picture-caption = -# 每局之後的積分：從 { $start } 到 { $end }，介於 { $low } 和 { $high }。
