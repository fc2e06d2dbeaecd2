"""Deals again what a deal file says, from data/guide/deals.md alone: it knows nothing of the project."""

import hashlib
import hmac
import json
import sys


def numbers(seed, message):
    counter = 0
    while True:
        block = hmac.new(seed, f"{message}|{counter}".encode(), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


deal = json.load(sys.stdin)
seed = bytes.fromhex(deal["seed"])
message = "|".join([part["part"] for part in deal["parts"]] + [str(deal["round"])])
seats = [part["who"] for part in deal["parts"]]
if "bids" not in deal:
    seats = ["dealer", *[who for who in seats if who != "dealer"]]
of_tricks = "seats" in deal
ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
deck = [rank + suit for suit in "SHDC" for rank in ranks] * (1 if of_tricks else (len(seats) * 5 + 51) // 52)
random = numbers(seed, message)
for i in range(len(deck) - 1, 0, -1):
    number = next(random)
    while number >= 2**32 - 2**32 % (i + 1):
        number = next(random)
    j = number % (i + 1)
    deck[i], deck[j] = deck[j], deck[i]
held = {who: deck[5 * n : 5 * n + 5] for n, who in enumerate(seats)}
answer: dict[str, object] = {
    "commitment": hashlib.sha256(seed).hexdigest(),
    "message": f"{message}|0",
    "hmac": hmac.new(seed, f"{message}|0".encode(), hashlib.sha256).hexdigest(),
    "deck": deck,
    "dealer": held.get("dealer"),
    "players": {who: cards for who, cards in held.items() if who != "dealer"},
}
if "bids" in deal:
    highest = [who for who in seats if deal["bids"][who] == max(deal["bids"].values())]
    answer["bank"] = highest[next(random) % len(highest)]
if of_tricks:
    order = [rank + suit for suit in "SHDC" for rank in [*ranks[1:], "A"]]
    answer["seats"] = [sorted(deck[13 * n : 13 * n + 13], key=order.index) for n in range(4)]
json.dump(answer, sys.stdout)
