# The reveal of a round, step by step, in the table's message.
#
# $dealer: the dealer's name or mention
# $hand: the name of a hand, such as Double Ox K

# A card that lies face down; no suit and no rank may be seen in it.
gnau-suspense-down = 🎴
gnau-suspense-dealer = **Dealer:** { $dealer }
# $cards: those that are up, then those that are not
gnau-suspense-cards = # { $cards }
gnau-suspense-all-down = Five cards, face down. Is there an ox?
# $sum: what the three count, as in 3+6+1=10
gnau-suspense-ox = **An ox!** { $sum } · Now the other two…
gnau-suspense-no-ox-yet = Three cards are up. Now the other two…
# $name: what the hand is called
gnau-suspense-hand = # { $name }
gnau-suspense-hand-special = # 🎉 { $name }! 🎉
# $people: mentions
gnau-suspense-waiting = 🎴 { $people }
gnau-suspense-last = ### 🎴 Last to show: { $people }

# A hand that one sees once in an evening, above the result. $people: mentions, or how many
gnau-banner = 🎉 **{ $hand }!** { $people }
gnau-banner-first = 🎉 **{ $hand }!** { $people } · first this evening
# $rank: where it ranks, a phrase
gnau-banner-first-nenku = ✨ First { -nenku } this evening: { $people }
    -# { $rank }
gnau-banner-many = { $people } players
