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
    [one] A balance is
   *[other] { $count } balances are
} not what the entries say: { $names }. Restore a backup.
cli-books-unbalanced = { $count ->
    [one] In a server
   *[other] In { $count } servers
} the points do not sum to zero: { $names }. Restore a backup.
cli-books-overdrawn = { $count ->
    [one] An account that may not be below zero is
   *[other] { $count } accounts that may not be below zero are
}: { $names }. Restore a backup.
cli-books-stranded = { $count ->
    [one] A closed table still holds
   *[other] { $count } closed tables still hold
} points: { $names }. Restore a backup.
