# Lessons of games of tricks: what they have in common.

lesson-tricks-you = You
lesson-tricks-yes = Yes
lesson-tricks-no = No
# Above who played what, a line each
lesson-tricks-trick = **On the table:**
lesson-tricks-taken = **{ $who } took:** { $cards }
lesson-tricks-exposed = **Exposed:** { $cards }
# Above the cards in a picture, as short as can be
lesson-tricks-picture-taken = { $who } took
lesson-tricks-picture-held = Your cards
lesson-tricks-held = **Your cards:** { $cards }

lesson-tricks-play-asked = Your turn. Press a card you may play.
lesson-tricks-follow-right = Diamonds were led and you have some, so you must play one of them.
lesson-tricks-take-asked = Who takes this trick?
lesson-tricks-take-right = { $card } is the highest card of the suit that was led.
lesson-tricks-take-hint = Look at the suit of the first card. No card of another suit can take the trick.

# $game: as it is typed
lesson-tricks-end = That is enough to play a hand.
    { BUTTON("lesson-button-practise") } is today's deal: you alone against computer players, with the same cards as everybody here.
    { BUTTON("lesson-button-table") } to play with others. On { BUTTON("tricks-button-start") } computer players take the free seats. Stuck? { BUTTON("tricks-panel-hint") } says what a strong player would do, and why.
    -# `/{ $game } rules` has the rest of the rules.
