## What a hand is called

gnau-category-five-dukes = Five Dukes
gnau-category-five-small = Five Small
gnau-category-tonku = Ngau Tonku
gnau-category-nenku = Nenku
# $rank: A, 2 … 10, J, Q or K
gnau-category-double = Double Ox { $rank }
# $strength: 1 to 10
gnau-category-single = Single Ox { $strength }
gnau-category-none = No Ox
# $hand: what a hand is called here. The name that players know follows
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] {" "}(五公)
    [double] {" "}(孖宝)
    [ox-ten] {" "}(牛牛)
    [tonku] {" "}(牛冬菇)
   *[other] {""}
}

## How a player's hand stands against the dealer's

gnau-outcome-beats = beats the dealer
gnau-outcome-ties = ties with the dealer
gnau-outcome-loses = loses to the dealer

## House rules on one line

gnau-preset-classic = classic
gnau-preset-plain = plain
gnau-preset-kopitiam = kopitiam
# Any other
gnau-own-rules = house rules
# $preset: one of the above. $changes: phrases of the next group
gnau-summary-changed = { $preset }, but { $changes }
# $rules: all of the above. $packs: two or more
gnau-summary-packs = { $rules } · { $packs } decks

gnau-short-tens-in-five-dukes-on = tens are dukes in Five Dukes
gnau-short-tens-in-five-dukes-off = tens don't count in Five Dukes
gnau-short-tens-in-tonku-on = a ten makes Ngau Tonku
gnau-short-tens-in-tonku-off = a ten doesn't make Ngau Tonku
gnau-short-five-small-any = Five Small with any total
gnau-short-five-small-off = no Five Small
gnau-short-five-small-total-10 = Five Small only up to a total of ten
gnau-short-triplet-passport-on = three of a kind is an ox
gnau-short-triplet-passport-off = three of a kind isn't an ox
gnau-short-pair-three-six-on = 3 and 6 pair as Double Ox 6
gnau-short-pair-three-six-off = 3 and 6 don't pair
gnau-short-nenku-ox-one = Nenku ranks as Single Ox 1
gnau-short-nenku-special = Nenku beats Double Ox
gnau-short-ties-dealer = the dealer wins ties
gnau-short-ties-push = ties are a draw
# $hand: a name of the group "What hands pay"
gnau-short-payout = { $hand } pays { $points }

## House rules read out

gnau-rule-tens-in-five-dukes-on = Five Dukes: all five cards are 10, J, Q or K.
gnau-rule-tens-in-five-dukes-off = Five Dukes: all five cards are J, Q or K.
gnau-rule-tens-in-tonku-on = Ngau Tonku: an ox, then the ace of spades with a 10, J, Q or K.
gnau-rule-tens-in-tonku-off = Ngau Tonku: an ox, then the ace of spades with a J, Q or K.
gnau-rule-five-small-any = Five Small: all five cards are A, 2, 3 or 4, with no ox needed.
gnau-rule-five-small-off = Five Small isn't played.
gnau-rule-five-small-total-10 = Five Small: all five cards are A, 2, 3 or 4 and add up to ten at most, with no ox needed.
gnau-rule-triplet-passport-on = Three of a kind always make an ox.
gnau-rule-triplet-passport-off = Only three cards that add up to 10, 20 or 30 make an ox.
gnau-rule-pair-three-six-on = Beside the ox, any two of 3 and 6 make a Double Ox 6: 3 3, 3 6 and 6 6.
gnau-rule-pair-three-six-off = Beside the ox, a 3 and a 6 don't make a pair.
gnau-rule-nenku-ox-one = Nenku, like Ngau Tonku but with any other ace, ranks as Single Ox 1.
gnau-rule-nenku-special = Nenku, like Ngau Tonku but with any other ace, ranks just below it.
gnau-rule-ties-dealer = The dealer wins ties. Only two Five Dukes are a draw.
gnau-rule-ties-push = Ties are a draw: nobody pays.

## What hands pay

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-double = Double Ox
gnau-payout-ox-ten = Single Ox 10
gnau-payout-single = Single Ox 1–9
gnau-payout-no-ox = { gnau-category-none }
# $hand: one of the above. $points, $usual: how many stakes, here and in `classic`
gnau-rules-pays = { $hand } pays **×{ $points }** instead of ×{ $usual }

## `/gnau rules`

gnau-rules-title = 🐂 Gnau · 牛 · Ngau, Ngao
gnau-rules-goal = Five cards each, against **the dealer**. Find an **ox**: three cards that make 10, 20 or 30. The **other two** are your strength.
    An ace counts 1. J, Q and K are dukes and count 10. A 3 may count as 6, and a 6 as 3.
gnau-rules-ranking = **Highest first**
gnau-rules-paying = **Payment:** win, and the dealer pays what your hand pays × the stake. Lose, and you pay what theirs pays.
# $ties: who gains by a tie. $unpaid: whether No Ox pays nothing
gnau-rules-ties = **Ties:** { $ties ->
    [push] nobody pays.
   *[dealer] the dealer wins, but two Five Dukes are a draw{ $unpaid ->
        [yes] {" "}and two hands without an ox pay nothing
       *[no] {""}
    }.
}
# $rules: the house rules on one line
gnau-rules-here = **In this server:** { $rules }
gnau-rules-here-table = **At this table:** { $rules }
gnau-rules-new-tables = -# A table keeps its rules. New tables in this server: { $rules }
gnau-rules-told = -# A Malaysian family game, played above all at Chinese New Year. 牛 means ox. Five Dukes are 五公, Ngau Tonku 牛冬菇, Double Ox 孖宝, Single Ox 10 牛牛.
gnau-rules-dealer = **Dealer:** { $dealer }
gnau-rules-split = **Splitting:** { $split }
gnau-rules-stake = **Stake:** { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}
gnau-rules-stake-limits = { gnau-rules-stake }, or choose { $lowest } to { $highest }
gnau-rules-reveal = **Reveal:** { $seconds ->
    [0] at once
   *[other] when everyone is ready, or after { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
}
gnau-rules-points-score = **Points:** a score that can go below zero
gnau-rules-points-bankroll = **Points:** a bankroll that never goes below zero

## The ranking

# $tens: on where tens are among them
gnau-rank-five-dukes = five cards that are { $tens ->
    [on] 10, J, Q or K
   *[off] J, Q or K
}
gnau-rank-five-small = five cards from A to 4{ $kind ->
    [total_10] , ten in all at most
   *[any] {""}
}
gnau-rank-tonku = an ox, then the ace of spades with { $tens ->
    [on] 10, J, Q or K
   *[off] J, Q or K
}
gnau-rank-nenku = an ox, then any other ace with { $tens ->
    [on] 10, J, Q or K
   *[off] J, Q or K
}
gnau-rank-double = an ox, then a pair: K{"\u00A0"}K is best, A{"\u00A0"}A last
gnau-rank-single = an ox: the last digit of the other two counts, 0 as 10
gnau-rank-none = no three cards make an ox
# $meaning: one of the texts above. $pays: one of the next two
gnau-rank-line = **{ $name }**: { $meaning }. { $pays }
# Below the ranking, where it has no rank of its own
gnau-rank-within = -# **Nenku** is a name for a Single Ox 1: { $meaning }. { $pays }
# $points, $ten: how many stakes it pays
gnau-rank-pays = Pays **×{ $points }**
gnau-rank-pays-ten = Pays **×{ $points }**, or **×{ $ten }** for a{"\u00A0"}10
gnau-rank-times = ×{ $points }
gnau-rank-times-ten = ×{ $points } · 10: ×{ $ten }

# $hand: what a hand is called. $points: what it pays
gnau-example-worth = { $hand } (×{ $points })
# $cards: the hand. $here, $otherwise: what it is, or what one wins or pays with it
gnau-example = { $cards } → **{ $here }** instead of { $otherwise }
gnau-example-against = { $cards } vs the dealer's { $dealer } → **{ $here }** instead of { $otherwise }
