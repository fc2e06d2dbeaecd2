# 每月獎牌與成就。

season-of = -# { $month }的獎牌
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = 這個月 →
season-others = -# 另外 { $others } 人。
season-nobody-here = -# { $others } 位得獎的人已經離開。
season-no-medals = 那個月沒有人得獎牌。
error-season-unknown = 那個月的獎牌已經不在了。看這個月：`/gnau leaderboard`。

season-news = **🏅 { $month }的獎牌**
season-news-line = { $board }：{ $winners }

medals-title = **獎牌** · { $counts }
medals-line = { $mark } { $board } · { $month }
achievements-title = **成就**
achievements-line = 🏅 { $name } · { $date }
achievements-told = 🏅 **新成就：** { $name }

achievement-gnau-tonku = 第一次牛冬菇
achievement-drill-week = 每日練牌連續一週全對
achievement-deal-checked = 第一次驗證發牌
