# The Gnau table as people see it.

gnau-house = the house

gnau-table-title = 🐂 Gnau · table { $table }
gnau-table-title-round = 🐂 Gnau · table { $table } · round { $round }
gnau-table-facts = Dealer: { $dealer } · Stake: { $stake }
# $facts: as above. $rules: in a word or two
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}own splits
   *[auto] {""}
}
# The most that a round can cost somebody in a bankroll.
gnau-table-cost = 💰 A round can cost you up to { $need ->
    [one] one point
   *[other] { $need } points
}.
# $players: to how many the dealer could lose as much
gnau-table-cost-dealer = 💰 A round can cost you up to { $need ->
    [one] one point
   *[other] { $need } points
}. { $dealer } can pay { $players ->
    [0] nobody
    [one] one player
   *[other] { $players } players
}.
gnau-table-first-deals = the first to join
gnau-table-aim = **Aim:** three cards that make 10, 20 or 30. The last digit of the other two must beat the dealer's. 0 is best.
# A left-to-right mark follows a name before a number: a name in Arabic or Hebrew would turn it around.
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance ->
    [one] { $balance } point
   *[other] { $balance } points
}
gnau-table-nobody = Nobody yet. Be the first!
gnau-table-out = 🃏 **The cards are out.** Check your direct messages or press { BUTTON("gnau-button-hand") }, then press { BUTTON("gnau-button-ready") }.
    Cards are revealed when everyone is ready, or { $when }.
gnau-table-out-own = 🃏 **The cards are out.** Check your direct messages or press { BUTTON("gnau-button-hand") }, pick three cards and press { BUTTON("gnau-pick-confirm") }.
    Cards are revealed once everyone has chosen, or { $when }.
gnau-table-chosen = ✅ { $user } has chosen
gnau-table-sat-out = 💸 { $user } sits out: a round here can cost { $need } points. { $stake ->
    [0] They can't cover any stake yet; `/points claim` helps.
   *[other] They can cover a stake of{"\u00A0"}{ $stake }.
}
gnau-table-ready = ✅ { $user } is ready
gnau-table-looking = 👀 { $user }
gnau-table-gone = 🚪 { $user } has left the server
gnau-table-undelivered = 👀 { $user } · no direct message: press { BUTTON("gnau-button-hand") }

gnau-result-dealer = **Dealer: { $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-wins = { $mark } { $user } **wins { $points }** · balance { $balance }
gnau-result-draws = { $mark } { $user } **draws** · balance { $balance }
# $hand: a hand that pays nothing, as No Ox
gnau-result-ties-unpaid = { $mark } { $user } **loses nothing** · balance { $balance }
    -# The dealer wins ties, but { $hand } pays nothing.
gnau-result-ties-paid = { $mark } { $user } **loses { $points }** · balance { $balance }
    -# The dealer wins ties.
gnau-result-loses = { $mark } { $user } **loses { $points }** · balance { $balance }
gnau-result-first = ✨ the first { $hand } of the evening
gnau-result-ties = -# Equal hands: the dealer wins ties.
gnau-result-streak = 🔥 { $streak }
# $streak: two in a row
gnau-result-streak-of = { $user }: { $streak }
gnau-missed-hand = { $user } had { $hand }
gnau-missed-many = { $people } players had an ox
# $missed: one of the above, or a list of them; never said of a single hand only. $joke: from 0 on
gnau-missed = 🐂 { $missed }{ $joke ->
    [0] . The ox got away.
    [1] . It hid well.
    [2] . It's still out grazing.
    [3] . Every herder loses one sometimes.
   *[other] . No oxen were harmed.
}
gnau-in-a-row = { $rounds ->
    [2] two in a row
    [3] three in a row
    [4] four in a row
    [5] five in a row
    [6] six in a row
    [7] seven in a row
    [8] eight in a row
    [9] nine in a row
    [10] ten in a row
   *[other] { $rounds } in a row
}
# $sum: the three with what they come to, such as 4 + 8 + 10 = 22
gnau-result-no-passport = Not an ox: { $sum }
gnau-result-nothing-chosen = Out of time
gnau-result-possible = 💡 possible: **{ $name }**
gnau-result-next = Next: { $dealer } deals to { $seats }.
gnau-result-next-many = Next: { $dealer } deals to { $seats } players.
gnau-result-next-none = Next: { $dealer } deals, but nobody plays yet.
gnau-result-anyone-deals = -# Anyone seated can deal: { $when }
gnau-result-nobody = Nobody is seated. Press { BUTTON("gnau-button-join") } to play on.

# The three or the two of a hand, and what they come to. The space is a no-break one, as between cards.
gnau-split-group = { $cards } ({ $sum })
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = pair
gnau-split-tonku = tonku

# Said of pictures to those who cannot see them, and names in them.
gnau-picture-hand = Your cards: { $cards }
gnau-picture-result = How the round ended
# $delta: what the round brought, also with the balance after it as in the next text
gnau-picture-result-hand = { $name }, { $delta }: { $hand }
gnau-picture-points = { $delta }, now { $balance }
gnau-picture-balance = { $points }
gnau-picture-possible = possible: { $name }
gnau-picture-dealer = Dealer: { $dealer }
gnau-picture-dealer-unnamed = Dealer
gnau-picture-seat = Seat { $number }
# A player whom the picture can only call by a seat
gnau-picture-seated = { $seat } = { $user }

gnau-fair-seed = -# 🔓 Shuffle key `{ $seed }…`
gnau-fair-before = -# Dealt before deals could be checked.

gnau-closed-title = 🐂 Gnau · table { $table } is closed
gnau-closed-rounds = { $rounds ->
    [0] No round was played.
    [one] One round was played.
   *[other] { $rounds } rounds were played.
}
gnau-closed-best-hand = 🃏 Best hand: **{ $hand }** by { $user }{"\u200E"} in{"\u00A0"}round{"\u00A0"}{ $round }
gnau-closed-biggest-win = 💰 Biggest win: **{ $delta }** by { $user }{"\u200E"} in{"\u00A0"}round{"\u00A0"}{ $round }
gnau-closed-most-rounds = 🪑 Most rounds, **{ $rounds }**: { $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = { $people ->
    [one] and one more
   *[other] and { $people } more
}

gnau-hand-title = Your cards · table { $table }, round { $round }
gnau-hand-best = Best split: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}pays{"\u00A0"}**×{ $points }**
}
gnau-hand-choose = Pick the three cards of your ox, then press { BUTTON("gnau-pick-confirm") }. Your pick is final.
    -# A wrong pick, or none in time, counts as No Ox.
gnau-hand-choose-once = Pick the three cards of your ox, then press { BUTTON("gnau-pick-confirm") }. Your pick is final.
    -# If you confirm none in time, your best split counts.
gnau-hand-find = **Is there an ox in your hand?** Tap the bars to see your best split. It counts automatically, unless you press { BUTTON("gnau-button-split") }.
gnau-hand-chosen = You picked: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}pays{"\u00A0"}**×{ $points }**
}
# A hand that is No Ox by a wrong pick, or by none; why is said below
gnau-hand-counted = Counts as **{ $name }**
gnau-told-won = **You won { $points }**
gnau-told-lost = **You lost { $points }**
gnau-told-even = **Nothing won, nothing lost**
gnau-hand-footer-revealed = -# Revealed · [to the table]({ $link })
gnau-hand-footer = -# Reveal { $when } · [to the table]({ $link })

gnau-note-joined = You're in. Your five cards come by direct message on the next deal.
gnau-note-joined-bank = You're in, and you deal: everyone plays against you. Press { BUTTON("gnau-button-deal") } once somebody else has joined.
# To whoever has opened the table; $why: a sentence
gnau-note-not-seated = The table is open, but you have no seat yet. { $why }
gnau-note-stake-high = A round at this stake can cost { $need } points, more than most people here have.{ $stake ->
    [0] {""}
   *[other] {" "}Most could play for a stake of { $stake }: `/gnau open stake:{ $stake }`.
}
gnau-note-left = ✅ You left the table.
gnau-note-ready = You're ready. Cards are revealed when everyone is.
gnau-note-undelivered = I couldn't send you a direct message, so your cards wait here: press { BUTTON("gnau-button-hand") } · [to the table]({ $link })
    -# If yours are closed: server menu → Privacy Settings → Direct Messages.

# What the host can choose
gnau-terms-speed = { $seconds ->
    [0] Reveal at once
   *[other] Reveal after { $seconds } seconds
}
gnau-terms-dealer = Dealer: { $choice }
gnau-terms-split = Splitting: { $choice }
gnau-terms-dealer-house = the house
gnau-terms-dealer-opener = the host
gnau-terms-dealer-rotate = the next player each round
gnau-terms-dealer-winner = the biggest winner of the last round
gnau-terms-dealer-anyone = anyone who wants to
gnau-terms-split-auto = the bot, always the best way
gnau-terms-split-own = each player splits their own
gnau-done-dealer = ✅ Dealer from the next round on: { $choice }.
gnau-done-split = ✅ Splitting from the next round on: { $choice }.
gnau-news-dealer = ✏️ { $host } changed who deals: { $choice }.
gnau-news-next-split = ✏️ From the next round on hands are split by: { $choice }.
gnau-news-split = ✏️ { $host } changed who splits the hands: { $choice }.

gnau-details-title = Gnau · details of table { $table }
gnau-details-edge = House edge: { $points }% of every point staked, if all hands are split in the best way.
gnau-details-play-points = -# Play points only: nothing is bought, sold or redeemed.

gnau-button-join = Join
gnau-button-leave = Leave
gnau-note-bank-taken = ✅ You're the dealer: everyone plays against you.
gnau-note-bank-passed = ✅ You no longer deal.

gnau-button-cut = Add a word
gnau-button-take-bank = Be the dealer
gnau-button-give-bank = Stop dealing
# Behind More, each beside its button
gnau-more-leave = Give up your seat.
gnau-more-cut = Mix your word into every shuffle.
gnau-more-take-bank = Everyone plays against you.
gnau-more-give-bank = Let someone else deal.
gnau-more-hand-over = Change stake, dealer, rules or host.
gnau-more-details = Odds, all rules and the whole lock.
gnau-more-close = End the table for everyone.

gnau-button-deal = Deal
gnau-button-deal-again = Deal again
gnau-button-ready = Ready
gnau-button-split = Split it myself
gnau-button-reveal = Reveal
gnau-button-hand = My hand
gnau-button-hand-over = Settings
gnau-button-details = Details
gnau-button-close = Close
gnau-letter-place-lost = I can no longer write in this table's channel, so the cards were revealed at once. The round counts; the table is closed.
gnau-letter-link = To the table, then My hand

gnau-note-dealt = The cards are out: [to the table]({ $link })
gnau-note-closed = Table { $table } is closed.

gnau-solution-title = Every way · { $rules }
gnau-solution-best = ⭐ **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gnau-solution-way = ▫️ { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
