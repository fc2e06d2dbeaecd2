## solve

cli-solve-help = find the best split of a hand of Gnau
cli-solve-description = Shows every way to split five cards, and marks the best.
    An ace without a suit isn't the ace of spades.
cli-solve-cards = five cards such as 3S 6H 8D 4C 8S, suits optional, or - to read a hand per line from standard input and answer one JSON object per line
# $cards: the hand. $rules: the house rules on one line
cli-solve-title = { $cards }  ·  { $rules }
cli-solve-no-ox = { $name }: no three of these cards make an ox.
cli-solve-no-passport = needs no ox
cli-solve-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## replay

cli-replay-help = replay and settle recorded rounds
cli-replay-description = Replays records of Gnau, Hearts and Gong Zhu, one JSON object per line, or files from `/gnau verify`, `/hearts verify` and `/gongzhu verify`. Checks every play, and shows every hand and its result.
cli-replay-file = file of records, or - for standard input
cli-replay-json = answer one JSON object per line
# $line: number of the line. $rules: the house rules on one line
cli-replay-title = Line { $line }: { $rules }, stake { $stake }
cli-replay-dealer = dealer
# $hand: which hand of the game. $direction: where cards were passed
cli-replay-hearts = Line { $line }: Hearts, hand { $hand }, { $direction ->
    [left] passed to the left
    [right] passed to the right
    [across] passed across
   *[none] nothing passed
}
# $exposed: the cards
cli-replay-gongzhu = Line { $line }: Gong Zhu, exposed: { $exposed }
cli-replay-nothing = nothing
# $seat: 0 to 3
cli-replay-leads = seat { $seat } leads
cli-replay-takes = seat { $seat } takes it
cli-replay-to-play = seat { $seat } to play
# $scores: what the scores of seats 0 to 3 change by
cli-replay-scores = scores of seats 0 to 3:  { $scores }
cli-replay-error = Line { $line }: { $message }
cli-file-missing = There's no file “{ $path }”. Give a file of records, or - for standard input.
# $reason: what the operating system says
cli-file-unreadable = The file “{ $path }” can't be read: { $reason }.
