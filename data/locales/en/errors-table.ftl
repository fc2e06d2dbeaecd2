# What a person is told, privately, when something is not allowed. The ids are the errors' codes.
#
# $reference: letters and digits by which the operator finds the error
# $option: the name of an option, which stays in English
# $lowest and $least: the lowest number that is allowed
# $highest: the highest number that is allowed
# $value: what was given, as it was typed
# $permissions: names of permissions, as a list
# $link: the address of the table's message
# $game: the name of the command: gnau, hearts or gongzhu
# $dealer: the dealer's name or mention
# $number: a bid: how many times the stake
# $times: how many times the stake
# $people and $players: how many players
# $longest: how many signs
# $rounds: how many rounds
# $need: so many points, as a number
# $balance: the points that a person has now, as a number
# $limit: how many points can be lost

error-unexpected = Sorry, something went wrong. Nothing was lost: try again. If it keeps happening, give the bot's operator this reference: `{ $reference }`
error-connection-lost = Sorry, I lost my connection to Discord. Check whether that went through, or try again.
error-database-away = Sorry, I can't reach my records right now. Nothing was lost: try again in a minute.
error-served-elsewhere = That button doesn't work here. Follow the link above and press it at the table.
error-command-unknown = This command has just changed. Type `/` again in a moment.
error-option-out-of-range = `{ $option }` must be a whole number from { $lowest } to { $highest }.
error-option-length = `{ $option }` must have { $lowest } to { $highest } characters.
error-option-not-offered = `{ $option }` can't be “{ $value }”. Choose from the list Discord shows.
# $most: how many hours
error-quiet-hours-too-long = Quiet hours can be { $most } hours a day at most. Choose fewer.
error-time-zone-unknown = I don't know that time zone. Type one like Asia/Kolkata or UTC+5:30.
error-vacation-running = You're on vacation already. End it first.
# $days: how many are left
error-vacation-too-long = { $days ->
    [0] You have no day left this month. Wait for the next.
    [one] You have one day left this month. Choose one.
   *[other] You have { $days } days left this month. Choose fewer.
}
error-not-in-this-server = Only members of this server can do that.
error-one-at-a-time = One moment: your last request is still being answered.
error-still-thinking = { error-one-at-a-time }
error-form-forgotten = That form has expired. Press the button again.
error-only-in-server = This needs a server that has the bot.
error-table-needs-server = Tables need a server that has the bot.
invite-button = Add to a server
error-bot-lacks-permissions = To run a table in this channel I need: { $permissions }.

error-table-here = This channel already has a table of this game: [to the table]({ $link })
error-no-table-here = This channel has no such table. Open one: `/{ $game } open`
error-table-unknown = { error-table-closed }
error-table-closed = That table is closed. Open a new one.
error-table-damaged = Sorry, this table's records are damaged. It's being closed, and all stakes are returned.
error-round-over = That round is finished. Use the latest table message.

error-follow-full = Too many people follow this table. Try again in a few minutes.
error-follow-unseen = You can't see that table's channel, so you can't follow it.
error-follow-tournament = Nobody can follow a table of a tournament: other tables still play the same hands.
error-already-seated = You already have a seat here.
error-not-seated = You have no seat here. Press { BUTTON("gnau-button-join") } first.
error-already-dealing = You're already the dealer.
error-bank-not-to-take = You can't be the dealer here. The host can change that under { BUTTON("more-button") }.
error-bank-taken = { $dealer } is the dealer. You can deal once they stop.
error-bank-not-yours = You're not the dealer.
error-nobody-to-pass-to = Nobody else here could deal. Leave, or wait for someone to join.
error-bank-needs-two = Bidding takes two. Someone else has to press { BUTTON("gnau-button-join") } first.
error-no-bidding-now = Nobody is bidding now.
error-nothing-to-decide = There's nothing for you to decide now.
error-bidding-over = The bidding is over.
error-raising-over = It's not the time to raise.
error-already-bid = You've bid already. Bids are shown when all are in.
error-already-raised = You've chosen already. The fifth cards are turned when all have.
error-banker-raises-nothing = You deal. Only the others raise.
error-bid-not-offered = You can't bid { $number } here. Press one of the buttons.
error-raise-not-offered = You can't raise to { $times } here. Press one of the buttons.
error-cards-face-down = The fifth cards are still face down. First everyone bids and raises.
error-dealer-without-players = Only the dealer is seated. Someone else has to press { BUTTON("gnau-button-join") } first.
error-choose-your-three = You split your own hand here: press { BUTTON("gnau-button-hand") }, pick three cards, then { BUTTON("gnau-pick-confirm") }.
error-splits-by-themselves = The dealer's hand is split automatically here.
error-already-chosen = You've already confirmed your split.
error-still-choosing = { $people ->
    [1] Someone is
   *[other] { $people } players are
} still picking. Cards are revealed when everyone has chosen or time runs out.
error-pace-invalid = That pace isn't offered. Choose from 10 seconds to 3 days.
error-own-split-needs-time = Splitting your own hand needs at least { $least } seconds until the reveal.
error-cut-word-invalid = A word has 1 to { $longest } signs: letters, digits, spaces and .,!?'- only.
error-chain-used-up = This table has dealt all its { $rounds } rounds. Open a new one.
error-table-full = All { $players } seats are taken. Join when someone leaves.
error-cards-are-out = Cards are out. Wait until play is finished.
error-player-cannot-cover = A round here can cost { $need } points, and you have { $balance }.{ $stake ->
    [0] {""}
   *[other] {" "}You could play for { $stake }: type `/gnau open stake:{ $stake }` in another channel.
}
error-dealer-cannot-cover = This round could cost { $dealer }, the dealer, { $need } points, and they have { $balance }. They can press { BUTTON("gnau-button-give-bank") }, or { $stake ->
    [0] deal to fewer players.
   *[other] open a table with a stake of { $stake }.
}
error-bank-cannot-cover = As the dealer you could lose { $need } points in a round, and you have { $balance }. Join as a player{ $stake ->
    [0] {""}
   *[other] , or open a table with a stake of { $stake }
}.
# $unit: after what it is paid. $stake: for what they could play; $when: a day
error-account-too-new = { $unit ->
    [game] A game
   *[round] A round
} at this stake can cost you { $need } points. Your Discord account is new: until { $when } you can lose at most { $limit } to others at a time.{ $stake ->
    [0] {""}
   *[other] {" "}A stake of { $stake } is fine.
}
error-dealer-account-too-new = This round could cost { $dealer }, the dealer, { $need } points. Their Discord account is new: until { $when } they can lose at most { $limit } to others at a time. They can press { BUTTON("gnau-button-give-bank") }, or deal to fewer players.
error-dealer-covers-no-more = A round can cost { $dealer }, the dealer, { $need } points for each player. They can pay { $players ->
    [0] nobody
    [1] one player
   *[other] { $players } players
}. Ask them to press { BUTTON("gnau-button-give-bank") }.
error-nobody-can-cover = A round here can cost { $need } points, and nobody has that many.{ $stake ->
    [0] {""}
   *[other] {" "}Open a table with a stake of { $stake } or less.
}
error-no-players = Nobody is seated yet. Someone has to press { BUTTON("gnau-button-join") } first.
error-only-leader = Only the host, the dealer or a server manager can do that.
error-nothing-to-reveal = There are no cards to reveal.
error-reveal-first = Finish this round first.
error-already-ready = You're ready. Cards are revealed when everyone is.
error-dealer-reveals = You're the dealer: press **Reveal** when everyone has seen their cards.
error-no-cards-now = No cards are out. You get yours with the next deal.
error-not-in-round = You have no cards this round. Press { BUTTON("gnau-button-join") } after the reveal.
error-no-round-yet = No round has been played here yet.
error-go-on-later = Only the host can continue yet. Everyone else: { $when }
