import sys; sys.path.insert(0, "lab")
import numpy as np, time, pickle
from pack import *; from hands import *
from bot.players.hearts.situation import HeartsSituation, counting_of
from bot.players import HEARTS, GONGZHU, PlayerView
name, path = sys.argv[1], sys.argv[2]
leaf, net = leaf_of(path, name)
H = by_advice(name, 200, 5)
class S: pass
worst = 0; sign = -1 if name == "hearts" else 1; act = 0
game = {"hearts": HEARTS, "gongzhu": GONGZHU}[name]
n = 0; took = 0
for t in range(13):
    c, y = H.leaf(t); x = inputs(c, H.exposed); act = max(act, np.abs(x @ net.p[0] + net.p[1]).max()); o = net.forward(x)[1] * SCALE[name]
    for i in range(H.n):
        view = PlayerView(game, game.rules.Options(), 0, (), number=4)
        s = game.advisor.begin(view, [sum(1 << int(c) for c in np.flatnonzero(H.owner[i] == k)) for k in range(4)], [0]*4)
        s.hands = [sum(1 << int(c) for c in np.flatnonzero((H.owner[i] == k) & (H.when[i] >= 4*t))) for k in range(4)]
        s.taken = [sum(1 << int(c) for c in np.flatnonzero((H.taker[i] == k) & (H.when[i] < 4*t))) for k in range(4)]
        s.seat = int(H.leaders[i, t]); e = sum(1 << p for p, f in zip((10, 25, 35, 47), H.exposed[i]) if f)
        seat = i % 4; rel = (seat - s.seat) % 4
        want = sign * (4 * o[i, rel] - o[i].sum()) / 3
        b = time.perf_counter(); got = leaf.worth(s, seat, e); took += time.perf_counter() - b; n += 1
        worst = max(worst, abs(want - got))
print("worst", worst, "largest activation", act, "us", took / n * 1e6)
