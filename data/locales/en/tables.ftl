# What tables of all games say in the same words.

table-restored = -# 🔄 Restored after a restart: { $when }

# The shuffle that anyone can check.
fair-lock = -# 🔒 Shuffle lock `{ $commitment }…`
# To one person alone. $unit: what the game calls a deal. $game: as its commands begin
fair-lock-whole = 🔒 **Shuffle lock of { $unit ->
    [hand] hand
   *[round] round
} { $round }** (scheme { $scheme }): the SHA-256 of the key to the next shuffle.
    `{ $commitment }`
    -# Its first digits are at the table. `/{ $game } verify` shows the key afterwards.

cut-title = Cut the deck
cut-label = A word of your own
cut-why = Mixed into every shuffle, so nobody can know the cards in advance.
cut-note = ✅ Your word, until you change it or leave: { $word }
