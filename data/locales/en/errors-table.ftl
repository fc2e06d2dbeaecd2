# What a person is told, privately, when something is not allowed. The ids are the errors' codes.

error-unexpected = Something went wrong on my side, sorry. Nothing was lost; please try again. If it keeps happening, tell the host of this bot the reference `{ $reference }`.
error-connection-lost = My connection to Discord broke off, sorry. Please check whether it went through, and try again if not.
error-database-away = I cannot reach my records at the moment, sorry. Nothing was lost; please try again in a minute.
error-served-elsewhere = This button does not work from here, sorry. Please press it at the table: the link above leads there.
error-command-unknown = This command has changed since your Discord last looked. Type `/` again in a moment.
error-option-out-of-range = `{ $option }` can be any whole number from { $lowest } to { $highest }.
error-option-length = `{ $option }` takes { $lowest } to { $highest } characters.
error-option-not-offered = `{ $option }` can't be “{ $value }”. Please choose from the list that Discord shows.
error-not-in-this-server = This needs somebody who is in this server now.
error-one-at-a-time = One moment, please: answering you takes a while. Ask again in a second.
error-form-forgotten = I have been restarted, or the form was open for very long, sorry. Please press the button again.
error-bot-not-in-server = I am not a member of this server, so no tables can be played here. Somebody with Manage Server can add me: open my profile and press **Add App**.
error-only-in-server = This works in a server's channel only.
error-bot-lacks-permissions = I cannot keep a table here. Please let me have in this channel: { $permissions }.

error-table-here = This channel already has such a table: [to the table]({ $link })
error-no-table-here = There is no table of this game in this channel. Open one: `/gnau open`, `/hearts open`, `/gongzhu open`.
error-table-unknown = This table does not exist any more. Open a new one: `/gnau open`, `/hearts open`, `/gongzhu open`.
error-table-closed = This table is closed. Open a new one: `/gnau open`, `/hearts open`, `/gongzhu open`.
error-table-damaged = What was kept of this table is damaged, sorry. It is being closed, and everything at stake goes back to the players.
error-round-over = That round is over. Use the newest message of the table.

error-already-seated = You already have a seat here.
error-not-seated = You're not at this table. Press **Join** when no cards are out.
error-already-dealing = You have the bank at this table: everybody plays against you.
error-bank-not-to-take = The bank cannot be taken here: the dealer was fixed when the table was opened.
error-bank-taken = { $dealer } has the bank. You can take it once they pass it.
error-bank-not-yours = You do not have the bank, so there is nothing to pass.
error-nobody-to-pass-to = There is nobody else at the table who could deal. You can **Leave**, or wait for somebody.
error-dealer-without-players = Only the dealer sits here. Somebody else has to press **Join** first.
error-choose-your-three = At this table everybody splits their own hand: press **My hand**, then your three cards and **Confirm**.
error-splits-by-themselves = At this table the dealer's hand is split by itself, in the best way.
error-already-chosen = You have confirmed your split already. It counts as it is.
error-still-choosing = { $people ->
    [one] Somebody is
   *[other] { $people } people are
} still choosing their three cards. The reveal comes by itself when all have, or when the time is over.
error-own-split-needs-time = For own splits everybody needs time to choose: at least { $least } seconds until the reveal.
error-cut-word-invalid = “{ $word }” cannot go into the shuffle. Use 1 to { $longest } letters, digits, spaces or . , ! ? ' -
error-chain-used-up = This table has dealt { $rounds } rounds, all it can. Close it and open a new one.
error-table-full = All { $players } seats are taken. You can join when somebody leaves.
error-cards-are-out = The cards are out. This is possible when they have been played or revealed.
error-player-cannot-cover = A round here can cost { $need } points, and you have { $balance }. { $stake ->
    [0] That covers no stake yet. `/gnau daily` gives you some every day.
   *[other] That covers a stake of { $stake }: `/gnau open stake:{ $stake }` opens such a table in another channel.
}
error-dealer-cannot-cover = { $dealer } deals, and this round could cost the dealer { $need } points; they have { $balance }. { $stake ->
    [0] Pass the bank, or play with fewer people.
   *[other] That covers a stake of { $stake } with so many players. Pass the bank, or open a table with that stake.
}
error-bank-cannot-cover = With so many players a round could cost the dealer { $need } points here, and you have { $balance }. { $stake ->
    [0] Join as a player, or wait until you have more.
   *[other] That covers a stake of { $stake }: open a table with that one, or join as a player.
}
error-nobody-can-cover = A round here can cost everybody { $need } points, and nobody has that many. { $stake ->
    [0] `/gnau daily` gives everybody some every day.
   *[other] Open a table with a stake of { $stake }, or less.
}
error-no-players = Nobody has a seat yet. Somebody has to press **Join** first.
error-only-leader = Only whoever opened the table or deals at it can do that, or somebody with Manage Server.
error-nothing-to-reveal = There are no cards to reveal now.
error-reveal-first = Finish this round first: the table can be closed after the reveal.
error-already-ready = You are ready already. The reveal comes when everybody is.
error-dealer-reveals = You are the dealer: press **Reveal** when everybody has seen their cards.
error-no-cards-now = No cards are out yet. You'll get yours with the next deal.
error-not-in-round = You have no cards in this round. Join after the reveal and you are in the next one.
error-no-round-yet = No round has been played at this table yet.
error-only-host = Only the host or a server manager can hand the table over.
error-heir-not-seated = They have no seat here. Hand the table over to somebody seated.
error-nobody-to-hand-over-to = Nobody else is seated yet.
error-deal-later = The host deals first. Anyone seated can deal again { $when }.
