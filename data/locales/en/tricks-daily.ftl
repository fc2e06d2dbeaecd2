# The daily deal of a game of tricks, as one person sees it alone.

# $date: a day
tricks-daily-title = 🗓️ { $game } · daily deal of { $date }
tricks-daily-how = Everybody in this server gets these cards, once, against the same three computer players. Take your time: `/{ $game } daily` brings you back. No hints, no stake.
# The deal began before an update of the bot
tricks-daily-outdated = -# 🤖 The computer players have been updated since this deal began.
# $commitment: hexadecimal digits, and so is $seed below
tricks-daily-lock = -# 🔒 Fair-deal lock of this deal: `{ $commitment }`
# Until its day is over
tricks-daily-lock-until = -# 🔒 Fair-deal lock of this deal: `{ $commitment }`. Its seed is shown here once the day is over.
tricks-daily-seed = -# 🔓 The deal's seed: `{ $seed }`

# What its review is called, after the name of the game.
tricks-daily-hand = daily deal of { $date }

## The result

tricks-daily-score = { $score ->
    [one] One point
   *[other] { $score } points
}
tricks-daily-place = Place **{ $place }** of { $people } in this server { $is-over ->
    [yes] on that day
   *[no] so far
}
tricks-daily-standing = **Standing**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# … and { $others } more
tricks-daily-before = -# The day before: { $standing }
# $when: in so many hours
tricks-daily-tomorrow = -# The next deal comes { $when }.
# $user: the person
tricks-daily-shared = 🗓️ { $user } · { $game }, daily deal of { $date }: **{ $score }**

# From the announcement of an earlier day
tricks-daily-over = That day is over. This is the deal of { $date }.

tricks-daily-button-share = Share
tricks-daily-button-review = Review
tricks-daily-button-today = Play today's deal

error-daily-deal-not-begun = You haven't started that deal. Type `/{ $game } daily` for today's.
error-daily-deal-over = You have finished this deal. Each deal counts once.
error-daily-deal-not-over = You haven't finished that deal yet.
error-daily-deal-shared-already = You have already shared that result.
