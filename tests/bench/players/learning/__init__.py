"""Whether a learnt valuation is worth it: `python -m tests.bench.players.learning --help`.

`selfplay` plays hands by the advice and by `strong`, `arrays` has them as numbers, `network` learns from them
what a position between two tricks is worth, and `curves` shows how well that tells what comes.

What was found with 128 units, 150,000 hands by the advice, 1283 hands of four strong players in Hearts and
1142 in Gong Zhu (12 deals a move), measured on 227 and 202 other hands of the same, at 24 guessed deals: R²
with 95 % intervals. These other hands also told when to stop learning, so the network does a little too well.
The ridge knew no passed and no exposed cards. "Shrunk" is by the best line, fitted to other hands. A hand by
the advice took 0.08 ms, a strong one 0.2 s (compiled), and learning from the advice a minute a game.

| | tricks | promise | promise, shrunk | playouts, shrunk | ridge | network | promise and network |
|---|---|---|---|---|---|---|---|
| Hearts | 1-3 | -0.03 ± 0.10 | 0.08 ± 0.05 | 0.07 ± 0.06 | 0.03 ± 0.03 | 0.13 ± 0.07 | 0.14 ± 0.07 |
| | 4-6 | 0.11 ± 0.10 | 0.21 ± 0.07 | 0.16 ± 0.09 | 0.06 ± 0.04 | 0.17 ± 0.10 | 0.23 ± 0.08 |
| | 7-9 | 0.33 ± 0.12 | 0.40 ± 0.10 | 0.42 ± 0.12 | 0.11 ± 0.07 | 0.43 ± 0.09 | 0.45 ± 0.09 |
| | 10-13 | 0.85 ± 0.05 | 0.85 ± 0.05 | 0.86 ± 0.05 | 0.16 ± 0.08 | 0.71 ± 0.09 | 0.85 ± 0.05 |
| Gong Zhu | 1-3 | 0.07 ± 0.11 | 0.12 ± 0.07 | 0.17 ± 0.08 | 0.07 ± 0.03 | 0.20 ± 0.09 | 0.20 ± 0.09 |
| | 4-6 | 0.16 ± 0.12 | 0.21 ± 0.09 | 0.23 ± 0.10 | 0.12 ± 0.06 | 0.24 ± 0.10 | 0.25 ± 0.10 |
| | 7-9 | 0.38 ± 0.15 | 0.41 ± 0.13 | 0.46 ± 0.13 | 0.22 ± 0.08 | 0.43 ± 0.13 | 0.44 ± 0.13 |
| | 10-13 | 0.79 ± 0.08 | 0.79 ± 0.08 | 0.79 ± 0.09 | 0.32 ± 0.09 | 0.70 ± 0.12 | 0.79 ± 0.08 |

Given the true deal, which no player knows, playouts explain in tricks 1-3 no more when shrunk (0.10 and
0.16), the network 0.13 and 0.22. It is calibrated as it is: in tricks 1-3 its slope is 0.97 ± 0.23 and
1.08 ± 0.23, its bias -0.6 ± 0.5 and -3 ± 6 points.

In matches of `strong` with the network against `strong` as it is, on duplicate deals without exposing and
with 32 or 40 deals a move for both, the network's value at the end of the trick took the place of the playout
in tricks 1-3, and was mixed into it by 0.8 in tricks 4-6 and by 0.5 in 7-9:

* Gong Zhu, two against two: +15.2 ± 10.1 points a deal (1160 deals, three seeds). Without the seed on which
  ways were compared, +17.3 ± 11.1 (960 deals). A move took no longer.
* Gong Zhu, a trick later and by 0.6, 0.6 and 0.4: +4 ± 27 (200 deals).
* Hearts, one among three, where the network judged only what to pass: +0.47 ± 0.57 points a hand (260 deals),
  and passes for the moon fell from 24 % to 3 %.

In the bot are these networks in whole numbers: `--ship` makes `data/players/gongzhu.weights` of what `--keep`
kept of Gong Zhu, and `bot/players/gongzhu/learnt.py` says where it holds. It is alike in Hearts. The bot's
are of a program before this one, in Gong Zhu from hands of seeds 1 and 501.

`python -m tests.bench.players gongzhu strong strong-by-playouts --deals-a-move 32` with new seeds shows what
that of Gong Zhu brings: +9.7 ± 11.1 points a deal with seed 4001 (1000 deals), +9.2 ± 8.6 together with seeds
4004 and 4005 (1560 deals), and +11.8 ± 6.6 together with the matches above, which rounded its weights less
(2720 deals). A move took 7.8 ms and 7.9 ms without it.

What `strong` then promises itself, before any correction, tells more of what comes than before: where the
network is asked, R² is 0.14, 0.28 and 0.50 in tricks 1-3, 4-6 and 7-9, and the slopes are 1.07, 1.19 and
1.10 (two in five of 1450 hands). In 2065 positions it played a card that no reason explains in 0.8 % instead
of 1.3 %.

It is asked only while the hand is unlikely to end the game. At the usual target that is with at most one
exposed card, as in two of five hands of four strong players. With two or more exposed cards it tells no more
than playouts do (67 hands), and no match has shown what it would bring there.

In Hearts it judges only what to pass, by 0.85. Alone, it hardly ever passes for the moon, not even with a
hand that shoots it against anybody. Playouts pass for the moon among strangers in 243 of 991 hands, by 60
deals, and nine of ten of these are given up. With what the network alone would pass instead, `strong` got
3.3 ± 2.5 points a hand more among three `strong-by-playouts` (213 hands), 3.2 ± 5.5 more among hunters (47
hands), and 2.8 ± 5.8 less among `casual` (58 hands). The moons that are kept were worth 4 ± 9 points more (23
hands). Where all others are known to follow the advice, playouts decide as before: among `casual` from the
second hand on. `python -m tests.bench.players.passing` compares both passes of one deal.

Tried before, by 0.75 and with more players taken for followers of the advice: +0.1 ± 0.9 points a hand, one
among three, in evenings with habits (120 deals, 60 a pass and 16 a play). It passed for the moon in 9 % of
the hands, and by playouts in 22 %. Among strangers that are `casual`, both passes came to the same:
+0.0 ± 1.7 (240 passes).

As it is in the bot, four `strong` passed for the moon in 21 of 452 cases in evenings with habits: in 12 of
426 in which the network was asked, and in 9 of 26 in which all others looked like followers of the advice.
One among three was +0.5 ± 1.1 points a hand ahead (80 deals, as above), with 4 % of such passes.
"""
