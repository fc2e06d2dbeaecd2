# Odds, in Discord and in the terminal.

gnau-odds-category-double = Double Ox
gnau-odds-category-single = Single Ox
gnau-odds-count = { $hands }
gnau-odds-beat = Win
gnau-odds-tie = Tie
gnau-odds-lose = Lose

# $rules: the house rules on one line
gnau-odds-title = 🎲 Odds · { $rules }
# What happens to your points comes first; below it how the hands compare. $rule: what ties do, one of the next text
gnau-odds-round = You win points in **{ $gains }** of rounds and lose some in **{ $pays }**. In **{ $moves_nothing }** nothing moves.
    -# Your hand is better in { $beats }, worse in { $loses } and equal in { $ties }: { $rule }.
gnau-odds-ties = { $rule ->
    [push] ties are a draw
    [unpaid] the dealer wins ties, except that a tie of No Ox costs nothing and a tie of Five Dukes is a draw
   *[dealer] the dealer wins ties, except that a tie of Five Dukes is a draw
}
# $nenku: where it ranks, a phrase
gnau-odds-nenku = -# { $nenku }. What each hand is: `/gnau rules`
# $edge: what the dealer gains, in hundredths of what is staked
gnau-odds-edge = House edge: **{ $edge }**
gnau-odds-picture = How often you get each kind of hand, as bars: { $bars }.
gnau-odds-button-details = Details

gnau-odds-hands = Of all { $hands } hands:
# $decimal and $exact: the same number, as a decimal and as a fraction
gnau-odds-player = Expected per point staked: **{ $decimal }**
    -# exactly { $exact }

gnau-odds-hand-points = You win points against **{ $gains }** of the dealer's hands and lose some against **{ $pays }**. Against **{ $moves_nothing }** nothing moves.
gnau-odds-hand-picture = How often this hand wins, ties and loses, as bars: { $bars }.
gnau-odds-hand = Expected per point staked: **{ $decimal }**
    -# exactly { $exact }
gnau-odds-hand-tie = -# { $ends ->
    [draw] Ties: a draw, nobody pays.
    [unpaid] Ties: the dealer wins them, but { $hand } pays nothing.
   *[dealer] Ties: the dealer wins them.
}
gnau-odds-hand-of = -# Against all { $hands } hands the dealer can have from the other { $cards } cards.
