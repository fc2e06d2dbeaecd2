# What people choose for themselves, in a private panel.
#
# $user: a person, as a mention or a name. $game: the name of a game. $table: the number of a table

preferences-title = ## 🎛️ Your preferences
    -# Only you see these. They hold in every server.

preferences-name-turn-calls = Turn reminders
preferences-about-turn-calls = When a table has waited 20{"\u00A0"}seconds for you, at most once a minute.
    -# From a pace of an hour on, once more at half of the time.
preferences-choice-turn-calls-auto = Ping me at slow tables only
preferences-choice-turn-calls-off = No reminders
preferences-choice-turn-calls-ping = Ping me at every table
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

## The list of `/turns`

turns-title = ## ⏰ Your turn
    -# Tables of all servers that wait for you. Only you see this.
# $server: its name, where $has_server says that it is known. $when: until when, such as "in 12 hours". $link: the table's message. $tables: how many
turns-line = - [{ $game } · table { $table }]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = { $tables ->
    [one] One more table waits for you.
   *[other] { $tables } more tables wait for you.
}
turns-none = No table waits for you.

## Reminders

# In the table's channel, where it pings these people alone. $user: one of them, or several. $link: the table's message. $slow: whether there is much time.
# $when: until when, such as "in 12 hours"
turn-call-ping = ⏰ { $user }, it's your turn. [Go to the table]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
# In a direct message.
turn-call-letter = ⏰ It's your turn. [Go to the table]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
