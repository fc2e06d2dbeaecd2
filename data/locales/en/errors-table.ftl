# What a person is told, privately, when something is not allowed. The ids are the errors' codes.

error-unexpected = Something went wrong on my side, sorry. Nothing was lost; please try again.
error-command-unknown = This command has changed since your Discord last looked. Type `/` again in a moment.
error-only-in-server = This works in a server's channel only.
error-bot-lacks-permissions = I cannot keep a table here. Please let me have in this channel: { $permissions }.

error-table-here = There is a Gnau table in this channel already: [to the table]({ $link })
error-no-table-here = There is no Gnau table in this channel. Open one with `/gnau open`.
error-table-unknown = This table does not exist any more. Open a new one with `/gnau open`.
error-table-closed = This table is closed. Open a new one with `/gnau open`.
error-round-over = This button belongs to an earlier moment of the table. Please use the newest message.

error-already-seated = You already have a seat here.
error-not-seated = You have no seat at this table. Press **Join** to get one.
error-dealer-cannot-join = You are the dealer of this table: everybody plays against you.
error-dealer-cannot-leave = You are the dealer of this table. Press **Close** to end it.
error-table-full = All { $players } seats are taken. You can join when somebody leaves.
error-cards-are-out = The cards are out. This is possible after the reveal.
error-no-players = Nobody has a seat yet. Somebody has to press **Join** first.
error-only-leader = Only who opened the table, its dealer, or somebody with Manage Server can do that.
error-nothing-to-reveal = There are no cards to reveal now.
error-reveal-first = The cards are out: reveal them first, then the table can be closed.
error-already-ready = You are ready already. The reveal comes when everybody is.
error-dealer-reveals = You are the dealer: press **Reveal** when everybody has seen their cards.
error-no-cards-now = No round is running, so nobody has cards. They come with the next **Deal**.
error-not-in-round = You have no cards in this round. Join after the reveal and you are in the next one.
error-no-round-yet = No round has been played at this table yet.
error-nobody-ranked = Nobody has played a round in this server yet. Open a table with `/gnau open`.
