# Gong Zhu: what it is about, and its house rules.

tricks-goal-gongzhu = Four players, thirteen cards each. **The highest score wins, the lowest loses.** What you take counts:
    - { CARD("QS") }, the pig: −100 · { CARD("JD") }, the sheep (or goat): +100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · each from { CARD("10H") } to { CARD("5H") }{"\u00A0"}−10 · { CARD("4H") }, { CARD("3H") }, { CARD("2H") } nothing. All thirteen hearts: +200.
    - { CARD("10C") }, the transformer, doubles all that (exposed: ×4). Taken without any of these it is worth +50 (exposed: +100).
    - Before play you may expose { CARD("AH") }, { CARD("QS") }, { CARD("JD") } or { CARD("10C") }: that doubles what they do ({ CARD("AH") }: all hearts). An exposed card has to wait until its suit has been led once, unless it is your only one of that suit.
    - { CARD("2S") } leads the first hand; later, whoever took the pig leads. Follow suit if you can; the highest card of the suit led takes the trick. Aces are high.
tricks-paying-gongzhu = With a stake, the loser pays the winner at the end of the game; ties are shared. Only people pay and win, and anyone who has left can't win.

tricks-until-gongzhu = Until somebody is at −{ $points }
tricks-target-gongzhu = The game ends after the hand in which somebody falls to **−{ $points }** or below. Ties share the win or the loss.
tricks-stake-gongzhu = 💰 Stake between people: **{ $stake }**. The loser pays the winner.

tricks-rule-gongzhu-pig-flips-all-hearts = Take all the hearts and the pig, and the pig counts +100, too.
tricks-rule-gongzhu-pig-flips-never = The pig counts −100 even if you take all the hearts.

tricks-short-gongzhu-pig-flips-never = The pig never counts +100

tricks-told-gongzhu = -# 拱猪, gǒng zhū, is “chase the pig”. Players say that it grew out of Hearts in China, and that the loser once had to push a card around with the nose.
