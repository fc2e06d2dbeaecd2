# The private panel of a server's settings.

# This language's name in itself.
language-name = English

# $page: one of the pages below
settings-title = ⚙️ Settings · { $page }

settings-page-rules = Rules
settings-page-payouts = Payouts
settings-page-table = Table
settings-page-access = Server
settings-page-points = Points
settings-page-pace = Pace

settings-intro-rules = -# For new tables of Gnau. Open tables and past rounds keep theirs.
settings-intro-payouts = -# What each hand pays at new tables of Gnau: 0 to 100 stakes. Open tables and past rounds keep theirs.
settings-intro-table = -# For new tables of Gnau. Open tables stay as they are.
settings-intro-access = -# Takes effect at once. Open tables play on.
settings-intro-pace = -# How quickly games go. Takes effect at once.
settings-intro-points = -# What points are in this server. Open tables finish the way they began.

## What each setting is called, and what it is for

settings-name-preset = Rule set
settings-about-preset = Sets all house rules and payouts at once. Change the rest below.
settings-name-tens-in-five-dukes = Tens in Five Dukes
settings-about-tens-in-five-dukes = Any five of 10, J, Q and K make Five Dukes. If not, tens don't count.
settings-name-tens-in-tonku = Tens in Ngau Tonku
settings-about-tens-in-tonku = A 10 with the ace of spades makes Ngau Tonku, as a J, Q or K does.
settings-name-five-small = Five Small
settings-about-five-small = When five cards from A to 4 make Five Small.
settings-name-triplet-passport = Triplets
settings-about-triplet-passport = Three of a kind always makes an ox.
settings-name-pair-three-six = Threes and sixes
settings-about-pair-three-six = Beside the ox, any two of 3 and 6 (3 3 too) count as a pair of sixes.
settings-name-nenku = Nenku
settings-about-nenku = How an ace other than spades ranks with a J, Q or K.
settings-name-ties = Ties
settings-about-ties = Who wins when hands are equal.
settings-name-dealer = Dealer
settings-about-dealer = The dealer when `/gnau open` doesn't name one.
settings-name-split = Splitting
settings-about-split = Who splits hands when `/gnau open` doesn't say.
settings-name-stake-points = Usual stake
settings-about-stake-points = The stake when `/gnau open` doesn't give one.
settings-name-lowest-stake = Lowest stake
settings-about-lowest-stake = The smallest stake a table can have.
settings-name-highest-stake = Highest stake
settings-about-highest-stake = The largest stake a table can have.
settings-name-reveal-s = Seconds until the reveal
settings-about-reveal-s = Time to get ready, 0 to 600 seconds. 0 reveals at once.
settings-name-own-reveal-s = Seconds for own splits
settings-about-own-reveal-s = Time to pick where everyone splits their own hand, 10 to 600 seconds.
settings-name-suspense = Suspense
settings-about-suspense = How the cards are turned over at the reveal, at open tables too.
settings-name-language = Language
settings-about-language = The language of public messages. Private answers use each person's own.
settings-name-channels = Channels
settings-about-channels = Where tables can be opened. A thread counts as its channel.
settings-name-opener-role = Who may open tables
settings-about-opener-role = Only members with this role can open tables. Anyone can join, and managers can always open one.
settings-name-announcement-channel = Daily announcement
settings-about-announcement-channel = Where I post the day's drill and deals, with yesterday's best.
# The channel was chosen, but is gone or closed to the bot
settings-out-of-reach = ⚠️ I can't post there. Let me see it and send messages, or choose another channel.
settings-name-tables-per-member = Tables per member
settings-about-tables-per-member = How many tables one member can have open at once. Managers are exempt.
settings-name-tables-per-server = Tables in the server
settings-about-tables-per-server = How many tables can be open at once.
settings-name-more-time = More time
settings-about-more-time = Members who turn this on in `/preferences` get this many times as long; 1 means no more time.
settings-name-computers-pace = Computer players' pace
settings-about-computers-pace = How quickly they play in Gong Zhu and Hearts, at open tables too.
settings-name-opening-pause-s = Seconds between tables
settings-about-opening-pause-s = How long a member waits before opening another. Managers are exempt.
settings-name-blocked = Blocked players
settings-about-blocked = They can't open tables, join them or give points away. Change it with `/manage block` and `/manage unblock`.
settings-nobody = nobody
settings-name-hidden-words = Hidden words
settings-about-hidden-words = Words typed to cut the deck that nobody sees any more. `/manage word` hides a word or shows it again.
settings-name-points = Kind of points
settings-about-points = A score can go below zero. In a bankroll, you can only risk points you have. Switch, and everyone starts a bankroll with the starting points. Scores are kept until you switch back.
settings-name-opening-grant-points = Starting points
settings-about-opening-grant-points = Bankroll only: what everybody starts with.
settings-name-daily-points = Daily points
settings-about-daily-points = Bankroll only: what each player can claim every day.
settings-name-giving = Gifts
settings-about-giving = Bankroll only: members can give each other points.
settings-name-giving-min-age-days = Account age in days
settings-about-giving-min-age-days = How old a Discord account must be to give points, or to risk more than the number below.
settings-name-giving-cap-points = Most given per day
settings-about-giving-cap-points = The most one person can give in a day. Newer accounts can't risk more in one round or game.

# $name: a name above, or of a hand. $value: a number, or mentions of people
settings-value = **{ $name }:** { $value }

## What can be chosen

settings-choice-dealer-house = The house: the bot deals
settings-choice-dealer-opener = Whoever opens the table
settings-choice-dealer-rotate = The next player each round
settings-choice-dealer-winner = The biggest winner of the last round
settings-choice-dealer-anyone = Whoever takes the bank
settings-choice-split-auto = The bot, always the best way
settings-choice-split-own = Each player their own
settings-choice-suspense-off = All at once
settings-choice-suspense-quick = Step by step, in 6 seconds
settings-choice-suspense-slow = Step by step, in 12 seconds
settings-choice-computers-pace-brisk = Brisk: about half a second a card
settings-choice-computers-pace-usual = Usual: about a second a card
settings-choice-computers-pace-calm = Calm: about two seconds a card
settings-choice-points-score = Score
settings-choice-points-bankroll = Bankroll
settings-choice-five-small-any = With any total
settings-choice-five-small-off = Never
settings-choice-five-small-total-10 = When they total ten or less
settings-choice-nenku-ox-one = As Single Ox 1
settings-choice-nenku-special = Above Double Ox
settings-choice-ties-dealer = The dealer
settings-choice-ties-push = Nobody
settings-switch-on = Yes
settings-switch-off = No
settings-language-own = As set in Discord
settings-none-of-these = Custom
settings-everywhere = Everywhere
settings-everyone = Everyone
settings-nowhere = Nowhere
settings-clear-announcement-channel = Announce nowhere
settings-clear-channels = Allow everywhere
settings-clear-opener-role = Allow everyone

## Forms and buttons

settings-change = ✏️ { $form }
settings-form-high-hands = High-hand payouts
settings-form-ox-hands = Ox-hand payouts
settings-form-stakes = Stakes
settings-form-reveal = Reveal
settings-form-thinking = More time
settings-form-opening = Opening limits
settings-form-grants = Starting and daily points
settings-form-giving = Gift limits
settings-reset = Reset…
settings-reset-question = ### Reset everything?
    Every setting on every page goes back to its default. Points, tables, blocks and hidden words stay as they are.
settings-reset-yes = Reset everything
settings-reset-no = Keep settings

## What is wrong, and what would do

error-settings-only-managers = Only server managers can change settings. `/gnau rules` shows the rules to everybody.
error-server-setting-invalid = “{ $value }” doesn't work for “{ $setting }”. Choose another.
error-server-setting-out-of-range = { $setting }: enter a whole number from { $lowest } to { $highest }, not “{ $value }”.
error-stakes-disordered = The usual stake ({ $stake }) must be between the lowest ({ $lowest }) and the highest ({ $highest }).
error-stake-not-allowed = Stakes here go from { $lowest } to { $highest }, so { $stake } won't do.
# $channels: mentions of the channels where it is allowed
error-channel-not-allowed = Tables can't be opened in this channel. Try { $channels }.
error-opener-role-missing = Only { $role } can open tables here. You can join any of them.
