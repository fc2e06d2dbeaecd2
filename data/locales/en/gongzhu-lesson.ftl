# The lesson of Gong Zhu.
#
# $who: a person or a computer player, by name or mention
# $count and $plain: points, with a sign

lesson-gongzhu-count = **The highest score wins.** What you take counts:
    { CARD("QS") }, the pig: −100
    { CARD("JD") }, the sheep: +100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") } to { CARD("5H") } −10 each · lower hearts 0
lesson-gongzhu-count-asked = { $who } takes this trick. How much does it score?
lesson-gongzhu-count-hint = Two of these cards count: add them up.
lesson-gongzhu-count-right = { CARD("AS") } is the highest spade: it takes the pig and { CARD("KH") },{"\u00A0"}{ $count }.

lesson-gongzhu-expose = Before play you may **expose** { CARD("QS") }, { CARD("JD") } or { CARD("AH") }. Everyone sees it, and it counts double. { CARD("AH") } doubles all hearts.
    An exposed card has to **wait until its suit has been led once**, unless it's your only one of that suit.
lesson-gongzhu-expose-asked = You've exposed the pig, and spades are led for the first time. Press a card you may play.
lesson-gongzhu-expose-right = You follow suit, and the pig waits.

lesson-gongzhu-double = { CARD("10C") }, **the transformer**, doubles everything else its taker has taken, good or bad. Alone it's worth{"\u00A0"}+50.
    Exposed, it makes everything{"\u00A0"}**×4**, and alone it's worth{"\u00A0"}+100.
lesson-gongzhu-double-asked = { CARD("10C") } was exposed, and you've taken these. How much do they score?
lesson-gongzhu-double-hint = Add up the sheep and the heart. The exposed { CARD("10C") } makes it ×4.
lesson-gongzhu-double-right = The sheep minus { CARD("KH") } is{"\u00A0"}{ $plain }, and the exposed { CARD("10C") } makes it ×4.

lesson-gongzhu-wise = **Expose what helps you:** { CARD("JD") } with higher diamonds to win it, { CARD("QS") } or { CARD("10C") } among many of its suit, { CARD("AH") } with low hearts to duck with.
lesson-gongzhu-wise-asked = Which of these would you expose?

lesson-gongzhu-all = **All the hearts:** take all 13, and they count +200 instead of −200. If you took the pig too, it counts +100.
lesson-gongzhu-all-asked = The other hearts are yet to be played. Can { $who } still get all 13?
lesson-gongzhu-all-hint = Has anyone else taken a heart, even a low one?
lesson-gongzhu-all-right = Nobody else has taken a heart yet. If anyone does, all these count against { $who }.

# $target: such as −1,000
lesson-gongzhu-end = **{ CARD("2S") } leads the first hand.** Later, the player who took the pig leads the next.
    The game ends after the hand in which someone is at { $target } or below. The highest score wins, the lowest loses.
lesson-gongzhu-end-asked = { $who } took the pig in this hand. What comes next?
lesson-gongzhu-end-leads = { $who } leads
lesson-gongzhu-end-two = { CARD("2S") } leads
lesson-gongzhu-end-over = The game ends
lesson-gongzhu-end-hint = Is anyone at { $target } or below? If not, who took the pig?
lesson-gongzhu-end-right = Nobody is at { $target } or below, and { $who } took the pig.
