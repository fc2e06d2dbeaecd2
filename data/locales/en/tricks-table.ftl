# The table of a game of tricks as people see it.
#
# $game: the name of a game, with its emoji
# $table: the table's number
# $hand and $round: the number of a hand
# $stake: points; 0 for none
# $number and $side: 1 or 2
# $score: points, as a number
# $key: a shuffle key: 64 letters and digits
# $level: how well a computer player plays, in a word
# $about: what that level is like, in a few words
# $seconds: how many seconds
# $user: a person, as a mention or a name
# $is_between: yes between two hands, else no
# $turn: choose, lead or play
# $points: points, with a sign
# $players: a line for each player
# $name: a player's name
# $winners: how many win: only to choose between forms
# $losers: how many lose: only to choose between forms
# $agreed: how many have agreed
# $people: how many people have to agree
# $has_stake: yes where points are at stake, else no
# $seat: the number of a seat
# $teams: on where opposite seats play together, else off
# $link: the address of the table's message
# $card: a card
# $computer: the name of a computer player

tricks-title-hand = { $game } · table { $table } · hand { $hand }
tricks-title-hand-over = { tricks-title-hand } finished
tricks-title-over = { $game } · table { $table } · game finished

# $rules: until when a game lasts, and what else differs from the usual
tricks-facts = { $stake ->
    [0] No stake
   *[other] Stake: { $stake }
} · { $rules }
tricks-seat-free = free
# In teams, above the seats of partners
tricks-side = **Side { $number }:**
# In teams: who plays with whom. $sides: both sides, each as below, before the first score only its players
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 Shuffle key of hand { $round }, which wasn't finished: `{ $key }`
tricks-details-key-undealt = 🔓 Shuffle key of hand { $round }, which wasn't dealt: `{ $key }`
tricks-how = Press **Join** to take a seat. **Start** fills the rest with computer players and deals everyone thirteen cards.
# $names: computers with a level of their own, each with it
tricks-details-levels = Other levels: { $names }
tricks-details-level = -# { $level }: { $about }
# $time: in words, such as 45 seconds
tricks-details-facts = Computer players: { $level } · { $time } a turn, then one plays for you

tricks-sat-out = 💸 { $user }{"\u200E"} sits this game out: it can cost { $stake ->
    [1] one point
   *[other] { $stake } points
}.
# To the person whom that is about, who has just pressed Start. $affordable: the stake they could play for
tricks-note-sat-out = The game has started without you: it can cost { $stake ->
    [1] one point
   *[other] { $stake } points
}. You can cover { $affordable ->
    [0] no stake yet.
   *[other] a stake of{"\u00A0"}{ $affordable }.
}
tricks-trick = Trick { $number } of { $tricks }
# $is_staked: whether someone who left has a stake in the game. $when: then as in "in 7 days", else a date
tricks-paused = ⏸️ **Paused: everyone is away.** Press { $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
} to go on. { $is_staked ->
    [yes] Someone who left has a stake. Computer players play on:
   *[no] Kept until:
} { $when }
tricks-all-left = 🤖 **Everyone has left, but their stakes are in play.** Computer players finish the game. Then all stakes are returned, unless someone comes back between two hands.

# Stands behind a word, where there is a hurry. $when: in how many seconds
tricks-time-left = {" "}⏳ { $when }
# Stands there instead, where a computer player is to act
tricks-time-open = …
# Whom the table waits for. $mark: a sign, $when: one of the two texts above
tricks-turn = { $mark } { $who } { tricks-seat-turn }
# $who: all who still have to pass or expose
tricks-prepare = 👉 { $who }: press { BUTTON("tricks-button-hand") }{ $when }

# Said of one seat, after its name.
tricks-seat-turn = **to { $turn ->
    [choose] choose
    [lead] lead
   *[play] play
}**{ $when }
tricks-seat-thinking = thinking…
tricks-seat-choosing = choosing
tricks-seat-away = away, 🤖 plays
tricks-seat-gone = away
tricks-seat-took = took it
# $cards: those among the cards it has taken in the running or latest hand that count
tricks-seat-taken = took { $cards }
tricks-seat-score = score { $score }
# In teams, the score of its side
tricks-seat-side-score = { tricks-seat-side }: { $score }
tricks-seat-side = side { $side }
# What the running hand changes that by, as it stands.
tricks-seat-hand = this hand { $points }
# What the hand before has changed it by, until the first card of the next.
tricks-seat-before = last hand { $points }

tricks-scores-hand = hand
tricks-scores-total = total
tricks-number = { $number }
tricks-after = after { $hands ->
    [1] one hand
   *[other] { $hands } hands
}


# The score sheet at any time, to one person alone
tricks-sheet-title = 📋 **Scores** · { $hands ->
    [0] first hand
   *[other] { tricks-after }
}
# $who: others who played some of the seat's hands
tricks-sheet-earlier = -# Earlier hands played by { $who }
tricks-sheet-running = -# This hand: { $points }

# Said of the picture of the scores to those who cannot see it. $hands: what each hand changed the score by,
# $taken: the cards that counted in the latest hand, or “none”
tricks-sheet = Scores { tricks-after }, the best first.
    { $players }
tricks-sheet-player = { $name }: { $score } ({ $hands }){ $taken ->
    [none] {""}
   *[cards] , took { $taken }
}
tricks-picture-seat = Seat { $number }

# $who: the player who was sure of all the tricks that were left. $tricks: how many, two or more
tricks-claimed = ✋ { $who } claimed the last { $tricks } tricks.
tricks-last-trick = -# Previous trick: { $cards } → { $who }
tricks-next-hand = ▶️ Next hand: { $when }
tricks-last-hand = ▶️ Last hand: { $when }
tricks-anyone-starts = -# Anyone seated can start: { $when }
# $names: who has which seat, one after another
tricks-next-seats = -# 🪑 Seated: { $names }
# $who: one name or several, each in bold
tricks-won = 🏆 { $who } { $winners ->
    [one] wins
   *[other] win
} { tricks-after }!
tricks-lost = 🐷 { $who } { $losers ->
    [one] loses
   *[other] lose
}.
# The sign keeps the number behind a name that is written from right to left.
tricks-paid = { $who } **{"\u200E"}{ $points }**
# Below payments that the scores alone do not explain
tricks-paid-among = -# The stake is between players: { $who }.
tricks-paid-left = -# { $who } left, which counts as a loss.
tricks-stakes-returned = 💰 Everyone with a stake has left: all stakes are returned.
tricks-stakes-even = 💰 The players tied: nobody pays.
tricks-called-off = Called off: nothing is won or lost.

tricks-closer = Closed by { $who }.
tricks-closed-asked = Someone closed it.
tricks-closed-agreed = Everyone agreed to call the game off.
tricks-closed-time = Closed after a long time without a move.
tricks-closed-empty = The last player has left.
tricks-closed-place-lost = I lost access to its channel.
tricks-again = -# Open a new table: `/{ $game } open`

tricks-button-join = Join
tricks-button-leave = Leave
tricks-button-add-computer = Add a computer
tricks-button-levels = Computers
tricks-button-start = Start
tricks-button-again = Play again
tricks-button-next = Next hand
tricks-button-hand = My hand
tricks-button-last-trick = Previous trick
tricks-button-review = Review
tricks-button-cut = Add a word
tricks-button-hand-over = Settings
tricks-button-details = Details
tricks-button-scores = Scores
tricks-button-close = Close
tricks-button-ask-leave = Leave
tricks-button-ask-call-off = Call off

# What the host can choose
tricks-terms-speed = { $time } a turn
tricks-terms-usual = Usual rules: { $rules }

# To those two questions
tricks-stay = Play on
tricks-button-give-up = Leave the game
tricks-button-call-off = Call the game off
tricks-calling-off = Call off ({ $agreed }/{ $people })

# To those with whom the game began
tricks-sure-leave = **Leave the game?** A computer player takes your seat. The game counts as lost for you{ $has_stake ->
    [yes] {" "}and your stake stays in it
   *[no] {""}
}, unless you come back between two hands.
# To those who took a seat over
tricks-sure-leave-guest = **Leave the game?** A computer player takes your seat. You can join again between two hands.
# To the last one who sits there
tricks-sure-leave-last = **Leave the game?** You're the last player, so it's called off and the table closes. Nothing is won or lost.
# $who: who has the seat, $place: the rank of its score among $of
tricks-sure-take-over = **Take over from { $who }?** You get seat { $seat } with its { $teams ->
    [on] side's score
   *[off] score
} of **{ $score }** (place{"\u00A0"}{ $place }{"\u00A0"}of{"\u00A0"}{ $of }).
tricks-take-over-button = Take the seat
tricks-take-over-keep = Not now
tricks-take-over-kept = -# Hands already played stay as they are.
tricks-take-over-own-stake = -# The stake on this seat is yours.
tricks-take-over-no-stake = -# There's no stake on this seat.
tricks-take-over-others-stake = -# The stake on this seat stays { $who }'s.
tricks-sure-call-off = **Call the game off?** Nothing is won or lost then. Everyone has to agree: { $agreed } of { $people } so far.
tricks-sure-call-off-now = **Call the game off?** Nothing is won or lost, and the table closes at once.

tricks-note-took-over = ✅ Seat { $seat } is yours, from the next hand on.
tricks-note-added = ✅ A computer player has taken a seat.
tricks-note-gave-up = You left. A computer player has your seat now.
tricks-note-asked = You agree to call off the game at table { $table }. It ends once everyone agrees.
tricks-note-last-trick = Trick { $number }: { $cards }
tricks-note-started = The game has started: [to the table]({ $link }).
tricks-note-played = You played { $card } · [to the table]({ $link })

# How well computers play, chosen before the first game
tricks-levels-title = 🤖 Computer players · { $game } · table { $table }
tricks-levels-how = You can change this until the first game starts.
tricks-levels-all = All computer players: { $level }
tricks-levels-seat = { $computer }: { $level }
tricks-levels-mixed = mixed
