# What a person at a table of tricks is told, privately, when something is not allowed.

error-game-stake-invalid = The stake of a game is 0 to { $most } points, not { $stake }.
error-turn-time-invalid = A turn takes { $least } to { $most } seconds, not { $seconds }.
error-game-stake-uncovered = { $user } has { $balance } points, and a game here is for { $stake }.
error-join-between-hands = Cards are out. You can take a computer player's seat when this hand is over.
error-seat-taken-meanwhile = Somebody else has just taken that seat. Press **Join** again.
error-no-free-seat = No seat is free.
error-nobody-seated = Nobody has a seat yet. Somebody has to press **Join** first.
error-game-is-running = A game is running. This is possible when it is over.
error-no-game-running = No game is running.
error-hand-over = This button belongs to an earlier hand. Please use the newest message, or press **My hand** there.
error-only-players-call-off = Only those who play can call the game off, or somebody with Manage Server.
error-left-with-stake = Somebody who has left still has a stake in this game, so it cannot be called off. If you **Leave** too, computer players play it to its end, and all stakes are returned if nobody comes back.
error-calling-off-asked-already = You have agreed already. The game is called off once everybody who sits here does.
error-claim-uncertain = You can't claim the rest: not every trick left is sure to be yours.
error-nothing-to-choose = There is nothing for you to pick now.
error-still-thinking = One moment: I am still thinking about your last question. Please ask again when the answer is there.
error-no-trick-yet = No trick has been taken in this hand yet.
