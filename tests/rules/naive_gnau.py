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
        "aces": 3,
        "bomb": 7,
        "silver": 5,
    },
    "three_six": "free",
    "tonku": "spades",
    "doubles": "on",
    "aces": "low",
    "bomb": "off",
    "silver": "off",
    "order": "dukes_first",
}
PLAIN: Rules = CLASSIC | {"tens_in_five_dukes": "on", "five_small": "off", "pair_three_six": "on"}
KOPITIAM: Rules = CLASSIC | {
    "five_small": "total_10",
    "payouts": CLASSIC["payouts"] | {"five_dukes": 7, "five_small": 6, "tonku": 5, "double": 3, "ox_ten": 2},
}
KOPITIAM_ACES: Rules = KOPITIAM | {
    "aces": "high",
    "payouts": KOPITIAM["payouts"] | {"aces": 4, "five_dukes": 5},
}
NIUNIU: Rules = CLASSIC | {
    "three_six": "fixed",
    "tonku": "off",
    "doubles": "off",
    "bomb": "on",
    "silver": "on",
    "five_small": "total_10",
    "order": "small_first",
    "ties": "high_card",
    "payouts": CLASSIC["payouts"]
    | {"no_ox": 1, "single_7": 2, "single_8": 2, "single_9": 3, "ox_ten": 4}
    | {"silver": 4, "five_dukes": 5, "bomb": 6, "five_small": 8},
}
TAIWAN: Rules = NIUNIU | {
    "silver": "off",
    "payouts": CLASSIC["payouts"]
    | {"no_ox": 1, "single_8": 2, "single_9": 2, "ox_ten": 3}
    | {"five_dukes": 5, "bomb": 5, "five_small": 5},
}
# What the cards of a pack are worth where the highest one decides.
HEIGHT = [rank + suit for rank in RANKS for suit in "CDHS"]


def rank(card: str) -> str:
    return card if card in RANKS else card[:-1]


def face(card: str) -> int:
    return RANKS.index(rank(card)) + 1


def values(card: str, rules: Rules) -> list[int]:
    if rank(card) in ("3", "6"):
        return {"free": [3, 6], "fixed": [face(card)], "swapped": [9 - face(card)]}[rules["three_six"]]
    return [min(face(card), 10)]


def sums(cards: Sequence[str], rules: Rules) -> set[int]:
    return {sum(choice) for choice in product(*(values(card, rules) for card in cards))}


def is_ox(three: Sequence[str], rules: Rules) -> bool:
    if any(total % 10 == 0 for total in sums(three, rules)):
        return True
    return rules["triplet_passport"] == "on" and len({rank(card) for card in three}) == 1


def name_two(two: Sequence[str], rules: Rules) -> Hand:
    """What the two beside an ox are, as (category, strength)."""
    dukes = DUKES | {"10"} if rules["tens_in_tonku"] == "on" else DUKES
    for ace, duke in (two, two[::-1]):
        if rank(ace) == "A" and rank(duke) in dukes and rules["tonku"] != "off":
            return ("tonku", None) if ace == "AS" or rules["tonku"] == "any" else ("nenku", 1)
    if rules["pair_three_six"] == "on" and all(rank(card) in ("3", "6") for card in two):
        return "double", 6
    if rank(two[0]) == rank(two[1]) and rules["doubles"] == "on":
        return "double", face(two[0])
    return "single", max(total % 10 or 10 for total in sums(two, rules))


def names_whole(cards: Sequence[str], rules: Rules) -> list[Hand]:
    """All that five cards are without an ox."""
    found: list[Hand] = []
    dukes = DUKES | {"10"} if rules["tens_in_five_dukes"] == "on" else DUKES
    if all(rank(card) in dukes for card in cards):
        found.append(("five_dukes", None))
    elif rules["silver"] == "on" and all(rank(card) in {"10", "J", "Q", "K"} for card in cards):
        found.append(("silver", None))
    most = {"any": 20, "total_10": 10, "off": 0}[rules["five_small"]]
    if all(face(card) <= 4 for card in cards) and sum(face(card) for card in cards) <= most:
        found.append(("five_small", None))
    ranks = [rank(card) for card in cards]
    if rules["bomb"] == "on":
        found += [("bomb", face(each)) for each in RANKS if ranks.count(each) >= 4]
    return found


def ladder(rules: Rules) -> list[list[Hand]]:
    """Every hand there is, the lowest first; hands on one rung are equal."""
    rungs: list[list[Hand]] = [[("none", None)]]
    rungs += [[("single", strength)] for strength in range(1, 11)]
    doubles: list[list[Hand]] = [[("double", strength)] for strength in range(1, 14)]
    rungs += doubles if rules["aces"] == "low" else [*doubles[1:], doubles[0]]
    if rules["nenku"] == "special":
        rungs.append([("nenku", 1)])
    else:
        rungs[1].append(("nenku", 1))
    bombs: list[list[Hand]] = [[("bomb", strength)] for strength in range(1, 14)]
    rungs += [[("tonku", None)], [("silver", None)]]
    if rules["order"] == "small_first":
        return [*rungs, [("five_dukes", None)], *bombs, [("five_small", None)]]
    return [*rungs, *bombs, [("five_small", None)], [("five_dukes", None)]]


def rungs_by_hand(rules: Rules) -> dict[Hand, int]:
    return {hand: height for height, rung in enumerate(ladder(rules)) for hand in rung}


def points(hand: Hand, rules: Rules) -> int:
    category, strength = hand
    payouts: dict[str, int] = rules["payouts"]
    if category == "none":
        return payouts["no_ox"]
    if category == "single" and strength == 10:
        return payouts["ox_ten"]
    if category == "single":
        return payouts.get(f"single_{strength}", payouts["single"])
    if (category, strength) == ("double", 1) and rules["aces"] == "high":
        return payouts["aces"]
    return payouts[category]


def ways(cards: Sequence[str], rules: Rules) -> list[Way]:
    """Every way to read a hand, in the order of the deal, as (category, strength, ox ranks or None)."""
    found: list[Way] = []
    wholes = names_whole(cards, rules)
    if wholes:
        heights = rungs_by_hand(rules)
        found.append((*max(wholes, key=lambda whole: heights[whole]), None))
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


def highest(cards: Sequence[str]) -> int:
    """How high the highest of five cards with suits is."""
    return max(HEIGHT.index(card) for card in cards)


def delta(player: Hand, dealer: Hand, rules: Rules, stake: int, cards: tuple[int, int] = (0, 0)) -> int:
    """What a player gains, from the (category, strength) of both hands.

    Args:
        cards: How high the player's and the dealer's highest card is, where that decides.
    """
    heights = rungs_by_hand(rules)
    own, other = heights[player], heights[dealer]
    if rules["ties"] == "high_card":
        return (
            points(player, rules) * stake
            if (own, cards[0]) > (other, cards[1])
            else -points(dealer, rules) * stake
        )
    if own > other:
        return points(player, rules) * stake
    if player[0] == dealer[0] == "five_dukes":
        return 0
    if own == other and rules["ties"] == "push":
        return 0
    return -points(dealer, rules) * stake
