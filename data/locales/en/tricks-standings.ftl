# Who plays a game of tricks best in a server.
#
# $game: the name of a game, with its emoji
# $start and $rating: a number
# $rank: a medal or a number
# $name: what a person is called
# $of: how many there are
# $won: how many games were won
# $games: how many games were played
# $average and $best: points, as a number

tricks-standings-title = { $game } · leaderboard
tricks-standings-about = -# Rated on games with other players. Everyone starts at { $start }.

# In $record stand the facts below, one after another.
tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
# $who: a mention of who asked, for everyone to read.
tricks-standings-own = -# { $who }: rank { $rank } of { $of } · { $rating } · { $record }
tricks-standings-unranked = -# { $who } has no rank yet: finish a game first.
tricks-standings-unrated = no rating yet

tricks-standings-won = { $won } of { $games } won
tricks-standings-average = { $average } a hand
tricks-standings-best = best hand { $best }

error-nobody-finished = Nobody has finished a game here yet. Open a table: `/{ $game } open`.
