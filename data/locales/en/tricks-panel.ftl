# The private panel with a player's own cards.
#
# $game: the name of a game, with its emoji
# $table: the table's number
# $link: the address of the table's message
# $hand: the number of a hand
# $seat: the number of a seat
# $reason: why not, in a sentence
# $score: points, with a sign
# $total: points, as a number

# Before the first hand
tricks-panel-title-first = { $game } · [table { $table }]({ $link })
tricks-panel-title = { $game } · [table { $table }]({ $link }) · hand { $hand }
tricks-panel-closed = The table is closed.
tricks-panel-no-seat = You're not at this table any more.
tricks-panel-lobby = ✅ **You have seat { $seat }.** Your cards will appear here.

# In teams. $who: whoever has the seat, or “free”
tricks-panel-partner = -# 🤝 Your partner: { $who }

tricks-panel-nothing = nothing
# To a press that came too late, above the cards of the hand that is played now
tricks-panel-hand-over = That hand is finished. Here is the latest one.

# $when: an hourglass and in how many seconds; nothing where there is no hurry
tricks-panel-turn = 👉 **Your turn**{ $when }
tricks-panel-lead = 👉 **You lead**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = Hand finished: **{ $score }** for you, { $total } in total.
# Until the first card of the next hand is played
tricks-panel-before = -# Last hand: **{ $score }** for you, { $total } in total
tricks-panel-over = You finished with { $total }.
tricks-panel-away = 💤 You ran out of time, so a computer player plays for you.
tricks-panel-paused = ⏸️ **Paused: everyone is away.** Press { BUTTON("tricks-panel-back") } to go on.

tricks-panel-clear = Clear
# Takes all the tricks that are left at once, where they are sure to be the asker's
tricks-panel-claim = Claim the rest
tricks-panel-hint = Hint
tricks-panel-back = I'm back
