# Lessons of games of tricks: what they have in common.
#
# $cards: cards, one beside the other
# $who: a person or a computer player, by name or mention

lesson-tricks-you = You
lesson-tricks-yes = Yes
lesson-tricks-no = No
# Above who played what, a line each
lesson-tricks-trick = **On the table:**
# $played: who, and the card
lesson-tricks-led = { $played } (led)
lesson-tricks-taken = **{ lesson-tricks-picture-taken }:** { $cards }
lesson-tricks-exposed = **Exposed:** { $cards }
# Above the cards in a picture, as short as can be
lesson-tricks-picture-taken = { $who } took
lesson-tricks-picture-held = Your cards
lesson-tricks-held = **{ lesson-tricks-picture-held }:** { $cards }
# Above who has how many points, a line each; and in the middle of a picture that shows them
lesson-tricks-scores = **{ lesson-tricks-picture-scores }:**
lesson-tricks-picture-scores = Scores after the hand

lesson-tricks-follow = Everyone plays one card. **Follow the suit that was led** if you can. If not, play anything.
    The highest card of that suit, ace high, takes the trick and leads next.
lesson-tricks-play-asked = Your turn. Press a card you may play.
lesson-tricks-follow-right = Diamonds were led and you have some, so you must play one.

# $game: as it is typed
lesson-tricks-end = { BUTTON("lesson-button-practise") }: a hand alone, with hints for the first three tricks.
    { BUTTON("lesson-button-table") }: play with others. Computer players take the free seats.
    Stuck? { BUTTON("tricks-panel-hint") } says what a strong computer player would do, and why.
    -# The rest of the rules: `/{ $game } rules`
