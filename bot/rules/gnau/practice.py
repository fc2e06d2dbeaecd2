"""Practice: the hands of the drill, and the judgement of an answer."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import Final, TypeAlias

from bot.rules.cards import Card, build_deck
from bot.rules.fair_deal import shuffled
from bot.rules.gnau.options import HouseRules, ThreeSix
from bot.rules.gnau.ranking import Category, card_values, kind_of
from bot.rules.gnau.splits import HAND_SIZE, Split, chosen_split, optimal_split

# The number of hands in one deck, so that no card appears twice in a day's set.
DAILY_HANDS: Final = 10

PracticeHand: TypeAlias = tuple[Card, ...]


class Verdict(StrEnum):
    """The judgement of an answer in one word."""

    WHOLE = "whole"
    """Right: the hand counts as a whole, whatever is pressed."""
    BEST = "best"
    """Right: no ox is better."""
    NO_OX = "no_ox"
    """Right: there is no ox."""
    WEAKER = "weaker"
    """An ox, but not the best."""
    MISSED = "missed"
    """No Ox was said, and there is an ox."""
    NOT_AN_OX = "not_an_ox"
    """The three make no ox."""


_RIGHT: Final = frozenset({Verdict.WHOLE, Verdict.BEST, Verdict.NO_OX})


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement of an answer, with its reasons.

    Args:
        best: The best way to read the hand.
        chosen: The way that the person chose.
        pressed: The three pressed cards in the order of the deal; empty for No Ox.
        sums: The possible sums of the pressed cards, lowest first.
    """

    verdict: Verdict
    best: Split
    chosen: Split
    pressed: tuple[Card, ...] = ()
    sums: tuple[int, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether no better answer was possible."""
        return self.verdict in _RIGHT


def daily_hands(guild_id: int, day: int) -> tuple[PracticeHand, ...]:
    """Return a day's ten hands, which are the same for everyone in a server.

    Args:
        day: The number of the day, counted from any fixed day.
    """
    deck = _practice_deck(f"daily {guild_id} {day}")
    return tuple(
        tuple(deck[start : start + HAND_SIZE]) for start in range(0, DAILY_HANDS * HAND_SIZE, HAND_SIZE)
    )


def free_hand(seed: int) -> PracticeHand:
    """Return a hand for practice at any time. Each seed gives its own hand."""
    return tuple(_practice_deck(f"free {seed}")[:HAND_SIZE])


def judge(cards: Sequence[Card], indexes: Collection[int], rules: HouseRules) -> Judgement:
    """Judge an answer: whether it equals the best one in rank and points, and the reason.

    Three cards that make no ox are never right, even if the hand has no ox. The right answer then is No Ox.

    Args:
        cards: The five cards in the order of the deal.
        indexes: The places of the three pressed cards, 0 to 4 in the order of the deal; empty for No Ox.

    Raises:
        RuleError: `hand-not-five` or `passport-not-three`.
    """
    best = optimal_split(cards, rules)
    chosen = chosen_split(cards, indexes, rules)
    pressed = tuple(cards[index] for index in sorted(indexes))
    sums = possible_sums(pressed, rules.three_six) if pressed else ()
    return Judgement(_verdict(best, chosen, is_ox_said=bool(indexes)), best, chosen, pressed, sums)


def possible_sums(cards: Sequence[Card], three_six: ThreeSix) -> tuple[int, ...]:
    """Return the possible sums of some cards, lowest first: several where a 3 or a 6 counts as either.

    Example:
        >>> possible_sums(build_deck()[2:5], ThreeSix.FREE)
        (12, 15)
    """
    values = (card_values(kind_of(card), three_six) for card in cards)
    return tuple(sorted({sum(choice) for choice in product(*values)}))


def _verdict(best: Split, chosen: Split, *, is_ox_said: bool) -> Verdict:
    if best.ox_cards is None and best.category is not Category.NONE:
        return Verdict.WHOLE
    if not is_ox_said:
        return Verdict.NO_OX if best.category is Category.NONE else Verdict.MISSED
    if chosen.category is Category.NONE:
        return Verdict.NOT_AN_OX
    is_best = (chosen.rank, chosen.points) == (best.rank, best.points)
    return Verdict.BEST if is_best else Verdict.WEAKER


def _practice_deck(name: str) -> list[Card]:
    # Nothing is at stake, so the seed needs no secret. It only has to be the same for everyone.
    seed = hashlib.sha256(f"gnau practice {name}".encode()).digest()
    return shuffled(build_deck(), seed, (), 1)
