# The daily deal of a game of tricks, as one person sees it alone.
#
# $game: the name of a game, with its emoji
# $place: a place in a list, from 1
# $people: how many people
# $is-over: yes if the day is over, else no
# $rank: a medal or a number
# $name: what a person is called
# $others: how many more
# $standing: yesterday's best, in words

# $date: a day
tricks-daily-title = { $game } · daily deal of { $date }
tricks-daily-how = Everyone here gets these cards, once, against the same three computer players. No hints, no hurry.
tricks-daily-how-outside = Everyone outside of servers gets these cards, once, against the same three computer players. No hints, no hurry.
# The deal began before an update of the bot
tricks-daily-outdated = -# 🤖 The computer players have been updated since this deal began.
# $commitment: hexadecimal digits, and so is $seed below
tricks-daily-lock = -# 🔒 Shuffle lock `{ $commitment }`
# Once its day is over
tricks-daily-seed = -# 🔓 Shuffle key `{ $seed }`

# What its review is called, after the name of the game.
tricks-daily-hand = daily deal of { $date }

## The result

tricks-daily-score = Score: { $score }
tricks-daily-place = Place **{ $place }** of { $people }{ $is-over ->
    [yes] {""}
   *[no] {" "}so far
}
tricks-daily-standing = **Leaderboard**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# … and { $others } more
tricks-daily-before = -# The day before: { $standing }
# $when: in so many hours
tricks-daily-tomorrow = -# Next deal: { $when }
# $user: the person. $score: a number of points
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
# From the announcement of an earlier day
tricks-daily-over = That day is over. This is today's deal.

tricks-daily-button-share = Share
tricks-daily-button-review = Review
tricks-daily-button-today = Play today's deal

error-daily-deal-not-begun = You haven't started that deal. Today's: `/{ $game } daily`
error-daily-deal-over = You've finished this deal. Each deal counts once.
error-daily-deal-not-over = Finish that deal first.
error-daily-deal-shared-already = You've already shared that result.
