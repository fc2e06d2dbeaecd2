# The table of a game of tricks as people see it.

tricks-title = { $game } · table { $table }
tricks-title-hand = { $game } · table { $table } · hand { $hand }
tricks-title-hand-over = { $game } · table { $table } · hand { $hand } is over
tricks-title-over = { $game } · table { $table } · game over
tricks-title-closed = { $game } · table { $table } is closed

# $rules: until when a game lasts, and what else differs from the usual
tricks-facts = Host: { $host } · { $stake ->
    [0] No stake
    [one] Stake: 1 point
   *[other] Stake: { $stake } points
} · { $rules }
# The most that a game can cost somebody in a bankroll.
tricks-cost = 💰 A game can cost you up to { $stake ->
    [one] one point
   *[other] { $stake } points
}.
tricks-seats = **Seats { $taken }/{ $seats }**
tricks-seat-free = free
tricks-details-title = { $game } · details of table { $table }
tricks-how = **Join** gives you a seat. On **Start**, computer players take the free ones, and everyone gets thirteen cards that only they see.
# $names: computers with a level of their own, each with it
tricks-details-levels = Other levels: { $names }
tricks-details-level = -# { $level }: { $about }
tricks-details-facts = Computers: { $level } · { $seconds } seconds a turn, then a computer plays for you

# $affordable: the stake they could play for
tricks-sat-out = 💸 { $user }{"\u200E"} sits this game out: it can cost { $stake ->
    [one] one point
   *[other] { $stake } points
}. { $affordable ->
    [0] They can't cover any stake yet.
   *[other] They can cover a stake of{"\u00A0"}{ $affordable }.
}
# To the person whom that is about, who has just pressed Start
tricks-note-sat-out = The game has started without you: it can cost you { $stake ->
    [one] one point
   *[other] { $stake } points
}. { $affordable ->
    [0] You can't cover any stake yet.
   *[other] You can cover a stake of{"\u00A0"}{ $affordable }.
}
tricks-trick = Trick { $number } of { $tricks }
tricks-paused = ⏸️ **Paused: everybody is away.** Press { BUTTON("tricks-button-hand") } to go on. The table is kept until { $until }.
tricks-paused-between = ⏸️ **Paused: everybody is away.** Press { BUTTON("tricks-button-next") } to go on. The table is kept until { $until }.
# Where somebody who left has a stake in the game. $when: as in "in 7 days"
tricks-paused-staked = ⏸️ **Paused: everybody is away.** Press { $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
} to go on. Somebody who left has a stake in this game. If nobody comes back, computers play on { $when }.
tricks-all-left = 🤖 **Everybody has left, but their stakes are still in play.** Computers finish the game. If nobody comes back between two hands, all stakes are returned.

# Said of one seat, after its name.
tricks-seat-turn = **to play**{ $when }
tricks-seat-lead = **to lead**{ $when }
tricks-seat-picks = **picks**{ $when }
tricks-seat-thinking = thinking …
tricks-seat-choosing = still choosing
tricks-seat-away = away, 🤖 plays
tricks-seat-gone = away
tricks-seat-took = took it
# $cards: those among the cards it has taken in the running or latest hand that count
tricks-seat-taken = took { $cards }
tricks-seat-score = score { $score }
# What the running hand changes that by, as it stands.
tricks-seat-hand = this hand { $points }
# What the hand before has changed it by, until the first card of the next.
tricks-seat-before = last hand { $points }

tricks-scores-hand = hand
tricks-scores-total = total
tricks-number = { $number }

# Below somebody's score: what each hand of a game changed it by.
tricks-seat-hands = -# Seat { $number }: { $hands }

# The score sheet at any time, to one person alone
tricks-sheet-title = 📋 **Scores** · { $hands ->
    [0] first hand
    [one] after one hand
   *[other] after { $hands } hands
}
# $who: others who played some of the seat's hands
tricks-sheet-earlier = -# Earlier hands played by { $who }
tricks-sheet-running = -# This hand so far: { $points }

# In the picture of a game that is over, and said of it to those who cannot see it.
tricks-sheet = The score sheet, { $hands ->
    [one] one hand
   *[other] { $hands } hands
}. The best score first, then what each hand changed it by.
    { $players }
tricks-sheet-player = Seat { $number }, { $name }: { $score } ({ $hands })
tricks-picture-seat = Seat { $number }

# $who: whoever could be sure of all the tricks that were left. $tricks: how many, two or more
tricks-claimed = ✋ { $who } claimed the last { $tricks } tricks.
tricks-last-trick = -# Last trick: { $cards } → { $who }
tricks-next-hand = ▶️ Next hand { $when }, or press { BUTTON("tricks-button-next") }.
tricks-next-game = Press { BUTTON("tricks-button-again") } for another game.
tricks-anyone-starts = -# Host: { $host }. Are they away? Anyone seated may press { BUTTON("tricks-button-again") }: { $when }
# $names: who has which seat, one after another
tricks-next-seats = -# 🪑 Seated: { $names }
# $who: one name or several, each in bold
tricks-won = 🏆 { $who } { $winners ->
    [one] wins
   *[other] win
} after { $hands ->
    [one] one hand
   *[other] { $hands } hands
}!
tricks-lost = 🐷 { $who } { $losers ->
    [one] loses
   *[other] lose
}.
# The sign keeps the number behind a name that is written from right to left.
tricks-paid = 💰 { $who } **{"\u200E"}{ $points }**
# Below payments that the scores alone do not explain.
tricks-paid-among = -# The stake is between people: { $who }. Computers neither pay nor win.
tricks-paid-left = -# { $who } left, so the game counts as lost for { $left ->
    [one] that player.
   *[other] them.
}
tricks-stakes-returned = 💰 Everybody with a stake has left: all stakes are returned.
tricks-stakes-even = 💰 A draw between the people: nobody pays.
tricks-called-off = Called off { $hands ->
    [0] in its first hand
    [one] after one hand
   *[other] after { $hands } hands
}: nothing is won or lost.

tricks-closer = Closed by { $who }.
tricks-closed-asked = Someone closed it.
tricks-closed-agreed = Everyone at the table agreed to call the game off.
tricks-closed-time = Closed after a long time without a move.
tricks-closed-empty = The last person has left.
tricks-closed-place-lost = I lost access to its channel.
tricks-again = -# Open a new table: `/{ $game } open`

tricks-fair-seed = -# 🔓 Seed of this hand, lock of the next (see `/{ $game } verify`): `{ $seed }…`
tricks-fair-unfinished = -# 🔓 Hand { $round } was not finished. Its seed: `{ $seed }`

tricks-button-join = Join
tricks-button-leave = Leave
tricks-button-add-computer = Add a computer
tricks-button-levels = Computers
tricks-button-start = Start
tricks-button-again = Play again
tricks-button-next = Next hand
tricks-button-hand = My hand
tricks-button-last-trick = Last trick
tricks-button-review = Review
tricks-button-cut = Cut the deck
tricks-button-hand-over = Host
tricks-button-details = Details
tricks-button-scores = Scores
tricks-button-close = Close
tricks-button-ask-leave = Leave
tricks-button-ask-call-off = Call off
# To those two questions
tricks-stay = Play on
tricks-button-give-up = Leave the game
tricks-button-call-off = Call the game off
tricks-calling-off = Call off ({ $agreed }/{ $people })

# To those with whom the game began
tricks-sure-leave = **Leave the game?** A computer takes your seat. The game counts as lost for you{ $has_stake ->
    [yes] {" "}and your stake stays in it
   *[no] {""}
}, unless you take your seat back between two hands.
# To those who took a seat over
tricks-sure-leave-guest = **Leave the game?** A computer takes your seat. You can join again between two hands.
# To the last one who sits there
tricks-sure-leave-last = **Leave the game?** Nobody stays to play it, so it is called off and the table closes. Nothing is won or lost.
# $who: who has the seat, $place: the rank of its score among $of
tricks-sure-take-over = **Take over from { $who }?** You get seat { $seat } with its score of **{ $score }** (place{"\u00A0"}{ $place }{"\u00A0"}of{"\u00A0"}{ $of }).
tricks-take-over-button = Take the seat
tricks-take-over-keep = Not now
tricks-take-over-kept = -# Hands already played stay as they are.
tricks-take-over-own-stake = -# The stake on this seat is yours.
tricks-take-over-no-stake = -# There is no stake on this seat.
tricks-take-over-others-stake = -# The stake on this seat stays { $who }'s.
tricks-sure-call-off = **Call the game off?** Nothing is won or lost then. Everybody has to agree; { $agreed } of { $people } have so far.
tricks-sure-call-off-now = **Call the game off?** Nothing is won or lost, and the table closes at once.

# $usual: what most people have at least
tricks-note-stake-high = A game at this stake can cost { $stake } points, more than most people here have.{ $usual ->
    [0] {""}
   *[other] {" "}Most could play for a stake of { $usual }: `/{ $game } open stake:{ $usual }`.
}
tricks-note-took-over = ✅ Seat { $seat } is yours. Your cards appear here when the next hand is dealt.
tricks-note-left = You left the table.
tricks-note-gave-up = You left. A computer has your seat now.
tricks-note-asked = You agree to call off the game at table { $table }. It ends once everybody there agrees.
tricks-note-closed = Table { $table } is closed.
tricks-note-last-trick = Trick { $number }: { $cards }
tricks-note-started = The game has started: [to the table]({ $link }).
tricks-note-played = You played { $card } · [to the table]({ $link })

# How well computers play, chosen before the first game
tricks-levels-title = 🤖 Computers · { $game } · table { $table }
tricks-levels-how = How well do they play? You can change this until the first game starts.
tricks-levels-all = All computers: { $level }
tricks-levels-seat = { $computer }: { $level }
tricks-levels-mixed = mixed
