"""seatnet.py NAME COUNT STRONG OUT: value net on what a seat may know at trick boundaries"""
import sys, time, numpy as np, pickle
sys.path.insert(0, "lab")
from hands import *; from network import *
def seat_codes(codes, rel):
    """codes relative to leader [n,52] -> relative to the seat rel [n], hidden hands as 1"""
    c = codes.astype(np.int64); rel = rel[:, None]
    own = (c < 4) & (c == rel)
    return np.where(c == 8, 8, np.where(c >= 4, 4 + (c - 4 - rel) % 4, np.where(own, 0, 1))).astype(np.uint8)
def seat_inputs(codes, rel, exposed):
    x = inputs(seat_codes(codes, rel), exposed)
    return np.concatenate([x, np.eye(4, dtype=np.float32)[rel]], 1)
def lead(o): return (o - (o.sum(1, keepdims=True) - o) / 3)
def sets(H, each, rng):
    C, Y, E, R, I, T = [], [], [], [], [], []
    for t in range(13):
        c, y = H.leaf(t); l = lead(y) / SCALE[H.name]
        for rel in (range(4) if each else [None]):
            r = rng.integers(0, 4, H.n) if rel is None else np.full(H.n, rel)
            C.append(c); R.append(r); Y.append(l[np.arange(H.n), r]); E.append(H.exposed); I.append(np.arange(H.n)); T.append(np.full(H.n, t))
    return [np.concatenate(a) for a in (C, R, Y, E, I, T)]
if __name__ == "__main__":
    name, count, strong, out = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
    rng = np.random.default_rng(1)
    H = load(name, strong); C, R, Y, E, I, T = sets(H, True, rng)
    cut = int(H.n * 0.85); tr, va = np.flatnonzero(I < cut), np.flatnonzero(I >= cut)
    X = seat_inputs(C[va], R[va], E[va]); b = time.time()
    def watch(net):
        o, y, t = net.forward(X)[1][:, 0], Y[va], T[va]
        print(round(time.time() - b), "%.4f" % ((o - y) ** 2).mean(), " ".join("%.2f" % (1 - ((o[t == k] - y[t == k]) ** 2).sum() / (y[t == k] ** 2).sum()) for k in range(13)), flush=True)
        return ((o - y) ** 2).mean()
    net = Network(WIDTH + 4, 64, 1)
    A = by_advice(name, count, 1); a = sets(A, False, rng)
    train(net, lambda i: (seat_inputs(a[0][i], a[1][i], a[3][i]), a[2][i][:, None].astype(np.float32)), len(a[0]), 2, 2e-3, batch=1024, watch=watch)
    net.t = 0; net.m = [x * 0 for x in net.m]; net.v = [x * 0 for x in net.v]
    train(net, lambda i: (seat_inputs(C[tr[i]], R[tr[i]], E[tr[i]]), Y[tr[i]][:, None].astype(np.float32)), len(tr), 4, 3e-4, 0.02, batch=256, watch=watch)
    pickle.dump(net, open(out, "wb"))
