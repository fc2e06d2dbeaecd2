# Descriptions of the slash commands: at most 100 characters each. The id follows from the command's name.

command-gnau = Gnau, the Malaysian game of ox: five cards against the dealer
command-gnau-open = Open a Gnau table in this channel
command-gnau-open-stake = Play points for each point of a hand (1 when not given)
command-gnau-open-dealer = Who deals: the house, or you (the house when not given)
command-gnau-open-rules = House rules of this table (this server's when not given)
command-gnau-deal = Deal the next round at this channel's table
command-gnau-hand = Show your cards, to you alone
command-gnau-close = Close this channel's table
command-gnau-balance = Show how many points somebody has in this server
command-gnau-balance-member = Whose points (yours when not given)
command-gnau-leaderboard = Show who has the most points in this server
command-gnau-rules = Read out the house rules of this server
command-gnau-solve = Show every way to split a hand, best first, to you alone
command-gnau-solve-cards = Five cards such as 3 6 8 4 8, or with suits 10H AS KD 4C 6S
command-gnau-solve-rules = House rules such as plain, or pair_three_six=on (this server's when not given)

command-choice-dealer-house = The house (the bot deals)
command-choice-dealer-me = Me
command-choice-rules-classic = Classic
command-choice-rules-plain = Plain (the German sheet)
command-choice-rules-kopitiam = Kopitiam (a Malaysian home table)
