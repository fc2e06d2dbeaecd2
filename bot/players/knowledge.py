"""What a seat knows about a hand in play: its state, and the possible deals of the unseen cards."""

from collections.abc import Callable, Sequence
from itertools import accumulate, product
from math import comb
from random import Random
from typing import Final, Generic, TypeAlias

from bot.players.cardset import NO_CARDS, PACK, bit_of, each, set_of
from bot.players.situation import SituationT
from bot.players.view import PlayerView
from bot.rules.tricks import CARDS_EACH, SEATS

_OTHERS: Final = 3
# Sets of the three other seats, one bit per seat: each pair of seats, and all three.
_PAIRS: Final = (0b011, 0b101, 0b110)
_ALL: Final = 0b111

# Returns the cards that the seat to play may still hold after it plays a card. It covers only what the play
# shows beyond a suit not followed.
Shown: TypeAlias = Callable[[SituationT, int], int]

# For each pair of seats, how many of the cards that only these two may hold go to the first of them. Then for
# each seat, how many of the cards that all three may hold go to it.
_Split: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


class UnseenCards:
    """The cards that a seat does not see, and which of the others may hold which of them.

    Every possible deal is equally likely. All cards that the same seats may hold are of one kind. There are
    at most seven kinds, and only four of them leave a choice. The number of cards of each kind that go to
    each seat is drawn first, weighted by the number of deals. So dealing never needs to backtrack.

    Args:
        seat: The seat that does not see the cards.
        sizes: How many cards each seat holds.

    Raises:
        ValueError: No deal is possible.
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
        """Return the ways to split the kinds between the seats, and the number of deals for each way."""
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
        """Return what each seat holds in a random possible deal, with no cards for the seat itself."""
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


class Knowledge(Generic[SituationT]):
    """All that a seat knows about a hand in play.

    Args:
        situation: The hand before its first card. It is changed in place.
        shown: What a play shows about the other cards of its player.

    Attributes:
        situation: The current state of the hand; `hands` holds only the seat's own cards.
        may_hold: The cards that each other seat may hold.
        plays: For each seat, every card it has played, with the situation before that play.
    """

    def __init__(self, view: PlayerView, situation: SituationT, shown: Shown[SituationT]) -> None:
        self.situation = situation
        self.plays: list[list[tuple[SituationT, int]]] = [[] for _ in range(SEATS)]
        self.seat = view.seat
        self._sizes = _sizes_of(view)
        self.may_hold = [PACK] * SEATS
        for trick in view.tricks:
            for card in map(bit_of, trick.cards):
                self.may_hold[situation.seat] &= shown(situation, card)
                self.plays[situation.seat].append((situation.copy(), card))
                situation.play(card)
        situation.hands[view.seat] = set_of(view.held)
        situation.look(situation.hands[view.seat])
        situation.legal = set_of(view.legal)
        for seat, suits in enumerate(situation.voids):
            self.may_hold[seat] &= ~suits

    def fix(self, cards: int, holder: int) -> None:
        """Note that a seat holds all of these cards."""
        for seat in range(SEATS):
            if seat != holder:
                self.may_hold[seat] &= ~cards

    def unseen_cards(self) -> UnseenCards:
        """Return the unseen cards, ready to be dealt."""
        unseen = PACK ^ self.situation.gone ^ self.situation.hands[self.seat]
        return UnseenCards(self.seat, unseen, self._sizes, self.may_hold)


def _sizes_of(view: PlayerView) -> list[int]:
    """Return how many cards each seat holds."""
    sizes = [CARDS_EACH] * SEATS
    for trick in view.tricks:
        for card in trick.cards:
            sizes[trick.seat_of(card)] -= 1
    return sizes
