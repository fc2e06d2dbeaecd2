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

## How a player's hand stands against the dealer's

gnau-outcome-beats = beats the dealer
gnau-outcome-ties = ties with the dealer
gnau-outcome-loses = loses to the dealer

## House rules on one line

gnau-preset-classic = classic
gnau-preset-plain = plain
gnau-preset-kopitiam = kopitiam
# $preset: one of the above. $changes: phrases of the next group
gnau-summary-changed = { $preset }, but { $changes }
# $rules: all of the above. $packs: two or more
gnau-summary-packs = { $rules } · { $packs } packs

gnau-short-tens-in-five-dukes-on = tens are dukes in Five Dukes
gnau-short-tens-in-five-dukes-off = tens are no dukes in Five Dukes
gnau-short-tens-in-tonku-on = a ten makes Ngau Tonku
gnau-short-tens-in-tonku-off = a ten makes no Ngau Tonku
gnau-short-five-small-any = Five Small with any total
gnau-short-five-small-off = no Five Small
gnau-short-five-small-total-10 = Five Small up to ten
gnau-short-triplet-passport-on = a triplet is an ox
gnau-short-triplet-passport-off = a triplet is no ox
gnau-short-pair-three-six-on = pair of 3/6 is Double Ox 6
gnau-short-pair-three-six-off = 3 and 6 are no pair
gnau-short-nenku-ox-one = Nenku ranks as Single Ox 1
gnau-short-nenku-special = Nenku beats Double Ox
gnau-short-ties-dealer = ties go to the dealer
gnau-short-ties-push = ties push
# $hand: a name of the group "What hands pay"
gnau-short-payout = { $hand } pays { $points }

## House rules read out

gnau-rule-tens-in-five-dukes-on = Five Dukes: all five cards are 10, J, Q or K.
gnau-rule-tens-in-five-dukes-off = Five Dukes: all five cards are J, Q or K.
gnau-rule-tens-in-tonku-on = Ngau Tonku: an ox, then the ace of spades with a 10, J, Q or K.
gnau-rule-tens-in-tonku-off = Ngau Tonku: an ox, then the ace of spades with a J, Q or K.
gnau-rule-five-small-any = Five Small: all five cards are A, 2, 3 or 4. No ox is needed.
gnau-rule-five-small-off = Five cards from A to 4 are nothing special.
gnau-rule-five-small-total-10 = Five Small: all five cards are A, 2, 3 or 4 and total at most ten. No ox is needed.
gnau-rule-triplet-passport-on = Three cards of one rank are an ox, whatever they add up to.
gnau-rule-triplet-passport-off = Only three cards that add up to a multiple of ten make an ox.
gnau-rule-pair-three-six-on = Two cards out of 3 and 6 beside the ox are always a Double Ox 6.
gnau-rule-pair-three-six-off = A 3 and a 6 beside the ox are no pair.
gnau-rule-nenku-ox-one = Nenku, as Ngau Tonku but with any other ace, ranks as Single Ox 1.
gnau-rule-nenku-special = Nenku, as Ngau Tonku but with any other ace, ranks between it and Double Ox.
gnau-rule-ties-dealer = Between equal hands the dealer wins. Two Five Dukes are a draw.
gnau-rule-ties-push = Equal hands are a draw.

## What hands pay

gnau-payout-five-dukes = Five Dukes
gnau-payout-five-small = Five Small
gnau-payout-tonku = Ngau Tonku
gnau-payout-nenku = Nenku
gnau-payout-double = Double Ox
gnau-payout-ox-ten = Single Ox 10
gnau-payout-single = Single Ox 1–9
gnau-payout-no-ox = No Ox
# $hand: one of the above
gnau-payout = { $hand }: { $points } × stake

## `/gnau rules`

gnau-rules-title = House rules here: { $rules }
gnau-rules-title-table = House rules of this table: { $rules }
gnau-rules-new-tables = -# It was opened with them and keeps them. New tables in this server: { $rules }
gnau-rules-goal = Make an **ox**: three of your five cards that add up to 10, 20 or 30. The other two are your strength. You play against the dealer alone. An ace counts 1; J, Q and K count 10; a 3 may count as 6, and a 6 as 3.
gnau-rules-dealer = **Dealer:** { $dealer }
gnau-rules-split = **Splitting:** { $split }
gnau-rules-stake = **Stake:** { $stake }
gnau-rules-stake-limits = **Stake:** { $stake }, or from { $lowest } to { $highest } if you ask for it
gnau-rules-reveal = **Reveal:** { $seconds ->
    [0] at once
    [one] one second after the deal, or when everybody is ready
   *[other] { $seconds } seconds after the deal, or when everybody is ready
}
gnau-rules-points-score = **Points:** a score that can fall below zero
gnau-rules-points-bankroll = **Points:** a bankroll, which never falls below zero

# $hand: what a hand is called. $points: what it pays
gnau-example-worth = { $hand } (× { $points })
# $cards: the hand. $here, $otherwise: what it is, or what one wins or pays with it
gnau-example = { $cards } → **{ $here }** instead of { $otherwise }
gnau-example-against = { $cards } against the dealer's { $dealer } → **{ $here }** instead of { $otherwise }
