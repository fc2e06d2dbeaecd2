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
} not match the entries: { $names }. “check --repair” puts that right unless an entry is missing; if so, restore a backup.
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
}: { $names }. The bot does without. “check --repair” puts right what follows from other rows; the rest is in an earlier backup.
cli-damage-table = table { $table } ({ $game }) in server { $guild }
cli-damage-tables = { $count ->
    [one] One open table is damaged
   *[other] { $count } open tables are damaged
}: { $names }. When the bot next runs, it closes them and returns what is at stake.

# What `check --repair` has done.

cli-repair-nothing = Repair: nothing to put right.
cli-repair-backup = Repair: the database as it was is in { $file }
cli-repair-in-vain = Repair: nothing of what is wrong follows from other rows. Restore a backup.
cli-repair-kind = Repair: an account could not be read, and is { $account }.
# $account: which. $before and $after: points
cli-repair-balance = Repair: { $account } had { $before } points, and now has { $after }, as the entries say.
cli-repair-counted = Repair: counted again: { $row }.
cli-repair-stand-in = Repair: former players are numbered on from { $number }.

# What does not follow from the rounds.

cli-standings-row = { $what } of { $user } in server { $guild }
cli-standings-misstated = { $count ->
    [one] One line of a leaderboard or summary doesn't follow from the rounds
   *[other] { $count } lines of leaderboards and summaries don't follow from the rounds
}: { $names }. “check --repair” counts again.
