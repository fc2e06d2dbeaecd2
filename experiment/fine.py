"""fine.py NAME TRAIN PRE OUT: fine-tune on strong's hands; last 15 % are for choosing when to stop."""
import sys, pickle, time, numpy as np
sys.path.insert(0, "lab")
from hands import *; from network import *
name, src, pre, out = sys.argv[1:5]
rate = float(sys.argv[5]) if len(sys.argv) > 5 else 3e-4
decay = float(sys.argv[6]) if len(sys.argv) > 6 else 0.02
epochs = int(sys.argv[7]) if len(sys.argv) > 7 else 8
H = load(name, src); b = time.time()
cut = int(H.n * 0.85)
C, Y, E, T, R = [], [], [], [], []
for t in range(13):
    c, y = H.leaf(t); C.append(c); Y.append(y / SCALE[name]); E.append(H.exposed); T.append(np.full(H.n, t)); R.append(np.arange(H.n))
C, Y, E, T, R = map(np.concatenate, (C, Y, E, T, R)); Y = Y.astype(np.float32)
tr, va = np.flatnonzero(R < cut), np.flatnonzero(R >= cut)
X = inputs(C[va], E[va])
def lead(o): return o - (o.sum(1, keepdims=True) - o) / 3
def watch(net):
    o = net.forward(X)[1]; y = Y[va]; t = T[va]
    lo, ly = lead(o), lead(y)
    rs = [1 - ((lo[t == k] - ly[t == k]) ** 2).sum() / (ly[t == k] ** 2).sum() for k in range(13)]
    print(round(time.time() - b), "%.4f" % ((o - y) ** 2).mean(), " ".join("%.2f" % r for r in rs), flush=True)
    return ((lo - ly) ** 2).mean()
net = pickle.load(open(pre, "rb")) if pre != "-" else Network(WIDTH, 64, 4)
print(H.n, "hands"); watch(net)
train(net, lambda i: (inputs(C[tr[i]], E[tr[i]]), Y[tr[i]]), len(tr), epochs, rate, decay, batch=256, watch=watch)
pickle.dump(net, open(out, "wb"))
