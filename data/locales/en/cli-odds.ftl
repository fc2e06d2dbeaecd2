cli-odds-help = count every hand of Gnau, or how one stands against the dealer
cli-odds-description = Counts exactly how many hands are what, and what a round is worth to a player and to the dealer; with five cards, how they stand against every hand the dealer may have.
    An ace without a suit is not taken for the ace of spades. A hand worth as much as Nenku as it is as Single Ox 1 counts as Nenku.
cli-odds-cards = five cards, for example 3S 6H 8D 4C 8S, suits optional; none for all hands
cli-odds-rules = house rules: a preset (classic, plain, kopitiam), then option=value, separated by commas; for example kopitiam,ties=push,payout_double=4
cli-odds-packs = how many packs of 52 are in play, 1 to 8; a table of eleven hands or more plays with two (default: as few as hold the cards)
cli-odds-json = answer one JSON object
# $rules: the house rules on one line
cli-odds-title = All { $hands } hands  ·  { $rules }
# $nenku: where it ranks, a phrase
cli-odds-nenku = { $nenku }.
# $rule: what ties do, a phrase
cli-odds-outcomes = A player wins points in { $gains } of rounds and loses some in { $pays }. In { $moves_nothing } nothing moves.
    The player's hand is better in { $beats }, worse in { $loses } and equal in { $ties }: { $rule }.
# $decimal and $exact: the same number, as a decimal and as a fraction
cli-odds-player = A player's mean gain for each point staked: { $decimal } (exactly { $exact })
cli-odds-dealer = The dealer's, from each player: { $decimal } (exactly { $exact })
# $cards: the hand. $name: what it is. $rules: the house rules on one line
cli-odds-hand-title = { $cards }  ·  { $name }  ·  { $rules }
cli-odds-hand-points = It wins points against { $gains } of the dealer's hands and loses some against { $pays }. Against { $moves_nothing } nothing moves.
cli-odds-hands = The dealer may have { $hands } hands.
cli-odds-hand = Mean gain for each point staked: { $decimal } (exactly { $exact })
