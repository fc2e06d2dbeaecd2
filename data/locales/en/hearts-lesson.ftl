# The lesson of Hearts.

lesson-hearts-cost = **Fewest points win.** Every heart you take costs 1. { CARD("QS") } costs 13. Everything else is free.
lesson-hearts-cost-asked = { $who } takes this trick. What does it cost?
lesson-hearts-cost-hint = Count the hearts, 1{"\u00A0"}each, and 13{"\u00A0"}for { CARD("QS") }.
lesson-hearts-cost-right = { $queen } for { CARD("QS") } and { $hearts } for the heart:{"\u00A0"}{ $cost }.

lesson-hearts-pass = Before play **everybody passes three cards**: to the left in the first hand, then right, then across. In every fourth hand nobody does.
    You see what you are given only once everybody has passed.
lesson-hearts-pass-asked = Which three would you pass?
lesson-hearts-pass-hint = Pass what would cost you: high hearts, and { CARD("QS") } when she has few spades to hide behind. Low cards are safe to keep.
lesson-hearts-pass-right = With one other spade { CARD("QS") } is soon forced out of you, and high hearts take tricks that cost.

lesson-hearts-first = **Whoever holds { CARD("2C") } leads it** to the first trick of every hand. If you have no club, throw anything but a heart or { CARD("QS") }.
lesson-hearts-first-asked = You have no club. Which of these may you play?
lesson-hearts-first-right = You have no club, and it costs no points: that is allowed.

lesson-hearts-lead = Nobody may **lead** a heart until hearts are broken: until somebody has thrown one on another suit.
    { CARD("QS") } may be led at any time. It is seldom a good idea.
lesson-hearts-lead-asked = You lead, and no heart has been played yet. Press a card you may lead.
lesson-hearts-lead-right = You may lead it. Anything but a heart will do for now.

lesson-hearts-moon = **Shooting the moon:** take all 13 hearts and { CARD("QS") }, and you get 0 while everybody else gets 26. One heart in other hands, and it is off.
lesson-hearts-moon-asked = The other hearts are yet to be played. Can { $who } still shoot the moon?
lesson-hearts-moon-hint = Has anybody else taken a heart or { CARD("QS") }?
lesson-hearts-moon-right = Nobody else has taken a heart. Take one of those that are left, and all these count against { $who }.

lesson-hearts-end = **The game ends** with the hand in which somebody goes over { $target }. The lowest score wins.
lesson-hearts-end-asked = Who wins?
lesson-hearts-end-hint = { $who } is over { $target }, so the game is over. Who has the fewest points?
lesson-hearts-end-right = { $who } is over { $target }, so the game is over, and { $winner } has the fewest points.
