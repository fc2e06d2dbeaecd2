# Hearts: what it is about, and its house rules.

tricks-goal-hearts = Four players, thirteen cards each. **The lowest score wins.** Every heart you take costs 1, { CARD("QS") } costs 13.
    - Before play, everybody passes three cards: left, then right, then across. In every fourth hand nobody does.
    - { CARD("2C") } leads. Follow suit if you can; the highest card of the suit led takes the trick and leads the next. Aces are high.
    - Neither hearts nor { CARD("QS") } may be played to the first trick. Hearts may not be led until one has been discarded.
tricks-paying-hearts = With a stake, everybody who hasn't won pays it at the end of the game; winners share it. Only people pay and win, and anyone who has left can't win.

tricks-until-hearts = Until somebody is over { $points }
tricks-target-hearts = The game ends after the hand in which somebody goes over **{ $points }**. The lowest score wins; ties are shared.
tricks-stake-hearts = 💰 Stake between people: **{ $stake }**. Everybody else pays the winner.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } is an ordinary card.
tricks-rule-hearts-jack-of-diamonds-on = **Omnibus:** { CARD("JD") } takes 10 off the score of whoever takes it. It may not be played to the first trick, and is needed for the moon.
tricks-rule-hearts-moon-add-to-others = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you get 0 while everybody else gets 26.
tricks-rule-hearts-moon-take-from-self = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you take 26 off your own score.
tricks-rule-hearts-moon-choose = **Shooting the moon:** take all the hearts and { CARD("QS") }, and you choose: 26 for everybody else, or 26 off your own score.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } does not break hearts.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts: once she has been played, they may be led.

tricks-short-hearts-jack-of-diamonds-on = Omnibus: { CARD("JD") } takes 10 off
tricks-short-hearts-moon-take-from-self = The moon takes 26 off
tricks-short-hearts-moon-choose = The shooter picks what the moon does
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts

tricks-told-hearts = -# Players say that Hearts comes from Reversis, an old French game of avoiding tricks.
