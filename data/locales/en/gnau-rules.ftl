# $kind: which hand, in code
# $three_six: fixed, free or swapped: what a 3 and a 6 count as
# $dealer: what decides who deals, in words
# $split: what decides how hands are split, in words
# $stake: points for which a round or a game is played
# $lowest: the lowest number that is allowed
# $highest: the highest number that is allowed
# $seconds: how many seconds; 0 for none
# $name: the name of a hand

## What a hand is called

gnau-category-five-dukes = { -five-dukes }
gnau-category-five-small = { -five-small }
# $rank: A, 2 … 10, J, Q or K
gnau-category-bomb = Bomb { $rank }
gnau-category-silver = Silver
gnau-category-tonku = { -tonku }
gnau-category-nenku = { -nenku }
# $rank: A, 2 … 10, J, Q or K
gnau-category-double = { -double-ox } { $rank }
# $strength: 1 to 10
gnau-category-single = { -single-ox } { $strength }
gnau-category-none = { -no-ox }
# $hand: what a hand is called here. The name that players know follows
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] {" "}(五公)
    [five-small] {" "}(五小)
    [bomb] {" "}(炸弹)
    [silver] {" "}(银牛)
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

# Each preset with what is different in it.
gnau-set-classic = Classic
gnau-set-plain = Plain: tens are dukes, 3 and 6 pair, no { -five-small }
gnau-set-kopitiam = Kopitiam: Malaysian home rules, doubles pay ×3, top hands less
gnau-set-kopitiam-aces = Kopitiam with high aces: a pair of aces beats kings and pays ×4
gnau-set-niuniu = Niuniu 斗牛: mainland China, Bomb and Silver, no pairs, pays by number
gnau-set-taiwan = Taiwan 妞妞: like Niuniu without Silver, other payouts

gnau-preset-classic = classic
gnau-preset-plain = plain
gnau-preset-kopitiam = kopitiam
gnau-preset-kopitiam-aces = kopitiam with high aces
gnau-preset-niuniu = niuniu
gnau-preset-taiwan = taiwan
# Any other
gnau-own-rules = house rules
# $preset: one of the above. $changes: phrases of the next group
gnau-summary-changed = { $preset }, but { $changes }
# $rules: all of the above. $packs: two or more
gnau-summary-packs = { $rules } · { $packs } decks

gnau-short-tens-in-five-dukes-on = tens are dukes in { -five-dukes }
gnau-short-tens-in-five-dukes-off = tens don't count in { -five-dukes }
gnau-short-tens-in-tonku-on = a ten makes { -tonku }
gnau-short-tens-in-tonku-off = a ten doesn't make { -tonku }
gnau-short-five-small-any = { -five-small } with any total
gnau-short-five-small-off = no { -five-small }
gnau-short-five-small-total-10 = { -five-small } only up to a total of ten
gnau-short-triplet-passport-on = three of a kind is an ox
gnau-short-triplet-passport-off = three of a kind isn't an ox
gnau-short-pair-three-six-on = 3 and 6 pair as { -double-ox } 6
gnau-short-pair-three-six-off = 3 and 6 don't pair
gnau-short-nenku-ox-one = { -nenku } ranks as { -single-ox } 1
gnau-short-nenku-special = { -nenku } beats { -double-ox }
gnau-short-ties-dealer = the dealer wins ties
gnau-short-ties-push = ties are a draw
gnau-short-ties-high-card = the highest card breaks ties
gnau-short-three-six-free = a 3 may count as 6, and a 6 as 3
gnau-short-three-six-fixed = a 3 is a 3, and a 6 a 6
gnau-short-three-six-swapped = a 3 counts as 6, and a 6 as 3
gnau-short-tonku-spades = { -tonku } needs the ace of spades
gnau-short-tonku-any = any ace makes { -tonku }
gnau-short-tonku-off = no { -tonku }
gnau-short-doubles-on = pairs are a { -double-ox }
gnau-short-doubles-off = no { -double-ox }
gnau-short-aces-low = a pair of aces is the lowest
gnau-short-aces-high = a pair of aces is the highest
gnau-short-bomb-on = four of a kind are a Bomb
gnau-short-bomb-off = no Bomb
gnau-short-silver-on = five from 10 to K are Silver
gnau-short-silver-off = no Silver
gnau-short-order-dukes-first = { -five-dukes } beat { -five-small }
gnau-short-order-small-first = { -five-small } beats Bomb and { -five-dukes }
# $hand: a name of the group "What hands pay"
gnau-short-payout = { $hand } pays { $points }

## House rules read out

gnau-rule-tens-in-five-dukes-on = { -five-dukes }: all five cards are 10, J, Q or K.
gnau-rule-tens-in-five-dukes-off = { -five-dukes }: all five cards are J, Q or K.
gnau-rule-tens-in-tonku-on = A ten serves as the duke of { -tonku }.
gnau-rule-tens-in-tonku-off = A ten doesn't serve as the duke of { -tonku }.
gnau-rule-five-small-any = { -five-small }: all five cards are A, 2, 3 or 4, with no ox needed.
gnau-rule-five-small-off = { -five-small } isn't played.
gnau-rule-five-small-total-10 = { -five-small }: all five cards are A, 2, 3 or 4 and add up to ten at most, with no ox needed.
gnau-rule-triplet-passport-on = Three of a kind always make an ox.
gnau-rule-triplet-passport-off = Only three cards that add up to 10, 20 or 30 make an ox.
gnau-rule-pair-three-six-on = Beside the ox, any two of 3 and 6 make a { -double-ox } 6: 3 3, 3 6 and 6 6.
gnau-rule-pair-three-six-off = Beside the ox, a 3 and a 6 don't make a pair.
gnau-rule-nenku-ox-one = { -nenku }, like { -tonku } but with any other ace, ranks as { -single-ox } 1.
gnau-rule-nenku-special = { -nenku }, like { -tonku } but with any other ace, ranks just below it.
gnau-rule-ties-dealer = The dealer wins ties. Only two { -five-dukes } are a draw.
gnau-rule-ties-push = Ties are a draw: nobody pays.
gnau-rule-ties-high-card = The highest card wins a tie: K down to A, then spades, hearts, diamonds, clubs.
gnau-rule-three-six-free = A 3 may count as 6, and a 6 as 3, as you like.
gnau-rule-three-six-fixed = A 3 is a 3, and a 6 is a 6.
gnau-rule-three-six-swapped = A 3 always counts as 6, and a 6 as 3.
gnau-rule-tonku-spades = Only the ace of spades makes { -tonku }. Other aces make { -nenku }.
gnau-rule-tonku-any = Any ace makes { -tonku } with a duke, so there's no { -nenku }.
gnau-rule-tonku-off = { -tonku } and { -nenku } aren't played. An ace and a duke count by their last digit.
gnau-rule-doubles-on = Beside the ox, two cards of one rank are a { -double-ox }.
gnau-rule-doubles-off = A pair beside the ox counts by its last digit, like any other two.
gnau-rule-aces-low = A pair of aces is the lowest { -double-ox }.
gnau-rule-aces-high = A pair of aces is the highest { -double-ox }, above the kings.
gnau-rule-bomb-on = Bomb: four cards of one rank, with no ox needed. The higher rank wins.
gnau-rule-bomb-off = Four of a kind are nothing special.
gnau-rule-silver-on = Silver: all five cards are 10, J, Q or K, with a 10 among them. No ox is needed.
gnau-rule-silver-off = Tens and dukes together are nothing special.
gnau-rule-order-dukes-first = { -five-dukes } are the highest hand.
gnau-rule-order-small-first = { -five-small } is the highest hand, then Bomb, then { -five-dukes }.

## What hands pay

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = Bomb
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = { -double-ox } A
gnau-payout-double = { -double-ox }
gnau-payout-ox-ten = { -single-ox } 10
gnau-payout-single = { -single-ox } 1–9
# $strengths: a number, or two with a dash between them
gnau-payout-singles = { -single-ox } { $strengths }
gnau-payout-no-ox = { gnau-category-none }
# $hand: one of the above. $points, $usual: how many stakes, here and in `classic`
gnau-rules-pays = { $hand } pays **×{ $points }** instead of ×{ $usual }

## `/gnau rules`

gnau-rules-title = 🐂 Gnau · 牛 · Ngau, Ngao
gnau-rules-goal = Five cards each, against **the dealer**. Find an **ox**: three cards that make 10, 20 or 30. The **other two** are your strength.
    An ace counts 1. J, Q and K are dukes and count 10. { $three_six ->
        [fixed] A 3 is a 3, and a 6 is a 6.
        [swapped] A 3 counts as 6, and a 6 as 3.
       *[free] A 3 may count as 6, and a 6 as 3.
    }
gnau-rules-ranking = **Highest first**
gnau-rules-paying = **Payment:** win, and the dealer pays what your hand pays × the stake. Lose, and you pay what theirs pays.
# $ties: who gains by a tie. $unpaid: whether No Ox pays nothing
gnau-rules-ties = **Ties:** { $ties ->
    [push] nobody pays.
    [high_card] the highest card decides: K down to A, then spades, hearts, diamonds, clubs.
   *[dealer] the dealer wins, but two { -five-dukes } are a draw{ $unpaid ->
        [yes] {" "}and two hands without an ox pay nothing
       *[no] {""}
    }.
}
# $rules: the house rules on one line
gnau-rules-here = **In this server:** { $rules }
gnau-rules-here-table = **At this table:** { $rules }
gnau-rules-new-tables = -# A table keeps its rules. New tables in this server: { $rules }
gnau-rules-told = -# A Malaysian family game, played above all at Chinese New Year. 牛 means ox. { -five-dukes } are 五公, { -tonku } 牛冬菇, { -double-ox } 孖宝, { -single-ox } 10 牛牛.
gnau-rules-dealer = **Dealer:** { $dealer }
gnau-rules-split = **Splitting:** { $split }
gnau-rules-stake = **Stake:** { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}
gnau-rules-stake-limits = { gnau-rules-stake }, or choose { $lowest } to { $highest }
# $seconds: their number. $time: the same in words
gnau-rules-reveal = **Reveal:** { $seconds ->
    [0] at once
   *[other] when everyone is ready, or after { $time }
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
gnau-rank-bomb = four cards of one rank, the higher the better
gnau-rank-silver = five cards that are 10, J, Q or K, with a 10 among them
# $ace: which ace it takes
gnau-rank-tonku = an ox, then { $ace ->
    [any] an ace
   *[spades] the ace of spades
} with { $tens ->
    [on] 10, J, Q or K
   *[off] J, Q or K
}
gnau-rank-nenku = an ox, then any other ace with { $tens ->
    [on] 10, J, Q or K
   *[off] J, Q or K
}
gnau-rank-aces = an ox, then a pair of aces
# $aces: where they rank; high aces have a line of their own
gnau-rank-double = an ox, then a pair: K{"\u00A0"}K is best, { $aces ->
    [high] 2{"\u00A0"}2
   *[low] A{"\u00A0"}A
} last
gnau-rank-single = an ox: the last digit of the other two counts, 0 as 10
gnau-rank-none = no three cards make an ox
# $meaning: one of the texts above. $pays: one of the next two
gnau-rank-line = **{ $name }**: { $meaning }. { $pays }
# Said of a picture. $title: the number and name of a hand
gnau-rank-said = { $title }, { $pays }: { $meaning }. { $cards }
# Below the ranking, where it has no rank of its own
gnau-rank-within = -# **{ -nenku }** is a name for a { -single-ox } 1: { $meaning }. { $pays }
# $points: how many stakes it pays
gnau-rank-pays = Pays **×{ $points }**
# $paid: some of the next text, with commas between them
gnau-rank-pays-by = Pays { $paid }
# $strengths: numbers of a Single Ox
gnau-rank-pays-of = **×{ $points }** for{"\u00A0"}{ $strengths }
# Below a picture of the ranking. $pays: one of the two above
gnau-rank-singles = -# **{ $name }**: { $pays }
# $points: how many stakes it pays, or the least and the most
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }: ×{ $points }

# $hand: what a hand is called. $points: what it pays
gnau-example-worth = { $hand } (×{ $points })
# $cards: the hand. $here, $otherwise: what it is, or what one wins or pays with it
gnau-example = { $cards } → **{ $here }** instead of { $otherwise }
gnau-example-against = { $cards } vs the dealer's { $dealer } → **{ $here }** instead of { $otherwise }
