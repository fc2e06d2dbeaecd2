# The command that checks a deal.

cli-verify-help = check a deal of any game from its file
cli-verify-description = Recomputes a recorded deal from the file attached by /gnau verify, /hearts verify or /gongzhu verify: key, shuffle, hands, and payments or plays. Needs neither Discord nor the database. The guide gives the algorithm (deals.md).
cli-verify-file = the deal file, or - for standard input
cli-verify-title = Table { $table }, round { $round } ({ $format })
cli-verify-ok = Everything checks out. Compare yourself: did the table show the lock { $commitment } before anyone joined?
cli-verify-open = A word in the file is hidden, so only the bot can deal the cards again. Apart from that: { cli-verify-ok }
cli-verify-wrong = { $steps ->
    [one] One step doesn't
   *[other] { $steps } steps don't
} check out. This file was changed, or the deal wasn't fair.
