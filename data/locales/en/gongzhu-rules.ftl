# Gong Zhu: what it is about, and its house rules.

tricks-goal-gongzhu = Four players, thirteen cards each; **the highest score wins, and the lowest loses**. What you take counts:
    - { CARD("QS") }, the pig: −100 · { CARD("JD") }, the sheep: +100
    - { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · each from { CARD("10H") } to { CARD("5H") } −10 · { CARD("4H") }, { CARD("3H") }, { CARD("2H") } nothing. All thirteen hearts: +200.
    - { CARD("10C") }, the transformer, doubles all that; with nothing of it, it counts +50.
    Before play you may expose { CARD("AH") }, { CARD("QS") }, { CARD("JD") } or { CARD("10C") }: that doubles what they do ({ CARD("AH") }: all hearts). An exposed card has to wait until its suit has been led once, unless you hold no other of that suit.
    - { CARD("2S") } leads the first hand, later whoever took the pig. Follow suit if you can; the highest card of the suit led takes the trick. Aces are high.
tricks-paying-gongzhu = With a stake, the last pays it to the first when the game is over; equals share. It is between people: computer players neither pay nor win, and anyone who has left cannot win.

tricks-until-gongzhu = until somebody is at −{ $points }
tricks-target-gongzhu = The game ends with the hand in which somebody falls to **−{ $points }** or below; equals share the win and the loss.
tricks-stake-gongzhu = 💰 Stake between people: **{ $stake }**. The last pays it to the first.

tricks-rule-gongzhu-pig-flips-all-hearts = Whoever takes the pig and all the hearts gets +100 for the pig as well.
tricks-rule-gongzhu-pig-flips-never = The pig counts −100 even for whoever takes all the hearts.

tricks-short-gongzhu-pig-flips-never = the pig never counts for anybody
