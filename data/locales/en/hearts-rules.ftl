# Hearts: what it is about, and its house rules.
#
# $points: the score that ends a game
# $stake: points for which a round or a game is played

# $spot: on or off
tricks-goal-hearts = Four players, thirteen cards each. **The lowest score wins.** { $spot ->
    [on] Every heart you take costs its rank (J{"\u00A0"}11, Q{"\u00A0"}12, K{"\u00A0"}13, A{"\u00A0"}14), { CARD("QS") } costs 25.
   *[off] Every heart you take costs 1, { CARD("QS") } costs 13.
}
    - { CARD("2C") } leads. Follow suit if you can. The highest card of the suit led, ace high, takes the trick and leads next.
    - No hearts and no { CARD("QS") } in the first trick. Hearts may be led once one has been discarded.
tricks-paying-hearts = With a stake, everyone who hasn't won pays it at the end, and winners share it. Computer players never pay or win, and nobody who left can win.

tricks-until-hearts = Game to { $points }
tricks-target-hearts = The game ends after the hand in which someone goes over **{ $points }**. Ties share the win.
tricks-stake-hearts = 💰 Stake between players: **{ $stake }**. Everyone else pays the winner.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } is an ordinary card.
tricks-rule-hearts-jack-of-diamonds-on = **{ CARD("JD") }{"\u00A0"}−10** for its taker. It can't be played to the first trick, and the moon needs it.
# $moved: what the moon moves, such as 26
tricks-rule-hearts-moon-add-to-others = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you get 0 while everyone else gets { $moved }.
tricks-rule-hearts-moon-take-from-self = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you take { $moved } off your own score.
tricks-rule-hearts-moon-choose = **Shooting the moon:** take all the hearts and { CARD("QS") }, and choose: { $moved } for everyone else, or { $moved } off your own score.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } doesn't break hearts.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts: they may be led once she has been played.
tricks-rule-hearts-passing-cycle = **Passing:** before play, everyone passes three cards: left, then right, then across, then none.
tricks-rule-hearts-passing-left = **Passing:** before play, everyone passes three cards to the left.
tricks-rule-hearts-passing-none = **No passing:** you play the cards you're dealt.
tricks-rule-hearts-black-maria-off = { CARD("KS") } and { CARD("AS") } cost nothing.
tricks-rule-hearts-black-maria-on = **Black Maria:** { CARD("KS") } costs 10, { CARD("AS") } costs 7. Neither can be played to the first trick, and the moon needs both.
tricks-rule-hearts-spot-off = All hearts cost the same.
tricks-rule-hearts-spot-on = **Spot Hearts:** the higher a heart, the more it costs.

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = A moon takes { $moved } off the shooter's score
tricks-short-hearts-moon-choose = The shooter chooses how a moon scores
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts
tricks-short-hearts-passing-left = Always passing left
tricks-short-hearts-passing-none = No passing
tricks-short-hearts-black-maria-on = { CARD("KS") }{"\u00A0"}costs 10, { CARD("AS") }{"\u00A0"}7
tricks-short-hearts-spot-on = Hearts cost their rank, { CARD("QS") }{"\u00A0"}25

tricks-told-hearts = -# Hearts descends from Reversis, an old French game of avoiding tricks.
