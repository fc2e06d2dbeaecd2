# What people choose for themselves, in a private panel.

preferences-title = ## 🎛️ Your preferences
    -# Only you see these. They hold in every server.

preferences-name-turn-calls = Turn calls
preferences-about-turn-calls = A nudge when a table waits 20{"\u00A0"}seconds for you, once a minute at most.
preferences-choice-turn-calls-off = Don't call me
preferences-choice-turn-calls-ping = Ping me at the table
preferences-choice-turn-calls-direct = Send me a direct message

preferences-name-forced-cards = Forced cards
preferences-about-forced-cards = Your only legal card plays itself after a moment.
preferences-name-text-only = Text only
preferences-about-text-only = No pictures and no card emoji in what only you see.
preferences-name-four-colours = Four colours
preferences-about-four-colours = Each suit has its own colour in pictures only you see. Card emoji stay red and black.
preferences-name-more-time = More time
preferences-about-more-time = Longer turns, and longer to split your own hand, as far as the server allows.

preferences-name-language = Language
preferences-about-language = The language of what only you see.
preferences-language-own = As in your Discord

# In the table's channel, where it pings this one person. $link: the table's message
turn-call-ping = ⏰ { $user }, it's your turn. [Go to the table]({ $link })
# In a direct message.
turn-call-letter = ⏰ It's your turn. [Go to the table]({ $link })
