# $card: what was typed, or a card
# $count and $needed: how many cards
# $packs: how many decks
# $rank: A, 2 … 10, J, Q or K
# $value: what was given, as it was typed
# $preset, $part and $stake: what was typed
# $known: names, as a list
# $option: the name of a house rule, which stays in English
# $allowed: what may be typed there
# $highest: the highest number that is allowed
# $game: what was given
# $key: an entry of a record
# $hand: whose hand, an entry of a record
# $seat: the number of a seat
# $suit: S, H, D or C

## Cards

error-card-unknown = “{ $card }” isn't a card. Write rank and suit: AS, 10H, 3D or QC.
error-card-suit-missing = “{ $card }” needs a suit: S, H, D or C.
error-card-too-often = { $card } is there { $count ->
    [2] twice
   *[other] { $count } times
}, but { $packs ->
    [1] a deck has only one
   *[other] { $packs } decks have only { $packs }
}.
error-rank-too-often = { $count } cards have rank { $rank }, but { $packs ->
    [1] a deck has only four
   *[other] { $packs } decks have only four each
}.
error-hand-not-five = A hand has five cards. This one has { $count }.
error-passport-not-three = Pick three cards for the ox, or choose { -no-ox }.

## House rules

error-rules-invalid = House rules must be a preset name or a JSON object of options, not “{ $value }”.
error-rules-preset-unknown = There's no preset “{ $preset }”. Presets: { $known }.
error-rules-option-unknown = There's no house rule “{ $option }”. House rules: { $known }.
error-rules-option-twice = “{ $option }” is given twice.
error-rules-value-invalid = { $option } can't be “{ $value }”. Choose from: { $allowed }.
# $one, $other: two options, with their values where these matter, such as doubles=off
error-rules-conflict = { $one } and { $other } don't go together. Change one of them first.
# $example: rules on one line
error-rules-part-invalid = “{ $part }” isn't a house rule. Write them like this: { $example }.
error-stake-invalid = The stake must be a whole number from 1 to { $highest }, not “{ $stake }”.

## Records

error-game-unknown = There's no game “{ $game }”. Games: { $known }.
error-record-not-json = A record must be one JSON object on one line.
error-record-not-object = { error-record-not-json }
error-record-key-unknown = A record has no key “{ $key }”. Keys: { $known }.
error-record-key-missing = The record needs the key “{ $key }”.
error-record-key-twice = The key “{ $key }” appears twice in one object.
error-record-players-invalid = “players” must be an object with a list of five cards for each name, not “{ $value }”.
error-record-hand-invalid = The hand of “{ $hand }” must be a list of five cards such as ["AS","10H","3D","QC","8C"].
error-record-hand-size = The hand of “{ $hand }” must have five cards, not { $count }.
error-record-bid-invalid = “bid” must be the number for which the dealer deals, 1 to 3, not “{ $value }”.
error-record-raises-invalid = “raises” must have 1, 2, 3 or 5 for each player, not “{ $value }”.
error-record-cards-invalid = “{ $key }” must be a list of cards such as ["AS","10H"].
error-record-seats-invalid = “{ $key }” must be four lists of cards, one for each seat.
error-record-hand-number-invalid = “hand” must be the hand's number in its game, from 1, not “{ $value }”.
error-record-passes-missing = Cards are passed in this hand: “passes” must say which three each seat gave.
error-record-passes-not-expected = Nothing is passed in this hand: “passes” must be null.
error-record-leader-invalid = “leader” must be a seat from 0 to 3, or null in the first hand of a game, not “{ $value }”.
error-options-invalid = House rules must be a JSON object of options, not “{ $value }”.

## Tricks

error-deal-seats = A deal has four hands of thirteen cards, not { $count }.
error-deal-size = Seat { $seat } must have thirteen cards, not { $count }.
error-deal-card-twice = { $card } was dealt twice.
error-play-not-begun = Play hasn't started: someone is still choosing cards.
error-play-finished = This hand is finished.
error-not-your-turn = It isn't your turn yet.
error-card-not-held = { $card } isn't in your hand.
error-must-follow-suit = Follow suit: you hold { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}.

## Hearts

error-pass-count = Pass { $needed } cards, not { $count }.
error-pass-card-twice = You can choose { $card } only once.
error-pass-over = It's too late to pass.
error-passed-already = You've already chosen your cards.
error-two-of-clubs-leads = { CARD("2C") } leads the first trick.
error-points-in-first-trick = { $card } counts: you can't play it to the first trick while you hold a card that doesn't.
error-hearts-not-broken = Hearts aren't broken yet: lead another suit.

## Gong Zhu

error-expose-over = It's too late to expose.
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card } can't be exposed. Only { CARD("AH") }, { CARD("QS") }, { CARD("JD") } and { CARD("10C") } can.
error-two-of-spades-leads = { CARD("2S") } leads the first trick of a game.
error-exposed-in-first-trick = { $card } is exposed: you can't play it until its suit has been led once, unless it's your only one of that suit.
