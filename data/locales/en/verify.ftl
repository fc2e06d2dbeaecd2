# A deal checked, in the terminal and in Discord alike. $expected: what comes out when it is computed again.
# $found: what the file says. Cards stand as in the file: 10H is the ten of hearts.

deal-check-form-ok = The file is exactly as it was written.
deal-check-form-wrong = The file is not as it was written: “{ $found }” stands where “{ $expected }” belongs.
deal-check-digest-ok = Its digest fits what it says.
deal-check-digest-wrong = What it says was changed: the digest should be { $expected }, and { $found } stands there.
deal-check-commitment-ok = The seed is the promised one: its SHA-256 is the commitment.
deal-check-commitment-wrong = The seed is not the promised one: its SHA-256 is { $expected }, the commitment { $found }.
# $who: a user id or a mention, or a seat
deal-check-differs = { $who }: { $expected }, and the file says { $found }.

## Gnau

deal-check-packs-ok = { $expected ->
    [one] One pack was shuffled, as so many hands need.
   *[other] { $expected } packs were shuffled, as so many hands need.
}
deal-check-packs-wrong = So many hands need { $expected ->
    [one] one pack
   *[other] { $expected } packs
}, and the file says { $found }.
deal-check-shuffle-ok = Shuffled again, the deck begins with the dealer's cards: { $expected }.
deal-check-shuffle-wrong = Shuffled again, the deck begins with { $expected }, and the file gives the dealer { $found }.
deal-check-hands-ok = Every player has the five cards that come next.
deal-check-hands-wrong = Not every player has the five cards that come next.
deal-check-settlement-ok = Computed again, everybody wins or pays the same.
deal-check-settlement-wrong = Computed again, not everybody wins or pays the same.

## Hearts and Gong Zhu

deal-check-deal-ok = Shuffled and dealt again, every seat has the same thirteen cards.
deal-check-deal-wrong = Shuffled and dealt again, not every seat has the same thirteen cards.
deal-check-play-ok = Played again, all { $expected } cards follow the rules.
# $found: how many cards were played by the rules. $reason: which rule is broken, a sentence
deal-check-play-wrong = Played again, the hand breaks the rules { $found ->
    [0] at its beginning
    [one] after one card
   *[other] after { $found } cards
}: “{ $reason }”
deal-check-scores-ok = Scored again, every seat gets the same.
deal-check-scores-wrong = Scored again, not every seat gets the same.

# What `/gnau verify`, `/hearts verify` and `/gongzhu verify` show around the steps.

verify-true = ✅ Round { $round }: every step holds
verify-false = ❌ Round { $round }: not every step holds
verify-more = -# { $more ->
    [one] and one more
   *[other] and { $more } more
}: see the file
verify-seeds = 🔒 Its lock, whose beginning the table showed before the deal: `{ $commitment }`
    🔓 Its seed: `{ $seed }`
verify-parts = **What everybody added to the shuffle**
verify-no-parts = -# nothing: no person sat there when it was dealt
verify-part = -# { $who }: `{ $part }`
verify-how = -# Compare the lock with the one in the table message, and look for your own word. To check without Discord: `python -m bot verify` and this file, or the README's “Check a deal” in any language.
gnau-verify-dealer = { $user }, the dealer
