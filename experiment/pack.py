import pickle, sys, numpy as np
sys.path.insert(0, "lab")
from network import *
def leaf_of(path, name):
    from bot.players.leaf import Leaf
    net = pickle.load(open(path, "rb")) if isinstance(path, str) else path
    w1, b1, w2, b2 = [a.astype(np.float64) for a in net.p]
    scale = 1000.0
    def packed(v): return sum(int(x) << 16 * j for j, x in enumerate(np.rint(v * scale).astype(int)))
    rows = [packed(r) for r in w1]
    sign = -1 if name == "hearts" else 1
    out, ob = [], []
    for r in range(4):
        out.append(list(sign * SCALE[name] * (4 * w2[:, r] - w2.sum(1)) / 3 / scale)); ob.append(float(sign * SCALE[name] * (4 * b2[r] - b2.sum()) / 3))
    hearts = ((1 << 13) - 1) << 13
    counting = hearts | 1 << 10 | (0 if name == "hearts" else 1 << 35 | 1 << 47)
    return Leaf(rows, packed(b1), out, ob, counting), net
