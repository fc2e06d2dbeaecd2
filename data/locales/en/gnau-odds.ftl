# Odds, in Discord and in the terminal.

gnau-odds-category-double = Double Ox
gnau-odds-category-single = Single Ox
gnau-odds-count = { $hands }
gnau-odds-beat = Win
gnau-odds-tie = Tie
gnau-odds-lose = Lose

# $rules: the house rules on one line
gnau-odds-title = 🎲 Odds · { $rules }
# $rule: what ties do, one of the next text
gnau-odds-round = You win **{ $beats }** of rounds, lose **{ $loses }** and tie **{ $ties }**: { $rule }.
gnau-odds-ties = { $rule ->
    [push] ties are a draw
    [unpaid] the dealer wins ties, but two No Ox cost nothing, and two Five Dukes are a draw
   *[dealer] the dealer wins ties, and only two Five Dukes are a draw
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

gnau-odds-hand-picture = How often this hand wins, ties and loses, as bars: { $bars }.
gnau-odds-hand = Expected per point staked: **{ $decimal }**
    -# exactly { $exact }
gnau-odds-hand-tie = -# { $ends ->
    [draw] Ties: a draw, nobody pays.
    [unpaid] Ties: the dealer wins them, but { $hand } pays nothing.
   *[dealer] Ties: the dealer wins them.
}
gnau-odds-hand-of = -# Against all { $hands } hands the dealer can have from the other { $cards } cards.
