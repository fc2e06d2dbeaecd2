## Cards

error-card-unknown = “{ $card }” isn't a card. Write rank then suit: AS, 10H, 3D or QC.
error-card-suit-missing = “{ $card }” needs a suit after the rank: S, H, D or C.
error-card-too-often = { $card } is there { $count ->
    [2] twice
   *[other] { $count } times
}; { $packs ->
    [one] a pack has only one
   *[other] { $packs } packs have only { $packs }
}.
error-rank-too-often = There are { $count } cards of rank { $rank }; { $packs ->
    [one] a pack has only four
   *[other] { $packs } packs have only four each
}.
error-hand-not-five = A hand has five cards; this one has { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
error-passport-not-three = An ox is three of your five cards. Pick three, or choose No Ox.

## House rules

error-rules-invalid = House rules are a preset's name or an object of options, not “{ $value }”.
error-rules-preset-unknown = There is no preset “{ $preset }”. Presets: { $known }.
error-rules-option-unknown = There is no house rule “{ $option }”. House rules: { $known }.
error-rules-option-twice = “{ $option }” is given twice. Give it once.
error-rules-value-invalid = { $option } can't be “{ $value }”. Choose from: { $allowed }.
error-rules-part-invalid = “{ $part }” isn't a house rule. Write option=value, such as ties=push; a preset's name comes first.
error-stake-invalid = The stake is a whole number from 1 to { $highest }, not “{ $stake }”.

## Records

error-game-unknown = I don't know the game “{ $game }”. I know: { $known }.
error-record-not-json = This isn't JSON. A record is one JSON object on one line.
error-record-not-object = This isn't a JSON object. A record is one JSON object on one line.
error-record-key-unknown = A record has no key “{ $key }”. Keys: { $known }.
error-record-key-missing = The record needs the key “{ $key }”.
error-record-key-twice = The key “{ $key }” appears twice in one object. Keep one of them.
error-record-players-invalid = “players” is an object with a list of five cards for each name, not “{ $value }”.
error-record-hand-invalid = The hand of “{ $hand }” must be a list of five cards such as ["AS","10H","3D","QC","8C"].
error-record-hand-size = The hand of “{ $hand }” has { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}; it must have five.
error-record-cards-invalid = “{ $key }” is a list of cards such as ["AS","10H"].
error-record-seats-invalid = “{ $key }” is four lists of cards, one for each seat from 0 to 3.
error-record-hand-number-invalid = “hand” is the hand's number in its game, from 1, not “{ $value }”.
error-record-passes-missing = Cards are passed in this hand. “passes” must say which three each seat gave.
error-record-passes-not-expected = Nothing is passed in every fourth hand. Make “passes” null.
error-record-leader-invalid = “leader” is a seat from 0 to 3, or null where { CARD("2S") } leads, not “{ $value }”.
error-options-invalid = House rules are an object with a value for each option, not “{ $value }”.

## Tricks

error-deal-seats = A deal is four hands of thirteen cards, not { $count ->
    [one] one hand
   *[other] { $count } hands
}.
error-deal-size = Every seat gets thirteen cards; seat { $seat } has { $count }.
error-deal-card-twice = { $card } was dealt twice. A deal is one pack of 52 different cards.
error-play-not-begun = Play hasn't started: somebody is still choosing cards.
error-play-finished = Every card of this hand has been played.
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
error-pass-card-twice = You can pass { $card } only once.
error-pass-over = Passing is over.
error-passed-already = You've already chosen your pass.
error-two-of-clubs-leads = { CARD("2C") } leads the first trick.
error-points-in-first-trick = { $card } scores points: you can't play it to the first trick while you hold anything else.
error-hearts-not-broken = Hearts are not broken yet: lead another suit.

## Gong Zhu

error-expose-over = Exposing is over.
error-exposed-already = You've already chosen what to expose.
error-expose-card-twice = You can expose { $card } only once.
error-expose-not-allowed = { $card } can't be exposed. Only { CARD("AH") }, { CARD("QS") }, { CARD("JD") } and { CARD("10C") } can.
error-two-of-spades-leads = { CARD("2S") } leads the first trick of a game.
error-exposed-in-first-trick = { $card } is exposed: it has to wait until its suit has been led once, while you hold another card of that suit.
