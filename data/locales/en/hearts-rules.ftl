# Hearts: what it is about, and its house rules.

tricks-goal-hearts = Four players, thirteen cards each; **the lowest score wins**. Every heart you take costs 1, { CARD("QS") } costs 13.
    - Before play everybody passes three cards: to the left, to the right, across, and in every fourth hand none.
    - { CARD("2C") } leads. Follow suit if you can; the highest card of the suit led takes the trick and leads the next. Aces are high.
    - To the first trick neither hearts nor { CARD("QS") } may be played, and hearts may not be led before one was discarded.
tricks-paying-hearts = With a stake, everybody who has not won pays it when the game is over, and the winners share it. It is between people: computer players neither pay nor win, and anyone who has left cannot win.

tricks-until-hearts = until somebody is over { $points }
tricks-target-hearts = The game ends with the hand in which a score goes over **{ $points }**; the lowest wins, and equals share.
tricks-stake-hearts = 💰 Stake between people: **{ $stake }**. Everybody who does not win pays it to the winner.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } counts nothing.
tricks-rule-hearts-jack-of-diamonds-on = **Omnibus:** { CARD("JD") } takes 10 off the score of whoever takes it. It may not be played to the first trick, and is needed for the moon.
tricks-rule-hearts-moon-add-to-others = **Shooting the moon:** whoever takes all the hearts and { CARD("QS") } gets nothing, and each other 26.
tricks-rule-hearts-moon-take-from-self = **Shooting the moon:** whoever takes all the hearts and { CARD("QS") } gets 26 off.
tricks-rule-hearts-moon-choose = **Shooting the moon:** whoever takes all the hearts and { CARD("QS") } picks: 26 for each other, or 26 off for themselves.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } does not break hearts.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts: once she was played, they may be led.

tricks-short-hearts-jack-of-diamonds-on = Omnibus: { CARD("JD") } takes 10 off
tricks-short-hearts-moon-take-from-self = the moon takes 26 off
tricks-short-hearts-moon-choose = the shooter picks what the moon does
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } breaks hearts
