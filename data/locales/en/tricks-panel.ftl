# The private panel with somebody's own cards.

tricks-panel-title = { $game } · [table { $table }]({ $link }) · hand { $hand }
tricks-panel-expired = ⌛ **Your hand at table { $table } has expired here:** Discord lets me change it for a quarter of an hour only. Press **My hand** to see it as it is now.
tricks-panel-closed = The table is closed.
tricks-panel-no-seat = You have no seat at this table any more.
tricks-panel-lobby = No game is running. Your cards come when it starts.

# $when: a blank and in how many seconds; nothing where there is no hurry
tricks-panel-choose-pass = 🔁 **Pick three cards for { $who }**{ $when }.
tricks-panel-passed = ✅ You pass { $cards } to { $who }. The others are still choosing.
tricks-panel-choose-exposed = 👁️ **Choose what you expose**{ $when }, if anything. It counts double then, and everybody sees it.
tricks-panel-none-exposable = 👁️ You hold nothing that may be exposed. Press **Expose nothing**{ $when }, so that nobody can tell.
tricks-panel-exposed = ✅ You expose { $cards }. The others are still choosing.
tricks-panel-nothing = nothing

tricks-panel-turn = 👉 **Your turn**{ $when }
tricks-panel-lead = 👉 **You lead**{ $when }
tricks-panel-wait = ⏳ { $who } is to play{ $when }
tricks-panel-wait-computer = ⏳ { $who } is to play …
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-received = -# 🔁 From { $who }: { $cards } · you passed { $given }
tricks-panel-open = -# 👁️ Exposed: { $cards }
tricks-panel-moon = 🌕 **You have shot the moon!** What does it do? Pick{ $when }.
tricks-panel-others-moon = 🌕 { $who } has shot the moon and picks what it does.
tricks-panel-between = The hand is over: **{ $score }** for you, { $total } in total. The next is dealt { $when }.
tricks-panel-over = You ended with { $total }.
tricks-panel-away = 💤 Your time ran out, so a computer player plays for you.
tricks-panel-paused = ⏸️ Paused: nobody is there.

tricks-panel-clear = Clear
tricks-panel-hint = 💡 Hint
tricks-panel-back = I am back
tricks-panel-pass = Pass { $cards }
tricks-panel-pass-more = Pass ({ $picked }/{ $needed })
tricks-panel-expose = Expose { $cards }
tricks-panel-expose-nothing = Expose nothing
tricks-panel-moon-add-to-others = 26 for each other
tricks-panel-moon-take-from-self = 26 off for me
