"""match.py NAME NET WEIGHTS TRICKS DEALS DEALS_A_MOVE SEED [expose] [second]: strong with the net against strong"""
import sys, time; sys.path.insert(0, "lab")
from functools import partial
from pack import leaf_of
from bot.players import HEARTS, GONGZHU, Level
from bot.players.leaf import SETTINGS
from tests.bench.players import schools, matches
from tests.bench.players.figures import mean_of
name, path, weights, tricks, deals, moves, seed = sys.argv[1:8]
expose = "expose" in sys.argv[8:]
leaf, _ = leaf_of(path, name) if path != "-" else (None, None)
weights = [float(w) for w in weights.split(",")]
cost = next((float(w[5:]) for w in sys.argv[8:] if w.startswith('cost=')), 0.0)
class WithNet(schools.OfTheBot):
    def _decide(self, view):
        SETTINGS.leaf, SETTINGS.weights, SETTINGS.tricks = leaf, weights, int(tricks); SETTINGS.cost = cost
        try: return super()._decide(view)
        finally: SETTINGS.leaf = None; SETTINGS.cost = 0.0
from collections import Counter
from bot.players.cardset import set_of
rate = Counter()
def noting(cls, label):
    class Noting(cls):
        def _decide(self, view):
            found = super()._decide(view)
            if not view.legal and view.game is HEARTS:
                ways = set(view.game.advisor.ways_to_sweep(view)); usual = set(view.game.advisor.ways_to_prepare(view))
                chosen = set_of(found.cards)
                rate[label, "all"] += 1; rate[label, "moon"] += chosen in ways; rate[label, "only"] += chosen in ways and chosen not in usual
            return found
    return Noting
table = dict(schools.SCHOOLS); table["strong-net"] = partial(noting(WithNet, 'net'), Level.STRONG); table['strong'] = partial(noting(schools.OfTheBot, 'strong'), Level.STRONG)
matches.SCHOOLS = table
game = {"hearts": HEARTS, "gongzhu": GONGZHU}[name]
other = next((w[3:] for w in sys.argv[8:] if w.startswith("vs=")), "strong"); mine = next((w[5:] for w in sys.argv[8:] if w.startswith("mine=")), "strong-net")
plan = matches.Plan(game, mine, other, int(moves), 300, expose, int(seed))
found = []; b = time.time(); first = 1
for numbers in matches.evenings(int(deals)):
    r = matches.measure(plan, numbers); found += r.advantages
    if numbers[0] % 50 == 1 or numbers[-1] >= int(deals): print(len(found), mean_of(found).text(), round(time.time() - b), {k: round(1000 * u.processor_s / u.moves, 2) for k, u in r.usage.items()}, flush=True)
print(dict(rate)); import json; open(f"match_{name}.jsonl", "a").write(json.dumps([sys.argv[1:], found]) + "\n")
