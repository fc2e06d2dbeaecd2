"""What can be answered in the drill."""

from itertools import combinations

from bot.rules.cards import Card
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import judge

CHOICES: tuple[tuple[int, ...], ...] = ((), *combinations(range(5), 3))


def right_answer(cards: tuple[Card, ...], rules: HouseRules | None = None) -> tuple[int, ...]:
    """Return the places of the best ox; none for No Ox."""
    return _answer(cards, rules, is_right=True)


def wrong_answer(cards: tuple[Card, ...], rules: HouseRules | None = None) -> tuple[int, ...]:
    """Return an answer that something beats. There is one unless the hand counts as a whole."""
    return _answer(cards, rules, is_right=False)


def _answer(cards: tuple[Card, ...], rules: HouseRules | None, *, is_right: bool) -> tuple[int, ...]:
    judged = ((places, judge(cards, places, rules or HouseRules())) for places in CHOICES)
    return next(places for places, judgement in judged if judgement.is_right == is_right)
