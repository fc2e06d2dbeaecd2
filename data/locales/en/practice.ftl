# Practice after a lesson, as one person sees it.
#
# $number: which hand, from 1
# $count: how many
# $game: the name of a game, with its emoji
# $good: how many were good

practice-again = Again

## Gnau: three hands to split

practice-gnau-title = 🎯 Practice · hand { $number } of { $count }
practice-gnau-end = Three hands done: you're ready for a table.

## A game of tricks: a hand alone

practice-title = { $game } · practice
practice-how = You and three easy computer players, for practice only.
# What its review is called, after the name of the game.
practice-hand = practice
# $beaten: how many of the three computer players have a worse score
practice-beaten = { $beaten ->
    [3] 🎉 You beat all three computer players.
   *[other] You beat { $beaten } of three computer players.
}
# $missed: how many of the choices were clearly worse than a strong player's
practice-choices = **{ $missed ->
    [0] All { $count } choices
   *[other] { $good } of { $count } choices
}** were as good as a strong computer player's.

error-practice-gone = An update ended this hand.
