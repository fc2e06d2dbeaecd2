# Descriptions of the slash commands: at most 100 characters each. The id follows from the command's name.

command-gnau = Gnau, the Malaysian game of ox: five cards against the dealer
command-gnau-open = Open a Gnau table in this channel
command-gnau-open-stake = Play points for each point of a hand (this server's usual stake when not given)
command-gnau-open-dealer = Who deals (as this server has it when not given)
command-gnau-open-split = Who splits the hands (as this server has it when not given)
command-gnau-open-rules = House rules of this table (this server's when not given)
command-gnau-deal = Deal the next round at this channel's table
command-gnau-hand = Show your cards, to you alone
command-gnau-close = Close this channel's table
command-gnau-block = Let somebody not play in this server any more (Manage Server)
command-gnau-block-member = Who, even if they have left: then their id
command-gnau-unblock = Let somebody play in this server again (Manage Server)
command-gnau-unblock-member = Who, even if they have left: then their id
command-gnau-balance = Show how many points somebody has in this server
command-gnau-balance-member = Whose points (yours when not given)
command-gnau-drill = Practise finding the best split, in private; no points are at stake
command-gnau-drill-which = Today's ten hands, the same for all in this server, or any hands (today's when not given)
command-gnau-leaderboard = Show who leads in this server
command-gnau-leaderboard-period = Which rounds count, in days of UTC (all when not given)
command-gnau-leaderboard-by = What people are ranked by (points when not given)
command-gnau-history = List rounds that somebody took part in, to you alone
command-gnau-history-member = Whose rounds (yours when not given)
command-gnau-round = Show a settled round again, as it was announced
command-gnau-round-id = Which round, such as 7.3 for table 7, round 3
command-gnau-stats = Show what somebody's rounds come to, and how lucky they were
command-gnau-stats-member = Whose statistics (yours when not given)
command-gnau-help = Learn Gnau in five short pages, to you alone
command-gnau-rules = Show the rules: how hands rank, who pays, and what is different here
command-gnau-settings = Change this server's settings, to you alone (needs Manage Server)
command-gnau-odds = Count every hand exactly; with cards, their chances against the dealer
command-gnau-odds-cards = Five cards such as 3 6 8 4 8, or with suits 10H AS KD 4C 6S (all hands when not given)
command-gnau-odds-rules = House rules such as plain, or pair_three_six=on (this server's when not given)
command-gnau-odds-packs = How many packs are in play: two from eleven hands on (as few as hold the cards when not given)
command-gnau-solve = Show every way to split a hand, best first, to you alone
command-gnau-solve-cards = Five cards such as 3 6 8 4 8, or with suits 10H AS KD 4C 6S
command-gnau-solve-rules = House rules such as plain, or pair_three_six=on (this server's when not given)
command-gnau-solve-packs = How many packs are in play: two from eleven hands on (as few as hold the cards when not given)
command-gnau-verify = Deal a settled round again and show every step
command-gnau-verify-round = Which round, such as 7.3 for table 7, round 3 (this channel's latest when not given)
command-gnau-daily = Get your points of today, in a server with bankrolls
command-gnau-give = Give somebody some of your points, in a server that allows it
command-gnau-give-member = Who gets them
command-gnau-give-points = How many
command-gnau-grant = Give somebody points out of nothing (Manage Server)
command-gnau-grant-member = Who gets them
command-gnau-grant-points = How many
command-gnau-grant-reason = Why; everybody sees it
command-gnau-reset = Put somebody's points back to where everybody starts (Manage Server)
command-gnau-reset-member = Whose points
command-gnau-reset-reason = Why; everybody sees it

command-tricks-help = Learn the game in five short pages, to you alone
command-tricks-start = Start the game at this channel's table; computer players take the free seats
command-tricks-hand = Show your cards, to you alone, and play from there
command-tricks-play = Play a card at this channel's table
command-tricks-play-card = A card you may play now, such as QS or 10H
command-tricks-hint = Say what to play, pass or expose now and why, to you alone
command-tricks-review = Go through a hand that is over, with a strong player's opinion, to you alone
command-tricks-review-hand = Which hand, such as 7.3 for table 7, hand 3 (this channel's latest when not given)
command-tricks-verify = Deal and play a hand that is over again and show every step
command-tricks-verify-hand = Which hand, such as 7.3 for table 7, hand 3 (this channel's latest when not given)
command-tricks-rules = Read out the rules of this channel's table, or the usual ones
command-tricks-standings = Show who plays best in this server, by rating, and how their games went
command-tricks-daily = Play the day's hand, the same for everybody in this server; it counts once
command-tricks-close = Close this channel's table; a running game is called off if all who play agree

command-preferences = Choose how the bot is for you, in all servers: turn calls, text only, more time

command-privacy = What the bot keeps about you
command-privacy-about = Say what is kept, why, for how long, and who can see it
command-privacy-export = Send you everything that is kept about you, of all servers
command-privacy-delete = Delete everything about you, in all servers, after asking once more

command-choice-dealer-house = The house (the bot deals)
command-choice-dealer-opener = Me
command-choice-dealer-rotate = The next seat each round
command-choice-dealer-winner = The biggest winner of the last round
command-choice-dealer-anyone = Whoever takes the bank
command-choice-split-auto = The bot, always the best way
command-choice-split-own = Everybody their own
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
command-choice-rules-plain = Plain (the German sheet)
command-choice-rules-kopitiam = Kopitiam (a home table, pairs 3 with 6)

command-choice-computers-casual = Casual: by the advice of good players
command-choice-computers-strong = Strong: looks ahead
