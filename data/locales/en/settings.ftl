# The private panel of a server's settings.

# This language's name in itself.
language-name = English

# $page: one of the pages below
settings-title = ⚙️ Settings · { $page }

settings-page-rules = Rules
settings-page-payouts = Payouts
settings-page-table = Table
settings-page-access = Who and where
settings-page-points = Points

settings-intro-rules = -# For new tables. Open tables and past rounds keep theirs.
settings-intro-payouts = -# How many stakes each hand pays at new tables, 0 to 100. Open tables and past rounds keep theirs.
settings-intro-table = -# For new tables. Open tables stay as they are.
settings-intro-access = -# For new tables, at once. Open tables play on.
settings-intro-points = -# What points are in this server. Open tables play on as they began.

## What each setting is called, and what it is for

settings-name-preset = Common sets of rules
settings-about-preset = Sets all house rules and payouts at once. Then change what you play differently.
settings-name-tens-in-five-dukes = Tens in Five Dukes
settings-about-tens-in-five-dukes = Whether five cards of 10, J, Q and K are Five Dukes too.
settings-name-tens-in-tonku = Tens in Ngau Tonku
settings-about-tens-in-tonku = Whether a 10 beside the ace of spades makes Ngau Tonku, as a J, Q or K does.
settings-name-five-small = Five Small
settings-about-five-small = When five cards from A to 4 are a hand of their own.
settings-name-triplet-passport = Triplets
settings-about-triplet-passport = Whether three cards of one rank are always an ox.
settings-name-pair-three-six = Threes and sixes
settings-about-pair-three-six = Whether 3 and 6 beside the ox count as a pair of sixes.
settings-name-nenku = Nenku
settings-about-nenku = How an ace other than spades ranks with a J, Q or K.
settings-name-ties = Ties
settings-about-ties = Who wins between equal hands.
settings-name-dealer = Dealer
settings-about-dealer = The dealer when `/gnau open` doesn't name one.
settings-name-split = Splitting
settings-about-split = Who splits the hands when `/gnau open` doesn't say.
settings-name-stake-points = Usual stake
settings-about-stake-points = The stake when `/gnau open` doesn't give one.
settings-name-lowest-stake = Lowest stake
settings-about-lowest-stake = The lowest stake allowed.
settings-name-highest-stake = Highest stake
settings-about-highest-stake = The highest stake allowed.
settings-name-reveal-s = Seconds until the reveal
settings-about-reveal-s = Time to get ready, 0 to 600 seconds. 0 reveals at once.
settings-name-own-reveal-s = Seconds for own splits
settings-about-own-reveal-s = Time to pick where everyone splits their own hand, 10 to 600 seconds.
settings-name-language = Language
settings-about-language = The language of what everybody sees. Private answers follow each person's own.
settings-name-channels = Channels
settings-about-channels = Where tables may be opened. A thread counts as its channel.
settings-name-opener-role = Who may open tables
settings-about-opener-role = Only this role opens tables. Everybody may join, and Manage Server may always open.
settings-name-tables-per-member = Tables of one member
settings-about-tables-per-member = How many one member may have open at a time. Manage Server is exempt.
settings-name-tables-per-server = Tables in the server
settings-about-tables-per-server = How many may be open at a time, all together.
settings-name-more-time = Longer to think
settings-about-more-time = How many times the usual time those get who ask for more in `/preferences`. 1 gives nobody more.
settings-name-opening-pause-s = Seconds between two tables
settings-about-opening-pause-s = How long a member waits before opening another. Manage Server is exempt.
settings-name-blocked = Who may not play
settings-about-blocked = They cannot open, join or give. Change that with `/gnau block` and `/gnau unblock`.
settings-nobody-blocked = Nobody is blocked.
settings-name-points = Kind of points
settings-about-points = A score can fall below zero. A bankroll never does: you can only risk points you have.
settings-name-opening-grant-points = Opening grant
settings-about-opening-grant-points = Bankroll only: the points everybody starts with.
settings-name-daily-points = Daily allowance
settings-about-daily-points = Bankroll only: points each player can claim daily.
settings-name-giving = Giving
settings-about-giving = Bankroll only: whether members may give each other points.
settings-name-giving-min-age-days = Age of the account in days
settings-about-giving-min-age-days = How old a giver's Discord account must be.
settings-name-giving-cap-points = Most to give in a day
settings-about-giving-cap-points = How many points one person may give away in a day.

# $name: a name above, or of a hand
settings-number = **{ $name }:** { $value }

## What can be chosen

settings-choice-dealer-house = The house: the bot deals
settings-choice-dealer-opener = Whoever opens the table
settings-choice-dealer-rotate = The next seat each round
settings-choice-dealer-winner = The biggest winner of the last round
settings-choice-dealer-anyone = Whoever takes the bank
settings-choice-split-auto = The bot, always the best way
settings-choice-split-own = Everybody their own hand
settings-choice-points-score = Score
settings-choice-points-bankroll = Bankroll
settings-choice-five-small-any = With any total
settings-choice-five-small-off = Never
settings-choice-five-small-total-10 = If they total at most ten
settings-choice-nenku-ox-one = As Single Ox 1
settings-choice-nenku-special = Above Double Ox
settings-choice-ties-dealer = The dealer
settings-choice-ties-push = Nobody
settings-switch-on = Yes
settings-switch-off = No
settings-language-own = As set in Discord
settings-none-of-these = Rules of your own
settings-everywhere = Everywhere
settings-everyone = Everyone
settings-clear-channels = Allow everywhere
settings-clear-opener-role = Allow everyone

## Forms and buttons

settings-change = ✏️ { $form }
settings-form-high-hands = Payouts of the high hands
settings-form-ox-hands = Payouts of the ox hands
settings-form-stakes = Stakes
settings-form-reveal = Reveal
settings-form-thinking = Longer to think
settings-form-opening = Limits of opening
settings-form-grants = Grant and allowance
settings-form-giving = Limits of giving
settings-reset = Reset to defaults…
settings-reset-question = ### Reset everything?
    All settings of this server, on every page, go back to the defaults. Points and tables stay as they are, and who is blocked stays blocked.
settings-reset-yes = Reset everything
settings-reset-no = Keep them

## What is wrong, and what would do

error-settings-only-managers = Only somebody with Manage Server can change the settings. `/gnau rules` reads them out to everybody.
error-server-setting-invalid = “{ $value }” will not do for the setting “{ $setting }”. Choose another.
error-server-setting-out-of-range = { $setting }: a whole number from { $lowest } to { $highest }, not “{ $value }”.
error-stakes-disordered = The usual stake ({ $stake }) must lie from the lowest ({ $lowest }) to the highest ({ $highest }).
error-stake-not-allowed = Tables in this server are opened with a stake from { $lowest } to { $highest }, not { $stake }.
# $channels: mentions of the channels where it is allowed
error-channel-not-allowed = Tables are not opened in this channel, but here: { $channels }.
error-opener-role-missing = In this server { $role } opens the tables. You can join any of them.
