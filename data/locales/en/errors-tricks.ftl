# What a person at a table of tricks is told, privately, when something is not allowed.
#
# $most: the highest number that is allowed
# $least: the lowest number that is allowed
# $stake: points for which a round or a game is played
# $balance: the points that a person has now, as a number
# $affordable: the highest stake that someone here can pay

error-game-stake-invalid = A game's stake must be from 0 to { $most } points.
error-game-stake-uncovered = A game here can cost { $stake ->
    [1] one point
   *[other] { $stake } points
}, and you have { $balance }.
error-nobody-has-stake = A game here can cost { $stake ->
    [1] one point
   *[other] { $stake } points
}, and nobody here can play for that. Open a table with { $affordable ->
    [0] `stake:0`.
   *[other] a stake of { $affordable } or less.
}
error-join-between-hands = Cards are out. You can take a computer player's seat after this hand.
error-seat-taken-meanwhile = Someone has just taken that seat. Press **Join** again.
error-no-free-seat = No seat is free.
error-game-is-running = Wait until this game is finished.
error-no-game-running = No game is running.
error-hand-over = That hand is finished. Use the latest table message.
error-levels-are-set = A game has started, so the computer players stay as they are. Open another table to change them.
error-only-players-call-off = Only the players or a server manager can call the game off.
error-left-with-stake = Someone who left still has a stake in this game, so it can't be called off. If everyone leaves, computer players finish it.
error-calling-off-asked-already = You've already agreed. The game is called off once everyone has.
error-claim-uncertain = You can't claim the rest: not every trick is sure to be yours.
error-nothing-to-choose = There's nothing for you to choose now.
error-no-trick-yet = Nobody has taken a trick in this hand yet.
