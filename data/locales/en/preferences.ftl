# What people choose for themselves, in a private panel.
#
# $user: a person, as a mention or a name. $game: the name of a game. $table: the number of a table

preferences-title = ## 🎛️ Your preferences
    -# Only you see these. They apply in every server.

preferences-name-turn-calls = Turn reminders
preferences-about-turn-calls = When a table has waited 20{"\u00A0"}seconds for you, at most once a minute.
    -# At slow tables (an hour a turn or more), once more when half the time is up.
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

## Quiet hours

preferences-button-quiet = 🌙 Quiet hours
preferences-quiet-title = ## 🌙 Quiet hours
    -# Your time at slow tables stands still, and no reminder comes.
    -# Slow tables give an hour a turn or more.
    -# Only you see these hours. A change counts from your next turn on.
preferences-name-time-zone = Time zone
preferences-zone-placeholder = Where do you live?
# Below the name of a city. $time: what the clocks show there, such as 17:22
preferences-zone-now = It's { $time } there now
preferences-zone-other = Another time zone
preferences-zone-typed = Name, or hours from UTC
preferences-zone-why = Such as Asia/Kolkata or UTC+5:30
preferences-name-quiet-hours = Every day
preferences-quiet-none = None
# $time: such as 22:00
preferences-quiet-start = From { $time }
# $time: such as 07:00. $hours: how many hours that are
preferences-quiet-end = Until { $time } · { $hours ->
    [one] one hour
   *[other] { $hours } hours
}

## Vacation

preferences-button-vacation = 🏖️ Vacation
preferences-vacation-title = ## 🏖️ Vacation
    -# Your time at slow tables stands still, for a week a month at most.
    -# Others at those tables see that you're away, and until when.
# $days: how many
preferences-vacation-left = { $days ->
    [0] You have no day left this month.
    [one] You have one day left this month.
   *[other] You have { $days } days left this month.
}
# $days: how many
preferences-vacation-days = { $days ->
    [one] One day
   *[other] { $days } days
}
# $days: how many
preferences-button-leave = Start { $days ->
    [one] one day
   *[other] { $days } days
} now
preferences-button-return = I'm back
# $when: a date with its time
preferences-vacation-running = You're on vacation until { $when }.
    -# If you're back early, a day you've begun counts in full.

## The list of `/turns`

turns-title = ## ⏰ Your turn
    -# Tables in all servers that are waiting for you. Only you see this.
# $server: its name, where $has_server says that it is known. $when: until when, such as "in 12 hours". $link: the table's message. $tables: how many
turns-line = - [{ $game } · table { $table }]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = { $tables ->
    [one] One more table is waiting for you.
   *[other] { $tables } more tables are waiting for you.
}
turns-none = No table is waiting for you.

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
