# Gong Zhu: what it is about, and its house rules.
#
# $points: the score that ends a game, without its minus
# $stake: points for which a round or a game is played

# $teams: whether opposite seats play together, here and below
tricks-goal-gongzhu = Four players, thirteen cards each. **{ $teams ->
        [on] The side with the higher score wins.
       *[off] The highest score wins, the lowest loses.
    }** What you take counts:
    - { CARD("QS") }, the pig: −100 · { CARD("JD") }, the sheep: +100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · { CARD("10H") } to { CARD("5H") }{"\u00A0"}−10 each · { CARD("4H") }, { CARD("3H") }, { CARD("2H") } nothing. All thirteen hearts: +200.
    - { CARD("10C") }, the transformer, doubles all that (exposed: ×4). Without any of these cards it's worth +50 (exposed: +100).
    - Before play you may expose { CARD("AH") }, { CARD("QS") }, { CARD("JD") } or { CARD("10C") } to double what they do ({ CARD("AH") }: all hearts). An exposed card has to wait until its suit has been led once, unless it's your only one of that suit.
    - Follow suit if you can. The highest card of the suit led, ace high, takes the trick and leads next.
tricks-paying-gongzhu = With a stake, { $teams ->
    [on] each player of the losing side pays it at the end, and the winning side's players share that. If the sides tie, nobody pays.
   *[off] the loser pays the winner at the end. Ties share.
} Computer players never pay or win, and nobody who left can win.

tricks-until-gongzhu = Game to −{ $points }
tricks-target-gongzhu = The game ends after the hand in which { $teams ->
    [on] a side
   *[off] someone
} is at **−{ $points }** or below.
tricks-stake-gongzhu = 💰 Stake between players: **{ $stake }**. { $teams ->
    [on] Each player of the losing side pays it to the winning side.
   *[off] The loser pays the winner.
}

tricks-rule-gongzhu-pig-flips-all-hearts = Take all the hearts and the pig, and it counts +100.
tricks-rule-gongzhu-pig-flips-never = The pig counts −100 even if you take all the hearts.
tricks-rule-gongzhu-pig-flips-all-points = Take all the hearts, { CARD("JD") }, { CARD("10C") } and the pig, and it counts +100. Otherwise it counts −100.
tricks-rule-gongzhu-first-lead-two-of-spades = { CARD("2S") } leads the first hand, later the player who took the pig.
tricks-rule-gongzhu-first-lead-two-of-clubs = { CARD("2C") } leads the first hand, later the player who took the pig.
tricks-rule-gongzhu-teams-off = Everyone plays alone.
tricks-rule-gongzhu-teams-on = Teams: seats 1 and 3 play against seats 2 and 4. Everyone takes cards and scores alone. A side's score is the sum of its two, and partners don't see each other's cards.

tricks-short-gongzhu-pig-flips-never = The pig never counts +100
tricks-short-gongzhu-pig-flips-all-points = The pig counts +100 only with all the point cards
tricks-short-gongzhu-first-lead-two-of-clubs = { CARD("2C") } leads first
tricks-short-gongzhu-teams-on = Two against two

tricks-told-gongzhu = -# 拱猪 (*gǒng zhū*) means “push the pig out”: the loser traditionally had to push a card out of the deck with their nose.
