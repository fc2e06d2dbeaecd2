# $largest: the most bytes
# $place: the place of a byte in the file
# $scheme: the number of the method of shuffling
# $value: what the file has there
# $key: the name of an entry of the file
# $round: what was typed

## Deal files

error-deal-too-big = This isn't a deal file: it's larger than { $largest } bytes.
error-deal-not-utf-8 = This deal file was changed: byte { $place } isn't UTF-8.
# $format: what stands there. $known: what a deal file may say
error-deal-format-unknown = This isn't a known deal file: its “format” is “{ $format }”, not one of { $known }.
error-deal-scheme-unknown = This deal uses scheme { $scheme }, but only { $known } is known. Update the program.
error-deal-value-invalid = “{ $value }” can't stand in “{ $key }”. The deal file was changed.
# Gnau
error-deal-seats-differ = “parts” must name the dealer first, if a person deals without bids, and every player in “hand_record” once. The file was changed.
# Hearts and Gong Zhu
error-deal-trick-seats-differ = “parts” must name everyone in “seats” once, in order. The file was changed.
error-deal-hand-unfinished = Not every card was played.

## Rounds that are looked up

error-round-id-invalid = “{ $round }” isn't a round. Write table.round, such as 7.3.
error-round-not-found = This server has no finished round { $round } of Gnau.
error-round-unseen = Round { $round } is still being revealed. Try again in a few seconds.
error-round-unproven = `{ $round }` was dealt before deals could be checked.
error-no-round-here = No round of Gnau has finished in this channel yet. Name one from elsewhere, such as 7.3.
