# Black Lady, a game that only the tests have.

command-black_lady = Black Lady: four seats, avoid the black ladies; computer players fill free seats
command-black_lady-open = Open a Black Lady table in this channel
command-black_lady-open-stake = Play points that everyone else pays the winner of a game
command-black_lady-open-target = The game ends when someone has more points than this
command-black_lady-open-level = How well the computer players play
command-black_lady-open-pace = Time for a turn

game-name-black_lady = 👸 Black Lady
command-choice-game-black_lady = Black Lady
tricks-aim-black_lady = **Aim:** leave the black ladies to the others.
tricks-goal-black_lady = The lowest score wins. Hearts cost 1 each, Q♠ 13, K♠ 10, A♠ 7.
tricks-told-black_lady = Players tell nothing of it.
tricks-paying-black_lady = Everybody who has not won pays the stake.
tricks-until-black_lady = up to { $points }
tricks-target-black_lady = The game ends over **{ $points }**.
tricks-stake-black_lady = 💰 Stake between people: **{ $stake }**.
tricks-standings-sweeps-black_lady = everything { $sweeps } times

black-lady-passing = 👸 **Three cards go to the left.** Pick yours { $when }.
black-lady-choose-pass = 👸 **Pick three ladies for { $who }**{ $when }.
black-lady-passed = ✅ You give { $cards } to { $who }.
black-lady-pass = Give { $cards }
black-lady-received = -# 👸 { $who } gave you { $cards }
black-lady-hint-pass = 💡 **Give { $cards }.**
black-lady-review-passing = 👸 Black Lady · { $hand } · what went to the left
black-lady-hearts = ❤️×{ $count }
black-lady-everything = 👸 { $who } **took every point!**
black-lady-leads-next = 👸 { $who } took the lady and leads next.

tricks-advice-pass-the-black-ladies = Black ladies cost the most.
tricks-advice-pass-the-highest = A high card wins what you would rather not have.
tricks-advice-duck-under = It does not win the trick.
tricks-advice-follow-with-the-lowest = It may yet be beaten.
tricks-advice-throw-the-black-ladies = Somebody else is welcome to her.
tricks-advice-throw-the-highest = It could win something later.
achievement-black_lady-sweep = First time everything
