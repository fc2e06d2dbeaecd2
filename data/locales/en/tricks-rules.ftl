# The rules of Hearts and Gong Zhu, and what their house rules are called.

tricks-game-hearts = ♥️ Hearts
tricks-game-gongzhu = 🐷 Gong Zhu

tricks-level-casual = casual
tricks-level-strong = strong

# What the computer players in the four seats are called.
tricks-computer-0 = 🤖 Siti
tricks-computer-1 = 🤖 Mei
tricks-computer-2 = 🤖 Ravi
tricks-computer-3 = 🤖 Jojo
tricks-computer-for = { $computer } for { $who }

tricks-direction-left = to the left
tricks-direction-right = to the right
tricks-direction-across = across

tricks-rules-title = { $game } · { $rules }
tricks-play-points = -# Play points only: nothing is bought, sold or redeemed. Computer players neither pay nor win any.
