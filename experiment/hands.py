"""Played hands as arrays, and what they looked like at each decision."""
import json, sys
from random import Random
import numpy as np
from bot.players import HEARTS, GONGZHU, PlayerView
from bot.players.cardset import each, set_of
from bot.players.hearts import situation as hs
from bot.players.gongzhu import situation as gs
from tests.bench.players.matches import deal_of

EXPOSABLE = [10, 25, 26 + 9, 39 + 8]   # Q♠ A♥ J♦ 10♣ as bit places
COUNTING = {"hearts": np.array([c == 10 or 13 <= c < 26 for c in range(52)]),
            "gongzhu": np.array([c in (10, 35, 47) or 13 <= c < 26 for c in range(52)])}

class Hands:
    def __init__(self, name, plays, leader, scores, exposed, given=None, promises=None, numbers=None):
        self.name = name
        self.plays = np.asarray(plays, np.int64); self.n = len(self.plays)
        self.scores = np.asarray(scores, np.float32); self.exposed = np.asarray(exposed, np.uint8)
        self.given, self.promises, self.numbers = given, promises, numbers
        n = self.n
        self.seats = np.zeros((n, 52), np.int64); self.winners = np.zeros((n, 13), np.int64)
        lead = np.asarray(leader, np.int64); self.leaders = np.zeros((n, 14), np.int64)
        for t in range(13):
            self.leaders[:, t] = lead
            cards = self.plays[:, 4*t:4*t+4]
            suits, power = cards // 13, cards % 13
            power = np.where(suits == suits[:, :1], power, -1)
            for k in range(4): self.seats[:, 4*t+k] = (lead + k) % 4
            lead = (lead + power.argmax(1)) % 4
            self.winners[:, t] = lead
        self.leaders[:, 13] = lead
        self.owner = np.zeros((n, 52), np.int64); self.when = np.zeros((n, 52), np.int64)
        rows = np.arange(n)[:, None]
        self.owner[rows, self.plays] = self.seats
        self.when[rows, self.plays] = np.arange(52)[None]
        self.taker = np.take_along_axis(self.winners, self.when // 4, 1)
        if name == "hearts": self.stakes = np.ones(n, np.float32)
        else: self.stakes = 2.0 ** self.exposed.sum(1).astype(np.float32)

    def leaf(self, t):
        """codes [n, 52] before trick t (0-based), relative to its leader; targets [n, 4]."""
        lead = self.leaders[:, t][:, None]
        held = self.when >= 4 * t
        codes = np.where(held, (self.owner - lead) % 4, 4 + (self.taker - lead) % 4)
        codes[~held & ~COUNTING[self.name][None]] = 8
        order = (lead + np.arange(4)[None]) % 4
        targets = np.take_along_axis(self.scores, order, 1) / self.stakes[:, None]
        return codes.astype(np.uint8), targets

    def seen(self, d):
        """What the seat that plays d-th knows, as rows of facts [n, 52*?] codes: 0 own, 1-4 taken by rel, 5-8 table rel, 9 unseen; given [n,52]"""
        seat = self.seats[:, d][:, None]
        t = d // 4
        codes = np.full((self.n, 52), 9)
        own = (self.owner == seat) & (self.when >= d)
        codes[own] = 0
        full = self.when < 4 * t
        codes[full] = (1 + (self.taker - seat) % 4)[full]
        table = (self.when >= 4 * t) & (self.when < d)
        codes[table] = (5 + (self.owner - seat) % 4)[table]
        return codes.astype(np.uint8)

    def lead_of(self, seats):
        s = self.scores; own = np.take_along_axis(s, seats[:, None], 1)[:, 0]
        value = (4 * own - s.sum(1)) / 3 / self.stakes
        return -value if self.name == "hearts" else value


def load(name, path, most=None):
    rows = [json.loads(l) for l in open(path)][:most]
    exposed = np.zeros((len(rows), 4), np.uint8)
    given = np.array([r["prep"] for r in rows], np.int64)
    if name == "gongzhu":
        for i, r in enumerate(rows):
            every = 0
            for p in r["prep"]: every |= p
            exposed[i] = [every >> c & 1 for c in EXPOSABLE]
    return Hands(name, [r["plays"] for r in rows], [r["leader"] for r in rows], [r["scores"] for r in rows], exposed, given,
                 [r["promises"] for r in rows], [r["n"] for r in rows])


def by_advice(name, count, seed, stray=0.1):
    game = {"hearts": HEARTS, "gongzhu": GONGZHU}[name]
    options = game.rules.Options(); advisor = game.advisor; decide = advisor.advice_for(options).decide
    P, L, S, E = np.zeros((count, 52), np.uint8), np.zeros(count, np.uint8), np.zeros((count, 4), np.float32), np.zeros((count, 4), np.uint8)
    rng = Random(f"advice/{seed}")
    deck = list(range(52)); bits = [1 << c for c in range(52)]
    for i in range(count):
        rng.shuffle(deck)
        deal = [sum(bits[c] for c in deck[13*k:13*k+13]) for k in range(4)]
        number = rng.randrange(1, 5)
        view = PlayerView(game, options, 0, (), number=number)
        if name == "hearts" and number % 4 == 0:
            prepared = [0] * 4
        elif name == "gongzhu" and rng.random() < 0.5:
            prepared = [0] * 4
        elif name == "gongzhu" and rng.random() < 0.3:
            prepared = [sum(bits[c] for c in EXPOSABLE if d >> c & 1 and rng.random() < 0.3) for d in deal]
        else:
            prepared = [sum(advisor.prepare_by_advice(d, options)) for d in deal]
        s = advisor.begin(view, deal, prepared)
        L[i] = s.seat
        straying = stray * rng.random() * 2
        play = P[i]
        for k in range(52):
            legal = s.look(s.hands[s.seat])
            if legal & (legal - 1):
                card = rng.choice(list(each(legal))) if rng.random() < straying else decide(s)
            else: card = legal
            play[k] = card.bit_length() - 1
            s.play(card)
        if name == "hearts": S[i] = hs.scores_of(s.taken, s.counting)
        else:
            S[i] = gs.scores_of(s.taken, s.exposed, options)
            E[i] = [s.exposed >> c & 1 for c in EXPOSABLE]
    return Hands(name, P, L, S, E)
