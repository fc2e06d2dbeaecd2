# Lessons: what all games have in common. What each game teaches is in a file of its own.

lesson-button-open = How to play
lesson-button-next = Next
lesson-button-skip = Skip
lesson-button-back = Back
lesson-button-again = Start again

# $game: what people call the game. $number and $last: pages
lesson-title = { $game } · how to play · { $number } of { $last }
lesson-title-end = { $game } · you know how to play
lesson-asked = **{ $question }**
lesson-right = ✅ **Right.** { $why }
lesson-wrong = ❌ **Not quite.** { $why }
