## Deal files

error-deal-too-big = This isn't a deal file: it is larger than { $largest } bytes.
error-deal-not-utf-8 = This deal file was changed: byte { $place } is not UTF-8.
# $format: what stands there. $known: what a deal file may say
error-deal-format-unknown = This isn't a deal file I know: its “format” is “{ $format }”, not one of { $known }.
error-deal-scheme-unknown = This deal uses scheme { $scheme }, but I only know scheme { $known }. Update the program.
error-deal-value-invalid = “{ $value }” can't stand in “{ $key }” of a deal. The file was changed.
# Gnau
error-deal-seats-differ = “parts” must name the dealer first, when a person deals, then every player of “hand_record” once. The file was changed.
# Hearts and Gong Zhu
error-deal-trick-seats-differ = “parts” must name everybody in “seats” once, in the same order. The file was changed.
error-deal-hand-unfinished = Not every card was played.

## Rounds that are looked up

error-round-id-invalid = “{ $round }” isn't a round number. Write table.round, such as 7.3 for round 3 of table 7.
error-round-not-found = There is no finished round { $round } of Gnau in this server.
error-round-unseen = Round { $round } is still being revealed at its table. Try again in a few seconds.
error-round-unproven = `{ $round }` was dealt before deals could be checked.
error-no-round-here = No round of Gnau has been finished in this channel yet. Name one from elsewhere, such as 7.3 for round 3 of table 7.
