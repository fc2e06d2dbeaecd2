# A deal checked, in the terminal and in Discord alike. $expected: what comes out when it is computed again.
# $found: what the file says. In a terminal, cards stand as in the file: 10H is the ten of hearts.
#
# $round: the number of a round
# $table: the table's number
# $more: how many more
# $commitment: a shuffle lock: letters and digits
# $seed: a shuffle key: letters and digits
# $part: the word that was added to the shuffle
# $user: a person, as a mention or a name

deal-check-form-ok = The file is exactly as written.
deal-check-form-wrong = The file was changed: it says “{ $found }” instead of “{ $expected }”.
deal-check-digest-ok = Its digest matches its content.
deal-check-digest-wrong = Its content was changed: its digest is { $expected }, not { $found }.
deal-check-commitment-ok = The key fits the lock: its SHA-256 is the lock.
deal-check-commitment-wrong = The key doesn't fit the lock: its SHA-256 is { $expected }, but the lock is { $found }.
# $who: a user id or a mention, or a seat
deal-check-differs = { $who }: { $expected }, but the file says { $found }.
# Instead of what a step came to that needs every word.
deal-left-open = The file lacks a hidden word, so the cards can't be dealt again from it.

## Gnau

deal-check-packs-ok = Shuffled: { $expected ->
    [1] one deck
   *[other] { $expected } decks
}, right for this many hands.
deal-check-packs-wrong = This many hands need { $expected ->
    [1] one deck
   *[other] { $expected } decks
}, but the file says { $found }.
deal-check-shuffle-ok = Shuffled again, the deck starts with the dealer's cards: { $expected }.
deal-check-shuffle-wrong = Shuffled again, the deck starts with { $expected }, but the dealer has { $found }.
deal-check-hands-ok = Every player has the next five cards.
deal-check-hands-wrong = Not every player has the next five cards.
deal-check-bid-ok = The highest bidder deals, and among equal bids the lot of the deal decided.
deal-check-bid-wrong = The wrong person deals, or for the wrong number.
deal-check-settlement-ok = The payments are right.
deal-check-settlement-wrong = The payments are wrong.

## Hearts and Gong Zhu

deal-check-deal-ok = Dealt again, each seat gets its recorded cards.
deal-check-deal-wrong = Dealt again, not every seat gets its recorded cards.
deal-check-play-ok = Played again, all { $expected } cards follow the rules.
# $found: how many cards were played by the rules. $reason: which rule is broken, a sentence
deal-check-play-wrong = Played again, the hand breaks a rule { $found ->
    [0] at the start
    [1] after one card
   *[other] after { $found } cards
}: “{ $reason }”
deal-check-scores-ok = The scores are right.
deal-check-scores-wrong = The scores are wrong.

# What `/gnau verify`, `/hearts verify` and `/gongzhu verify` show around the steps.

# $dealt: verify-round or verify-hand
verify-true = ✅ { $dealt }: everything checks out
verify-false = ❌ { $dealt }: something doesn't check out
verify-round = Round { $round } of table { $table }
verify-hand = Hand { $round } of table { $table }
verify-more = -# { $more ->
    [1] One more differs: the file has it.
   *[other] { $more } more differ: the file has them.
}
verify-seeds = 🔒 Lock: `{ $commitment }`
    🔓 Key: `{ $seed }`
verify-parts = **What everyone added to the shuffle**
verify-no-parts = -# nothing: nobody was seated
verify-part = -# { $who }: `{ $part }`
# $digest: 64 hexadecimal digits
verify-part-hidden = -# { $who }: a hidden word (SHA-256 `{ $digest }`)
verify-hidden = -# I dealt with the hidden word just now. The file has only its SHA-256, so nobody can deal from it alone.
verify-how = -# Compare the lock with the table's, and look for what you added. Outside Discord: `python -m bot verify`, or “Check a deal” in the guide.
gnau-verify-dealer = { $user }, the dealer
