# What is kept about people, what they can do about it, and what becomes of it.

privacy-former-player = a former player

privacy-about-title = ## 🔐 What this bot keeps
privacy-about-kept = **What it keeps**
    Of you yourself only the number of your Discord account: no name, no picture, no message. It cannot read messages. For each server:
    - your points, and everything that moved them
    - your tables and rounds with your cards, and your games of Hearts and Gong Zhu with your scores
    - what you added to the shuffle
    - your answers in the drill and your daily deals
    - whether you changed the settings last, and whether the server has blocked you
    For all servers together: your preferences, and when you were last told that it is your turn.
privacy-about-why = **Why**
    To play, to settle each round once, and so that a deal can be checked later.
privacy-about-seen = **Who sees it**
    It is passed on to nobody. Points are play points: never bought, sold or redeemed.
    - points and statistics: the members of the server
    - a round with its cards: anyone who took part or can see its channel
    - everything: whoever runs the bot, and whoever keeps its database and backups
privacy-about-ends = **How long**
    Until you delete it, or 30 days after the server has removed the bot. Backups last as long as whoever runs the bot keeps them.
    -# After a deletion a pseudonym of you stays for 30 days in each server where you had a bankroll, so that nobody gets points by deleting. It is a keyed hash of the server's number and yours.
privacy-about-how = `/privacy export` sends you everything that is kept about you.
    `/privacy delete` deletes it, in all servers.

privacy-export = Here is everything I keep about you: one JSON file, and a table (CSV) for each kind of it.
privacy-export-sent = I have sent you everything I keep about you by direct message.
privacy-export-here = I could not send you a direct message, so here it is: everything I keep about you. Save it now; this message disappears.

privacy-delete-title = ## Delete everything about you?
privacy-delete-goes = **What goes, in all servers**
    - your points, history and statistics, and your part in other people's
    - your answers in the drill and your daily deals
    - your preferences
    - your name on point changes and settings you made
privacy-delete-stays = **What stays**
    - the rounds, for those who played with you; your seat says “a former player”
    - what you added to a shuffle, without your name: nobody could check the cards without it
    - a server's block
    - for 30 days a pseudonym for each of your bankrolls, so that nobody gets the first points twice (`/privacy about` says more)
    - announcements that are in channels already
privacy-delete-sure = **This cannot be undone.** You can play again at once, as a newcomer. Where you had a bankroll, your next one starts at 0 for 30 days, without daily points today.
privacy-button-delete = Delete everything
privacy-deleted-title = ## Everything about you is deleted
privacy-deleted = { $servers ->
    [one] It was in one server
   *[other] It was in { $servers } servers
}. { $rounds ->
    [0] You had played no rounds
    [one] In one round you are “a former player” now
   *[other] In { $rounds } rounds you are “a former player” now
}.{ $answers ->
    [0] {""}
    [one] {" "}One answer of the drill is gone.
   *[other] {" "}{ $answers } answers of the drill are gone.
}{ $hands ->
    [0] {""}
    [one] {" "}One hand of a daily deal is gone.
   *[other] {" "}{ $hands } hands of daily deals are gone.
}{ $preferences ->
    [0] {""}
   *[other] {" "}Your preferences are gone.
}

error-privacy-busy = I am already at it. Please wait until that is done.
error-nothing-kept = I keep nothing about you.
error-export-too-big = What I keep about you has { $megabytes } MB, and Discord takes no more than 10. Please ask whoever runs the bot for it.
error-nothing-to-delete = There is nothing about you to delete.
error-deletion-not-yours = Only the person who asked can have their data deleted.
error-deletion-expired = You asked a while ago, so nothing was deleted. Type `/privacy delete` again.
error-deletion-at-tables = Leave these tables first, or close those that are yours. They also close by themselves when nobody plays.
    { $tables }
