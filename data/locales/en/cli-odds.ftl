cli-odds-help = count every hand of Gnau, or the chances of one
cli-odds-description = Counts exactly how often each hand occurs and what a round is worth, or how five cards stand against every hand of the dealer.
    An ace without a suit isn't the ace of spades. Where Nenku and Single Ox 1 are worth the same, a hand of both counts as Nenku.
cli-odds-cards = five cards such as 3S 6H 8D 4C 8S, suits optional, or none for all hands
# $rules: the house rules on one line
cli-odds-title = All { $hands } hands  ·  { $rules }
# $nenku: where it ranks, a phrase
cli-odds-nenku = { $nenku }.
# $rule: what ties do, a phrase
cli-odds-outcomes = A player wins points in { $gains } of rounds and loses some in { $pays }. In { $moves_nothing } nothing moves.
    The player's hand is better in { $beats }, worse in { $loses } and equal in { $ties }: { $rule }.
# $decimal and $exact: the same number, as a decimal and as a fraction
cli-odds-player = A player's mean gain per point staked: { $decimal } (exactly { $exact })
cli-odds-dealer = The dealer's mean gain per player and point: { $decimal } (exactly { $exact })
# $cards: the hand. $name: what it is. $rules: the house rules on one line
cli-odds-hand-title = { $cards }  ·  { $name }  ·  { $rules }
cli-odds-hand-points = It wins points against { $gains } of the dealer's hands and loses some against { $pays }.{ $is_always_paid ->
    [yes] {""}
   *[no] {" "}Against { $moves_nothing } nothing moves.
}
cli-odds-hands = The dealer can hold { $hands } different hands.
cli-odds-hand = Mean gain per point staked: { $decimal } (exactly { $exact })
