# What a person is told, privately, when something is not allowed. The ids are the errors' codes.

error-unexpected = Sorry, something went wrong. Nothing was lost; please try again. If it keeps happening, give the bot's host this reference: `{ $reference }`.
error-connection-lost = Sorry, I lost my connection to Discord. Check whether that went through, and try again if not.
error-database-away = Sorry, I can't reach my records right now. Nothing was lost; try again in a minute.
error-served-elsewhere = Sorry, that button doesn't work here. Follow the link above and press it at the table.
error-command-unknown = This command has just changed. Type `/` again in a moment.
error-option-out-of-range = `{ $option }` must be a whole number from { $lowest } to { $highest }.
error-option-length = `{ $option }` must have { $lowest } to { $highest } characters.
error-option-not-offered = `{ $option }` can't be “{ $value }”. Choose from the list Discord shows.
error-not-in-this-server = Only members of this server can do that.
error-one-at-a-time = One moment: I'm still answering you. Ask again in a second.
error-form-forgotten = Sorry, that form has expired. Press the button again.
error-bot-not-in-server = I'm not a member of this server, so nobody can play here yet. A server manager can add me: open my profile and press **Add App**.
error-only-in-server = This works only in a server's channel.
error-bot-lacks-permissions = I can't run a table here. In this channel I need: { $permissions }.

error-table-here = This channel already has a table of that game: [to the table]({ $link })
error-no-table-here = This channel has no table of that game. Open one: `/gnau open`, `/hearts open` or `/gongzhu open`.
error-table-unknown = That table no longer exists. Open a new one: `/gnau open`, `/hearts open` or `/gongzhu open`.
error-table-closed = That table is closed. Open a new one: `/gnau open`, `/hearts open` or `/gongzhu open`.
error-table-damaged = Sorry, this table's records are damaged. It is being closed, and everything at stake goes back to the players.
error-round-over = That round is over. Use the latest table message.

error-already-seated = You already have a seat here.
error-not-seated = You're not at this table. Press { BUTTON("gnau-button-join") } between rounds.
error-already-dealing = You're the dealer: everyone at this table plays against you.
error-bank-not-to-take = You can't be the dealer here. The host can change who deals, under { BUTTON("more-button") }.
error-bank-taken = { $dealer } is the dealer. You can be it once they stop.
error-bank-not-yours = You aren't the dealer.
error-nobody-to-pass-to = Nobody else here could deal. **Leave**, or wait for somebody to join.
error-dealer-without-players = Only the dealer is seated. Somebody else has to press { BUTTON("gnau-button-join") } first.
error-choose-your-three = You split your own hand here: press { BUTTON("gnau-button-hand") }, pick three cards, then { BUTTON("gnau-pick-confirm") }.
error-splits-by-themselves = The dealer's hand is split by itself at this table, always the best way.
error-already-chosen = You've already confirmed your split.
error-still-choosing = { $people ->
    [one] Somebody is
   *[other] { $people } people are
} still picking their three cards. Cards are revealed once everyone has chosen, or when time runs out.
error-own-split-needs-time = Splitting your own hand takes time: set at least { $least } seconds until the reveal.
error-cut-word-invalid = Use 1 to { $longest } letters, digits, spaces or . , ! ? ' - (not “{ $word }”).
error-chain-used-up = This table has dealt all { $rounds } rounds it can. Close it and open a new one.
error-table-full = All { $players } seats are taken. Join when somebody leaves.
error-cards-are-out = Cards are out. Wait until they have been played or revealed.
error-player-cannot-cover = A round here can cost { $need } points, and you have { $balance }. { $stake ->
    [0] That isn't enough for any stake yet.
   *[other] You can afford a stake of { $stake }: type `/gnau open stake:{ $stake }` in another channel.
}
error-dealer-cannot-cover = This round could cost { $dealer }, who deals, { $need } points, and they have { $balance }. { $stake ->
    [0] They can press { BUTTON("gnau-button-give-bank") }, or deal to fewer people.
   *[other] They can press { BUTTON("gnau-button-give-bank") }, or open a table with a stake of { $stake }: that is enough for this many players.
}
error-bank-cannot-cover = With this many players a round could cost the dealer { $need } points, and you have { $balance }. { $stake ->
    [0] Join as a player, or wait until you have more.
   *[other] That is enough for a stake of { $stake }. Open a table with that stake, or join as a player.
}
# $unit: after what it is paid. $stake: for what they could play; $when: a day
error-account-too-new = { $unit ->
    [game] A game
   *[round] A round
} at this stake can cost you { $need } points. Your Discord account is still new: until { $when } you can lose at most { $limit } to others at a time.{ $stake ->
    [0] {""}
   *[other] {" "}A stake of { $stake } is fine.
}
error-dealer-account-too-new = This round could cost { $dealer }, who deals, { $need } points. Their Discord account is still new: until { $when } they can lose at most { $limit } to others at a time. They can press { BUTTON("gnau-button-give-bank") }, or deal to fewer people.
error-dealer-covers-no-more = { $dealer } deals, and a round can cost them { $need } points for each player. They can pay { $players ->
    [0] nobody now. Ask them to press { BUTTON("gnau-button-give-bank") }.
    [one] only one player. Join when that seat is free, or ask them to press { BUTTON("gnau-button-give-bank") }.
   *[other] only { $players } players. Join when a seat is free, or ask them to press { BUTTON("gnau-button-give-bank") }.
}
error-nobody-can-cover = A round here can cost { $need } points, and nobody has that many. { $stake ->
    [0] That isn't enough for any stake yet.
   *[other] Open a table with a stake of { $stake } or less.
}
error-no-players = Nobody is seated yet. Somebody has to press { BUTTON("gnau-button-join") } first.
error-only-leader = Only the host, the dealer or a server manager can do that.
error-nothing-to-reveal = There are no cards to reveal.
error-reveal-first = Finish this round first, then close the table.
error-already-ready = You're ready. Cards are revealed when everyone is.
error-dealer-reveals = You're the dealer: press **Reveal** when everyone has seen their cards.
error-no-cards-now = No cards are out yet. You'll get yours on the next deal.
error-not-in-round = You have no cards this round. Press { BUTTON("gnau-button-join") } after the reveal to play the next one.
error-no-round-yet = No round has been played at this table yet.
error-go-on-later = The host goes first. Anyone seated can go on { $when }.
