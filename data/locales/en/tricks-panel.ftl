# The private panel with somebody's own cards.

tricks-panel-title = { $game } · [table { $table }]({ $link }) · hand { $hand }
tricks-panel-expired = ⌛ **Your hand at table { $table } has expired here:** Discord lets me change it for a quarter of an hour only. Press **My hand** to see it as it is now.
tricks-panel-closed = The table is closed.
tricks-panel-no-seat = You're not at this table any more.
tricks-panel-lobby = ✅ **You have seat { $seat }.** Your cards appear here when the game starts.

tricks-panel-nothing = nothing

# $when: a blank and in how many seconds; nothing where there is no hurry
tricks-panel-turn = 👉 **Your turn**{ $when }
tricks-panel-lead = 👉 **You lead**{ $when }
tricks-panel-wait = ⏳ { $who } is to play{ $when }
tricks-panel-wait-computer = ⏳ { $who } is to play …
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = The hand is over: **{ $score }** for you, { $total } in total.
# Until the first card of the next hand is played
tricks-panel-before = -# Last hand: **{ $score }** for you, { $total } in total
tricks-panel-over = You ended with { $total }.
tricks-panel-away = 💤 Your time ran out, so a computer player plays for you.
tricks-panel-paused = ⏸️ Paused: nobody is there.

tricks-panel-clear = Clear
# Takes all the tricks that are left at once, where they are sure to be the asker's
tricks-panel-claim = Claim the rest
tricks-panel-hint = 💡 Hint
tricks-panel-back = I am back
