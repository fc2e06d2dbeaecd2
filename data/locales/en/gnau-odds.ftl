# Odds, in Discord and in the terminal.

gnau-odds-category-double = Double Ox
gnau-odds-category-single = Single Ox
gnau-odds-count = { $hands }
gnau-odds-beat = Beat
gnau-odds-tie = Tie
gnau-odds-lose = Lose

# $rules: the house rules on one line
gnau-odds-title = 🎲 Odds · { $rules }
gnau-odds-hands = Of all { $hands } hands:
gnau-odds-picture = How often each kind of hand comes, as bars: { $bars }.
gnau-odds-round = A player beats the dealer **{ $beats }** of the time, ties **{ $ties }**, loses **{ $loses }**.
# $decimal and $exact: the same number, as a decimal and as a fraction
gnau-odds-player = Player, for each point staked: **{ $decimal }**
    -# exactly { $exact }
gnau-odds-dealer = Dealer, from each player: **{ $decimal }**
    -# exactly { $exact }

gnau-odds-hand-picture = How often this hand beats the dealer's, ties with it and loses to it, as bars: { $bars }.
gnau-odds-hand = Expected for each point staked: **{ $decimal }**
    -# exactly { $exact }
gnau-odds-hand-of = -# Against all { $hands } hands that the dealer may have from the other { $cards } cards.
