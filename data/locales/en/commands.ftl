# Descriptions of the slash commands: at most 100 characters each. The id follows from the command's name.

command-gnau = Gnau, the Malaysian game of ox: five cards against the dealer
command-gnau-open = Open a Gnau table in this channel
command-gnau-open-stake = Points staked per round (default: this server's usual stake)
command-gnau-open-dealer = Who deals (default: this server's setting)
command-gnau-open-split = Who splits the hands (default: this server's setting)
command-gnau-open-rules = House rules of this table (default: this server's)
command-gnau-open-join = Whether you take a seat yourself (default: yes)
command-gnau-deal = Deal the next round at this channel's table
command-gnau-hand = Show your cards, only to you
command-gnau-close = Close this channel's table
command-gnau-balance = Show how many points somebody has here
command-gnau-balance-member = Whose points (default: yours)
command-gnau-drill = Practise finding the best split, in private, for no points
command-gnau-drill-which = Today's ten hands, the same for everybody here, or any hands (default: today's)
command-gnau-leaderboard = Show who leads in this server
command-gnau-leaderboard-period = Which rounds count; days are UTC (default: all)
command-gnau-leaderboard-by = What people are ranked by (default: points)
command-gnau-history = List the rounds somebody played, only to you
command-gnau-history-member = Whose rounds (default: yours)
command-gnau-round = Show a finished round again
command-gnau-round-id = Which round, such as 7.3 for round 3 of table 7
command-gnau-stats = Show somebody's results and how lucky they were
command-gnau-stats-member = Whose statistics (default: yours)
command-gnau-help = Learn Gnau in a few short pages, only to you
command-gnau-rules = Show the rules: how hands rank, who pays, and what is different here
command-gnau-odds = Count every hand exactly, or one hand's chances against the dealer
command-gnau-odds-cards = Five cards such as 3 6 8 4 8 or 10H AS KD 4C 6S (default: all hands)
command-gnau-odds-rules = House rules such as plain or pair_three_six=on (default: this server's)
command-gnau-odds-packs = How many packs are in play; two from eleven hands up (default: as few as hold the cards)
command-gnau-solve = Show every way to split a hand, best first, only to you
command-gnau-solve-cards = Five cards such as 3 6 8 4 8 or 10H AS KD 4C 6S
command-gnau-solve-rules = House rules such as plain or pair_three_six=on (default: this server's)
command-gnau-solve-packs = How many packs are in play; two from eleven hands up (default: as few as hold the cards)
command-gnau-verify = Check the deal of a finished round, step by step
command-gnau-verify-round = Which round, such as 7.3 for round 3 of table 7 (default: this channel's latest)
command-gnau-daily = Claim your daily points (bankroll servers)
command-gnau-give = Give somebody some of your points (where the server allows it)
command-gnau-give-member = Who gets them
command-gnau-give-points = How many

command-manage = What only server managers can do
command-manage-settings = Change this server's settings, only shown to you
command-manage-tables = List this server's open tables and close them, only shown to you
command-manage-block = Ban somebody from playing in this server
command-manage-block-member = Who; type their id if they have left
command-manage-unblock = Let somebody play in this server again
command-manage-unblock-member = Who; type their id if they have left
command-manage-word = Take a word somebody cut the deck with out of public sight, or put it back
command-manage-word-word = The word, as it was typed for the shuffle
command-manage-word-show = True shows it again, if it was taken out by mistake
command-manage-grant = Give somebody new points
command-manage-grant-member = Who gets them
command-manage-grant-points = How many
command-manage-grant-reason = Why; everybody sees it
command-manage-reset = Reset somebody's points to where everybody starts
command-manage-reset-member = Whose points
command-manage-reset-reason = Why; everybody sees it

command-tricks-help = Learn the game in a few short pages, only to you
command-tricks-start = Start the game; computer players take the free seats
command-tricks-hand = Show your cards, only to you, and play from there
command-tricks-play = Play a card at this channel's table
command-tricks-play-card = A card you may play now, such as QS or 10H
command-tricks-hint = Suggest what to play, pass or expose now, and why, only to you
command-tricks-review = Go through a finished hand with a strong player's opinion, only to you
command-tricks-review-hand = Which hand, such as 7.3 for hand 3 of table 7 (default: this channel's latest)
command-tricks-verify = Check the deal and the play of a finished hand, step by step
command-tricks-verify-hand = Which hand, such as 7.3 for hand 3 of table 7 (default: this channel's latest)
command-tricks-rules = Show the rules of this table, or the usual ones
command-tricks-standings = Show who plays best in this server, by rating
command-tricks-daily = Play today's hand, the same for everybody here; it counts once
command-tricks-close = Close this channel's table; to call off a running game, all its players must agree

command-preferences = Choose how the bot is for you, in all servers: turn calls, text only, more time

command-about = Version, host, source, and what is kept about you

command-privacy = What the bot keeps about you
command-privacy-about = Show what is kept, why, for how long, and who can see it
command-privacy-export = Send you everything kept about you, from all servers
command-privacy-word = Take the word you cut the deck with out of public sight, in this server
command-privacy-word-round = Where you used it, such as 7.3 for round 3 of table 7
command-privacy-delete = Delete everything about you, in all servers (you are asked once more)

command-choice-dealer-house = The house (the bot deals)
command-choice-dealer-opener = Me
command-choice-dealer-rotate = The next player each round
command-choice-dealer-winner = The biggest winner of the last round
command-choice-dealer-anyone = Whoever takes the bank
command-choice-split-auto = The bot, always the best way
command-choice-split-own = Each player their own
command-choice-which-daily = Today's set of ten
command-choice-which-free = Free practice
command-choice-period-today = Today
command-choice-period-week = This week
command-choice-period-month = This month
command-choice-period-all = All time
command-choice-by-points = Points
command-choice-by-rounds = Rounds
command-choice-by-best-hand = Best hand
command-choice-by-drill = The drill
command-choice-rules-classic = Classic
command-choice-rules-plain = Plain (the German rule sheet)
command-choice-rules-kopitiam = Kopitiam (a home table, pairs 3 with 6)

command-choice-computers-easy = Easy: makes beginners' mistakes
command-choice-computers-casual = Casual: by the advice of good players
command-choice-computers-strong = Strong: looks ahead
