# What is kept about people, what they can do about it, and what becomes of it.

privacy-former-player = a former player

privacy-about-title = ## 🔐 What this bot keeps
privacy-about-kept = **Kept**, for each server: your points and everything that moved them; the tables you were at and the rounds you played, with your cards; the games of Hearts and Gong Zhu that these made up, with your scores; what you added to the shuffle; your answers in the drill; how you have played the daily deals; whether you were the last to change its settings; whether it has blocked you. Of you yourself only the number of your Discord account: no name, no picture, no message. The bot cannot read messages.
privacy-about-why = **Why:** to play, to settle each round once, and so that a deal can be checked later.
privacy-about-seen = **Who sees it:** points and statistics, the members of the server; a round with its cards, who took part and who can see its channel. Everything: whoever runs the bot, and who keeps its database and backups for them. It is passed on to nobody. Points are play points: never bought, sold or redeemed.
privacy-about-ends = **How long:** until you delete it, or 30 days after the server has removed the bot. Backups that whoever runs the bot has made last as long as they keep them. After a deletion a pseudonym of you stays for 30 days in each server where you had a bankroll: a keyed hash of the server's number and yours, so that nobody gets points by deleting. It is dropped then.
privacy-about-how = `/privacy export` sends you everything that is kept about you.
    `/privacy delete` deletes it, in all servers.

privacy-export = Here is everything that I keep about you: one JSON file, and the same as tables (CSV) for each kind of it.
privacy-export-sent = I have sent you everything that I keep about you by direct message.
privacy-export-here = I could not send you a direct message, so here it is: everything that I keep about you. Save it soon; nobody else sees this, and Discord does not keep it long.

privacy-delete-title = ## Delete everything about you?
privacy-delete-goes = **What goes, in all servers:** your points, your history and statistics, your part in other people's, your answers in the drill and your hands of the daily deals, your name at what you have moved by hand or set.
privacy-delete-stays = **What stays:** the rounds themselves, for those who played with you; where you sat, it says “a former player”. What you added to a shuffle stays too, without you: the others' cards could not be checked without it. And if a server has blocked you, that is the server's decision, and it stays blocked. For 30 days a pseudonym stays for each of your bankrolls, so that the points that everybody starts with are not given twice; `/privacy about` says more.
privacy-delete-sure = This cannot be undone, and announcements that are in channels already stay there. You can play again at once, starting anew; but where you had a bankroll, your next one starts at 0 for 30 days and has no daily points today.
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
}

error-privacy-busy = I am already at it. Please wait until that is done.
error-nothing-kept = I keep nothing about you.
error-export-too-big = What I keep about you has { $megabytes } MB, and Discord takes no more than 10. Please ask whoever runs the bot for it.
error-nothing-to-delete = There is nothing about you to delete.
error-deletion-not-yours = Only who asked for it can have their data deleted.
error-deletion-expired = You asked a while ago, so nothing was deleted. Type `/privacy delete` again.
error-deletion-at-tables = There are open tables that name you:
    { $tables }
    Leave them, or close those that are yours. Once they are closed, which they do by themselves when nobody plays, everything can be deleted.
