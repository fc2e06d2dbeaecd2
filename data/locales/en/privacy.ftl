# What is kept about people, what they can do about it, and what becomes of it.
#
# $servers: how many servers
# $rounds: how many rounds
# $megabytes: how many
# $game: the name of a game, with its emoji
# $table: the table's number
# $link: the address of the table's message
# $tables: tables, a line each

privacy-former-player = a former player

privacy-about-title = ## 🔐 What this bot keeps
privacy-about-kept = **What it keeps**
    About you, only your Discord account number: no name, no picture, no messages.
    In each server, and outside of servers:
    - your points, and everything that moved them
    - your tables, rounds and games, with your cards and scores
    - what you added to each shuffle
    - your drill answers, daily deals and tournaments
    - your medals and achievements
    - whether you changed the settings last, and whether you're blocked

    For all servers:
    - your preferences, with your time zone, quiet hours and vacations
    - when you were last reminded of your turn
    - the channel of your direct messages with the bot, and their language: that of your Discord
    - which friends you share a code with, and since when
    - for up to ten days, where the message with your cards is
privacy-about-why = **Why**
    To play, to settle each round once, and so that any deal can be checked later.
privacy-about-seen = **Who sees it**
    It's never passed on.
    - your points and statistics: members of the server
    - what you play outside of servers: friends who share a code with you
    - a round with its cards: anyone who played in it or can see its channel
    - your vacation: anyone who can see a slow table of yours
    - everything: the bot's operator, and anyone who stores its database and backups
privacy-about-ends = **How long**
    Until you delete it, or 30 days after the server removes the bot. The operator decides how long backups last.
    -# After you delete it, a code stays for 30 days in each server where you had a bankroll, so that nobody gains points by deleting. It can't be traced back to you without a secret key.
privacy-about-how = `/privacy export` sends you everything.
    `/privacy delete` deletes it in every server.
    `/privacy hide-word` hides a word you cut the deck with.

privacy-export = Everything kept about you: one JSON file, and a table (CSV) for each part.
privacy-export-sent = Everything kept about you is in your direct messages.
privacy-export-here = I couldn't send you a direct message. Save this now: it disappears.

privacy-delete-title = ## Delete your data?
privacy-delete-goes = **What is deleted, in every server**
    - your points, history and statistics
    - your medals and achievements
    - your drill answers, daily deals, tournaments, shared codes and preferences
    - your account number in other people's data
privacy-delete-stays = **What stays**
    - the rounds, for the people you played with: your seat says “a former player”
    - what you added to a shuffle, without your name
    - a server's block
    - a code for each of your bankrolls, for 30 days (see `/privacy about`)
    - messages already posted in channels
privacy-delete-sure = **This can't be undone.** You can play again right away, as a newcomer. A new bankroll starts at{"\u00A0"}0 for 30{"\u00A0"}days, and you get no daily points today.
privacy-button-keep = Keep my data
privacy-button-delete = Delete my data
privacy-deleted-title = ## Your data is deleted
privacy-deleted = { $servers ->
    [0] Nothing was kept in any server
    [1] It was kept in one server
   *[other] It was kept in { $servers } servers
}. { $rounds ->
    [0] You had played no rounds.
    [1] You're now “a former player” in one round.
   *[other] You're now “a former player” in { $rounds } rounds.
}

error-privacy-busy = I'm already working on that. Wait until it's done.
error-nothing-kept = Nothing is kept about you.
error-export-too-big = What is kept about you comes to { $megabytes } MB, more than Discord takes. Ask the bot's operator for it.
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = Only the person who asked can delete their data.
error-deletion-expired = That question has expired, and nothing was deleted. Type `/privacy delete` again.
privacy-table = { $game } · [table { $table }]({ $link })
error-deletion-at-tables = Leave these tables first, or close the ones you opened.
    { $tables }
