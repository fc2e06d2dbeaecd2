# The command that checks a deal.

cli-verify-help = check a deal of any game from its file
cli-verify-description = Computes a recorded deal again, step by step, from the file attached by /gnau verify, /hearts verify or /gongzhu verify: the seed, the shuffle and every hand; then in Gnau who pays whom, in Hearts and Gong Zhu every card played and the scores. Needs neither Discord nor the database. data/guide/deals.md gives the algorithm.
cli-verify-file = the deal file; - reads standard input
cli-verify-json = answer one JSON object
cli-verify-title = Table { $table }, round { $round } ({ $format })
cli-verify-ok = Everything checks out. What no file can prove: was { $commitment } the lock the table showed before anybody joined?
cli-verify-open = What the file holds checks out; whether the cards were dealt from it, only the bot can say, which kept the word. What no file can prove: was { $commitment } the lock the table showed before anybody joined?
cli-verify-wrong = { $steps ->
    [one] One step does
   *[other] { $steps } steps do
} not check out. Somebody tampered with this deal or its file.
