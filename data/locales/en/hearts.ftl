# Hearts: its name, its commands, and what only its tables say. Its rules and its advice have files of their own.
#
# $count: how many hearts
# $who: a person or a computer player, by name or mention
# $cards and $given: cards, one beside the other
# $choice: what the moon does, in words
# $end: won, lost, shared or none: how the game stands then
# $winners: how many win: only to choose between forms
# $score: points, as a number
# $picked and $needed: how many cards
# $game: the name of a game, with its emoji
# $hand: the hand and its table, as in tricks-review-hand
# $sweeps: how often one player took everything

game-name-hearts = ♥️ Hearts
command-choice-game-hearts = Hearts

command-hearts = Hearts for four: avoid hearts and the queen of spades
command-hearts-open = Open a Hearts table in this channel
command-hearts-open-stake = What each loser pays the winner, or 0 (default: this server's)
command-hearts-open-rules = House rules saved in this server (default: the usual ones)
command-hearts-open-target = The game ends when a score is over this (default: 100, in Spot Hearts 500)
command-hearts-open-hands = The game ends after this many hands at the latest (default: no limit)
command-hearts-open-level = How well computer players play (default: casual)
command-hearts-open-pace = Time for a turn before a computer player plays (default: 45 seconds)
command-hearts-open-jack-of-diamonds = The jack of diamonds takes 10 off your score (default: no)
command-hearts-open-moon = How shooting the moon scores (default: points for everyone else)
command-hearts-open-queen-breaks-hearts = The queen of spades breaks hearts too (default: no)
command-hearts-open-passing = Where everyone passes three cards (default: left, right, across, none in turn)
command-hearts-open-black-maria = The king of spades costs 10 and the ace of spades 7 (default: no)
command-hearts-open-spot = Spot Hearts: hearts cost their rank, the queen of spades 25 (default: no)

command-choice-moon-add_to_others = Points for everyone else
command-choice-moon-take_from_self = Points off the shooter's score
command-choice-moon-choose = The shooter chooses
command-choice-passing-cycle = Left, right, across, none in turn
command-choice-passing-left = Always left
command-choice-passing-none = No passing

## At the table

# $spot, $black_maria: on or off
tricks-aim-hearts = **Aim:** avoid { $spot ->
    [on] hearts (each costs its rank) and the queen of spades (25)
   *[off] hearts (1 each) and { $black_maria ->
        [on] three spades: the queen (13), the king (10) and the ace (7)
       *[off] the queen of spades (13)
    }
}. The lowest score wins.

# $direction: left, right or across, here and below
hearts-passing = 🔁 **Pass three cards { $direction ->
    [left] to the left
    [right] to the right
   *[across] across
}**{ $when }
    Press { BUTTON("tricks-button-hand") } and pick yours.
# In the picture of the table.
hearts-picture-passing = Pass three cards { $direction ->
    [left] to the left
    [right] to the right
   *[across] across
}
hearts-picture-moon = Shot the moon!

hearts-choosing = 🌕 **The moon was shot!** The shooter chooses how it scores.
hearts-not-broken = hearts aren't broken
hearts-broken = 💔 hearts are broken
hearts-taken = ❤️×{ $count }
# Where hearts cost their rank. $points: what these cost together
hearts-taken-spot = ❤️×{ $count } ({ $points })
hearts-moon-add-to-others = 🌕 { $who } **shot the moon**: { $points } for everyone else!
hearts-moon-take-from-self = 🌕 { $who } **shot the moon**: { $points } off their own score!

## Above and below a player's own cards

# $when: an hourglass and in how many seconds; nothing where there is no hurry
hearts-panel-choose-pass = 🔁 **Pick three cards for { $who }**{ $when }
hearts-panel-passed = ✅ You pass { $cards } to { $who }. Waiting for the others.
hearts-panel-received = -# 🔁 From { $who }: { $cards } · you passed { $given }
hearts-panel-moon = 🌕 **You shot the moon!** Choose how it scores{ $when }
# Below it, what each of the two leads to. $scores: all scores then, one after another
hearts-shot-outcome = { $choice }: { $scores }
    -# { $end ->
        [won] The game ends, and you win.
        [shared] The game ends, and you share the win.
        [lost] The game ends, and { $who } { $winners ->
            [one] wins
           *[other] win
        }.
       *[on] The game goes on.
    }
hearts-shot-own = **you { $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 { $who } shot the moon and chooses how it scores.
hearts-panel-pass = Pass { $cards }
hearts-panel-pass-more = Pass ({ $picked }/{ $needed })
hearts-panel-moon-add-to-others = { $points } for everyone else
hearts-panel-moon-take-from-self = { $points } off my score

## Hints, reviews and leaderboards

hearts-hint-pass = 💡 **Pass { $cards }.**
# What the shooter of the moon had better choose
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }.** That ends the game, and you win.
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }.** That ends the game, and you share the win.
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }.** Nobody is ahead of you then, and the game ends sooner.
hearts-hint-moon-take-lost = 💡 **{ $points } off your score.** { $points } for everyone else would end the game, and you wouldn't win it.
hearts-hint-moon-take-behind = 💡 **{ $points } off your score.** You're behind either way, and { $points } for everyone else would end the game sooner.
# Where the game ends with this hand
hearts-hint-moon-either = 💡 **Choose either.** The game ends with this hand, and everyone's place stays the same.
hearts-review-passing = { $game } · { $hand } · passing { $direction ->
    [left] to the left
    [right] to the right
   *[across] across
}
tricks-standings-sweeps-hearts = { $sweeps ->
    [1] one moon
   *[other] { $sweeps } moons
}

achievement-hearts-sweep = First moon shot
