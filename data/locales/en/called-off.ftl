# A table that cannot go on.

table-called-off = ⚠️ **Table { $table } could not go on**: what was kept of it cannot be read. It is closed, and a round that was running does not count. { $points ->
    [0] Nothing was taken from anybody for it.
    [one] The one point at stake was returned.
   *[other] All { $points } points at stake were returned.
}
