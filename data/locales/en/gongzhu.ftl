# Gong Zhu: its name, its commands, and what only its tables say. Its rules and its advice have files of their own.

game-name-gongzhu = 🐷 Gong Zhu

command-gongzhu = Gong Zhu, Chase the Pig: four seats, catch the sheep and flee the pig
command-gongzhu-open = Open a Gong Zhu table in this channel
command-gongzhu-open-stake = Play points that the last pays the first in a game; 0 for none (this server's usual)
command-gongzhu-open-target = The game ends when somebody has lost as many points as this (1000 when not given)
command-gongzhu-open-computers = How well the computer players play (casual when not given)
command-gongzhu-open-seconds = Seconds for a turn, then a computer player takes it (45 when not given)
command-gongzhu-open-pig_flips = Whether the pig counts for whoever takes all the hearts (it does when not given)

command-choice-pig_flips-all_hearts = With all the hearts the pig counts for you
command-choice-pig_flips-never = The pig always counts against you

## At the table

tricks-aim-gongzhu = **Aim:** catch the sheep ({ CARD("JD") }, +100) and leave the pig ({ CARD("QS") }, −100) and the hearts to the others. The highest score wins.

gongzhu-exposing = 👁️ **Cards may be exposed.** Press **My hand** and say which of yours, if any, { $when }.
# In the picture of the table.
gongzhu-picture-exposing = Cards may be exposed

gongzhu-seat-exposed = exposed { $cards }
gongzhu-all-hearts = ❤️ { $who } **took all the hearts!**
gongzhu-pig = 🐷 { $who } took the pig and leads next.

## Above and below somebody's own cards

# $when: a blank and in how many seconds; nothing where there is no hurry
gongzhu-panel-choose-exposed = 👁️ **Choose what you expose**{ $when }, if anything. It counts double then, and everybody sees it.
gongzhu-panel-none-exposable = 👁️ You hold nothing that may be exposed. Press **Expose nothing**{ $when }, so that nobody can tell.
gongzhu-panel-exposed = ✅ You expose { $cards }. The others are still choosing.
gongzhu-panel-open = -# 👁️ Exposed: { $cards }
gongzhu-panel-expose = Expose { $cards }
gongzhu-panel-expose-nothing = Expose nothing

## Hints, reviews and standings

gongzhu-hint-expose = 💡 **Expose { $cards }.**
gongzhu-hint-expose-nothing = 💡 **Expose nothing.** What lies open counts double, and everybody plays for it or against it. Keep it hidden unless you are sure of it.
gongzhu-review-exposing = { $game } · { $hand } · what was exposed
tricks-review-unit-gongzhu = -# 💭 Judged from that seat's cards only. Expected: how many points better than the other three's average the seat ends the hand. At the end of the game winning and losing count as well.
tricks-standings-sweeps-gongzhu = all the hearts { $sweeps ->
    [one] once
   *[other] { $sweeps } times
}
