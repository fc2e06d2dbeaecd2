# Who leads in a server.
#
# $when: a date and a time
# $rank: a medal or a number
# $name: a person's name, or that of a hand
# $of: how many there are
# $rounds: how many rounds
# $round: the id of a round, such as 7.3
# $right: how many hands were right
# $answered: how many hands were answered
# $title: as in leaderboard-title-…

leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
# What the medals of a month are for
medal-points = Most points
medal-rounds = Most rounds
medal-best-hand = Best hands
medal-drill = Daily drill
leaderboard-all = -# All time
leaderboard-since = -# Since { $when }
# Of points
leaderboard-all-points = -# What everyone has now
leaderboard-since-points = -# Won and lost since { $when }

# What someone is ranked for stands in $value, one of the texts below, or the bare name of a hand.
leaderboard-line = { $rank } **{ $name }** · { $value }
# $who: a mention of who asked, for everyone to read.
leaderboard-own = -# { $who }: rank { $rank } of { $of } · { $value }

leaderboard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { leaderboard-rounds }
# $gain: with a sign, and a minus that is not a hyphen. $points: the number itself
leaderboard-gain = { $gain } { $points ->
    [one] point
   *[other] points
} · { leaderboard-rounds }
leaderboard-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
leaderboard-hand = { $name } in{"\u00A0"}`{ $round }`
leaderboard-drill = { $right } of { $answered } right

leaderboard-unranked = -# { $who } isn't ranked yet: play a round.
leaderboard-unranked-drill = -# { $who } isn't ranked yet: try `/gnau daily`.
leaderboard-nobody-yet = Nobody is ranked this month yet.

error-nobody-ranked = Nobody has played Gnau in this server yet. Open a table: `/gnau open`.
error-nobody-ranked-since = Nobody has played Gnau here since { $when }. See all time: `/gnau leaderboard`.
error-nobody-drilled = Nobody has answered a daily hand in this period. Be the first: `/gnau daily`.

# Below every list of several pages.
page-back = ← Back
page-on = Next →

# Said of the picture of a list to those who cannot see it. $lines: rank, name and number of each, a line each.
leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
# In the picture, if its bars do not start at zero. $number: the points at which they start.
leaderboard-picture-start = Bars start at { $number }
# In the picture, of someone whose name cannot be drawn.
leaderboard-picture-rank = Rank { $rank }
