# The drill, as one person sees it alone.
#
# $number: which hand, from 1
# $count: how many hands
# $total: a sum
# $strength: the number of a Single Ox, 1 to 10
# $right: how many were right
# $place: a place among those who finished, from 1
# $people: how many people

gnau-drill-title-daily = 🎯 Daily drill · hand { $number } of { $count }
gnau-drill-title-free = 🎯 Free practice
gnau-drill-how = Pick the three cards of your best ox, or press{"\u00A0"}{ BUTTON("gnau-pick-no-ox") }.
# $rules: the house rules on one line
gnau-drill-footer = -# Rules: { $rules } · No points at stake

## Practice of bids

gnau-drill-title-bids = 🏦 Bid or not?
# $players: how many there would be
gnau-drill-bids-how = You see four of your five cards. Would you win points **on average** as the dealer, against { $players } players who play for the stake?
# $worth: points on average, with a sign. $wins: a percentage
gnau-drill-bids-right = ✅ **Right:** dealing is worth **{ $worth }** stakes on average against { $players } players.
    You would beat each of them in { $wins } of all cases.
    -# Exact over every fifth card and every hand they can have.
gnau-drill-bids-wrong = ❌ Dealing is worth **{ $worth }** stakes on average against { $players } players.
    You would beat each of them in { $wins } of all cases.
    -# Exact over every fifth card and every hand they can have.

## The answer

gnau-drill-right = ✅ **Right: { $name }**
# $reason: a sentence of the next group
gnau-drill-wrong = ❌ { $reason }
    Best: **{ $name }**
# $passport and $rest: the three and the two cards of the best split. The first space is a no-break one
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# Your first answer counts.
# $streak: at least 2
gnau-drill-streak = 🔥 { $streak } right in a row.

## What was wrong

gnau-drill-missed = There's an ox in this hand.
# $cards: the three that were pressed. $name: what the hand is, read that way
gnau-drill-weaker = { $cards } only make { $name }.
# $cards: the three that were pressed. $sums: a number, or a list of the next kind
gnau-drill-no-passport = { $cards } make { $sums }. An ox needs 10, 20 or 30.

## Why the best is the best

# $passport and $rest: sentences below, which have no full stop of their own
gnau-drill-why = { $passport }. { $rest }.
# What a 3 and a 6 count as
gnau-drill-why-free = 3s and 6s are interchangeable.
gnau-drill-why-fixed = A 3 is a 3, and a 6 is a 6.
gnau-drill-why-swapped = Here a 3 counts as 6, and a 6 as 3.
gnau-drill-why-five-dukes = All five are dukes: any pick is right.
gnau-drill-why-five-small = All five are small: any pick is right.
gnau-drill-why-bomb = Four of a kind: any pick is right.
gnau-drill-why-silver = All five are tens and dukes: any pick is right.
gnau-drill-why-none = No three cards make 10, 20 or 30.
# $sum: for example 3 + 3 + 4, on one line
gnau-drill-why-sum = { $sum } make{"\u00A0"}{ $total }
gnau-drill-why-triplet = Three of a kind are an ox here
gnau-drill-why-tonku = The other two are { CARD("AS") } and a duke
gnau-drill-why-nenku = The other two are an ace and a duke
# $rank: A, 2 … 10, J, Q or K
gnau-drill-why-pair = The other two are a pair: { $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = A 3 and a 6 count as a pair here
gnau-drill-why-single = The other two make { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = { gnau-drill-why-single }: last digit{"\u00A0"}{ $strength }
gnau-drill-why-ten = { gnau-drill-why-single }: last digit{"\u00A0"}0, which counts as{"\u00A0"}10

## The day's result

# $date: a day
gnau-drill-result = 🎯 Daily drill · { $date }
gnau-drill-score = { $right } of { $count } right
gnau-drill-place = Place **{ $place }** of { $people } so far
# $when: in so many hours
gnau-drill-tomorrow = -# Next set: { $when }
# Beside the names of the other games of the day
gnau-drill-name = 🎯 Gnau drill
# $user: the person. $name: the one above
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **That set is over.** Ten new hands come every day.
# From the announcement of an earlier day
gnau-drill-past = That day is over. This is today's set.

gnau-drill-button-next = Next hand
gnau-drill-button-free = Free practice
gnau-drill-bids-button-go = Bid or not?
gnau-drill-bids-button-bid = Bid
gnau-drill-bids-button-no-bid = No bid
gnau-drill-button-share = Share
gnau-drill-button-today = Today's set

error-drill-day-over = That set is over. Type `/gnau daily` for today's.
error-drill-hand-unknown = That hand isn't in the set. Type `/gnau daily` to go on.
error-drill-not-complete = Finish the set first. Type `/gnau daily` to go on.
error-drill-shared-already = You've already shared that result.
