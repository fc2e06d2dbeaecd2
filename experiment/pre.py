import sys, time, numpy as np, pickle
sys.path.insert(0, "lab")
from hands import *; from network import *
name, count, hidden, epochs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
b = time.time(); H = by_advice(name, count, 1); print("generated", count, time.time() - b, flush=True)
def sets(H):
    C, Y, E, T = [], [], [], []
    for t in range(12):
        c, y = H.leaf(t); C.append(c); Y.append(y / SCALE[name]); E.append(H.exposed); T.append(np.full(H.n, t))
    return np.concatenate(C), np.concatenate(Y).astype(np.float32), np.concatenate(E), np.concatenate(T)
C, Y, E, T = sets(H)
V = by_advice(name, 2000, 2, stray=0.0); vc, vy, ve, vt = sets(V)
net = Network(WIDTH, hidden, 4)
def r2(net, c, y, e, t):
    out = net.forward(inputs(c, e))[1]
    return " ".join("%.2f" % (1 - ((out[t == k] - y[t == k]) ** 2).sum() / ((y[t == k] - y[t == k].mean(0)) ** 2).sum()) for k in range(12))
def watch(net): print(round(time.time() - b), r2(net, vc, vy, ve, vt), flush=True); return -time.time()
train(net, lambda i: (inputs(C[i], E[i]), Y[i]), len(C), epochs, 2e-3, batch=1024, watch=watch)
pickle.dump(net, open(f"pre_{name}_{hidden}.pkl", "wb"))
