# The lesson of Hearts.
#
# $who: a person or a computer player, by name or mention
# $queen, $hearts and $cost: points, as a number
# $target: the score that ends a game
# $winner: a name

lesson-hearts-cost = **The lowest score wins.** Every heart you take costs 1, { CARD("QS") } costs 13. Nothing else counts.
lesson-hearts-cost-asked = { $who } takes this trick. What does it cost?
lesson-hearts-cost-hint = Count 1{"\u00A0"}for each heart and 13{"\u00A0"}for { CARD("QS") }.
lesson-hearts-cost-right = { $queen } for { CARD("QS") } and { $hearts } for the heart:{"\u00A0"}{ $cost }.

lesson-hearts-pass = Before play **everyone passes three cards**: left in the first hand, then right, then across, then none.
    You see your new cards once everyone has passed.
lesson-hearts-pass-asked = Which three would you pass?
lesson-hearts-pass-hint = Pass high hearts, and { CARD("QS") } if few spades protect her. Keep low cards.
lesson-hearts-pass-right = With one other spade, { CARD("QS") } is soon forced out, and high hearts take costly tricks.

lesson-hearts-first = **{ CARD("2C") } leads the first trick** of every hand. If you have no club, throw anything but a heart or { CARD("QS") }.
lesson-hearts-first-asked = You have no club. Which of these may you play?
lesson-hearts-first-right = You have no club, and it costs nothing.

lesson-hearts-lead = Nobody may **lead** a heart until hearts are broken: until someone has thrown one on another suit.
    Leading { CARD("QS") } is allowed, but usually a bad idea.
lesson-hearts-lead-asked = You lead, and no heart has been played yet. Press a card you may lead.
lesson-hearts-lead-right = Anything but a heart will do for now.

lesson-hearts-moon = **Shooting the moon:** take all 13 hearts and { CARD("QS") }, and you get 0 while everyone else gets 26.
lesson-hearts-moon-asked = The other hearts are yet to be played. Can { $who } still shoot the moon?
lesson-hearts-moon-hint = Has anyone else taken a heart or { CARD("QS") }?
lesson-hearts-moon-right = Nobody else has taken a heart yet. If anyone does, all these count against { $who }.

lesson-hearts-end = **The game ends** after the hand in which someone goes over { $target }. The lowest score wins.
lesson-hearts-end-asked = Who wins?
lesson-hearts-end-hint = { $who } is over { $target }, so the game ends. Who has the lowest score?
lesson-hearts-end-right = { $who } is over { $target }, and { $winner } has the lowest score.
