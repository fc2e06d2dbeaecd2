# The private panel behind More, which has what one person may do at a table now.
#
# $table: the table's number
# $host: the host's mention

more-button = More
more-title = ### { $game } · table { $table }
    -# Host: { $host }

# Each beside its button
more-about-add-computer = Fill a free seat.
more-about-ask-call-off = End the game: nothing is won or lost.
more-about-ask-leave = A computer player takes your seat.
more-about-close = End the table for everyone.
more-about-cut = Type any word. It's mixed into every shuffle, so nobody can rig it.
# $game: the game's name in code
more-about-details = { $game ->
    [gnau] The odds, all rules
   *[other] All rules
} and the whole shuffle lock.
more-about-follow = Watch this table without a seat. Only you see it.
more-about-give-bank = Let someone else deal.
more-about-hand-over = Change stake, rules, host and more.
more-about-last-trick = The cards of the trick before.
more-about-leave = Give up your seat. Your points stay.
more-about-levels = How well computer players play.
more-about-scores = What each hand changed.
more-about-take-bank = Everyone plays against you.
