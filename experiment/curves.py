"""curves.py NAME LOOK NET [LATE]: R2 by stage, cross-validated over hands."""
import sys, pickle, numpy as np
sys.path.insert(0, "lab")
from network import *
name, path, train, held, nets = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:]
from ridge import ridge
Z = np.load(path); M, G = Z["plain"].shape
sign = -1 if name == "hearts" else 1
def value(net, codes, rel, exposed):
    n = len(codes); o = np.concatenate([net.forward(inputs(codes[i:i+4096], exposed[i:i+4096]))[1] for i in range(0, n, 4096)]) * SCALE[name]
    own = o[np.arange(n), rel.astype(int)]
    return sign * (4 * own - o.sum(1)) / 3
P = {"promise": Z["promise"], "plain": Z["plain"].mean(1), "plain on true deal": Z["true_plain"]}
P["ridge"] = ridge(name, train, held, path)
E = np.repeat(Z["exposed"], G, 0)
for i, f in enumerate(nets):
    net = pickle.load(open(f, "rb"))
    a = value(net, Z["codesA"].reshape(-1, 52), Z["relA"].reshape(-1), E).reshape(M, G)
    b = value(net, Z["codesB"].reshape(-1, 52), Z["relB"].reshape(-1), E).reshape(M, G)
    P[f"net {i} after trick"] = a.mean(1); P[f"net {i} a trick later"] = b.mean(1)
    P[f"net {i} on true deal"] = value(net, Z["trueA"], Z["trueRelA"], Z["exposed"])
came, hand, d = Z["came"], Z["hand"], Z["d"]
stage = np.minimum(d // 12, 3)
folds = np.unique(hand, return_inverse=True)[1] % 5
combos = [("ridge",), ("promise", "ridge"), ("promise",), ("plain",), ("plain on true deal",)]
for i in range(len(nets)):
    combos += [(f"net {i} after trick",), (f"net {i} a trick later",), (f"net {i} on true deal",), ("promise", f"net {i} after trick"), ("promise", f"net {i} a trick later"), ("plain", f"net {i} after trick"), ("promise", "plain", f"net {i} after trick", "ridge")]
rng = np.random.default_rng(1); uh = np.unique(hand)
weights = [np.bincount(np.searchsorted(uh, rng.choice(uh, len(uh))), minlength=len(uh)) for _ in range(200)]
def quality(p, c, w):
    m = (w * c).sum() / w.sum(); mp = (w * p).sum() / w.sum()
    return 1 - (w * (p - c) ** 2).sum() / (w * (c - m) ** 2).sum(), (w * (p - mp) * (c - m)).sum() / (w * (p - mp) ** 2).sum(), m - mp
def show(p, c, h):
    at = np.searchsorted(uh, h)
    q = quality(p, c, np.ones(len(c))); o = np.array([quality(p, c, w[at]) for w in weights]).std(0) * 1.96
    return "  ".join("%s %6.2f±%.2f" % (n, a, b) for n, a, b in zip(("R2", "slope", "bias"), q, o))
keep = {}
for s in range(4):
    i = np.flatnonzero(stage == s)
    print(["1-3", "4-6", "7-9", "10-13"][s], len(i), "decisions", len(np.unique(hand[i])), "hands")
    for combo in combos:
        X = np.stack([P[k][i] for k in combo] + [np.ones(len(i))], 1)
        fit = np.zeros(len(i)); coefs = []
        for f in range(5):
            t = folds[i] != f
            w = np.linalg.lstsq(X[t], came[i][t], rcond=None)[0]; coefs.append(w); fit[~t] = X[~t] @ w
        keep[s, combo] = fit
        raw = show(P[combo[0]][i], came[i], hand[i]) if len(combo) == 1 else ""
        print(f"  {' + '.join(combo):42} fitted {show(fit, came[i], hand[i])}  w {np.mean(coefs, 0).round(2)}   raw {raw}")
