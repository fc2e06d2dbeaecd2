# Hearts: what it is about, and its house rules.

tricks-goal-hearts = Four players, thirteen cards each. **The lowest score wins.** Every heart you take costs 1, { CARD("QS") } costs 13.
    - Before play, everyone passes three cards: left, then right, then across, then none.
    - { CARD("2C") } leads. Follow suit if you can. The highest card of the suit led, ace high, takes the trick and leads next.
    - No hearts and no { CARD("QS") } in the first trick. Hearts may be led once one has been discarded.
tricks-paying-hearts = With a stake, everyone who hasn't won pays it at the end, and winners share it. Computer players never pay or win, and nobody who left can win.

tricks-until-hearts = Game to { $points }
tricks-target-hearts = The game ends after the hand in which someone goes over **{ $points }**. Ties share the win.
tricks-stake-hearts = 💰 Stake between players: **{ $stake }**. Everyone else pays the winner.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } is an ordinary card.
tricks-rule-hearts-jack-of-diamonds-on = **{ CARD("JD") }{"\u00A0"}−10** for its taker. It can't be played to the first trick, and the moon needs it.
tricks-rule-hearts-moon-add-to-others = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you get 0 while everyone else gets 26.
tricks-rule-hearts-moon-take-from-self = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you take 26 off your own score.
tricks-rule-hearts-moon-choose = **Shooting the moon:** take all the hearts and { CARD("QS") }, and choose: 26 for everyone else, or 26 off your own score.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } doesn't break hearts.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts: they may be led once she has been played.

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = A moon takes 26 off the shooter's score
tricks-short-hearts-moon-choose = The shooter chooses how a moon scores
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts

tricks-told-hearts = -# Hearts descends from Reversis, an old French game of avoiding tricks.
