# 每月奖牌和成就。

season-of = -# { $month }的奖牌
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = 本月 →
season-others = -# 另外{ $others }人。
season-nobody-here = -# 得奖的{ $others }人都离开了。
season-no-medals = 那个月没人得奖牌。
error-season-unknown = 那个月的奖牌已经没有了。看本月：`/gnau leaderboard`

season-news = **🏅 { $month }的奖牌**
season-news-line = { $board }：{ $winners }

medals-title = **奖牌** · { $counts }
medals-line = { $mark } { $board } · { $month }
achievements-title = **成就**
achievements-line = 🏅 { $name } · { $date }
achievements-told = 🏅 **新成就：**{ $name }

achievement-gnau-tonku = 第一次牛冬菇
achievement-drill-week = 每日练习连续一周全对
achievement-deal-checked = 第一次检查发牌
