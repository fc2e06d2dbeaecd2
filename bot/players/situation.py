"""A hand in the middle of play, in the plainest numbers: what the advice looks at and what playouts change.

Advice may look at everything but `hands`, which in a playout holds the cards of the others as well.
"""

from collections.abc import Callable
from typing import Final, Self, TypeVar

from bot.players.cardset import NO_CARDS, PACK, suit_of

_LAST: Final = 3
# One bit for each seat.
EVERYBODY: Final = 0b1111

SituationT = TypeVar("SituationT", bound="Situation")


class Situation:
    """Where a hand stands, for the seat whose turn it is. Every set of cards is one of `cardset`.

    Each game has its own child, which knows what is legal.

    Attributes:
        hands: What each seat holds, as far as it is known or was guessed.
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
        voids: The suits in which each seat has failed to follow.
        takers: Who has taken any of `sweep`, one bit for each seat.
        watchful: Who keeps what may still stop somebody from taking all of it, one bit for each seat.
    """

    __slots__ = (
        "best",
        "count",
        "gone",
        "hands",
        "held",
        "led",
        "legal",
        "pile",
        "seat",
        "taken",
        "takers",
        "unseen",
        "voids",
        "watchful",
        "winner",
    )

    def __init__(self, leader: int) -> None:
        self.hands = [NO_CARDS] * 4
        self.taken = [NO_CARDS] * 4
        self.voids = [NO_CARDS] * 4
        self.seat = self.winner = leader
        self.held = self.legal = self.led = self.best = self.pile = self.gone = NO_CARDS
        self.unseen = PACK
        self.count = self.takers = 0
        self.watchful = EVERYBODY

    @property
    def sweep(self) -> int:
        """The cards that cost whoever takes some of them, and pay whoever takes them all."""
        raise NotImplementedError

    @property
    def spared(self) -> int:
        """The cards that are only played for what they count, which not every game has."""
        return NO_CARDS

    @property
    def is_last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return self.count == _LAST

    @property
    def is_last_to_follow(self) -> bool:
        """Whether all who play after this seat are known to be void in the suit led."""
        to_come = _LAST - self.count
        return all(self.voids[(self.seat + 1 + place) % 4] & self.led for place in range(to_come))

    def legal_cards(self) -> int:
        """Return what the seat may play."""
        raise NotImplementedError

    def matters(self) -> int:
        """Return the cards that the advice looks for in the seat's hand, as long as it holds any of them.

        It is all one to the advice which others the seat holds.
        """
        return PACK

    def is_decided(self) -> bool:
        """Whether no card that is still to be taken can change a score."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return the same situation, to be changed on its own."""
        twin = self.blank()
        self.copy_to(twin)
        return twin

    def blank(self) -> Self:
        """Return another hand of the game under the same house rules, before its first card."""
        return type(self)(self.seat)

    def copy_to(self, twin: Self) -> None:
        """Make another situation the same as this."""
        twin.hands = self.hands[:]
        twin.taken = self.taken[:]
        twin.voids = self.voids[:]
        twin.seat = self.seat
        twin.held = self.held
        twin.unseen = self.unseen
        twin.legal = self.legal
        twin.led = self.led
        twin.best = self.best
        twin.winner = self.winner
        twin.pile = self.pile
        twin.count = self.count
        twin.gone = self.gone
        twin.takers = self.takers
        twin.watchful = self.watchful

    def look(self, held: int) -> int:
        """Look at the hand as the seat to play, and return what it may play.

        Args:
            held: What the seat holds.
        """
        self.held = held
        self.unseen = PACK ^ self.gone ^ held
        self.legal = self.legal_cards()
        return self.legal

    def play(self, card: int) -> None:
        """Play a card of the seat to play, and turn to the next seat."""
        seat = self.seat
        self.hands[seat] &= ~card
        self.gone |= card
        self.pile |= card
        if not self.count:
            self.led, self.best, self.winner = suit_of(card), card, seat
        elif not card & self.led:
            self.voids[seat] |= self.led
        elif card > self.best:
            self.best, self.winner = card, seat
        if self.count == _LAST:
            self.finish_trick()
        else:
            self.count += 1
            self.seat = (seat + 1) & 3

    def finish_trick(self) -> None:
        """Give the trick to its winner, who leads next."""
        self.taken[self.winner] |= self.pile
        self.seat = self.winner
        self.pile = self.led = self.best = NO_CARDS
        self.count = 0


def play_out(situation: SituationT, decide: Callable[[SituationT], int]) -> None:
    """Play on until nothing that counts is left to take.

    Args:
        situation: Where the hand stands, with the cards of all seats. It is changed.
        decide: Chooses among the legal cards of a situation.
    """
    while situation.count or not situation.is_decided():
        legal = situation.look(situation.hands[situation.seat])
        situation.play(decide(situation) if legal & (legal - 1) else legal)
