# Rounds in which everyone sees four cards and bids to be the dealer.
#
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”
# $dealer: the dealer's name or mention
# $bid: how many times the stake the dealer bid
# $user: a person, as a mention or a name
# $number: a bid or a raise: how many times the stake
# $phase: raising, or bidding
# $times: how many times the stake
# $link: the address of the table's message
# $points: what is to be expected of it, with a sign
# $name: what a person is called
# $raised: how many times the stake a player raised to
# $seats: the mentions of those who bid, or how many they are

# In place of a dealer's name, before the bids are in
gnau-table-highest-bid = the highest bidder

gnau-bidding-table = 🃏 **Four cards each.** Press { BUTTON("gnau-button-hand") } and bid to be the dealer: the highest bid deals, for that many times the stake. Bids are shown when all are in, at the latest: { $when }
gnau-raising-table = 🏦 **{ $dealer } deals ×{ $bid }.** Everyone else: press { BUTTON("gnau-button-hand") } and raise, or not. The fifth cards are turned when all have chosen, at the latest: { $when }
# $bids: what everyone bid, one after another
gnau-raising-bids = -# Bids: { $bids }
gnau-raising-bid = { $user } { $number ->
    [0] none
   *[other] ×{ $number }
}
gnau-raising-lot = -# Bids were equal, so the shuffle decided.
gnau-bidding-done = ✅ { $user } has { $phase ->
    [raising] chosen
   *[bidding] bid
}
gnau-bidding-thinking = 👀 { $user } is thinking
# Who cannot pay for more than the stake
gnau-bidding-plays = ✅ { $user } plays for the stake
gnau-bidding-banker = 🏦 { $user } deals

gnau-bidding-ask = **Bid to be the dealer?** The highest bid deals, and then everything counts that many times. Your fifth card stays hidden.
gnau-bidding-made = { $number ->
    [0] You don't want to deal.
   *[other] You bid **×{ $number }**.
} Bids are shown when all are in.
gnau-raising-ask = **{ $dealer } deals ×{ $bid }.** Raise, and you play for that many times as much.
gnau-raising-made = **{ $dealer } deals ×{ $bid }.** You play for **{ $times }×** the stake. The fifth cards are turned when all have chosen.
gnau-raising-yours = **You deal ×{ $bid }.** Now the others raise.
# In place of a bid or a raise that points don't allow
gnau-bidding-limit = -# More isn't offered: everyone has to be able to pay.
gnau-bidding-footer = -# Ends: { $when } · [to the table]({ $link })

gnau-bid-button-bid = { $number ->
    [0] No bid
   *[other] Bid ×{ $number }
}
gnau-bid-button-raise = { $number ->
    [1] No raise
   *[other] Raise ×{ $number }
}

gnau-bid-button-hint = Hint
gnau-bid-hint-title = ### 💡 Your four cards
# $wins, $ties: percentages
gnau-bid-hint-chance = Against one other hand you win **{ $wins }** and tie { $ties }.
# $players: how many others there are. $worth: what each number is worth, one after another
gnau-bid-hint-dealer = **As the dealer**, against { $players ->
    [1] one player who plays
   *[other] { $players } players who play
} for the stake: { $worth }
gnau-bid-hint-raise = **Against the dealer ×{ $bid }:** { $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# Points on average, exact over every fifth card and every hand the other can have. What others bid isn't counted, though it says something about their cards.

gnau-note-joined-bidding = You're in. On the next deal you see four cards and bid to be the dealer.
gnau-note-dealer-found = 🏦 { $dealer } deals ×{ $bid }: press { BUTTON("gnau-button-hand") } to raise · [to the table]({ $link })

# In the result, and said of the picture
gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# Dealer ×{ $bid }
gnau-result-raised = -# Dealer ×{ $bid } · raised ×{ $raised } · for { $times }× the stake
gnau-result-next-bid = Next: { $seats } bid to be the dealer.
gnau-result-next-bid-alone = Next: a round with bids. One more player is needed.
# $cards: those that are up
gnau-picture-four = Your cards: { $cards }, and one face down
gnau-suspense-four = Four cards are up. Now the fifth…
