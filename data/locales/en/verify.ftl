# A deal checked, in the terminal and in Discord alike. $expected: what comes out when it is computed again.
# $found: what the file says. In a terminal, cards stand as in the file: 10H is the ten of hearts.

deal-check-form-ok = The file is exactly as it was written.
deal-check-form-wrong = The file was changed: it says “{ $found }” where “{ $expected }” belongs.
deal-check-digest-ok = Its digest matches its content.
deal-check-digest-wrong = Its content was changed: the digest should be { $expected }, but the file says { $found }.
deal-check-commitment-ok = The seed is the promised one: its SHA-256 is the lock.
deal-check-commitment-wrong = The seed is not the promised one: its SHA-256 is { $expected }, but the lock is { $found }.
# $who: a user id or a mention, or a seat
deal-check-differs = { $who }: { $expected }, but the file says { $found }.
# Instead of what a step came to that needs every word.
deal-left-open = The file lacks a word that was taken out of public sight, so the cards can't be dealt again from it.

## Gnau

deal-check-packs-ok = { $expected ->
    [one] One pack was shuffled, the right number for this many hands.
   *[other] { $expected } packs were shuffled, the right number for this many hands.
}
deal-check-packs-wrong = This many hands need { $expected ->
    [one] one pack
   *[other] { $expected } packs
}, but the file says { $found }.
deal-check-shuffle-ok = Shuffled again, the deck starts with the dealer's cards: { $expected }.
deal-check-shuffle-wrong = Shuffled again, the deck starts with { $expected }, but the file gives the dealer { $found }.
deal-check-hands-ok = Every player has the five cards that come next.
deal-check-hands-wrong = Not every player has the five cards that come next.
deal-check-settlement-ok = Recomputing the payments gives the same result.
deal-check-settlement-wrong = Recomputing the payments gives a different result.

## Hearts and Gong Zhu

deal-check-deal-ok = Shuffled and dealt again, every seat has the same thirteen cards.
deal-check-deal-wrong = Shuffled and dealt again, not every seat has the same thirteen cards.
deal-check-play-ok = Played again, all { $expected } cards follow the rules.
# $found: how many cards were played by the rules. $reason: which rule is broken, a sentence
deal-check-play-wrong = Played again, the hand breaks a rule { $found ->
    [0] at the start
    [one] after one card
   *[other] after { $found } cards
}: “{ $reason }”
deal-check-scores-ok = Recomputing the scores gives the same result.
deal-check-scores-wrong = Recomputing the scores gives a different result.

# What `/gnau verify`, `/hearts verify` and `/gongzhu verify` show around the steps.

# $dealt: verify-round or verify-hand
verify-true = ✅ { $dealt }: everything checks out
verify-false = ❌ { $dealt }: something does not check out
verify-round = Round { $round } of table { $table }
verify-hand = Hand { $round } of table { $table }
verify-more = -# { $more ->
    [one] One more differs
   *[other] { $more } more differ
}; the file has them all.
verify-seeds = 🔒 The lock, whose beginning the table showed before the deal: `{ $commitment }`
    🔓 The seed that opens it: `{ $seed }`
verify-parts = **What everybody added to the shuffle**
verify-no-parts = -# nothing: no people were seated when it was dealt
verify-part = -# { $who }: `{ $part }`
# $digest: 64 hexadecimal digits
verify-part-hidden = -# { $who }: a word taken out of public sight (SHA-256 `{ $digest }`)
verify-hidden = -# I still have that word and dealt with it just now. The file has only its SHA-256, so nobody can deal again from the file alone; anyone who knows the word can compare it.
verify-how = -# Compare the lock with the one in the table message, and check that what you added is listed. To check it outside Discord, run `python -m bot verify` on this file, or follow “Check a deal” in the guide.
gnau-verify-dealer = { $user }, the dealer
