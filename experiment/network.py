"""A network with one hidden layer on leaf positions."""
import numpy as np
SCALE = {"hearts": 8.0, "gongzhu": 100.0}
EXPOSABLE = np.array([10, 25, 35, 47])
WIDTH = 52*8 + 52*4 + 4*9 + 16*7

def inputs(codes, exposed):
    n = len(codes); x = np.zeros((n, WIDTH + 1), np.float32)
    rows = np.arange(n)[:, None]
    c = codes.astype(np.int64)
    x[rows, np.where(c < 8, np.arange(52)[None] * 8 + c, WIDTH)] = 1
    left = c < 4
    by = left.reshape(n, 4, 13)
    higher = by[:, :, ::-1].cumsum(2)[:, :, ::-1] - by
    place = (np.arange(4)[None, :, None] * 13 + higher).reshape(n, 52)
    x[rows, np.where(left, 416 + place * 4 + c, WIDTH)] = 1
    e = exposed.astype(bool)
    if e.any():
        x[rows, np.where(e, 624 + np.arange(4)[None] * 9 + c[:, EXPOSABLE], WIDTH)] = 1
    counts = np.minimum((by[:, :, :, None] & (c.reshape(n, 4, 13)[..., None] == np.arange(4))).sum(2), 6).reshape(n, 16)
    x[rows, 660 + np.arange(16)[None] * 7 + counts] = 1
    return x[:, :WIDTH]

class Network:
    def __init__(self, width, hidden, outputs, seed=1):
        r = np.random.default_rng(seed)
        self.p = [r.normal(0, 0.1, (width, hidden)).astype(np.float32), np.zeros(hidden, np.float32),
                  r.normal(0, 0.1, (hidden, outputs)).astype(np.float32), np.zeros(outputs, np.float32)]
        self.m = [np.zeros_like(a) for a in self.p]; self.v = [np.zeros_like(a) for a in self.p]; self.t = 0
    def forward(self, x):
        h = np.clip(x @ self.p[0] + self.p[1], 0, None)
        return h, h @ self.p[2] + self.p[3]
    def step(self, x, y, rate, decay):
        h, out = self.forward(x)
        d = 2 * (out - y) / len(x)
        dh = (d @ self.p[2].T) * (h > 0)
        grads = [x.T @ dh, dh.sum(0), h.T @ d, d.sum(0)]
        self.t += 1
        for i, g in enumerate(grads):
            self.m[i] += 0.1 * (g - self.m[i]); self.v[i] += 0.001 * (g * g - self.v[i])
            self.p[i] -= rate * ((self.m[i] / (1 - 0.9 ** self.t)) / (np.sqrt(self.v[i] / (1 - 0.999 ** self.t)) + 1e-8) + (decay * self.p[i] if i in (0, 2) else 0))
        return float(((out - y) ** 2).mean())

def train(net, make, count, epochs, rate, decay=0.0, batch=512, seed=1, watch=None):
    r = np.random.default_rng(seed)
    total = epochs * (count // batch); done = 0
    best = None
    for epoch in range(epochs):
        order = r.permutation(count)
        for k in range(0, count - batch + 1, batch):
            x, y = make(order[k:k+batch])
            net.step(x, y, rate * (1 - 0.95 * done / total), decay); done += 1
        if watch:
            loss = watch(net)
            if best is None or loss < best[0]: best = (loss, [a.copy() for a in net.p])
    if best: net.p = best[1]
    return net
