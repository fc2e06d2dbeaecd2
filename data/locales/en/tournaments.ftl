# Duplicate tournaments: all tables play the same hands.
#
# $channel: where the tournament's message is

tricks-closed-played = All hands of the tournament have been played.
tricks-duplicate-over = -# The tournament: { $channel }
# $channel: as above. $hands: how many are played
tricks-duplicate-hands = -# Tournament in { $channel }: { $hands } hands, each scored by itself
tricks-duplicate-sealed = -# 🔒 The shuffle key comes once every table has played this hand.
error-tournament-table-stays = You can't call off a table of a tournament. If you leave, a computer player plays on for you.
# $game: with its sign. $tournament: its number
tournament-title-gathering = ### 🏆 { $game } · tournament { $tournament }
tournament-title-playing = ### 🏆 { $game } · tournament { $tournament } is on
tournament-title-over = ### 🏆 { $game } · tournament { $tournament } is finished
tournament-title-cancelled = ### 🏆 { $game } · tournament { $tournament } is cancelled
# $hands: how many are played. $time: for a turn
tournament-facts = -# { $hands } hands · { $time } a turn · no stake
tournament-about = Every table plays the same hands. Your score is compared with those who held your cards.
# $people: how many have joined. $seats: how many can
tournament-joined = **Joined: { $people }** of at most { $seats }
# $when: a time. $seats: how many people can join
tournament-begins = Begins with { $seats } players, or with 4 or more: { $when }
tournament-needs-threads = ⚠️ I can't make private threads here. Give me **Create Private Threads** and **Send Messages in Threads**.
# $number: of the table in the tournament. $hand: the running one. $hands: how many there are. $names: people
tournament-table = Table { $number } · hand { $hand } of { $hands } · { $names }
tournament-table-over = Table { $number } · finished · { $names }
# $who: names. $winners: how many
tournament-won = 🎉 **{ $who }** { $winners ->
    [one] wins
    *[other] share the win
}!
tournament-cancelled = A manager has ended it. It has no result.
tournament-not-begun = It ended before it began.
# $key: 64 hexadecimal digits
tournament-key = -# 🔓 Shuffle key of all hands: `{ $key }`
# $hands: how many hands are compared
tournament-standing = **After { $hands ->
    [one] hand 1
    *[other] hand { $hands }
}**
tournament-points = -# +1 for each table that did worse with the same cards, −1 for each that did better. In brackets: compared with the average score.
# $rank: a medal or a number. $name: a person. $points: with a sign. $ahead: with a sign and a decimal
tournament-line = { $rank } { $name } · **{ $points }** ({ $ahead })
tournament-line-left = -# { $name } · left
tournament-sealed = -# A hand counts once every table has played it.
# The name of a thread. $tournament: its number. $number: of the table
tournament-thread = Tournament { $tournament } · table { $number }
tournament-button-join = Join
tournament-button-leave = Leave
tournament-button-begin = Start
tournament-button-table = My table
tournament-button-standing = Everyone
tournament-button-check = Check the hands
tournament-button-ask-cancel = Cancel…
tournament-button-cancel = Cancel it
tournament-button-keep = Keep it
tournament-sure-cancel = Cancel the tournament? Its tables close, and it has no result.
tournament-note-joined = You're in. Your table is a private thread here, and I'll add you to it.
tournament-note-joined-last = You're in, and it begins now. I'll add you to your table's thread.
tournament-note-left = You've left the tournament.
tournament-note-begun = It begins. I'm setting up the tables.
tournament-note-cancelled = The tournament is cancelled.
# $channel: a thread
tournament-note-table = Your table: { $channel }
# $hand: its number. $tables: how many played it
tournament-check-true = ✅ Hand { $hand }: the locked cards at { $tables ->
    [one] 1 table
    *[other] { $tables } tables
}
tournament-check-false = ❌ Hand { $hand }: other cards than the locked ones
tournament-check-sealed = 🔒 The other hands are still sealed.
# $game: hearts or gongzhu. $tables: their numbers, as commands name them
tournament-check-how = -# Tables: { $tables }. Each hand of a table in full: `/{ $game } verify`, `/{ $game } review`, such as `hand: 7.3` for hand 3 of table 7
error-tournament-here = There's a tournament in this channel already. Finish or cancel it first.
error-tournament-unknown = That tournament is gone. Open another: `/tournament open`
error-tournament-none-here = No tournament was played in this channel. Open one: `/tournament open`
error-tournament-begun = The tournament has begun. You can leave at your table.
error-tournament-ended = The tournament has ended.
error-tournament-joined-already = You've already joined. It hasn't begun yet.
error-tournament-not-joined = You aren't in this tournament.
# $people: how many can join
error-tournament-full = All { $people } seats are taken. Someone may still leave.
# $least: how many people it takes
error-tournament-too-few = It takes { $least } players. Wait for more to join.
error-tournament-changed = Someone has just joined or left. Try again.
# $hand: its name, such as 7.3
error-tournament-sealed = Hand { $hand } is still sealed. You can check it once every table has played it.
error-tournament-needs-channel = A tournament needs a text channel. Use the command in one.
error-tournament-no-table-yet = Your table isn't there yet. Try again in a moment.
