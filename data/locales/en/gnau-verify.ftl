# A deal checked, in the terminal and in Discord alike. $expected: what comes out when it is computed again.
# $found: what the file says. Cards stand as in the file: 10H is the ten of hearts.

gnau-check-form-ok = The file is exactly as it was written.
gnau-check-form-wrong = The file is not as it was written: “{ $found }” stands where “{ $expected }” belongs.
gnau-check-digest-ok = Its digest fits what it says.
gnau-check-digest-wrong = What it says was changed: the digest should be { $expected }, and { $found } stands there.
gnau-check-commitment-ok = The seed is the promised one: its SHA-256 is the commitment.
gnau-check-commitment-wrong = The seed is not the promised one: its SHA-256 is { $expected }, the commitment { $found }.
gnau-check-packs-ok = So many hands need { $expected ->
    [one] one pack
   *[other] { $expected } packs
}, and that is what was shuffled.
gnau-check-packs-wrong = So many hands need { $expected ->
    [one] one pack
   *[other] { $expected } packs
}, and the file says { $found }.
gnau-check-shuffle-ok = Shuffled again, the deck begins with the dealer's cards: { $expected }.
gnau-check-shuffle-wrong = Shuffled again, the deck begins with { $expected }, and the file gives the dealer { $found }.
gnau-check-hands-ok = Every player has the five cards that come next.
gnau-check-hands-wrong = Not every player has the five cards that come next.
gnau-check-settlement-ok = Settled again, everybody gains or pays the same.
gnau-check-settlement-wrong = Settled again, not everybody gains or pays the same.
# $who: a user id, or a mention
gnau-check-person = { $who }: { $expected }, and the file says { $found }.

# What `/gnau verify` shows around the steps.

gnau-verify-true = ✅ Round { $round }: every step holds
gnau-verify-false = ❌ Round { $round }: not every step holds
gnau-verify-more = - { $people ->
    [one] and one more
   *[other] and { $people } more
}: see the file
gnau-verify-seeds = 🔒 Its lock, as the table showed it before the deal: `{ $commitment }`
    🔓 Its seed: `{ $seed }`
gnau-verify-parts = **What everybody added to the shuffle**
gnau-verify-part-dealer = - { $user }, the dealer: `{ $part }`
gnau-verify-part = - { $user }: `{ $part }`
gnau-verify-how = -# Compare the lock with the one in the table message, and look for your own word. `python -m bot verify` checks the file without Discord; the README says under “Check a deal” how to do it in any language.
