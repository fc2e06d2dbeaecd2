# The command that checks a deal.

cli-verify-help = check a deal, of any of the games, from its file
cli-verify-description = Computes a recorded deal again, step by step, from the file that /gnau verify, /hearts verify or /gongzhu verify attaches: the seed, the shuffle and every hand; then in Gnau who pays whom, in Hearts and Gong Zhu every card played and the scores. Asks neither Discord nor the database. The README, under “Check a deal”, gives the algorithm.
cli-verify-file = the deal file; - reads standard input
cli-verify-json = answer one JSON object
cli-verify-title = Table { $table }, round { $round } ({ $format })
cli-verify-ok = All of it holds. What no file can say: was { $commitment } the commitment that the table showed before anybody joined?
cli-verify-wrong = { $steps ->
    [one] One step does
   *[other] { $steps } steps do
} not hold. This deal, or its file, was tampered with.
