"""Where a hand stands for one seat, in the plainest numbers, as it was when `casual` was frozen."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from bot.players.cardset import (
    HEARTS,
    NO_CARDS,
    PACK,
    bit_of,
    cards_of,
    set_of,
    suit_of,
)
from bot.rules import gongzhu, hearts
from bot.rules.tricks import BySeat, Cards, Trick

QUEEN: Final = bit_of(hearts.QUEEN_OF_SPADES)
JACK: Final = bit_of(hearts.JACK_OF_DIAMONDS)

PIG_CARD: Final = bit_of(gongzhu.PIG)
SHEEP_CARD: Final = bit_of(gongzhu.SHEEP)
TRANSFORMER_CARD: Final = bit_of(gongzhu.TRANSFORMER)
ACE_CARD: Final = bit_of(gongzhu.ACE_OF_HEARTS)

_LAST: Final = 3
_COSTLY_HEARTS: Final = tuple(
    (bit_of(card), gongzhu.heart_points(card)) for card in cards_of(HEARTS) if gongzhu.heart_points(card)
)


class Seen(Protocol):
    """What a seat sees of a hand."""

    @property
    def options(self) -> Any:
        """The house rules."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    @property
    def held(self) -> Cards:
        """What the seat holds."""

    @property
    def legal(self) -> Cards:
        """What it may play now."""

    @property
    def tricks(self) -> Sequence[Trick]:
        """All tricks in which a card was played."""

    @property
    def exposed(self) -> BySeat:
        """What each seat has exposed."""


class Situation:
    """Where a hand stands, for the seat whose turn it is. Every set of cards is one of `cardset`.

    Args:
        seen: What the seat sees.

    Attributes:
        seat: Whose turn it is.
        held: What that seat holds.
        unseen: The cards that it neither holds nor saw played.
        legal: What it may play.
        led: The whole suit that was led; empty where this seat leads.
        best: The card that wins the trick so far.
        winner: Who played it.
        pile: The cards on the table.
        count: How many they are.
        gone: All cards that were played, those on the table included.
        taken: What each seat has taken.
        takers: Who has taken one of `sweep`, one bit for each seat.
        voids: The suits in which each seat has failed to follow.
    """

    sweep: int = NO_CARDS

    def __init__(self, seen: Seen) -> None:
        self.taken = [NO_CARDS] * 4
        self.voids = [NO_CARDS] * 4
        self.gone = self.pile = self.led = self.best = NO_CARDS
        self.count = self.takers = 0
        self.winner = self.seat = seen.seat
        for trick in seen.tricks:
            self._replay(trick)
        self.seat, self.held, self.legal = seen.seat, set_of(seen.held), set_of(seen.legal)
        self.unseen = PACK ^ self.gone ^ self.held

    @property
    def is_last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return self.count == _LAST

    def _replay(self, trick: Trick) -> None:
        seat, cards = trick.leader, [bit_of(card) for card in trick.cards]
        self.led, self.best, self.winner = suit_of(cards[0]), cards[0], seat
        for card in cards:
            if not card & self.led:
                self.voids[seat] |= self.led
            elif card > self.best:
                self.best, self.winner = card, seat
            seat = (seat + 1) % 4
        self.pile, self.count = sum(cards), len(cards)
        self.gone |= self.pile
        if trick.is_full:
            self.taken[self.winner] |= self.pile
            if self.pile & self.sweep:
                self.takers |= 1 << self.winner
            self.pile = self.led = self.best = NO_CARDS
            self.count = 0


class HeartsSituation(Situation):
    """A hand of Hearts in the middle of play.

    Attributes:
        jack: J♦ where it counts, else no card.
        costly: All hearts and Q♠.
    """

    sweep = costly = HEARTS | QUEEN

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.jack = JACK if seen.options.jack_of_diamonds else NO_CARDS


class GongzhuSituation(Situation):
    """A hand of Gong Zhu in the middle of play.

    Attributes:
        exposed: All cards that were exposed.
    """

    sweep = HEARTS

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen)
        self.exposed = sum(map(set_of, seen.exposed))


def hearts_worth(cards: int) -> int:
    """Return what the hearts of a set count one by one, not doubled: 0 or less."""
    return sum(points for card, points in _COSTLY_HEARTS if cards & card)
