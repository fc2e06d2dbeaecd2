"""The common rules of Hearts and Gong Zhu: four seats, tricks, following suit.

Seats are 0 to 3, and play goes 0 → 1 → 2 → 3 → 0. The seat to the left of seat *i* is seat *i* + 1. There are
no trumps, and cards rank from the ace down to the 2.

Source: a public rule-and-strategy description of both games.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.cards import ACE, SUITS, Card, Suit
from bot.rules.errors import RuleError

SEATS: Final = 4
CARDS_EACH: Final = 13
ACE_HIGH: Final = 14

Cards: TypeAlias = tuple[Card, ...]
BySeat: TypeAlias = tuple[Cards, ...]

_SUIT_ORDER: Final = {suit: place for place, suit in enumerate(SUITS)}


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards, one from each seat in turn.

    Args:
        leader: The seat that led.
        cards: The cards in the order of play.
    """

    leader: int
    cards: Cards = ()

    @property
    def suit(self) -> Suit | None:
        """The suit that was led; None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_full(self) -> bool:
        return len(self.cards) == SEATS

    @property
    def to_play(self) -> int | None:
        """The seat that plays next; None once every seat has."""
        return None if self.is_full else (self.leader + len(self.cards)) % SEATS

    @property
    def winning_card(self) -> Card:
        """The highest card so far of the suit led. Requires at least one card."""
        return max(of_suit(self.cards, self.suit), key=height)

    @property
    def winner(self) -> int:
        """The seat that takes the trick as it stands. Requires at least one card."""
        return self.seat_of(self.winning_card)

    def seat_of(self, card: Card) -> int:
        return (self.leader + self.cards.index(card)) % SEATS

    def with_card(self, card: Card) -> "Trick":
        return Trick(self.leader, (*self.cards, card))


@dataclass(frozen=True, slots=True)
class Play:
    """The state of the play of one hand.

    Args:
        held: The cards that each seat still holds, in order.
        trick: The trick on the table. After the last card it is empty and no seat leads it.
        finished: The full tricks, in order.
    """

    held: BySeat
    trick: Trick
    finished: tuple[Trick, ...] = ()

    @property
    def to_play(self) -> int | None:
        """The seat that plays next; None once all cards are played."""
        played = len(self.trick.cards)
        if not played and self.is_finished:
            return None
        return (self.trick.leader + played) % SEATS

    @property
    def is_finished(self) -> bool:
        return not any(self.held)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks with at least one card, in order."""
        return (*self.finished, self.trick) if self.trick.cards else self.finished

    @property
    def played(self) -> Cards:
        """All cards played so far, in order."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that took the finished tricks, in order."""
        return tuple(trick.winner for trick in self.finished)

    @property
    def captured(self) -> BySeat:
        """The cards that each seat has taken, in the order of play."""
        return captured_in(self.finished)

    def with_card(self, card: Card) -> "Play":
        """Return the play after the seat to play has played one of its cards."""
        seat = self.to_play
        if seat is None:
            raise ValueError("all cards are played")
        own = self.held[seat]
        place = own.index(card)
        held = (*self.held[:seat], own[:place] + own[place + 1 :], *self.held[seat + 1 :])
        trick = self.trick.with_card(card)
        if not trick.is_full:
            return Play(held, trick, self.finished)
        return Play(held, Trick(trick.winner), (*self.finished, trick))


class TrickHand:
    """The parts of the state of a hand that are the same in every game. Each game has a class of its own.

    Attributes:
        deal: The cards dealt to each seat.
        play: The play of the cards; None until every seat has chosen the cards to pass or to expose.
    """

    __slots__ = ()

    deal: BySeat
    play: Play | None

    @property
    def held(self) -> BySeat:
        """The cards that each seat holds now; before the play, those that it was dealt."""
        return self.play.held if self.play else self.deal

    @property
    def to_play(self) -> int | None:
        """The seat that plays next; None before the play and once all cards are played."""
        return self.play.to_play if self.play else None

    @property
    def is_finished(self) -> bool:
        """Whether all cards are played."""
        return self.play is not None and self.play.is_finished

    @property
    def is_broken(self) -> bool:
        """Whether a heart was played."""
        return self.play is not None and any(card.suit is Suit.HEARTS for card in self.play.played)


def height(card: Card) -> int:
    """Return the height of a card in its suit: 2 to 14, the ace highest."""
    return ACE_HIGH if card.rank == ACE else card.rank


def in_order(cards: Iterable[Card]) -> Cards:
    """Return cards sorted by suit, S H D C, and in each suit from 2 up to A."""
    return tuple(sorted(cards, key=lambda card: (_SUIT_ORDER[card.suit], height(card))))


def of_suit(cards: Iterable[Card], suit: Suit | None) -> Cards:
    """Return those of some cards that belong to a suit."""
    return tuple([card for card in cards if card.suit is suit])


def following(held: Sequence[Card], trick: Trick) -> Cards:
    """Return the cards of the suit led, or all cards if none is of that suit."""
    return of_suit(held, trick.suit) or tuple(held)


def captured_in(tricks: Iterable[Trick]) -> BySeat:
    """Return the cards that each seat has taken in some full tricks, in the order of play."""
    taken: list[list[Card]] = [[] for _ in range(SEATS)]
    for trick in tricks:
        taken[trick.winner].extend(trick.cards)
    return tuple(map(tuple, taken))


def holder_of(card: Card, held: Sequence[Sequence[Card]]) -> int:
    """Return the seat that holds a card. One seat must hold it."""
    return next(seat for seat, cards in enumerate(held) if card in cards)


def verify_deal(deal: Sequence[Sequence[Card]]) -> None:
    """Check that one deck was dealt to four seats, thirteen cards each.

    Raises:
        RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
    """
    if len(deal) != SEATS:
        raise RuleError("deal-seats", count=len(deal))
    for seat, cards in enumerate(deal):
        if len(cards) != CARDS_EACH:
            raise RuleError("deal-size", seat=seat, count=len(cards))
    for card, count in Counter(card for cards in deal for card in cards).items():
        if count > 1:
            raise RuleError("deal-card-twice", card=str(card))


def verify_turn(play: Play | None, seat: int, card: Card) -> Play:
    """Check that it is a seat's turn and that the seat holds the card it wants to play.

    Returns:
        The play of the cards, which has begun.

    Raises:
        RuleError: `play-not-begun`, `play-finished`, `not-your-turn`, `card-not-held`.
    """
    current = begun(play)
    to_play = current.to_play
    if to_play is None:
        raise RuleError("play-finished")
    if seat != to_play:
        raise RuleError("not-your-turn")
    if card not in current.held[seat]:
        raise RuleError("card-not-held", card=str(card))
    return current


def begun(play: Play | None) -> Play:
    """Return the play of the cards after checking that it has begun.

    Raises:
        RuleError: `play-not-begun`: a seat has still to pass or to expose.
    """
    if play is None:
        raise RuleError("play-not-begun")
    return play


def turned(deal: BySeat, seats: int) -> BySeat:
    """Return a deal in which each seat holds the cards of the seat that many places on.

    Example:
        >>> turned(("N", "E", "S", "W"), 1)
        ('E', 'S', 'W', 'N')
    """
    return (*deal[seats:], *deal[:seats])


def deal_out(deck: Sequence[Card]) -> BySeat:
    """Return a shuffled deck as four hands of thirteen. The first thirteen cards belong to seat 0.

    Example:
        >>> from bot.rules.cards import build_deck
        >>> [len(cards) for cards in deal_out(build_deck())]
        [13, 13, 13, 13]
    """
    return tuple(in_order(deck[seat * CARDS_EACH : (seat + 1) * CARDS_EACH]) for seat in range(SEATS))
