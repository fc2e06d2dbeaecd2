# Following a table without a seat, in a private message that is kept up to date.
#
# $table: the table's number
# $link: the address of the table's message

# Opens the message
follow-button = Follow
# Ends it, and begins it again
follow-button-stop = Stop following
follow-button-again = Keep following
# Shows a finished hand or round again.
# $game: the game's name in code
# $number: the number of the hand or round
follow-button-review = { $game ->
    [gnau] See round { $number }
   *[other] Review hand { $number }
}
# $when: when it ends by itself, such as “in 14 minutes”
follow-until = -# 👀 You're following [this table]({ $link }). Ends by itself: { $when }
# While everyone in the round looks at their cards.
# $when: when they are revealed at the latest
follow-out = 🃏 **The cards are out.** Revealed at the latest: { $when }
# While people bid, and raise, to be the dealer
follow-bidding = 🃏 **Four cards each.** The highest bid deals. Bids are shown at the latest: { $when }
# $dealer: the dealer's mention
# $bid: how many times the stake they deal for
follow-raising = 🏦 **{ $dealer } deals ×{ $bid }.** All others raise, or not, at the latest: { $when }
# Instead of the cards
follow-turning = The cards are being turned over at the table.
# What the message becomes.
# $why: seated, closed, refused or stopped
follow-ended = { $why ->
    [seated] You have a seat at [table { $table }]({ $link }) now, so you no longer follow it.
    [closed] Table { $table } is closed, so you no longer follow it.
    [refused] You can't follow table { $table } any more.
   *[stopped] You no longer follow [table { $table }]({ $link }).
}
# Somebody with a seat has pressed Follow
follow-seated = You have a seat here. See your own cards instead.
