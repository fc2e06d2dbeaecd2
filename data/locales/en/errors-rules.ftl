## Cards

error-card-unknown = “{ $card }” is not a card. Write the rank, then the suit: AS, 10H, 3D or QC.
error-card-suit-missing = “{ $card }” needs its suit: S, H, D or C after the rank.
error-card-too-often = { $card } appears { $count } times, but { $packs ->
    [one] one pack holds
   *[other] { $packs } packs hold
} it { $packs ->
    [one] once
   *[other] { $packs } times
}.
error-rank-too-often = There are { $count } cards of rank { $rank }, but { $packs ->
    [one] one pack holds
   *[other] { $packs } packs hold
} only four{ $packs ->
    [one] {""}
   *[other] {" "}each
}.
error-hand-not-five = A hand is five cards; this is { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
error-passport-not-three = An ox is three different cards of your five. Press three of them, or say No Ox.

## House rules

error-rules-invalid = House rules are a preset's name or an object of options, not “{ $value }”.
error-rules-preset-unknown = There is no preset “{ $preset }”. Presets are: { $known }.
error-rules-option-unknown = There is no house rule “{ $option }”. House rules are: { $known }.
error-rules-option-twice = The house rule “{ $option }” is given twice. Give it once.
error-rules-value-invalid = “{ $value }” will not do for { $option }. What will: { $allowed }.
error-rules-part-invalid = “{ $part }” is not a house rule. Write option=value, for example ties=push; a preset's name comes first.
error-stake-invalid = The stake is a whole number from 1 to { $highest }, not “{ $stake }”.

## Records

error-game-unknown = The game “{ $game }” is not known here. What is: { $known }.
error-record-not-json = This is not JSON. A record is one JSON object on one line.
error-record-not-object = A record is a JSON object, and this is something else.
error-record-key-unknown = A record has no key “{ $key }”. Its keys are: { $known }.
error-record-key-missing = The record needs the key “{ $key }”.
error-record-key-twice = The key “{ $key }” appears twice in one object. Keep one of them.
error-record-players-invalid = “players” is an object with a list of five cards for each name, not “{ $value }”.
error-record-hand-invalid = The hand of “{ $hand }” is a list of five cards such as ["AS","10H","3D","QC","8C"].
error-record-hand-size = A hand is five cards; that of “{ $hand }” has { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
error-record-cards-invalid = “{ $key }” is a list of cards such as ["AS","10H"].
error-record-seats-invalid = “{ $key }” is four lists of cards, one for each seat from 0 to 3.
error-record-hand-number-invalid = “hand” is the number of the hand in its game, from 1, not “{ $value }”.
error-record-passes-missing = In this hand of the game cards are passed. “passes” says which three each seat gave.
error-record-passes-not-expected = In every fourth hand nothing is passed. Make “passes” null.
error-record-leader-invalid = “leader” is a seat from 0 to 3, or null where { CARD("2S") } leads, not “{ $value }”.
error-options-invalid = House rules are an object with a value for each option, not “{ $value }”.

## Tricks

error-deal-seats = A deal is four hands of thirteen cards, not { $count ->
    [one] one hand
   *[other] { $count } hands
}.
error-deal-size = Every seat is dealt thirteen cards; seat { $seat } has { $count }.
error-deal-card-twice = { $card } was dealt twice. A deal is one pack of 52 different cards.
error-play-not-begun = Play has not begun yet: somebody is still choosing cards.
error-play-finished = All cards of this hand have been played.
error-not-your-turn = It is not your turn yet.
error-card-not-held = { $card } is not in your hand.
error-must-follow-suit = You have to follow suit: you hold { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}.

## Hearts

error-pass-count = Pass { $needed } cards, not { $count }.
error-pass-card-twice = { $card } can be passed once only.
error-pass-over = Cards are not passed now.
error-passed-already = You have chosen what you pass already.
error-two-of-clubs-leads = The first trick is led with { CARD("2C") }.
error-points-in-first-trick = { $card } counts points, and none go into the first trick while you hold something else.
error-hearts-not-broken = Hearts are not broken: they cannot be led before one was discarded. Lead another suit.

## Gong Zhu

error-expose-over = Cards are not exposed now.
error-exposed-already = You have chosen what you expose already.
error-expose-card-twice = { $card } can be exposed once only.
error-expose-not-allowed = { $card } cannot be exposed. { CARD("AH") }, { CARD("QS") }, { CARD("JD") } and { CARD("10C") } can.
error-two-of-spades-leads = The first trick of a game is led with { CARD("2S") }.
error-exposed-in-first-trick = { $card } is exposed: while you hold another card of its suit, it has to wait until that suit has been led once.
