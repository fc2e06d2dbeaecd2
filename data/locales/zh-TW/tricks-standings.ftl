# 伺服器裡誰最會打。

tricks-standings-title = { $game } · 排行榜
tricks-standings-about = -# 評分只算跟其他玩家打的場次。每個人從 { $start } 分起算。

tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
tricks-standings-own = -# { $who }：{ $of } 人裡第 { $rank } 名 · { $rating } · { $record }
tricks-standings-unranked = -# { $who } 還沒有名次，先打完一場。
tricks-standings-unrated = 還沒有評分

tricks-standings-won = { $games } 場贏 { $won } 場
tricks-standings-average = 每局 { $average }
tricks-standings-best = 最佳一局 { $best }

error-nobody-finished = 這裡還沒人打完一場。開一桌：`/{ $game } open`。
