# What the host of a table can do about it.

# To the host alone.
host-title = ### { $game } · table { $table } · settings
    Changes count from the next deal on. Everyone sees them.
host-button-stake = { $stake ->
    [0] Set a stake
   *[other] Stake: { $stake }
}
host-rules = Rules: { $rules }
host-remove = Remove someone…
host-hand-over = Change host…
host-done = ✅ From the next deal on: { $now }.
host-done-removed = ✅ { $user } has left the table. They can join again.
host-done-stake = ✅ { $stake ->
    [0] There is no stake now.
   *[other] The stake is { $stake } now.
}
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

# To somebody who was removed. $host: who did it
host-removed-note = { $host } removed you from [this table]({ $link }). You lose nothing, and you can join again.

# Told to everybody at the table, until the next deal.
news-removed = 🚪 { $host } removed { $guest } from the table.
news-stake = ✏️ { $stake ->
    [0] { $host } took the stake away.
   *[other] { $host } changed the stake to { $stake }.
}
# Where it is not known any more who has changed it
news-next-stake = ✏️ { $stake ->
    [0] There is no stake from the next deal on.
   *[other] The stake is { $stake } from the next deal on.
}
# $rules: in a few words
news-rules = ✏️ { $host } changed the rules: { $rules }.
# Where it is not known any more who has changed them
news-next-rules = ✏️ Rules from the next deal on: { $rules }.
news-speed = ✏️ { $host } changed the speed: { $seconds } seconds.
news-host = 👑 { $user } is the host now.

error-only-host = Only the host or a server manager can do that.
error-heir-not-seated = They aren't seated. Choose someone at the table.
error-guest-not-seated = They have already left the table.
error-stake-no-number = “{ $stake }” isn't a number of points. Write digits only, such as 5.
