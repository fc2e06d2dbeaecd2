# The command that checks a deal.

cli-verify-help = check a deal from the file that /gnau verify attaches
cli-verify-description = Computes a recorded deal again, step by step: the seed, the shuffle, every hand and who pays whom. Asks neither Discord nor the database. The README, under “Check a deal”, gives the algorithm.
cli-verify-file = the deal file; - reads standard input
cli-verify-json = answer one JSON object
cli-verify-title = Table { $table }, round { $round }
cli-verify-ok = All of it holds. What no file can say: was { $commitment } the commitment that the table showed before anybody joined?
cli-verify-wrong = { $steps ->
    [one] One step does
   *[other] { $steps } steps do
} not hold. This deal, or its file, was tampered with.
