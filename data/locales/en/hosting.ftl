# What the host of a table can do about it.

# To the host alone.
host-title = ### Host · { $game } · table { $table }
    What you change counts from the next deal on. Everyone sees it at the table.
host-button-stake = { $stake ->
    [0] Set a stake
   *[other] Change the stake ({ $stake })
}
host-remove = Remove someone…
host-hand-over = Make someone else the host…
host-done-removed = ✅ { $user } has left the table. They can join again.
host-done-stake = ✅ { $stake ->
    [0] There is no stake now.
   *[other] The stake is { $stake } now.
}
hand-over-seat = Seat { $number }
hand-over-done = { $user } is the host now.

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
news-host = 👑 { $user } is the host now.

error-only-host = Only the host or a server manager can do that.
error-heir-not-seated = They have no seat here. Hand the table over to somebody seated.
error-guest-not-seated = They have already left the table.
error-stake-no-number = “{ $stake }” isn't a number of points. Write digits only, such as 5.
