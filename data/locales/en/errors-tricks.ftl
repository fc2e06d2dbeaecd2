# What a person at a table of tricks is told, privately, when something is not allowed.

error-game-stake-invalid = A game's stake is 0 to { $most } points, not { $stake }.
error-turn-time-invalid = A turn is { $least } to { $most } seconds, not { $seconds }.
error-game-stake-uncovered = A game here can cost { $stake ->
    [one] one point
   *[other] { $stake } points
}, and you have { $balance }.
error-nobody-has-stake = A game here can cost { $stake ->
    [one] one point
   *[other] { $stake } points
}, and nobody here can play for that. { $affordable ->
    [0] Open a table with `stake:0` to play without a stake.
   *[other] Open a table with a stake of { $affordable } or less.
}
error-join-between-hands = Cards are out. You can take a computer's seat when this hand is over.
error-seat-taken-meanwhile = Somebody else has just taken that seat. Press **Join** again.
error-no-free-seat = No seat is free.
error-nobody-seated = Nobody has a seat yet. Somebody has to press **Join** first.
error-game-is-running = A game is running. Wait until it is over.
error-no-game-running = No game is running.
error-hand-over = That hand is over. Use the latest table message, or press { BUTTON("tricks-button-hand") } there.
error-only-host-leads = Only the host or a server manager can do that.
error-levels-are-set = The first game has started, so the computers stay as they are. Open another table to change them.
error-only-players-call-off = Only the players or a server manager can call the game off.
error-left-with-stake = Somebody who left still has a stake in this game, so it can't be called off. If everybody leaves, computers finish it, and all stakes are returned if nobody comes back.
error-calling-off-asked-already = You have already agreed. The game is called off once everybody does.
error-claim-uncertain = You can't claim the rest: not every trick left is sure to be yours.
error-nothing-to-choose = There is nothing for you to choose now.
error-still-thinking = One moment: I'm still thinking about your last question. Ask again when you have the answer.
error-no-trick-yet = Nobody has taken a trick in this hand yet.
