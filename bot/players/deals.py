"""Dealing the cards that a seat does not see, at random, but as all that it knows allows."""

from collections.abc import Sequence
from itertools import accumulate, product
from math import comb
from random import Random
from typing import Final, TypeAlias

from bot.players.cardset import NO_CARDS, each
from bot.rules.tricks import SEATS

_OTHERS: Final = 3
# Which of the three other seats may hold a card, one bit for each.
_PAIRS: Final = (0b011, 0b101, 0b110)
_ALL: Final = 0b111

# How many cards of each pair of seats go to its first, and how many of the cards that all may hold to each.
_Split: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


class UnseenCards:
    """The cards that somebody else holds, and who may hold which.

    Every deal that is possible is equally likely: how many cards of each kind go where is drawn by the number
    of deals in which it is so. A kind is all cards that may be with the same seats. There are seven at most,
    of which four leave a choice, and nothing is ever tried and taken back.

    Args:
        seat: Who does not see them.
        unseen: The cards.
        sizes: How many cards each seat holds.
        may_hold: Which cards each seat may hold.

    Raises:
        ValueError: There is no such deal.
    """

    def __init__(self, seat: int, unseen: int, sizes: Sequence[int], may_hold: Sequence[int]) -> None:
        self._seats = tuple(other for other in range(SEATS) if other != seat)
        self._cards: dict[int, list[int]] = {kind: [] for kind in range(_ALL + 1)}
        for card in each(unseen):
            kind = sum(1 << place for place, other in enumerate(self._seats) if may_hold[other] & card)
            self._cards[kind].append(card)
        room = [sizes[other] - len(self._cards[1 << place]) for place, other in enumerate(self._seats)]
        self._splits, weights = self._count(room)
        if self._cards[0] or not self._splits:
            raise ValueError("no deal is possible")
        self._weights = list(accumulate(weights))

    def _count(self, room: Sequence[int]) -> tuple[list[_Split], list[int]]:
        """Return the ways to split the kinds between the seats, and how many deals there are of each."""
        splits, weights = [], []
        lengths = [len(self._cards[kind]) for kind in _PAIRS]
        free = len(self._cards[_ALL])
        for firsts in product(*(range(length + 1) for length in lengths)):
            left = list(room)
            for kind, length, first in zip(_PAIRS, lengths, firsts, strict=True):
                lower, upper = (place for place in range(_OTHERS) if kind >> place & 1)
                left[lower] -= first
                left[upper] -= length - first
            if min(left) < 0 or sum(left) != free:
                continue
            weight = comb(free, left[0]) * comb(free - left[0], left[1])
            for length, first in zip(lengths, firsts, strict=True):
                weight *= comb(length, first)
            splits.append((firsts, tuple(left)))
            weights.append(weight)
        return splits, weights

    def deal(self, rng: Random) -> list[int]:
        """Return what each seat holds in one possible deal; nothing for the seat that does not see it."""
        firsts, left = rng.choices(self._splits, cum_weights=self._weights)[0]
        dealt = [sum(self._cards[1 << place]) for place in range(_OTHERS)]
        for kind, first in zip(_PAIRS, firsts, strict=True):
            cards = self._cards[kind]
            if cards:
                rng.shuffle(cards)
                lower, upper = (place for place in range(_OTHERS) if kind >> place & 1)
                dealt[lower] += sum(cards[:first])
                dealt[upper] += sum(cards[first:])
        cards = self._cards[_ALL]
        rng.shuffle(cards)
        dealt[0] += sum(cards[: left[0]])
        dealt[1] += sum(cards[left[0] : left[0] + left[1]])
        dealt[2] += sum(cards[left[0] + left[1] :])
        hands = [NO_CARDS] * SEATS
        for other, held in zip(self._seats, dealt, strict=True):
            hands[other] = held
        return hands
