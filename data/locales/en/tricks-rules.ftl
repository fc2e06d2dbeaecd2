# How games of tricks are played, as far as it is the same in all of them.
#
# $computer: the name of a computer player
# $level: how well a computer player plays, in a word
# $who: whom the computer player stands for, by name or mention
# $hands: the most hands of a game

# What each level does, after its name.
tricks-temperament-easy = makes beginners' mistakes
tricks-temperament-casual = follows the advice of good players
tricks-temperament-strong = guesses the hidden cards and looks ahead
tricks-level-easy = easy
tricks-level-casual = casual
tricks-level-strong = strong

# What the computer players in the four seats are called.
tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-level = { $computer } ({ $level })
tricks-computer-for = { $computer } for { $who }

tricks-rules-different = **Different here**
tricks-rules-usual = **As usual**

# Where a game ends after so many hands, if nobody's score ends it before: in short, and as a sentence.
tricks-hands = { $hands ->
    [1] One hand at most
   *[other] { $hands } hands at most
}
tricks-hands-end = It ends after { $hands ->
    [1] **one hand**
   *[other] **{ $hands } hands**
} at the latest.
