# What is kept about people, what they can do about it, and what becomes of it.

privacy-former-player = a former player

privacy-about-title = ## 🔐 What this bot keeps
privacy-about-kept = **What it keeps**
    About you, only your Discord account number: no name, no picture, no messages. It can't read messages.
    For each server:
    - your points, and everything that moved them
    - your tables and rounds with your cards, and your games of Hearts and Gong Zhu with your scores
    - what you added to each shuffle
    - your drill answers and daily deals
    - whether you were the last to change the settings, and whether the server has blocked you

    For all servers together:
    - your preferences, and when you were last told that it is your turn
    - the channel of your direct messages with the bot
    - for 24 hours at most, where the direct message with your cards is, to tell you there how the round ended
privacy-about-why = **Why**
    To play, to settle each round exactly once, and so that any deal can be checked later. Points are play points: never bought, sold or redeemed.
privacy-about-seen = **Who sees it**
    It is never passed on.
    - your points and statistics: members of the server
    - a round with its cards: anyone who played in it or can see its channel
    - everything: the bot's host, and whoever stores its database and backups
privacy-about-ends = **How long**
    Until you delete it, or until 30 days after the server removes the bot. Backups last as long as the host keeps them.
    -# After you delete it, a pseudonym of you stays for 30 days in each server where you had a bankroll, so that nobody gains points by deleting. It is a keyed hash of the server's number and yours.
privacy-about-how = `/privacy export` sends you everything kept about you.
    `/privacy delete` deletes it in every server.
    `/privacy word` takes a word you cut the deck with out of public sight.

privacy-export = Here is everything I keep about you: one JSON file, and a table (CSV) for each part of it.
privacy-export-sent = Check your direct messages: I've sent you everything I keep about you.
privacy-export-here = I couldn't send you a direct message, so here is everything I keep about you. Save it now; this message disappears.

privacy-delete-title = ## Delete everything about you?
privacy-delete-goes = **What is deleted, in every server**
    - your points, history and statistics, and your part in other people's
    - your drill answers and daily deals
    - your preferences
    - your name on point changes and settings you made
privacy-delete-stays = **What stays**
    - the rounds, for the people you played with; your seat says “a former player”
    - what you added to a shuffle, without your name: the cards can't be checked without it
    - a server's block
    - a pseudonym for each of your bankrolls, for 30 days, so that nobody gets starting points twice (see `/privacy about`)
    - messages already posted in channels
privacy-delete-sure = **This can't be undone.** You can play again right away, as a newcomer. Where you had a bankroll, a new one starts at{"\u00A0"}0 for the next 30{"\u00A0"}days, and you get no daily points today.
privacy-button-keep = Keep it all
privacy-button-delete = Delete everything
privacy-deleted-title = ## Everything about you is deleted
privacy-deleted = { $servers ->
    [0] Nothing was kept in any server
    [one] It was kept in one server
   *[other] It was kept in { $servers } servers
}. { $rounds ->
    [0] You had played no rounds
    [one] You now appear as “a former player” in one round
   *[other] You now appear as “a former player” in { $rounds } rounds
}.{ $answers ->
    [0] {""}
    [one] {" "}One drill answer is gone.
   *[other] {" "}{ $answers } drill answers are gone.
}{ $hands ->
    [0] {""}
    [one] {" "}One daily deal is gone.
   *[other] {" "}{ $hands } daily deals are gone.
}{ $preferences ->
    [0] {""}
   *[other] {" "}Your preferences are gone.
}

error-privacy-busy = I'm already working on that. Please wait until it's done.
error-nothing-kept = I keep nothing about you.
error-export-too-big = What I keep about you comes to { $megabytes } MB, more than the 10 MB Discord takes. Please ask the bot's host for it.
error-nothing-to-delete = I keep nothing about you, so there is nothing to delete.
error-deletion-not-yours = Only the person who asked can delete their data.
error-deletion-expired = That question has expired, so nothing was deleted. Type `/privacy delete` again.
privacy-table = { $game } · [table { $table }]({ $link })
error-deletion-at-tables = Leave these tables first, or close the ones you opened. They also close by themselves when nobody plays.
    { $tables }
