# The lesson of Hearts.

lesson-hearts-follow = Everybody plays one card, then the next trick begins. **Follow the suit that was led** if you can. If you can't, play anything.

lesson-hearts-take = The **highest card of the suit led** takes the trick, ace high. Whoever takes it leads the next one.

lesson-hearts-cost = **Fewest points win.** Every heart you take costs 1. { CARD("QS") } costs 13. Everything else is free.
lesson-hearts-cost-asked = { $who } takes this trick. What does it cost?
lesson-hearts-cost-hint = Count the hearts, 1{"\u00A0"}each, and 13{"\u00A0"}for { CARD("QS") }.
lesson-hearts-cost-right = { $queen } for { CARD("QS") } and { $hearts } for the heart:{"\u00A0"}{ $cost }.

lesson-hearts-lead = Nobody may **lead** a heart until hearts are broken: until somebody has thrown one on another suit.
    { CARD("QS") } may be led at any time. It is seldom a good idea.
lesson-hearts-lead-asked = You lead, and no heart has been played yet. Press a card you may lead.
lesson-hearts-lead-right = You may lead it. Anything but a heart will do for now.

lesson-hearts-moon = **Shooting the moon:** take all 13 hearts and { CARD("QS") }, and you get 0 while everybody else gets 26. One heart in other hands, and it is off.
lesson-hearts-moon-asked = The other hearts are yet to be played. Can { $who } still shoot the moon?
lesson-hearts-moon-hint = Has anybody else taken a heart or { CARD("QS") }?
lesson-hearts-moon-right = Nobody else has taken a heart. Take one of those that are left, and all these count against { $who }.
