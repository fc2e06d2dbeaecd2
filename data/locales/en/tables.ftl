# What tables of all games say in the same words.
#
# $when: a time, which Discord writes in its reader's own language
# $table: the table's number
# $need: the most points that it can cost
# $dealer: the dealer's name or mention
# $commitment: the beginning of a shuffle lock, or all of it
# $key: the beginning of a shuffle key, or all of it
# $round: the number of a round
# $scheme: the number of the method of shuffling
# $word: the word that was typed

table-restored = -# 🔄 Restored after a restart: { $when }
# $user: who, as a mention. $when: a date with its time
table-on-vacation = 🏖️ { $user } is away until { $when }

table-title = { $game } · table { $table }
table-title-closed = { $game } · table { $table } is closed
table-title-details = { $game } · details of table { $table }
table-closed = Table { $table } is closed.
table-left = ✅ You left the table.
# The most that a round of Gnau or a game of tricks can cost someone in a bankroll.
table-cost = 💰 A { $unit ->
    [game] game
   *[round] round
} can cost you up to { $need ->
    [1] one point
   *[other] { $need } points
}.
# $players: to how many the dealer could lose as much
table-cost-dealer = { table-cost } { $dealer } can pay { $players ->
    [0] nobody
    [1] one player
   *[other] { $players } players
}.
# $stake: what most people have at least
table-stake-high = A { $unit ->
    [game] game
   *[round] round
} at this stake can cost { $need } points, more than most players here have.{ $stake ->
    [0] {""}
   *[other] {" "}Most could play for { $stake }: `/{ $game } open stake:{ $stake }`.
}

# The shuffle that anyone can check.
fair-lock = -# 🔒 Shuffle lock `{ $commitment }…`
fair-key = -# 🔓 Shuffle key `{ $key }…`
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
cut-note = ✅ Your word is in every shuffle until you change it or leave: { $word }
