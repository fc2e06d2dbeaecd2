# Hints while a hand is played, and the review of a hand that is over.
#
# $card: a card
# $cards: cards, one beside the other
# $hand: the number of a hand, or as in tricks-review-hand
# $table: the table's number
# $game: the name of a game, with its emoji
# $count: how many
# $rank: a place in a list, from 1
# $number: which trick, from 1
# $tricks: how many tricks a hand has
# $who: a person or a computer player, by name or mention
# $scores: names with points, one beside the other
# $best: points that were to be expected of the best choice, with a sign
# $worth: points that were to be expected of what was played, with a sign
# $is_own: yes if it is about the reader's own choices, else no
# $may_end: yes if the game could end with the hand, else no

# Where no rule of thumb speaks for a card. $other: cards, $points: such as 4.2
tricks-advice-looking-ahead = In many simulated deals, nothing else did clearly better.
tricks-advice-looking-ahead-than = Judging by many simulated deals, { $other } would cost about { $points } points.
tricks-advice-looking-ahead-nothing = Judging by many simulated deals, doing nothing would cost about { $points } points.
tricks-advice-plain = Nothing speaks for another choice.

# $advice: a sentence from the advice of the game, or the one above
tricks-hint-play = 💡 **Play { $card }.** { $advice }
tricks-hint-only = 💡 **Play { $card }.** It's the only card you may play.
tricks-hint-reason = - **{ $cards }:** { $advice }
# Of a card that might be exposed as well. $advice: why it is better kept
tricks-hint-against = - **Not { $cards }:** { $advice }
tricks-hint-how = -# From a computer player that sees only what you see.

## The review

tricks-review-hand = hand { $hand } of table { $table }

# What a review begins with
tricks-review-own = { $game } · { $hand } · your review
tricks-review-costliest = **Your costliest { $count ->
    [one] decision
   *[other] decisions
}**
# $where: one of the two below, $done and $better: cards, or “nothing”
tricks-review-mistake = { $rank }. **{ $where }:** { $done }, better: **{ $better }**
tricks-review-before = Before play
tricks-review-in-trick = Trick { $number }
# $teams: whether opposite seats play together, here and below
tricks-review-cost = -# Cost about { $points } points, compared with the other { $teams ->
    [on] side
   *[off] players
}
tricks-review-more-mistakes = { $count ->
    [1] One more decision
   *[other] { $count } more decisions
} could have been better.
tricks-review-flawless = ✅ **No mistakes:** a strong computer player would have done no better.
# Beside “← Back” and “Next →” on a phone
tricks-review-next-mistake = Mistake →
tricks-review-tricks = Trick by trick

tricks-review-trick = { $game } · { $hand } · trick { $number } of { $tricks }
tricks-review-you = { $who } **(you)**
tricks-review-led = led
# $score: what the trick changed the taker's score of the hand by
tricks-review-took = took it: **{ $score }**
tricks-review-so-far = -# The hand so far: { $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
# $better and $done: cards, or “nothing”
tricks-review-otherwise = 💭 { $who } chose { $done }, better: **{ $better }**
tricks-review-expected = Expected: **{ $best }** with{"\u00A0"}{ $better }, **{ $worth }** with{"\u00A0"}{ $done }
tricks-review-held = -# Judged from this hand: { $cards }
tricks-review-same = ✅ A strong computer player would have done no better.
tricks-review-silent = -# ⏳ Still thinking. Open this page again for the rest.
tricks-review-advice = -# 💭 Judged from that seat's cards only.
tricks-review-measured = -# 💭 { $is_own ->
    [yes] Judged from your cards only.
   *[no] Expected: { $teams ->
        [on] how many points this side is ahead.
       *[off] points ahead of the others.
    }
}{ $may_end ->
    [no] {""}
   *[yes] {" "}Late in a game, winning it counts too.
}

error-hand-not-found = This server has no finished hand { $hand } of this game.
error-no-hand-here = No hand of this game is finished in this channel yet. Name one, such as 7.3.
