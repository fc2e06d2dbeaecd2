# Lessons: what all games have in common. What each game teaches is in a file of its own.
#
# $question: the question of the page
# $why: the reason, in a sentence

lesson-button-open = How to play
lesson-button-next = Next
lesson-button-skip = Skip
lesson-button-back = Back
lesson-button-again = Start again
# At the end: to play alone, or with others
lesson-button-practise = Practise
lesson-button-table = Open a table

# $game: what people call the game. $number and $last: pages
lesson-title = { $game } · how to play · { $number } of { $last }
lesson-title-end = { $game } · ready to play
lesson-asked = **{ $question }**
lesson-right = ✅ **Right.** { $why }
lesson-wrong = ❌ **Not quite.** { $why }

## The first screen, when a server has just invited the bot

first-screen = ## 🃏 Card games for this server
    Open a table, and friends join with one press. { BUTTON("lesson-button-open") } teaches you a game in a few short pages.
    -# Play points only: nothing is bought, sold or redeemed.
# $game: what people call the game
first-screen-open = Open { $game }
# For managers, who choose the language of public messages. The globe says it to those who can't read it.
first-screen-language = 🌐 Language

# Said to the person who opens the very first table of a server.
first-table = 🎉 **This server's first table.** Anyone here can press **Join**, and only you see your cards. New? Press { BUTTON("lesson-button-open") }.
