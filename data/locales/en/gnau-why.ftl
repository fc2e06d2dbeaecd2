# Why a round ended as it did: one's own hand against the dealer's.
#
# $table: the table's number
# $delta: points gained or lost, with a sign
# $dealer: the dealer's name or mention
# $user: a person, as a mention or a name
# $times: how many times the stake
# $stake: points for which a round or a game is played
# $raised: how many times the stake a player raised to
# $split: missed if a better split was missed, else best
# $gains: a percentage: how often points are won
# $pays: a percentage: how often points are lost
# $is_always_paid: yes where points always move, else no
# $moves_nothing: a percentage: how often no points move

gnau-button-why = Why?
gnau-button-as-text = As text
gnau-button-practise = Practise

gnau-why-title = Why? · table { $table }, round { $round }
# $hand: what a hand is called
gnau-why-you = You · **{ $hand }**
gnau-why-you-dealt = You dealt · **{ $hand }** · **{ $delta }**
gnau-why-dealer = Dealer: { $dealer } · **{ $hand }**
# $whose: whose points these are, the player's or those of the dealer who reads it
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] you{" "}
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# You weren't in this round.

# $three_six: whether the holder may choose
gnau-why-swapped = -# { $three_six ->
    [swapped] Here a 3 counts as 6, and a 6 as 3.
   *[free] A 3 may count as 6, and a 6 as 3.
}

# What decided: $higher and $lower are hands, ranks of pairs or numbers
gnau-why-category = { $higher } ranks above { $lower }.
gnau-why-pair = Both are { -double-ox }: a pair of { $higher } beats a pair of { $lower }.
gnau-why-bomb = Both are a Bomb: four { $higher } beat four { $lower }.
gnau-why-card = Both hands are equal, so the highest card decides: { $higher } beats { $lower }.
gnau-why-number = Both are { -single-ox }: { $higher } beats { $lower }.
gnau-why-nenku = { -nenku } counts as { -single-ox } 1: { $higher } beats { $lower }.
gnau-why-equal = Both hands are equal.
# $bid: the dealer's bid; 0 where nobody bids
gnau-why-pays = { $hand } pays ×{ $times } · stake { $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}dealer ×{ $bid } · raised ×{ $raised }
} · **{ $delta }**
# The chance to win points, to lose some, and that no points move
gnau-why-chance = 🎲 **{ $split ->
    [missed] With the best split
   *[best] Before the reveal
}:** win { $gains }, lose { $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] , no points move { $moves_nothing }
}
gnau-why-possible = 💡 Possible: **{ $hand }** · **{ $delta }**
gnau-why-best = ✅ No other split was better.
# What the buttons are for
gnau-why-more = -# { BUTTON("gnau-button-as-text") }: the whole result in words. { BUTTON("gnau-button-practise") }: learn to spot an ox faster.
# $round: as in 7.3
gnau-why-check = -# Fair? `/gnau verify round:{ $round }`
