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
    [one] A posting doesn't
   *[other] { $count } postings don't
} sum to zero: { $names }. Restore a backup.
cli-books-misstated = { $count ->
    [one] A balance doesn't
   *[other] { $count } balances don't
} match the entries: { $names }. “check --repair” corrects that, unless an entry is missing: then restore a backup.
cli-books-unbalanced = { $count ->
    [one] In a server
   *[other] In { $count } servers
} the points don't sum to zero: { $names }. Restore a backup.
cli-books-overdrawn = { $count ->
    [one] An account is
   *[other] { $count } accounts are
} wrongly below zero: { $names }. Restore a backup.
cli-books-stranded = { $count ->
    [one] A closed table still holds
   *[other] { $count } closed tables still hold
} points: { $names }. Restore a backup.

# What cannot be read in the database.

cli-damage-row = { $table } { $key } ({ $column })
cli-damage-rows = { $count ->
    [one] One row
   *[other] { $count } rows
} can't be read: { $names }. The bot does without. “check --repair” restores what follows from other rows. An earlier backup has the rest.
cli-damage-table = table { $table } ({ $game }) in server { $guild }
cli-damage-tables = { $count ->
    [one] One open table is damaged
   *[other] { $count } open tables are damaged
}: { $names }. The running bot closes them and returns the stakes.

# What `check --repair` has done.

cli-repair-nothing = Repair: nothing to do.
cli-repair-backup = Repair: backup of the database before it: { $file }
cli-repair-in-vain = Repair: nothing wrong here follows from other rows. Restore a backup.
cli-repair-kind = Repair: an unreadable account is now { $account }.
# $account: which. $before and $after: points
cli-repair-balance = Repair: { $account } had { $before } points, and has { $after } by the entries.
cli-repair-counted = Repair: counted again: { $row }.
cli-repair-stand-in = Repair: former players are numbered on from { $number }.

# What does not follow from the rounds.

cli-standings-row = { $what } of { $user } in server { $guild }
cli-standings-misstated = { $count ->
    [one] One line of a leaderboard or summary doesn't
   *[other] { $count } lines of leaderboards and summaries don't
} follow from the rounds: { $names }. “check --repair” counts again.
