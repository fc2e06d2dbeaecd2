# Why a card is a good choice in Hearts, where `tricks-advice.ftl` does not say it.

## Passing

tricks-advice-pass-the-queen-when-short = Too few other spades protect { CARD("QS") }: spade leads would soon force her out.
tricks-advice-pass-high-spades-when-short = With few low spades beside them, { CARD("AS") } and { CARD("KS") } may have to take { CARD("QS") }.
tricks-advice-pass-high-hearts = High hearts win heart tricks, and every heart in them costs points.
tricks-advice-pass-a-short-suit = You keep none of this suit: unless you're passed some, you can discard when it's led.
tricks-advice-pass-high-cards = A high card wins tricks you don't want.
tricks-advice-pass-low-for-the-moon = The hand you keep could shoot the moon, and low cards only lose tricks.
tricks-advice-pass-from-a-long-suit = You hold so many of this suit that someone else soon discards bad cards on it.
tricks-advice-pass-to-shorten = You keep at most two cards of a suit: once they're gone, you can discard on it.
tricks-advice-pass-the-highest-of-a-suit = You keep only lower cards of this suit, which are easier to lose with.

## Plans for a whole hand

# Before the reason for a card that is part of one
tricks-plan-hearts-finish = **Plan: shoot the moon.**
tricks-plan-hearts-try = **Plan: try for the moon.** Nobody else has a point yet.
tricks-plan-hearts-stop = **Plan: stop the moon.**

tricks-advice-run-for-the-moon = All the points so far are yours, and nobody can beat this card: shoot the moon.
tricks-advice-keep-the-moon-alive = Nobody else has a point yet, and this card takes these too: the moon stays possible.
tricks-advice-stop-the-moon = One player has every point so far: take these yourself, and nobody can shoot the moon.
tricks-advice-try-to-stop-the-moon = One player has every point so far: go over, and you may stop the moon.
tricks-advice-keep-hearts-from-the-moon = The player winning this trick has every point so far: give them none, or they may shoot the moon.

## The queen of spades, and the jack of diamonds where it counts

tricks-advice-lead-spades-at-her-holder = You passed { CARD("QS") } on: a lower spade can't take her, and may force her out.
tricks-advice-go-high-past-the-queen = { CARD("QS") } can't fall here any more, and no points are here: get rid of your high spade.
# Where the ace and the king of spades cost points themselves
tricks-advice-discard-a-costly-spade = You can't follow suit: give this spade away, which costs points.
tricks-advice-throw-the-king-under = { CARD("AS") } is winning: drop { CARD("KS") } under it, which costs points.
tricks-advice-take-the-jack = This card is sure to win { CARD("JD") }, which takes 10 off your score.
tricks-advice-go-for-the-jack = { CARD("JD") } is here, which takes 10 off the winner's score: try to win it.

## The first trick

tricks-advice-play-high-in-the-first-trick = The first trick has no points: get rid of your highest club.
tricks-advice-play-any-in-the-first-trick = The first trick has no points: it costs nothing to win.
