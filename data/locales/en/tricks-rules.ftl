# How games of tricks are played, as far as it is the same in all of them.

tricks-level-easy = easy
tricks-level-casual = casual
tricks-level-strong = strong

# What the computer players in the four seats are called.
tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-for = { $computer } for { $who }

tricks-play-points = -# Play points only: nothing is bought, sold or redeemed. Computer players never pay or win any.
