"""moon.py SCHOOL PAIRS SEED: where strong passes for the moon, both ways are played out on the same deal."""
import sys, time, json; sys.path.insert(0, "lab")
from random import Random
from dataclasses import replace
import numpy as np
from bot.players import HEARTS, Level, Budget, decide, habit_after
from bot.players.cardset import set_of
from bot.players.leaf import SETTINGS
from tests.bench.players.matches import deal_of
from tests.bench.players.schools import SCHOOLS, Thought
from tests.support.views import view_of
school, pairs, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
habit = None
if len(sys.argv) > 4: habit = tuple(map(float, sys.argv[4].split(",")))
rules, options = HEARTS.rules, HEARTS.rules.Options()
found, looked, number, begun = [], 0, 0, time.time()
while len(found) < pairs and time.time() - begun < float(240):
    number += 1
    if number % 4 == 0: continue
    hand0 = rules.begin_hand(deal_of(seed, number), number, None, options)
    rng = Random(f"moon/{seed}/{number}"); seat = number // 4 % 4
    view = replace(view_of(hand0, seat), habits=tuple(None if s == seat else habit for s in range(4)))
    looked += 1
    first = decide(view, Level.STRONG, rng, Budget(most_deals=60))
    if set_of(first.cards) not in set(HEARTS.advisor.ways_to_sweep(view)): continue
    SETTINGS.cost = 1000.0
    second = decide(view, Level.STRONG, rng, Budget(most_deals=60)); SETTINGS.cost = 0.0
    if set(first.cards) == set(second.cards): continue
    corr = HEARTS.advisor.corrections[0]
    said = [(d.worth_of(d.cards) - corr.shift) / corr.kept for d in (first, second)]
    came = []
    others = None
    for chosen in (first, second):
        hand = hand0; players = {s: SCHOOLS[school](Random(f"{number}/{s}"), Thought(100, 16)) for s in range(4)}
        players[seat] = SCHOOLS["strong"](Random(f"{number}/me"), Thought(100, 24))
        passes = {s: players[s].prepare(replace(view_of(hand0, s))) for s in range(4) if s != seat}
        for s in range(4): hand = rules.prepare(hand, s, chosen.cards if s == seat else passes[s])
        while hand.to_play is not None:
            s = hand.to_play
            v = replace(view_of(hand, s), habits=tuple(None if o == seat else habit for o in range(4)))
            hand = rules.play_card(hand, s, players[s].play(v))
        sc = rules.hand_scores(hand)
        came.append((sum(sc) - 4 * sc[seat]) / 3)
    shot = came[0] > 20
    found.append((said[0], said[1], came[0], came[1], shot))
    a = np.array(found, float)
    if len(found) % 40 == 0 or len(found) == pairs:
        d, p = a[:, 2] - a[:, 3], a[:, 0] - a[:, 1]
        print(school, len(found), f"of {looked} rate {len(found)/looked:.3f}; promised moon {a[:,0].mean():+.1f} other {a[:,1].mean():+.1f}; came {a[:,2].mean():+.1f} {a[:,3].mean():+.1f}; difference {d.mean():+.2f} ± {1.96*d.std()/len(d)**.5:.2f}; shot {a[:,4].mean():.2f}; by promise:", 
          [(lo, int(m.sum()), round(d[m].mean(), 1), round(1.96 * d[m].std() / m.sum() ** .5, 1)) for lo, hi in ((0, 3), (3, 6), (6, 12), (12, 99)) if (m := (p >= lo) & (p < hi)).sum() > 2], round(time.time() - begun), flush=True)
json.dump(found, open(f"moon_{school}_{seed}{'_h' if habit else ''}.json", "w"))
