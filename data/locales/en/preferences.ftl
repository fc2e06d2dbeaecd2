# What people choose for themselves, in a private panel.

preferences-title = ## 🎛️ Your preferences
    -# Only you see these. They hold in every server.

preferences-name-turn-calls = Turn reminders
preferences-about-turn-calls = When a table has waited 20{"\u00A0"}seconds for you, at most once a minute.
preferences-choice-turn-calls-off = No reminders
preferences-choice-turn-calls-ping = Ping me at the table
preferences-choice-turn-calls-direct = Direct message

preferences-name-forced-cards = Forced cards
preferences-about-forced-cards = Your only legal card plays itself.
preferences-name-text-only = Text only
preferences-about-text-only = No pictures or card emoji in what only you see.
preferences-name-four-colours = Four colours
preferences-about-four-colours = Each suit has its own colour in your private pictures.
preferences-name-more-time = More time
preferences-about-more-time = Longer turns, as far as the server allows.

preferences-name-language = Language
preferences-about-language = For what only you see.
preferences-language-own = Same as Discord

# In the table's channel, where it pings this one person. $link: the table's message
turn-call-ping = ⏰ { $user }, it's your turn. [Go to the table]({ $link })
# In a direct message.
turn-call-letter = ⏰ It's your turn. [Go to the table]({ $link })
