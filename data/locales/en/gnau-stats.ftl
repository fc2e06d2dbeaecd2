# What someone's rounds come to.
#
# $user: a person, as a mention or a name
# $rounds: how many rounds
# $role: dealer or player
# $won: how many were won
# $lost: how many were lost
# $even: how many were neither
# $round: the id of a round, such as 7.3
# $delta: points gained or lost, with a sign
# $name: the name of a hand
# $least: how many rounds it takes
# $expected: points that were to be expected, with a sign
# $counted: how many of those rounds count
# $start: the first balance, as a number
# $end: the last balance
# $low: the lowest balance
# $high: the highest balance

gnau-stats-title = ### 📊 { $user }'s statistics
# Where someone has played for scores and for bankrolls, above what each of them came to.
gnau-stats-in-score = **With scores**
gnau-stats-in-bankroll = **With bankrolls**

# $net, $actual: with a sign, and a minus that is not a hyphen. $points: the number itself
gnau-stats-all = **{ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}** · **{ $net }** { $points ->
    [one] point
   *[other] points
} in all
gnau-stats-as = As { $role ->
    [dealer] the dealer
   *[player] a player
}: **{ $net }** · { $won } won, { $lost } lost, { $even } even

gnau-stats-bid = 🏦 Dealer by bidding, { $rounds ->
    [1] once
   *[other] { $rounds } times
}: **{ $net }** · { $won } won, { $lost } lost, { $even } even
gnau-stats-raised = Raised { $rounds ->
    [1] once
   *[other] { $rounds } times
}: **{ $net }** · { $won } won, { $lost } lost, { $even } even

gnau-stats-biggest-win = { gnau-stats-biggest-win-only } in{"\u00A0"}round{"\u00A0"}`{ $round }`
gnau-stats-best-hand = { gnau-stats-best-hand-only } in{"\u00A0"}round{"\u00A0"}`{ $round }`
# Where not everyone can see the channel of the round.
gnau-stats-biggest-win-only = Biggest win: **{ $delta }**
gnau-stats-best-hand-only = Best hand: **{ $name }**
gnau-stats-longest = Longest winning streak: **{ $rounds }**
gnau-stats-winning = { $rounds ->
    [1] Won the last round.
   *[other] Won the last { $rounds }.
}
gnau-stats-losing = { $rounds ->
    [1] Lost the last round.
   *[other] Lost the last { $rounds }.
}

gnau-stats-too-early = 🍀 **Luck:** too early to tell. Ask again after { $least } rounds.
gnau-stats-luck = 🍀 **Luck:** { $actual } { $points ->
    [one] point
   *[other] points
}, expected { $expected }.
# $percent: from 50% to 99%
gnau-stats-luckier = Luckier than **{ $percent }** of players.
gnau-stats-unluckier = Less lucky than **{ $percent }** of players.
# $days: at least 2
gnau-stats-drill = Daily drill: **{ $days } days in a row**
gnau-stats-own-splits = -# { $rounds ->
    [1] One hand was split by its player
   *[other] { $rounds } hands were split by their player
}. Luck assumes the best split, so a missed one looks like bad luck.

# $left_out: how many of the rounds are too old to be counted
gnau-stats-luck-bids = -# In rounds with bids, luck begins after the four cards.{ $left_out ->
    [0] {""}
   *[other] {" "}Of { $rounds } such rounds, the last { $counted } count.
}

gnau-stats-picture = The balance over { $rounds } rounds: from { $start } to { $end }, lowest { $low }, highest { $high }.
gnau-stats-picture-start = Start: { $start }
gnau-stats-picture-end = Now: { $end }
gnau-stats-picture-round = Round
gnau-stats-picture-caption = -# Balance after each round: from { $start } to { $end }, between { $low } and { $high }.
