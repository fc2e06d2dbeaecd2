# Gong Zhu: its name, its commands, and what only its tables say. Its rules and its advice have files of their own.
#
# $teams: on where opposite seats play together, else off
# $who: a person or a computer player, by name or mention
# $game: the name of a game, with its emoji
# $hand: the hand and its table, as in tricks-review-hand
# $sweeps: how often one player took everything

game-name-gongzhu = 🐷 Gong Zhu
command-choice-game-gongzhu = Gong Zhu

command-gongzhu = Gong Zhu (Chase the Pig) for four: catch the sheep, avoid the pig
command-gongzhu-open = Open a Gong Zhu table in this channel
command-gongzhu-open-stake = What the loser pays the winner, or 0 (default: this server's)
command-gongzhu-open-rules = House rules saved in this server (default: the usual ones)
command-gongzhu-open-target = The game ends when a score reaches minus this (default: 1000)
command-gongzhu-open-hands = The game ends after this many hands at the latest (default: no limit)
command-gongzhu-open-level = How well computer players play (default: casual)
command-gongzhu-open-pace = Time for a turn before a computer player plays (default: 45 seconds)
command-gongzhu-open-pig-flips = Does the pig score for a player who takes all the hearts? (default: yes)
command-gongzhu-open-first-lead = Which card leads the first hand? (default: the two of spades)
command-gongzhu-open-teams = Seats 1 and 3 play against 2 and 4, their scores added up (default: off)

command-choice-pig-flips-all_hearts = Yes: with all the hearts, the pig counts for you
command-choice-pig-flips-never = No: the pig always counts against you
command-choice-pig-flips-all_points = Only with the sheep and the transformer as well, the pig counts for you
command-choice-first-lead-two_of_spades = The two of spades
command-choice-first-lead-two_of_clubs = The two of clubs

## At the table

tricks-aim-gongzhu = **Aim:** win the sheep (jack of diamonds, +100), but no hearts and not the pig (queen of spades, −100). { $teams ->
    [on] The side with the higher score wins.
   *[off] The highest score wins.
}

gongzhu-exposing = 👁️ **Cards may be exposed**{ $when }
    Press { BUTTON("tricks-button-hand") } and choose yours.
# In the picture of the table.
gongzhu-picture-exposing = Cards may be exposed

gongzhu-seat-exposed = exposed { $cards }
gongzhu-all-hearts = ❤️ { $who } **took all the hearts!**
gongzhu-pig = 🐷 { $who } took the pig and leads the next hand.

## Above and below a player's own cards

# $when: an hourglass and in how many seconds; nothing where there is no hurry
gongzhu-panel-choose-exposed = 👁️ **Choose cards to expose, or none**{ $when }
    An exposed card counts double, and everyone sees it.
gongzhu-panel-none-exposable = 👁️ **You have nothing to expose**{ $when }
    Press { BUTTON("gongzhu-panel-expose-nothing") } anyway, so that nobody can tell.
gongzhu-panel-exposed = ✅ You expose { $cards }. Waiting for the others.
# $cards: one or more of the next text
gongzhu-panel-open = -# 👁️ Exposed: { $cards }
gongzhu-panel-open-of = { $cards } ({ $who })
gongzhu-panel-expose = Expose { $cards }
gongzhu-panel-expose-nothing = Expose nothing

## Hints, reviews and leaderboards

gongzhu-hint-expose = 💡 **Expose { $cards }.**
gongzhu-hint-expose-nothing = 💡 **Expose nothing.**
gongzhu-hint-none-exposable = 💡 **Expose nothing.** You hold none of the four cards that may be exposed.
gongzhu-review-exposing = { $game } · { $hand } · exposing
tricks-standings-sweeps-gongzhu = all the hearts { $sweeps ->
    [1] once
   *[other] { $sweeps } times
}

achievement-gongzhu-sweep = First time all the hearts
