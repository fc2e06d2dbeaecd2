# The private panel of a server's settings.
#
# $form: what can be changed, as in settings-form-…
# $setting: the name of a setting, as in settings-name-…
# $lowest: the lowest number that is allowed
# $highest: the highest number that is allowed
# $stake: points for which a round or a game is played
# $role: a role of the server, as a mention

# This language's name in itself.
language-name = English

# $page: one of the pages below
settings-title = ⚙️ Settings · { $page }

settings-page-rules = Rules
settings-page-hands = Special hands
settings-page-payouts = Payouts
settings-page-table = Table
settings-page-access = Server
settings-page-points = Points
settings-page-pace = Speed

settings-intro-rules = -# For new Gnau tables.
settings-intro-hands = { settings-intro-rules }
settings-intro-payouts = -# What each hand pays at new Gnau tables: 0 to 100 times the stake.
settings-intro-table = { settings-intro-rules }
settings-intro-access = -# Takes effect at once. Open tables play on.
settings-intro-pace = -# Takes effect at once.
settings-intro-points = -# Open tables finish the way they began.

## What each setting is called, and what it is for

settings-name-preset = Rule set
settings-about-preset = Sets all house rules and payouts at once.
settings-name-tens-in-five-dukes = Tens in { -five-dukes }
settings-about-tens-in-five-dukes = Tens count as dukes: any five of 10, J, Q and K make { -five-dukes }.
settings-name-tens-in-tonku = Tens in { -tonku }
settings-about-tens-in-tonku = A 10 counts as the duke of { -tonku } and of { -nenku }.
settings-name-five-small = { -five-small }
settings-about-five-small = When five cards from A to 4 make { -five-small }.
settings-name-triplet-passport = Three of a kind
settings-about-triplet-passport = It always makes an ox.
settings-name-pair-three-six = Threes and sixes
settings-about-pair-three-six = Beside the ox, 3 and 6, or 3 and 3, make a pair of sixes.
settings-name-nenku = { -nenku }
settings-about-nenku = How an ace other than spades ranks with a J, Q or K.
settings-name-ties = Ties
settings-about-ties = Who wins equal hands.
settings-name-three-six = What 3 and 6 count as
settings-about-three-six = In the ox and beside it.
settings-name-tonku = { -tonku }
settings-about-tonku = Which ace it takes, beside a duke.
settings-name-doubles = { -double-ox }
settings-about-doubles = A pair beside the ox beats any sum.
settings-name-aces = Pair of aces
settings-about-aces = Where it ranks among the Double Oxen.
settings-name-bomb = Bomb
settings-about-bomb = Four cards of one rank, with no ox needed.
settings-name-silver = Silver
settings-about-silver = Five of 10, J, Q and K, with a 10 among them. No ox is needed.
settings-name-order = Highest hands
settings-about-order = Which come first.
settings-name-dealer = Dealer
settings-about-dealer = Who deals, unless `/gnau open` says otherwise.
settings-name-split = Splitting
settings-about-split = Who splits hands, unless `/gnau open` says otherwise.
settings-name-stake-points = Usual stake
settings-about-stake-points = Used unless `/gnau open` says otherwise.
settings-name-lowest-stake = Lowest stake
settings-about-lowest-stake = The smallest a table can have.
settings-name-highest-stake = Highest stake
settings-about-highest-stake = The largest a table can have.
settings-name-reveal-s = Seconds until the reveal
settings-about-reveal-s = From 0, which reveals at once, to 259200, which is 3 days.
settings-name-own-reveal-s = Seconds for own splits
settings-about-own-reveal-s = From 10 to 259200.
settings-name-bid-s = Seconds for bids
settings-about-bid-s = From 5 to 120, and as long again for raises.
settings-name-suspense = Suspense
settings-about-suspense = How the cards turn over, at open tables too.
settings-name-language = Language
settings-about-language = For public messages.
settings-name-channels = Channels
settings-about-channels = Where tables can be opened. Threads count as their channel.
settings-name-opener-role = Who may open tables
settings-about-opener-role = Anyone can join.
settings-name-announcement-channel = Daily announcement
settings-about-announcement-channel = Where each day's drill and deals are posted, with yesterday's best.
settings-name-announce-medals = Medals of the month
settings-about-announce-medals = The first daily announcement of a month names the winners.
# The channel was chosen, but is gone or closed to the bot
settings-out-of-reach = ⚠️ I can't post there. Let me see it and send messages, or choose another channel.
settings-name-tables-per-member = Tables per member
settings-about-tables-per-member = How many one member can have open. Managers are exempt.
settings-name-tables-per-server = Tables in the server
settings-about-tables-per-server = How many can be open at once.
settings-name-more-time = More time
settings-about-more-time = Members who ask for more time in `/preferences` get this many times as long.
settings-name-computers-pace = Computer players' speed
settings-about-computers-pace = In Hearts and Gong Zhu, at open tables too.
settings-name-opening-pause-s = Seconds between tables
settings-about-opening-pause-s = Before a member can open another. Managers are exempt.
settings-name-blocked = Blocked players
settings-about-blocked = They can't play here. See `/manage block`.
settings-nobody = nobody
settings-name-rule-sets = Rule sets saved here
settings-about-rule-sets = House rules under names of your own. See `/manage rules`.
settings-name-hidden-words = Hidden words
settings-about-hidden-words = Words used to cut the deck. See `/manage hide-word`.
settings-name-points = Kind of points
settings-about-points = With a bankroll, everyone begins with the starting points. Scores are kept until you switch back.
settings-name-opening-grant-points = Starting points
settings-about-opening-grant-points = Bankroll only: what everyone starts with.
settings-name-daily-points = Daily points
settings-about-daily-points = Bankroll only: for `/points claim`.
settings-name-giving = Gifts
settings-about-giving = Bankroll only: with `/points give`.
settings-name-giving-min-age-days = Account age in days
settings-about-giving-min-age-days = Newer accounts can't give points, or risk more than the number below.
settings-name-giving-cap-points = Most given per day
settings-about-giving-cap-points = That each person can give. Newer accounts can't risk more in one round or game.

# $name: a name above, or of a hand. $value: a number, or mentions of people
settings-value = **{ $name }:** { $value }

## What can be chosen

settings-choice-dealer-house = The house (the bot)
settings-choice-dealer-opener = The host
settings-choice-dealer-rotate = The next player each round
settings-choice-dealer-winner = The biggest winner of the last round
settings-choice-dealer-anyone = Anyone who wants to
settings-choice-dealer-bid = The highest bidder: see four cards, then bid
settings-choice-split-auto = The bot, best way
settings-choice-split-own = Each player
settings-choice-suspense-off = All at once
settings-choice-suspense-quick = Step by step, 6 seconds
settings-choice-suspense-slow = Step by step, 12 seconds
settings-choice-computers-pace-brisk = Brisk: half a second a card
settings-choice-computers-pace-usual = Usual: a second a card
settings-choice-computers-pace-calm = Calm: two seconds a card
settings-choice-points-score = Score: can go below zero
settings-choice-points-bankroll = Bankroll: you only risk points you have
settings-choice-five-small-any = With any total
settings-choice-five-small-off = Never
settings-choice-five-small-total-10 = Up to a total of ten
settings-choice-nenku-ox-one = As { -single-ox } 1
settings-choice-nenku-special = Above { -double-ox }
settings-choice-ties-dealer = The dealer
settings-choice-ties-push = Nobody
settings-choice-ties-high-card = The highest card
settings-choice-three-six-free = Either, as you like
settings-choice-three-six-fixed = Their own number
settings-choice-three-six-swapped = Each as the other
settings-choice-tonku-spades = The ace of spades
settings-choice-tonku-any = Any ace
settings-choice-tonku-off = None, it isn't played
settings-choice-aces-low = Lowest
settings-choice-aces-high = Highest
settings-choice-order-dukes-first = { -five-dukes }, then { -five-small }
settings-choice-order-small-first = { -five-small }, Bomb, { -five-dukes }
settings-switch-on = Yes
settings-switch-off = No
settings-language-own = Same as Discord
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
settings-form-high-singles = { -single-ox } 5–9 payouts
settings-form-low-singles = { -single-ox } 1–4 and { -no-ox } payouts
settings-form-stakes = Stakes
settings-form-reveal = Reveal
settings-form-thinking = { settings-name-more-time }
settings-form-opening = Opening limits
settings-form-grants = Starting and daily points
settings-form-giving = Gift limits
settings-reset = Reset…
settings-reset-question = ### Reset everything?
    Points, tables, blocks, hidden words and rule sets stay.
settings-reset-yes = Reset everything
settings-reset-no = Keep settings

## What is wrong, and what would do

error-settings-only-managers = Only server managers can change settings. `/gnau rules` shows the rules.
error-server-setting-invalid = “{ $value }” doesn't work for “{ $setting }”. Choose another.
error-server-setting-out-of-range = { $setting }: enter a whole number from { $lowest } to { $highest }, not “{ $value }”.
error-stakes-disordered = The usual stake ({ $stake }) must be between { $lowest } and { $highest }.
error-stake-not-allowed = The stake here must be between { $lowest } and { $highest }.
# $channels: mentions of the channels where it is allowed
error-channel-not-allowed = Tables can't be opened here. Try { $channels }.
error-opener-role-missing = Only { $role } can open tables here. You can join any.
