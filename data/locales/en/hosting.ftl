# What the host of a table can do about it.
#
# $game: the name of a game, with its emoji
# $table: the table's number
# $stake: points; 0 for none
# $rules: the house rules, in a few words
# $seconds: how many seconds
# $user: a person, as a mention or a name
# $number: the number of a seat
# $lowest: the lowest number that is allowed
# $highest: the highest number that is allowed
# $link: the address of the table's message
# $guest: the person who was removed, as a mention

# To the host alone.
host-title = ### { $game } · table { $table } · settings
    Changes count from the next deal on. Everyone sees them.
host-button-stake = { $stake ->
    [0] Set a stake
   *[other] Change stake: { $stake }
}
host-rules = Rules: { $rules }
host-stake = { $stake ->
    [0] No stake
   *[other] Stake: { $stake }
}
# $time: in words, such as 45 seconds
host-speed = Pace: { $time }
host-remove = Remove someone…
host-hand-over = Change host…
host-done = ✅ From the next deal on · { $now }
host-done-removed = ✅ You removed { $user }. They can join again.
hand-over-seat = Seat { $number }
hand-over-done = ✅ { $user } is the host now.

# The form for another stake.
host-stake-title = Change the stake
host-stake-label = Stake in points
# $has_free: whether there may be no stake at all
host-stake-why = From { $lowest } to { $highest } in this server{ $has_free ->
    [yes] , or 0 for none
   *[no] {""}
}.

# To someone who was removed. $host: who did it
host-removed-note = { $host } removed you from [this table]({ $link }). You lose nothing, and you can join again.

# Told to everyone at the table, until the next deal. $now: a name and a value, such as Stake: 5
news-removed = 🚪 { $host } removed { $guest } from the table.
news-changed = ✏️ { $host } changed the table · { $now }
# Where it is not known any more who has changed it
news-next = ✏️ From the next deal on · { $now }
news-host = 👑 { $user } is the host now.

error-only-host = Only the host or a server manager can do that.
error-only-host-leads = { error-only-host }
error-heir-not-seated = They aren't seated. Choose someone at the table.
error-guest-not-seated = They have already left the table.
error-stake-no-number = “{ $stake }” isn't a number of points. Write digits only, such as 5.
