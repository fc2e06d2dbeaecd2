# Medals of closed months, and achievements.
#
# $month: a month with its year, such as October 2026
# $others: how many more
# $name: an achievement

season-of = -# Medals for { $month }
# Buttons, from month to month
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = This month →
# Winners for whom there is no room, or who have left
season-others = -# And { $others } more.
season-nobody-here = -# { $others ->
    [1] One winner has left.
   *[other] { $others } winners have left.
}
season-no-medals = Nobody won a medal that month.
error-season-unknown = There are no medals of that month any more. See this month: `/gnau leaderboard`.

# In the announcement of a day
season-news = **🏅 Medals for { $month }**
# $board: as in medal-…. $winners: each medal with names
season-news-line = { $board }: { $winners }

# In somebody's statistics. $counts: each medal with its number
medals-title = **Medals** · { $counts }
# $mark: a medal. $board: as in medal-…
medals-line = { $mark } { $board } · { $month }
achievements-title = **Achievements**
# $date: a day
achievements-line = 🏅 { $name } · { $date }
# Said to one person, once
achievements-told = 🏅 **New achievement:** { $name }

achievement-gnau-tonku = First { -tonku }
achievement-drill-week = A flawless week of the daily drill
achievement-deal-checked = First deal checked
