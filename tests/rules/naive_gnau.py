"""Gnau once more, as plainly and slowly as it can be said: what the real rules are checked against.

It imports nothing of `bot`. Cards are texts such as `AS` or `10H`, house rules a dictionary of every option.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

Rules = dict[str, Any]
Hand = tuple[str, int | None]
Way = tuple[str, int | None, tuple[str, ...] | None]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
DUKES = {"J", "Q", "K"}

CLASSIC: Rules = {
    "tens_in_five_dukes": "off",
    "tens_in_tonku": "off",
    "five_small": "any",
    "triplet_passport": "off",
    "pair_three_six": "off",
    "nenku": "ox_one",
    "ties": "dealer",
    "payouts": {
        "no_ox": 0,
        "single": 1,
        "ox_ten": 1,
        "double": 2,
        "nenku": 1,
        "tonku": 5,
        "five_small": 10,
        "five_dukes": 10,
    },
}
PLAIN: Rules = CLASSIC | {"tens_in_five_dukes": "on", "five_small": "off", "pair_three_six": "on"}
KOPITIAM: Rules = CLASSIC | {
    "pair_three_six": "on",
    "five_small": "total_10",
    "payouts": CLASSIC["payouts"] | {"five_dukes": 7, "five_small": 6, "tonku": 5, "double": 3, "ox_ten": 2},
}


def rank(card: str) -> str:
    return card if card in RANKS else card[:-1]


def face(card: str) -> int:
    return RANKS.index(rank(card)) + 1


def values(card: str) -> list[int]:
    if rank(card) in ("3", "6"):
        return [3, 6]
    return [min(face(card), 10)]


def sums(cards: Sequence[str]) -> set[int]:
    return {sum(choice) for choice in product(*(values(card) for card in cards))}


def is_ox(three: Sequence[str], rules: Rules) -> bool:
    if any(total % 10 == 0 for total in sums(three)):
        return True
    return rules["triplet_passport"] == "on" and len({rank(card) for card in three}) == 1


def name_two(two: Sequence[str], rules: Rules) -> Hand:
    """What the two beside an ox are, as (category, strength)."""
    dukes = DUKES | {"10"} if rules["tens_in_tonku"] == "on" else DUKES
    for ace, duke in (two, two[::-1]):
        if rank(ace) == "A" and rank(duke) in dukes:
            return ("tonku", None) if ace == "AS" else ("nenku", 1)
    if rules["pair_three_six"] == "on" and all(rank(card) in ("3", "6") for card in two):
        return "double", 6
    if rank(two[0]) == rank(two[1]):
        return "double", face(two[0])
    return "single", max(total % 10 or 10 for total in sums(two))


def name_whole(cards: Sequence[str], rules: Rules) -> Hand | None:
    dukes = DUKES | {"10"} if rules["tens_in_five_dukes"] == "on" else DUKES
    if all(rank(card) in dukes for card in cards):
        return "five_dukes", None
    most = {"any": 20, "total_10": 10, "off": 0}[rules["five_small"]]
    if all(face(card) <= 4 for card in cards) and sum(face(card) for card in cards) <= most:
        return "five_small", None
    return None


def ladder(rules: Rules) -> list[list[Hand]]:
    """Every hand there is, the lowest first; hands on one rung are equal."""
    rungs: list[list[Hand]] = [[("none", None)]]
    rungs += [[("single", strength)] for strength in range(1, 11)]
    rungs += [[("double", strength)] for strength in range(1, 14)]
    if rules["nenku"] == "special":
        rungs.append([("nenku", 1)])
    else:
        rungs[1].append(("nenku", 1))
    return [*rungs, [("tonku", None)], [("five_small", None)], [("five_dukes", None)]]


def rungs_by_hand(rules: Rules) -> dict[Hand, int]:
    return {hand: height for height, rung in enumerate(ladder(rules)) for hand in rung}


def points(hand: Hand, rules: Rules) -> int:
    category, strength = hand
    payouts: dict[str, int] = rules["payouts"]
    if category == "none":
        return payouts["no_ox"]
    if category == "single" and strength == 10:
        return payouts["ox_ten"]
    return payouts[category]


def ways(cards: Sequence[str], rules: Rules) -> list[Way]:
    """Every way to read a hand, in the order of the deal, as (category, strength, ox ranks or None)."""
    found: list[Way] = []
    whole = name_whole(cards, rules)
    if whole:
        found.append((*whole, None))
    for places in combinations(range(5), 3):
        three = [cards[place] for place in places]
        two = [cards[place] for place in range(5) if place not in places]
        if is_ox(three, rules):
            found.append((*name_two(two, rules), tuple(rank(card) for card in three)))
    return found


def best(cards: Sequence[str], rules: Rules, heights: dict[Hand, int]) -> Way:
    """The best way to read a hand, as (category, strength, ox ranks or None)."""
    found: list[Way] = ways(cards, rules) or [("none", None, None)]
    top = max((heights[way[:2]], points(way[:2], rules)) for way in found)
    return next(way for way in found if (heights[way[:2]], points(way[:2], rules)) == top)


def delta(player: Hand, dealer: Hand, rules: Rules, stake: int) -> int:
    """What a player gains, from the (category, strength) of both hands."""
    heights = rungs_by_hand(rules)
    if heights[player] > heights[dealer]:
        return points(player, rules) * stake
    if player[0] == dealer[0] == "five_dukes":
        return 0
    if heights[player] == heights[dealer] and rules["ties"] == "push":
        return 0
    return -points(dealer, rules) * stake
