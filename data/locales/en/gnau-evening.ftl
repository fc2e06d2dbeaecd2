# The end of an evening, and how to go on from it.
#
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”
# $round: the number of a round
# $scheme: the number of the method of shuffling
# $key: a shuffle key: 64 letters and digits
# $users: people, as a list
# $delta: points gained or lost, with a sign
# $table: the table's number
# $rounds: how many rounds
# $number: stands for a name that can't be drawn
# $oxen: how many oxen
# $actual: points that came, with a sign
# $expected: points that were to be expected, with a sign
# $title: what it is, such as Best hand
# $name: what a person is called
# $value: how much of it

gnau-evening-deals = Deals: { $when }
gnau-button-again = Play again

# In Details. $before: the last round; 0 if none was dealt
gnau-details-key = 🔓 **Shuffle key of round { $round }**, which was never dealt (scheme { $scheme }):
    `{ $key }`
    -# Its SHA-256 is { $before ->
    [0] the lock of the first shuffle.
   *[other] the key of round { $before }, whose SHA-256 is the key of the round before, and so on back to the lock of the first shuffle.
}

# Below the picture
gnau-evening-won = 🎉 { $users } won the evening: **{ $delta }**
gnau-evening-closed = -# Table { $table } is closed.

# In the picture and what is said of it
gnau-evening-title = Gnau evening
gnau-evening-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# Where a name can't be drawn
gnau-evening-player = Player { $number }
gnau-evening-best-hand = Best hand
gnau-evening-run = Longest run
gnau-evening-run-of = { $rounds } wins in a row
gnau-evening-missed = Most oxen missed
gnau-evening-missed-of = { $oxen ->
    [one] { $oxen } ox
   *[other] { $oxen } oxen
}
gnau-evening-luckiest = Luckiest
gnau-evening-unluckiest = Unluckiest
# The points of the evening, and those that were likely
gnau-evening-luck = { $actual }, expected { $expected }
gnau-evening-said = { $title }: { $name }, { $value }
