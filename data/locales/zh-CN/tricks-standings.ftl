# 本服务器里谁打得最好。

tricks-standings-title = { $game } · 排行榜
tricks-standings-about = -# 只按跟其他玩家打的场算等级分，起点{ $start }。

tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
tricks-standings-own = -# { $who }：第{ $rank }名，共{ $of }人 · { $rating } · { $record }
tricks-standings-unranked = -# { $who } 还没有名次，先打完一场吧。
tricks-standings-unrated = 还没有等级分

tricks-standings-won = { $games }场赢{ $won }场
tricks-standings-average = 每局平均：{ $average }
tricks-standings-best = 最好一局：{ $best }

error-nobody-finished = 这里还没有人打完一场。开一桌：`/{ $game } open`
