# The Gnau table as people see it.
#
# $table: the table's number
# $round: the number of a round
# $dealer: the dealer's name or mention
# $stake: points for which a round or a game is played
# $split: own: each player splits, auto: the bot does
# $mark: an emoji
# $user: a person, as a mention or a name
# $balance: the points that a person has now, as a number
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”
# $need: the most points that a round can cost
# $delta: points gained or lost, with a sign
# $outcome: beats, draws, unpaid or loses
# $points: points, as a number
# $people: how many players
# $rounds: how many rounds
# $name: the name of a hand
# $seats: the mentions of those who are dealt to, or how many they are
# $cards: cards, one beside the other
# $times: how many times the stake
# $number: the number of a seat
# $seat: the name of a seat, as in gnau-picture-seat
# $users: people, as a list
# $fallback: best or none: what counts if the player does nothing
# $link: an address on the web
# $seconds: how many seconds; 0 for none
# $choice: who deals, in words

gnau-house = the house

gnau-table-title-round = 🐂 Gnau · table { $table } · round { $round }
gnau-table-facts = Dealer: { $dealer } · Stake: { $stake }
# $facts: as above. $rules: in a word or two
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}own splits
   *[auto] {""}
}
gnau-table-first-deals = the first to join
gnau-table-aim = **Aim:** beat the dealer. 3 cards that make 10, 20 or 30 are an **ox**. The other 2 count by last digit, 0 is best.
# A left-to-right mark follows a name before a number: a name in Arabic or Hebrew would turn it around.
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance ->
    [one] { $balance } point
   *[other] { $balance } points
}
gnau-table-nobody = Nobody yet. Be the first!
gnau-table-out = 🃏 **The cards are out:** see your direct messages or { BUTTON("gnau-button-hand") }, then { $split ->
    [own] pick three cards and press { BUTTON("gnau-pick-confirm") }
   *[auto] press { BUTTON("gnau-button-ready") }
}. Revealed when { $split ->
    [own] all have picked
   *[auto] all are ready or the host presses { BUTTON("gnau-button-reveal") }
}, at the latest: { $when }
gnau-table-chosen = ✅ { $user } has chosen
gnau-table-sat-out = 💸 { $user } sits out: a round here can cost { $need } points. { $stake ->
    [0] They can't cover any stake yet: `/points claim` helps.
   *[other] They can cover a stake of{"\u00A0"}{ $stake }.
}
gnau-table-ready = ✅ { $user } is ready
gnau-table-looking = 👀 { $user } is looking
gnau-table-gone = 🚪 { $user } has left the server
gnau-table-undelivered = 👀 { $user } · no direct message: press { BUTTON("gnau-button-hand") }

gnau-result-dealer = **Dealer: { $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] wins { $points }
    [draws] draws
    [unpaid] loses nothing
   *[loses] loses { $points }
}** · balance { $balance }
# $category: of $hand, such as five-dukes, for a language in which “first” depends on it
gnau-result-first = ✨ the first { $category ->
   *[other] { $hand }
} of the evening
gnau-result-ties = -# Equal hands: the dealer wins ties.
gnau-result-streak = 🔥 { $streak }
# $streak: two in a row
gnau-result-streak-of = { $user }: { $streak }
gnau-missed-hand = { $user } could have had { $hand }
gnau-missed-many = { $people } players missed an ox
# $missed: one of the above, or a list of them; never said of a single hand only. $joke: from 0 on
gnau-missed = 🐂 { $missed }{ $joke ->
    [0] . The ox got away.
    [1] . It hid well.
    [2] . It's still out grazing.
    [3] . Every herder loses one sometimes.
   *[other] . No oxen were harmed.
}
gnau-in-a-row = { $rounds } wins in a row
# $sum: the three with what they come to, such as 4 + 8 + 10 = 22
gnau-result-no-passport = Not an ox: { $sum }
gnau-result-nothing-chosen = Out of time
gnau-result-possible = 💡 possible: **{ $name }**
gnau-result-next = Next: { $dealer } deals to { $seats }.
gnau-result-next-none = Next: { $dealer } deals, but nobody plays yet.
gnau-result-anyone-deals = -# Anyone seated can deal: { $when }
gnau-result-nobody = Nobody is seated. Press { BUTTON("gnau-button-join") } to play on.

# The three or the two of a hand, and what they come to. The space is a no-break one, as between cards.
gnau-split-group = { $cards } ({ $sum })
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = pair
gnau-split-tonku = ace + duke

# $card: the highest card of a hand that is equal to the dealer's but for that card
gnau-by-card = highest card { $card }

# Said of pictures to those who cannot see them, and names in them.
gnau-picture-hand = Your cards: { $cards }
gnau-picture-result = How the round ended
gnau-picture-result-hand = { $name }, { $delta }: { $hand }
gnau-picture-points = { $delta }, { $balance }
gnau-picture-balance = now { $points }
gnau-picture-pays = { $times }× the stake
gnau-picture-possible = possible: { $name }
gnau-picture-dealer = Dealer: { $dealer }
gnau-picture-dealer-unnamed = Dealer
gnau-picture-seat = Seat { $number }
# A player whom the picture can only call by a seat
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# Dealt before deals could be checked.

gnau-closed-best-hand = 🃏 Best hand: **{ $hand }** by { $user }{"\u200E"} in{"\u00A0"}round{"\u00A0"}{ $round }
gnau-closed-biggest-win = 💰 Biggest win: **{ $delta }** by { $user }{"\u200E"} in{"\u00A0"}round{"\u00A0"}{ $round }
gnau-closed-most-rounds = 🪑 Most rounds, **{ $rounds }**: { $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = and { $people } more

gnau-hand-title = Your cards · table { $table }, round { $round }
gnau-hand-best = Best split: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}pays{"\u00A0"}**×{ $points }**
}
gnau-hand-choose = Pick the three cards of your ox, then press { BUTTON("gnau-pick-confirm") }. Your pick is final.
    -# { $fallback ->
    [best] Not sure? If you pick nothing, your best split counts.
   *[none] Careful: a wrong pick, or none in time, counts as { -no-ox }.
}
gnau-hand-find = **Is there an ox in your hand?** Tap the bars to see your best split, which counts if you do nothing. Or press { BUTTON("gnau-button-split") }.
gnau-hand-chosen = You picked: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}pays{"\u00A0"}**×{ $points }**
}
# A hand that is No Ox by a wrong pick, or by none; why is said below
gnau-hand-counted = Counts as **{ $name }**
# The dealer's hand, below one's own
gnau-hand-dealer = Dealer: **{ $hand }**
gnau-told-won = **You won { $points }**
gnau-told-lost = **You lost { $points }**
gnau-hand-balance = balance { $balance }
gnau-told-even = **Nothing won, nothing lost**
gnau-hand-footer-revealed = -# Revealed · [to the table]({ $link })
gnau-hand-footer = -# Reveal: { $when } · [to the table]({ $link })

gnau-note-joined = You're in. Your five cards come by direct message on the next deal.
gnau-note-joined-bank = You're in, as the dealer: everyone plays against you. When someone has joined, press { BUTTON("gnau-button-deal") }.
# To the person who has just opened the table. $why: a sentence
gnau-note-not-seated = The table is open, but you have no seat yet. { $why }
gnau-note-ready = You're ready. Cards are revealed when everyone is.
gnau-note-undelivered = I couldn't send you a direct message, so your cards wait here: press { BUTTON("gnau-button-hand") } · [to the table]({ $link })
    -# If you don't allow them: server menu → Privacy Settings → Direct Messages.

# What the host can choose
# $seconds: their number. $time: the same in words
gnau-terms-speed = { $seconds ->
    [0] Reveal at once
   *[other] Reveal after { $time }
}
gnau-terms-dealer = Dealer: { $choice }
gnau-terms-split = Splitting: { $choice }

# $gains, $pays: shares of all rounds. $edge: what the dealer gains of what is staked. All are percentages
gnau-details-odds = 🎲 A player wins { $gains } of rounds and loses { $pays }. In the rest, no points move. House edge: { $edge } of the stake, if every hand is split the best way.

gnau-button-join = Join
gnau-button-leave = Leave
gnau-note-bank-taken = ✅ You're the dealer: everyone plays against you.
gnau-note-bank-passed = ✅ You no longer deal.

gnau-button-cut = Add a word
gnau-button-take-bank = Be the dealer
gnau-button-give-bank = Stop dealing

gnau-button-deal = Deal
gnau-button-deal-again = Deal again
gnau-button-ready = Ready
gnau-button-split = Split it myself
gnau-button-reveal = Reveal
gnau-button-hand = My hand
gnau-button-hand-over = Settings
gnau-button-details = Details
gnau-button-close = Close
gnau-letter-place-lost = I lost access to this table's channel, so the cards were revealed at once. The round counts, and the table is closed.
gnau-letter-link = Go to the table

gnau-note-dealt = The cards are out: [to the table]({ $link })

gnau-solution-title = Every way · { $rules }
gnau-solution-way = { $mark } { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
