# Whether the books balance, in the terminal.

cli-books-sound = Points: the books balance ({ $postings ->
    [one] one posting
   *[other] { $postings } postings
}, { $accounts ->
    [one] one account
   *[other] { $accounts } accounts
}).
cli-books-account = { $kind } { $owner } in server { $guild }
cli-books-lopsided = { $count ->
    [one] A posting does
   *[other] { $count } postings do
} not sum to zero: { $names }. Restore a backup.
cli-books-misstated = { $count ->
    [one] A balance does
   *[other] { $count } balances do
} not match the entries: { $names }. Restore a backup.
cli-books-unbalanced = { $count ->
    [one] In a server
   *[other] In { $count } servers
} the points do not sum to zero: { $names }. Restore a backup.
cli-books-overdrawn = { $count ->
    [one] An account that can't go below zero has
   *[other] { $count } accounts that can't go below zero have
}: { $names }. Restore a backup.
cli-books-stranded = { $count ->
    [one] A closed table still holds
   *[other] { $count } closed tables still hold
} points: { $names }. Restore a backup.

# What cannot be read in the database.

cli-damage-row = { $table } { $key } ({ $column })
cli-damage-rows = { $count ->
    [one] One row cannot be read
   *[other] { $count } rows cannot be read
}: { $names }. The bot does without; an earlier backup still has it.
cli-damage-table = table { $table } ({ $game }) in server { $guild }
cli-damage-tables = { $count ->
    [one] One open table is damaged
   *[other] { $count } open tables are damaged
}: { $names }. When the bot next runs, it closes them and returns what is at stake.
cli-standings-row = { $what } of { $user } in server { $guild }
cli-standings-misstated = { $count ->
    [one] One line of a leaderboard or summary doesn't follow from the rounds
   *[other] { $count } lines of leaderboards and summaries don't follow from the rounds
}: { $names }.
