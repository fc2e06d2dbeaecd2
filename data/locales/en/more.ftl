# The private panel behind More, which has what one person may do at a table now.

more-button = More
more-title = ### { $game } · table { $table }
    -# Host: { $host }
more-closed = Table { $table } is closed.
