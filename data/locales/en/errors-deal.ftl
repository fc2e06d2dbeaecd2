## Deal files

error-deal-too-big = This is no deal file: it has more than { $largest } bytes.
error-deal-not-utf-8 = This is no deal file as it was written: byte { $place } is not UTF-8.
# $format: what stands there. $known: what a deal file may say
error-deal-format-unknown = This is no deal file that is known here: its “format” is “{ $format }”, not one of { $known }.
error-deal-scheme-unknown = This deal follows scheme { $scheme }, and only scheme { $known } is known here. Update the program.
error-deal-value-invalid = No deal can have “{ $value }” in “{ $key }”. The file is not as it was written.
# Gnau
error-deal-seats-differ = “parts” has to name the dealer first, when a person deals, and then every player of “hand_record” once. The file is not as it was written.
# Hearts and Gong Zhu
error-deal-trick-seats-differ = “parts” has to name everybody in “seats” once, in the same order. The file is not as it was written.
error-deal-hand-unfinished = Not all cards were played.

## Rounds that are looked up

error-round-id-invalid = “{ $round }” is no round. A round is called by its table and its number, such as 7.3 for table 7, round 3.
error-round-not-found = There is no settled round { $round } of Gnau in this server.
error-round-unproven = Round { $round } was dealt before deals could be checked.
error-no-round-here = No round of Gnau has been settled in this channel yet. Name one, such as 7.3 for table 7, round 3.
