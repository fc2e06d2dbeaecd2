# A table that cannot go on.
#
# $table: the table's number
# $points: points, as a number

table-called-off = ⚠️ **Table { $table } is closed:** its records can't be read. A running round doesn't count. { $points ->
    [0] No points were at stake.
    [1] The point at stake was returned.
   *[other] All { $points } points at stake were returned.
}
