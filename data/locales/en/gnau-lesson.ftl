# The lesson of Gnau.

# $triplet: whether three of a kind are an ox as well
lesson-gnau-ox = You get five cards and play against the dealer.
    Find an **ox**: three cards that add up to 10, 20 or 30{ $triplet ->
        [on] , or three of a kind
       *[off] {""}
    }.
    An ace counts 1. J, Q and K count 10.
lesson-gnau-ox-asked = Which three cards make the ox? Press them.

# Said of a picture to those who cannot see it.
lesson-gnau-hand = Five cards: { $cards }

lesson-gnau-none = Sometimes no three of your cards make an ox. That is **No Ox**, the lowest hand of all.
lesson-gnau-none-asked = Is there an ox? Press its three cards, or { BUTTON("gnau-pick-no-ox") }.

lesson-gnau-two = The three on the left are your ox. The **other two** are your strength: add them up, and **only the last digit counts**.
    9 beats 8, 8 beats 7 … and a last digit of 0 is the best: it counts as 10.
lesson-gnau-two-asked = How strong are the other two?
lesson-gnau-two-hint = Add the two cards on the right, then keep only the last digit.

lesson-gnau-best = Beside the ox, **two cards of one rank are a Double Ox**. It beats every Single Ox; the higher pair wins, K highest.
    A{"\u00A0"}3 may count as{"\u00A0"}6, and a{"\u00A0"}6 as{"\u00A0"}3. So a hand may have more than one ox, and your best one counts.
lesson-gnau-best-asked = One hand, read in different ways. Which is best?
lesson-gnau-best-hint = Any pair beats any sum. Of two pairs, the higher one wins.
# $number: 1, 2 or 3
lesson-gnau-way = Way { $number }

# Above what each of them is, a line each
lesson-gnau-special = **Special hands** beat every Double Ox. The highest first:
lesson-gnau-special-asked = What is this hand?
lesson-gnau-special-hint = Find the ox first. What are the other two?

lesson-gnau-wins = You play against **the dealer only**. The other players don't matter.
    The better hand wins. But what if both are the same?
lesson-gnau-wins-asked = Who wins?
lesson-gnau-wins-hint = Compare what the two hands are called.
lesson-gnau-your-hand = You
lesson-gnau-you = I win
lesson-gnau-dealer = The dealer wins
lesson-gnau-nobody = Nobody wins

lesson-gnau-pays = **The winning hand says what is paid.** Win, and you get what your hand pays. Lose, and you pay what the dealer's hand pays.
lesson-gnau-pays-asked = The stake is { $stake }. What does this round bring you?
lesson-gnau-pays-hint = The dealer has the better hand: look up what that one pays, times the stake.
# $hand: a kind of hand. $points: how many stakes it pays
lesson-gnau-payout = { $hand } ×{ $points }
# $hand: what the dealer's hand is called
lesson-gnau-pays-right = The dealer wins with { $hand }, which pays { $points }{"\u00A0"}×{"\u00A0"}the stake.

# $rules: the house rules on one line
lesson-gnau-end = The bot finds your best split, unless a table asks you to split your own.
    { BUTTON("lesson-button-practise") }: find the ox in three hands.
    { BUTTON("lesson-button-table") }: play here with others.
    -# House rules here: { $rules } · `/gnau rules`
