"""look.py NAME IN OUT GUESSES EVERY MAX_S: at decisions of strong hands, guessed deals after the card played."""
import sys, json, time, numpy as np
sys.path.insert(0, "lab")
from random import Random
from dataclasses import replace
from bot.players import HEARTS, GONGZHU
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.cardset import cards_of, set_of
from bot.players.advisor import lead_over_others
from tests.bench.players.matches import deal_of
from tests.support.views import view_of
from bot.players.situation import play_out
name, src, out, G, every, most_s = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]), float(sys.argv[6])
game = {"hearts": HEARTS, "gongzhu": GONGZHU}[name]; rules = game.rules; sign = -1 if name == "hearts" else 1
COUNT = [c == 10 or 13 <= c < 26 if name == "hearts" else c in (10, 35, 47) or 13 <= c < 26 for c in range(52)]
def codes_of(s):
    lead = s.seat; row = [8] * 52
    for seat in range(4):
        rel = (seat - lead) & 3
        cards = s.hands[seat]
        while cards:
            b = cards & -cards; row[b.bit_length() - 1] = rel; cards ^= b
        cards = s.taken[seat]
        while cards:
            b = cards & -cards; c = b.bit_length() - 1; cards ^= b
            if COUNT[c]: row[c] = 4 + rel
    return row
def step(s, decide):
    if s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]:
        legal = s.look(s.hands[s.seat]); s.play(decide(s) if legal & (legal - 1) else legal)
def trick(s, decide):
    step(s, decide)
    while s.count: step(s, decide)
R = {k: [] for k in "hand d promise came plain true_plain codesA relA codesB relB trueA trueRelA exposed".split()}
begun = time.time(); habits = (None,) * 4
for line in open(src):
    r = json.loads(line); n = r["n"]; rng = Random(f"look/{n}")
    if n % 10 == 1: habits = (None,) * 4
    hand = rules.begin_hand(deal_of(r["seed"], n), n, None, rules.Options())
    for seat in range(4):
        if hand.play is None: hand = rules.prepare(hand, seat, cards_of(r["prep"][seat]))
    every_exposed = set_of(c for cs in getattr(hand, "exposures", ()) or () if cs for c in cs) if name == "gongzhu" else 0
    exposed = [every_exposed >> c & 1 for c in (10, 25, 35, 47)]
    stakes = 2.0 ** sum(exposed)
    scores = r["scores"]
    for d, c in enumerate(r["plays"]):
        seat = hand.to_play
        if r["promises"][d] is not None and rng.randrange(every) == 0:
            view = replace(view_of(hand, seat), habits=habits); context = DecisionContext(view)
            k = context.knowledge; s0 = k.situation; decide = context.advice.decide; card = 1 << c
            guesses = Guesses(context, rng); A, RA, B, RB, W = [], [], [], [], []
            truth = [set_of(h) for h in hand.held]
            for g in range(G + 1):
                s = s0.copy(); s.hands = truth[:] if g == G else guesses.deal(); s.watchful = 15 if g == G else guesses.watchful()
                s.play(card)
                while s.count: step(s, decide)
                a, ra = codes_of(s), (seat - s.seat) & 3
                if g < G:
                    A.append(a); RA.append(ra)
                    trick(s, decide); B.append(codes_of(s)); RB.append((seat - s.seat) & 3)
                else: ta, tr = a, ra
                play_out(s, decide); W.append(context.evaluate(s) / stakes)
            for key, value in (("hand", n), ("d", d), ("promise", r["promises"][d] / stakes), ("came", sign * lead_over_others(scores, seat) / stakes),
                ("plain", W[:G]), ("true_plain", W[G]), ("codesA", A), ("relA", RA), ("codesB", B), ("relB", RB), ("trueA", ta), ("trueRelA", tr), ("exposed", exposed)):
                R[key].append(value)
        hand = rules.play_card(hand, seat, cards_of(1 << c)[0])
    assert list(rules.hand_scores(hand)) == scores
    habits = tuple(tuple(h) for h in r["habits"])
    if time.time() - begun > most_s: break
types = {"codesA": np.uint8, "codesB": np.uint8, "trueA": np.uint8, "relA": np.uint8, "relB": np.uint8, "exposed": np.uint8, "hand": np.int32, "d": np.int32}
np.savez_compressed(out, **{k: np.array(v, types.get(k, np.float32)) for k, v in R.items()})
print(n, len(R["d"]), time.time() - begun)
