# Odds, in Discord and in the terminal.
#
# $hands: how many hands
# $gains: a percentage: how often points are won
# $pays: a percentage: how often points are lost
# $moves_nothing: a percentage: how often no points move
# $beats: a percentage: how often the player's hand is better
# $loses: a percentage: how often it is worse
# $ties: a percentage: how often both are worth the same
# $bars: names of hands with their percentages, as a list
# $is_always_paid: yes where points always move, else no
# $ends: draw, unpaid or dealer: what a tie does
# $hand: the name of a hand, such as Double Ox K
# $cards: how many cards

gnau-odds-category-bomb = Bomb
gnau-odds-category-double = { -double-ox }
gnau-odds-category-single = { -single-ox }
gnau-odds-count = { $hands }
gnau-odds-beat = Win
gnau-odds-tie = Tie
gnau-odds-lose = Lose

# $rules: the house rules on one line
gnau-odds-title = 🎲 Odds · { $rules }
# What happens to your points comes first; below it how the hands compare. $rule: what ties do, one of the next text
gnau-odds-round = You win in **{ $gains }** of rounds and lose in **{ $pays }**. In **{ $moves_nothing }** nothing moves.
    -# Your hand is better in { $beats }, worse in { $loses } and equal in { $ties }: { $rule }.
gnau-odds-ties = { $rule ->
    [push] ties are a draw
    [high_card] the highest card breaks ties
    [unpaid] the dealer wins ties, but { -no-ox } ties cost nothing and { -five-dukes } draw
   *[dealer] the dealer wins ties, but { -five-dukes } draw
}
# $nenku: where it ranks, a phrase
gnau-odds-nenku = -# { $nenku }. What each hand is: `/gnau rules`
# $edge: what the dealer gains, in hundredths of what is staked
gnau-odds-edge = House edge: **{ $edge }** of the stake
gnau-odds-picture = Chance of each kind of hand: { $bars }.
gnau-odds-button-details = Details

gnau-odds-hands = Of all { $hands } hands:
# $decimal: such as −0.0505
gnau-odds-player = Expected per point staked: **{ $decimal }**

gnau-odds-hand-points = You win against **{ $gains }** of the dealer's hands and lose against **{ $pays }**.{ $is_always_paid ->
    [yes] {""}
   *[no] {" "}Against **{ $moves_nothing }** nothing moves.
}
gnau-odds-hand-picture = Chance to win, tie and lose: { $bars }.
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] Ties are a draw.
    [unpaid] The dealer wins ties, but { $hand } pays nothing.
   *[dealer] The dealer wins ties.
}
gnau-odds-hand-of = -# Against all { $hands } hands the dealer can have from the other { $cards } cards.
