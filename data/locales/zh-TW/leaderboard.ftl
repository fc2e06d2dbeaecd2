# 伺服器裡誰領先。

leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
medal-points = 積分最多
medal-rounds = 玩最多局
medal-best-hand = 最大牌型
medal-drill = 每日練牌
leaderboard-all = -# 全部時間
leaderboard-since = -# 起算：{ $when }
leaderboard-all-points = -# 大家現在的積分
leaderboard-since-points = -# 這段時間的輸贏，起算：{ $when }

leaderboard-line = { $rank } **{ $name }** · { $value }
leaderboard-own = -# { $who }：{ $of } 人裡第 { $rank } 名 · { $value }

leaderboard-points = { $points } 分 · { leaderboard-rounds }
leaderboard-gain = { $gain } 分 · { leaderboard-rounds }
leaderboard-rounds = { $rounds } 局
leaderboard-hand = { $name }，`{ $round }`
leaderboard-drill = { $answered } 題中答對 { $right } 題

leaderboard-unranked = -# { $who } 還沒有名次，玩一局吧。
leaderboard-unranked-drill = -# { $who } 還沒有名次，試試 `/gnau daily`。
leaderboard-nobody-yet = 這個月還沒有人上榜。

error-nobody-ranked = 這個伺服器還沒人玩過妞妞。開一桌：`/gnau open`。
error-nobody-ranked-since = { $when } 之後，這裡沒人玩過妞妞。看全部時間：`/gnau leaderboard`。
error-nobody-drilled = 這段時間沒人做過每日練牌。當第一個：`/gnau daily`。

page-back = ← 上一頁
page-on = 下一頁 →

leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
leaderboard-picture-start = 長條從 { $number } 開始
leaderboard-picture-rank = 第 { $rank } 名
