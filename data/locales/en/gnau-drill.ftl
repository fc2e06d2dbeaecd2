# The drill, as one person sees it alone.

gnau-drill-title-daily = 🎯 Daily drill · hand { $number } of { $count }
gnau-drill-title-free = 🎯 Free practice
gnau-drill-how = Pick the three cards of your best ox, then { BUTTON("gnau-pick-confirm") }. No ox at all? Press{"\u00A0"}{ BUTTON("gnau-pick-no-ox") }.
# $rules: the house rules on one line
gnau-drill-footer = -# Rules: { $rules } · No points at stake

## The answer

gnau-drill-right = ✅ **Right: { $name }**
# $reason: a sentence of the next group
gnau-drill-wrong = ❌ **Not this time.** { $reason }
    Best: **{ $name }**
# $passport and $rest: the three and the two cards of the best split. The first space is a no-break one
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# You've answered this hand before. Your first answer counts.
gnau-drill-streak = { $streak ->
    [0] Your next right answer starts a streak.
    [one] 🔥 First right answer of a new streak.
   *[other] 🔥 { $streak } right in a row.
}

## What was wrong

gnau-drill-missed = There is an ox in this hand.
# $cards: the three that were pressed. $name: what the hand is, read that way
gnau-drill-weaker = { $cards } are an ox, but only make { $name }.
# $cards: the three that were pressed. $sums: a number, or a list of the next kind
gnau-drill-no-passport = { $cards } add up to { $sums }. An ox needs 10, 20 or 30.
# $others: numbers with commas between them
gnau-drill-or = { $others } or { $last }

## Why the best is the best

# $passport and $rest: phrases below
gnau-drill-why = { $passport }; { $rest }.
gnau-drill-why-either = A{"\u00A0"}3 may count as{"\u00A0"}6, and a{"\u00A0"}6 as{"\u00A0"}3.
gnau-drill-why-five-dukes = All five are dukes: the whole hand counts, whatever you pick.
gnau-drill-why-five-small = All five are small: the whole hand counts, whatever you pick.
gnau-drill-why-none = No three of these cards add up to 10, 20 or 30.
# $sum: for example 3 + 3 + 4, on one line
gnau-drill-why-sum = { $sum } make{"\u00A0"}{ $total }
gnau-drill-why-triplet = Three cards of one rank are an ox here
gnau-drill-why-tonku = the other two are the ace of spades and a duke
gnau-drill-why-nenku = the other two are an ace and a duke
# $rank: A, 2 … 10, J, Q or K
gnau-drill-why-pair = the other two are a pair, { $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = a 3 and a 6 count as a pair here
gnau-drill-why-single = the other two make { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = the other two make { $sum }{"\u00A0"}={"\u00A0"}{ $total }, and the last digit counts:{"\u00A0"}{ $strength }
gnau-drill-why-ten = the other two make { $sum }{"\u00A0"}={"\u00A0"}{ $total }, and a last digit of{"\u00A0"}0 counts as ten

## The day's result

# $date: a day
gnau-drill-result = 🎯 Daily drill · { $date }
gnau-drill-score = { $right } of { $count } right
gnau-drill-place = { $people ->
    [one] You are the first in this server today.
   *[other] You are **#{ $place }** of { $people } in this server today.
}{ $days ->
    [one] {""}
   *[other] {" "}🔥 { $days } days in a row.
}
# $when: in so many hours
gnau-drill-tomorrow = -# Next set { $when } · No points at stake
# $user: the person
gnau-drill-shared = 🎯 { $user } · daily drill of { $date }: **{ $right }/{ $count }**{ $days ->
    [one] {""}
   *[other] {" "}· 🔥 { $days } days in a row
}
# From the announcement of an earlier day
gnau-drill-past = That day is over. This is today's set.
# Beside the names of the other games of the day
gnau-drill-name = 🎯 Gnau drill
gnau-drill-over = 🎯 **That set is over.** Ten new hands come every day at midnight UTC.

gnau-drill-button-next = Next hand
gnau-drill-button-free = Free practice
gnau-drill-button-share = Share
gnau-drill-button-today = Today's set

error-drill-day-over = That set is over. Type `/gnau drill` for today's.
error-drill-hand-unknown = That hand isn't in the set. Type `/gnau drill` to go on.
error-drill-not-complete = Finish the set first. Type `/gnau drill` to go on.
error-drill-shared-already = You've already shared that result.
