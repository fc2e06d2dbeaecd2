# 本服务器里谁领先。

leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
medal-points = 分数最高
medal-rounds = 局数最多
medal-best-hand = 最大牌型
medal-drill = 每日练习
leaderboard-all = -# 全部时间
leaderboard-since = -# 起始：{ $when }
leaderboard-all-points = -# 大家现在的分数
leaderboard-since-points = -# 输赢起算：{ $when }

leaderboard-line = { $rank } **{ $name }** · { $value }
leaderboard-own = -# { $who }：第{ $rank }名，共{ $of }人 · { $value }

leaderboard-points = { $points }分 · { leaderboard-rounds }
leaderboard-gain = { $gain }分 · { leaderboard-rounds }
leaderboard-rounds = { $rounds }局
leaderboard-hand = { $name }（`{ $round }`）
leaderboard-drill = { $answered }手对{ $right }手

leaderboard-unranked = -# { $who } 还没有名次，先打一局吧。
leaderboard-unranked-drill = -# { $who } 还没有名次，试试 `/gnau daily`。
leaderboard-nobody-yet = 本月还没有人上榜。

error-nobody-ranked = 本服务器还没人打过牛牛。开一桌：`/gnau open`
error-nobody-ranked-since = 这段时间没人打过牛牛。全部时间：`/gnau leaderboard`。起始：{ $when }
error-nobody-drilled = 这段时间没人做过每日练习。来当第一个：`/gnau daily`

# 有几页的列表下面
page-back = ← 上一页
page-on = 下一页 →

# 列表图片的文字说明
leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
leaderboard-picture-start = 横条从 { $number } 起
leaderboard-picture-rank = 第{ $rank }名
