# The announcement of a day, in a channel that a manager has chosen.
#
# $others: how many more

# $date: a day
announcement-title = ### 🗓️ Today's cards · { $date }
announcement-about = The same cards for everyone here. You can play each once.
announcement-best = **Yesterday's best**
# $name: of the drill or of a game, with its sign. $who: names. $result: 9/10 or a number of points
announcement-line = { $name }: **{ $who }** · { $result }
# The last of a list of names
announcement-others = { $others } more
