# What only managers of a server can do.

manage-granted = 🎖️ { $manager } gave { $member } { $points ->
    [one] { $points } new point
   *[other] { $points } new points
}. They now have { $balance }. Reason: { $reason }
manage-reset = ♻️ { $manager } reset { $member }'s points: { $before }{"\u00A0"}→{"\u00A0"}{ $balance }. Reason: { $reason }
manage-reset-nothing = { $member }'s points are already where everybody starts: { $balance }.

## Words that went into the shuffle

# $digest: 64 hexadecimal digits
word-hidden = That word is out of public sight in this server. `/gnau verify` and the like show “a word taken out of public sight” with its SHA-256:
    `{ $digest }`
    The shuffle keeps the word. Delete older messages that show it yourself.
word-shown = That word can be seen again in this server: `/gnau verify` and the like show it.
error-word-not-hidden = That word isn't out of public sight here. Type it exactly as it was typed for the shuffle.
error-too-many-hidden-words = This server has already taken out { $most } words, the most there is room for. `/manage word` with `show` puts one back.
error-no-own-word = You added no word of your own to `{ $round }`.

## The open tables

open-tables-title = ## 🗂️ Open tables
open-tables-none = No table is open in this server.
# $game: its name. $channel: a mention
open-tables-line = **{ $game } · [table { $table }]({ $link })** in { $channel }
    -# { $people ->
    [0] nobody seated
    [one] one person seated
   *[other] { $people } people seated
} · opened { $when }
open-tables-button-ask = Close table { $table }…
open-tables-button-keep = Keep it open
open-tables-button-close = Close it
open-tables-question = ### Close { $game } · [table { $table }]({ $link })?
    { $people ->
    [0] Nobody is seated there.
    [one] One person is seated there.
   *[other] { $people } people are seated there.
} A running game is called off and its stakes go back. If that can't be done now, I'll say why.
