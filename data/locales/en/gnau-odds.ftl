# Odds, in Discord and in the terminal.

gnau-odds-category-double = Double Ox
gnau-odds-category-single = Single Ox
gnau-odds-count = { $hands }
gnau-odds-beat = Win
gnau-odds-tie = Tie
gnau-odds-lose = Lose

# $rules: the house rules on one line
gnau-odds-title = 🎲 Odds · { $rules }
gnau-odds-round = You win **{ $beats }** of rounds, tie **{ $ties }** and lose **{ $loses }**.
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
gnau-odds-hand-of = -# Against all { $hands } hands the dealer can have from the other { $cards } cards.
