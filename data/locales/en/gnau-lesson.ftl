# The lesson of Gnau.
#
# $cards: cards, one beside the other
# $stake: points for which a round or a game is played
# $bid: how many times the stake the dealer bid
# $raised: how many times the stake a player raised to

# $triplet: whether three of a kind are an ox as well
lesson-gnau-ox = You get five cards and play against the dealer.
    Find an **ox**: three cards that add up to 10, 20 or 30{ $triplet ->
        [on] , or three of a kind
       *[off] {""}
    }.
    An ace counts 1. J, Q and K count 10.
lesson-gnau-ox-asked = Which three cards make the ox?

# Said of a picture to those who cannot see it.
lesson-gnau-hand = Five cards: { $cards }

lesson-gnau-none = If no three cards make an ox, you have **{ -no-ox }**, the lowest hand.
lesson-gnau-none-asked = Is there an ox? Press its three cards, or { BUTTON("gnau-pick-no-ox") }.

lesson-gnau-two = Your ox is on the left. Add up the **other two**: **only the last digit counts**.
    0 counts as 10 and is best, then 9 down to 1.
lesson-gnau-two-asked = How strong are the other two?
lesson-gnau-two-hint = Add the two cards on the right and keep the last digit.

# $doubles: whether pairs are a Double Ox. $aces: where a pair of aces ranks. $three_six: what 3 and 6 count as
lesson-gnau-best = { $doubles ->
        [on] Beside the ox, **two cards of one rank are a { -double-ox }**. It beats every { -single-ox }. The higher pair wins, { $aces ->
            [high] A
           *[low] K
        } highest.
       *[off] Which three are the ox can make a difference.
    }
    { $three_six ->
        [free] A{"\u00A0"}3 may count as{"\u00A0"}6, and a{"\u00A0"}6 as{"\u00A0"}3.{" "}
        [swapped] A{"\u00A0"}3 counts as{"\u00A0"}6, and a{"\u00A0"}6 as{"\u00A0"}3.{" "}
       *[fixed] {""}
    }If a hand has more than one ox, your best one counts.
lesson-gnau-best-asked = One hand, split in different ways. Which is best?
# $kind: what makes the difference
lesson-gnau-best-hint = { $kind ->
    [tonku] An ace and a duke beside the ox are { -tonku }, which beats any sum.
   *[other] A pair beats any sum, and the higher pair wins.
}
# $number: 1, 2 or 3
lesson-gnau-way = Split { $number }

# Above what each of them is, a line each
lesson-gnau-special = **Special hands** beat all others. The highest first:
lesson-gnau-special-asked = What is this hand?
# $special: the kind of hand that is asked for
lesson-gnau-special-hint = { $special ->
    [tonku] Find the ox first. What are the other two?
   *[other] Look at the ranks of the cards. This hand needs no ox.
}

lesson-gnau-wins = You play against **the dealer only**. The better hand wins. What if both are the same?
lesson-gnau-wins-asked = Who wins?
lesson-gnau-wins-hint = Compare the names of the two hands.
lesson-gnau-your-hand = You
lesson-gnau-you = I win
lesson-gnau-dealer = The dealer wins
lesson-gnau-nobody = Nobody wins

lesson-gnau-pays = **The better hand sets the price.** Win what your hand pays, or lose what the dealer's pays.
lesson-gnau-pays-asked = The stake is { $stake }. How many points do you win or lose?
lesson-gnau-pays-hint = The dealer's hand is better: multiply what it pays by the stake.
# $hand: a kind of hand. $points: how many stakes it pays
lesson-gnau-payout = { $hand } ×{ $points }
# $hand: what the dealer's hand is called
lesson-gnau-pays-right = The dealer wins with { $hand }, which pays { $points }{"\u00A0"}×{"\u00A0"}the stake.

# $price: what the dealer's hand pays, times the stake
lesson-gnau-bids = At some tables, players **bid to be the dealer**. Everyone sees four cards and bids 0 to 3. The highest bid deals, and the others raise to 1, 2, 3 or 5. Then the fifth cards are turned.
    What you win or lose is **multiplied by both numbers**.
lesson-gnau-bids-asked = The dealer bid ×{ $bid }, you raised to ×{ $raised }, and the stake is { $stake }. How many points do you win or lose?
lesson-gnau-bids-hint = The dealer's hand takes { $price }. Multiply that by both numbers.
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }.

# $rules: the house rules on one line
lesson-gnau-end = The bot finds your best split, unless a table lets you split your cards yourself.
    { BUTTON("lesson-button-practise") }: find the ox in three hands.
    { BUTTON("lesson-button-table") }: play here with others.
    -# House rules here: { $rules } · `/gnau rules`
