# The standing among friends who share a code, in what they play once a day outside of servers.
#
# $code: such as K7QM-4TXP
# $most: how many people can share a code, or how many groups a person can be in
# $name: a game, or a person
# $rank: a medal or a number

friends-title-none = 👥 Play with friends
friends-about = Make a code and send it to friends. Anyone with the code sees who did best: each day, and this month.
    Up to { $most } people can join.
friends-title = 👥 Friends · { $name }
friends-code = Code: `{ $code }`
# $score: one of the following, or a number
friends-line = { $rank } **{ $name }** · { $score }
# $people: names, as a list
friends-not-yet = -# Not yet: { $people }
# Of daily deals. $days: on how many days of the month
friends-firsts = { $days ->
    [one] best on one day
   *[other] best on { $days } days
}
# Of the drill. $right: how many hands in the month
friends-right = { $right } right
friends-left = You left. To come back, type `{ $code }`.
friends-form = Join friends
friends-form-code = Their code
friends-form-why = Such as K7QM-4TXP
friends-button-open = 👥 Friends
friends-button-day = Today
friends-button-month = This month
friends-button-make = New code
friends-button-type = Type a code
friends-button-leave = Leave
friends-button-next = Next: { $code }

error-friends-code-unknown = No friends have that code. Check it and type it again.
error-friends-full = That group is full: { $most } people.
error-friends-too-many-groups = You're in { $most } groups already. Leave one first.
