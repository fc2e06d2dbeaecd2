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
error-passport-not-three = A passport is three different cards of your five. Press three of them, or say No Ox.

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
