# Descriptions of the slash commands: at most 100 characters each. The id follows from the command's name.

command-help = Show the games, how to play them, and your settings (only you see it)

command-gnau = Gnau (牛, ox): five cards against the dealer
command-gnau-open = Open a Gnau table in this channel
command-gnau-open-stake = Points per round, times what a hand pays (default: this server's)
command-gnau-open-dealer = Who deals (default: this server's)
command-gnau-open-split = Who splits the hands (default: this server's)
command-gnau-open-pace = Time for a bid or a split (default: this server's)
command-gnau-open-rules = House rules (default: this server's)
command-gnau-open-join = Take a seat yourself (default: yes)
command-gnau-deal = Deal the next round
command-gnau-hand = Show your cards (only you see them)
command-gnau-close = Close this channel's table
command-gnau-daily = Split today's ten hands, no points at stake (only you see it)
command-gnau-practice = Practise finding the best split, as long as you like (only you see it)
command-gnau-leaderboard = Show the leaders in this server
command-gnau-leaderboard-period = Which rounds count, in UTC days (default: all)
command-gnau-leaderboard-sort = What people are ranked by (default: points)
command-gnau-history = List someone's past rounds, or show one again
command-gnau-history-member = Who (default: you)
command-gnau-history-round = A round to show again, such as 7.3 for round 3 of table 7
command-gnau-stats = Show someone's results and luck
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = Show how hands rank, who pays, and this table's house rules
command-gnau-odds = Show the odds of every hand, or of one hand against the dealer
command-gnau-odds-cards = { command-gnau-solve-cards } (default: all hands)
command-gnau-odds-rules = House rules, such as plain or ties=push (default: this server's)
command-gnau-odds-decks = Decks in play (default: one, and two from eleven hands up)
command-gnau-solve = Show every way to split five cards, best first (only you see it)
command-gnau-solve-cards = Five cards such as 3 6 8 4 8 or 10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = Check the deal of a finished round
command-gnau-verify-round = Which round, such as 7.3 for round 3 of table 7 (default: this channel's latest)

command-points = Your points, in all games
command-points-balance = Show someone's points in this server
command-points-balance-member = { command-gnau-history-member }
command-points-claim = Claim today's points, where this server gives them
command-points-give = Give someone some of your points, where this server allows it
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = For server managers
command-manage-settings = Change this server's settings (only you see it)
command-manage-tables = List this server's open tables and close them (only you see it)
command-manage-block = Block someone from playing in this server
command-manage-block-member = Who (type their id if they have left)
command-manage-unblock = Let someone play in this server again
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = Save house rules under a name, and share them (only you see it)
command-manage-hide-word = Hide a word used to cut the deck
command-manage-hide-word-word = The word, exactly as typed
command-manage-show-word = Show a hidden word again
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = Give someone new points
command-manage-points-add-member = Who gets them
command-manage-points-add-points = How many
command-manage-points-add-reason = Why (everyone sees it)
command-manage-points-reset = Reset someone's points to the starting points
command-manage-points-reset-member = Whose points
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = Learn the game in a few short pages (only you see them)
command-tricks-start = Start the game (computer players take the free seats)
command-tricks-hand = Show your cards and play from there (only you see them)
command-tricks-play = Play a card
command-tricks-play-card = A card you may play now, such as QS or 10H
command-tricks-hint = Show what to play, pass or expose, and why (only you see it)
command-tricks-review = Go through a finished hand with a strong computer player's advice (only you see it)
command-tricks-review-hand = Which hand, such as 7.3 for hand 3 of table 7 (default: this channel's latest)
command-tricks-verify = Check the deal and the play of a finished hand
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = Show this table's rules, or the usual ones
command-tricks-leaderboard = Show the best players in this server, by rating
command-tricks-daily = Play today's deal once, with the same cards as everyone here (only you see it)
command-tricks-close = Close this channel's table (a running game ends only if all players agree)

command-turns = List the tables in all servers that are waiting for you (only you see it)
command-preferences = Choose your own settings for every server (only you see it)

command-about = Show the version, who runs this bot, and its source code (only you see it)

command-privacy = Your data
command-privacy-about = Show what is kept about you, and why (only you see it)
command-privacy-export = Get everything kept about you, from all servers
command-privacy-hide-word = Hide the word you cut the deck with, in this server
command-privacy-hide-word-round = Where you used it, such as 7.3 for round 3 of table 7
command-privacy-delete = Delete your data in all servers (asks once more)

# The menu of a member: at most 32 characters each.
command-menu-deal = Deal me in with…
command-menu-challenge = Challenge…

command-choice-dealer-house = The house (the bot deals)
command-choice-dealer-opener = Me
command-choice-dealer-rotate = The next player each round
command-choice-dealer-winner = The biggest winner of the last round
command-choice-dealer-anyone = Anyone who wants to
command-choice-dealer-bid = The highest bidder: see four cards, then bid
command-choice-split-auto = The bot finds the best split
command-choice-split-own = Each player splits their own hand
command-choice-pace-10 = 10 seconds
command-choice-pace-20 = 20 seconds
command-choice-pace-30 = 30 seconds
command-choice-pace-45 = 45 seconds
command-choice-pace-60 = 1 minute
command-choice-pace-90 = 90 seconds
command-choice-pace-120 = 2 minutes
command-choice-pace-180 = 3 minutes
command-choice-pace-300 = 5 minutes
command-choice-pace-600 = 10 minutes
command-choice-pace-3600 = 1 hour
command-choice-pace-10800 = 3 hours
command-choice-pace-21600 = 6 hours
command-choice-pace-43200 = 12 hours
command-choice-pace-86400 = 1 day
command-choice-pace-172800 = 2 days
command-choice-pace-259200 = 3 days
command-choice-period-today = Today
command-choice-period-week = This week
command-choice-period-month = This month
command-choice-period-all = All time
command-choice-sort-points = Points
command-choice-sort-rounds = Rounds
command-choice-sort-best-hand = Best hand
command-choice-sort-drill = Daily drill

command-choice-level-easy = Easy: makes beginners' mistakes
command-choice-level-casual = Casual: plays by good players' advice
command-choice-level-strong = Strong: looks ahead

command-tournament = Duplicate tournaments of Hearts and Gong Zhu: the same cards at every table
command-tournament-open = Open a tournament in this channel (managers of the server)
command-tournament-open-game = Which game
command-tournament-open-hands = How many hands everyone plays (default: 4)
command-tournament-open-people = How many people it takes to begin before the time is up (default: 64)
command-tournament-open-begins = When it begins at the latest, with those who have joined (default: after a week)
command-tournament-open-pace = Time for a turn before a computer player plays (default: 45 seconds)
command-tournament-verify = Check the finished hands of this channel's latest tournament (only you see it)
command-choice-begins-600 = { command-choice-pace-600 } from now
command-choice-begins-3600 = { command-choice-pace-3600 } from now
command-choice-begins-10800 = { command-choice-pace-10800 } from now
command-choice-begins-43200 = { command-choice-pace-43200 } from now
command-choice-begins-86400 = { command-choice-pace-86400 } from now
command-choice-begins-172800 = { command-choice-pace-172800 } from now
command-choice-begins-259200 = { command-choice-pace-259200 } from now
