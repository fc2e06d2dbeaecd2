# What only managers of a server can do.
#
# $manager: a person who manages the server, as a mention
# $member: a member of the server, as a mention
# $points: points, as a number
# $balance: the points that a person has now, as a number
# $reason: what the manager typed
# $before: the points until now
# $most: how many words can be hidden
# $round: the id of a round, such as 7.3
# $people: how many people
# $table: the table's number
# $link: the address of the table's message
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”

manage-granted = 🎖️ { $manager } gave { $member } { $points ->
    [one] { $points } new point
   *[other] { $points } new points
}. They now have { $balance }. Reason: { $reason }
manage-reset = ♻️ { $manager } reset { $member }'s points: { $before }{"\u00A0"}→{"\u00A0"}{ $balance }. Reason: { $reason }
manage-reset-nothing = { $member } already has the starting points: { $balance }.

## Words that went into the shuffle

# $digest: 64 hexadecimal digits
word-hidden = That word is now hidden in this server. `verify` shows this code instead:
    `{ $digest }`
    Delete older messages that show it yourself.
word-shown = That word is shown again in this server.
error-word-not-hidden = That word isn't hidden here. Type it exactly as it was typed to cut the deck.
error-too-many-hidden-words = This server has already hidden { $most } words, which is the limit. `/manage show-word` shows one again.
error-no-own-word = You added no word of your own to `{ $round }`.

## The open tables

open-tables-title = ## 🗂️ Open tables
open-tables-none = No table is open in this server.
open-tables-seated = { $people ->
    [0] nobody seated
    [1] one seated
   *[other] { $people } seated
}
# $game: its name. $channel: a mention
open-tables-line = **{ $game } · [table { $table }]({ $link })** in { $channel }
    -# { open-tables-seated } · opened: { $when }
open-tables-button-ask = Close table { $table }…
open-tables-button-keep = Keep it open
open-tables-button-close = Close it
open-tables-question = ### Close { $game } · [table { $table }]({ $link })?
    -# { open-tables-seated }
    A running game is called off, and its stakes go back.
