# What tables of all games say in the same words.

table-restored = -# 🔄 Restored after a restart { $when }: everything is as it was.

# The shuffle that anyone can check.
# $unit: what the game calls a deal
fair-lock = -# 🔒 Fair-deal lock of { $unit ->
    [hand] hand
   *[round] round
} { $round }: `{ $commitment }…`
# To one person alone. $game: as its commands begin
fair-lock-whole = 🔒 **Fair-deal lock of { $unit ->
    [hand] hand
   *[round] round
} { $round }** (scheme { $scheme }): the SHA-256 of the secret that decides the next shuffle.
    `{ $commitment }`
    -# The table's message shows its first digits. After the { $unit ->
    [hand] hand
   *[round] round
}, `/{ $game } verify` shows the secret.
fair-undealt = -# 🔓 { $unit ->
    [hand] Hand
   *[round] Round
} { $round } was not dealt. Its seed: `{ $seed }`

cut-title = Cut the deck
cut-label = A word of your own
cut-why = It is mixed into every coming shuffle, so nobody can know the cards in advance.
cut-note = Your word goes into every shuffle until you change it or leave: { $word }
