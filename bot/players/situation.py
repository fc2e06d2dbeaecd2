"""The state of a hand in play, in plain integers: the advice reads it, and playouts change it.

Advice may read every field except `hands`, which in a playout also holds the cards of the other seats.
"""

from collections.abc import Callable
from typing import Final, Self, TypeVar

from bot.players.cardset import NO_CARDS, PACK, suit_of

_LAST: Final = 3
# The set of all seats, one bit per seat.
EVERYBODY: Final = 0b1111

SituationT = TypeVar("SituationT", bound="Situation")


class Situation:
    """The state of a hand, for the seat whose turn it is. Every set of cards is an integer, see `cardset`.

    Each game has its own subclass, which knows the legal cards.

    Attributes:
        hands: What each seat holds, as far as it is known or guessed.
        seat: The seat whose turn it is.
        held: The cards of that seat.
        unseen: The cards that this seat neither holds nor has seen played.
        led: The whole suit that was led; empty if this seat leads.
        best: The card that is winning the trick so far.
        winner: The seat that played `best`.
        pile: The cards of the current trick.
        count: The number of cards in `pile`.
        gone: All cards played in this hand, including `pile`.
        taken: The cards that each seat has won in tricks.
        voids: The suits in which each seat has failed to follow.
        sweep: The cards that cost a player who takes some of them, and pay a player who takes them all.
        spared: The special cards that a seat only plays because of their own points; some games have none.
        jack: J♦ in games in which it pays the player who takes it; else no card.
        takers: The seats that have taken any card of `sweep`, one bit per seat.
        watchful: The seats that keep cards to stop another seat from taking all of `sweep`, one bit per seat.
    """

    __slots__ = (
        "best",
        "count",
        "gone",
        "hands",
        "held",
        "jack",
        "led",
        "legal",
        "pile",
        "seat",
        "spared",
        "sweep",
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
        self.sweep = self.spared = self.jack = NO_CARDS
        self.unseen = PACK
        self.count = self.takers = 0
        self.watchful = EVERYBODY

    @property
    def is_last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return self.count == _LAST

    @property
    def is_last_to_follow(self) -> bool:
        """Whether all seats that play after this one are known to be void in the suit led."""
        to_come = _LAST - self.count
        return all(self.voids[(self.seat + 1 + place) % 4] & self.led for place in range(to_come))

    def legal_cards(self) -> int:
        """Return the cards that the seat may play."""
        raise NotImplementedError

    @property
    def early(self) -> int:
        """The cards that are best played early, while all players can follow suit."""
        raise NotImplementedError

    def costs(self, cards: int) -> bool:
        """Return whether any of these cards costs the player who takes it."""
        raise NotImplementedError

    def is_suspicious(self, taken: int) -> bool:
        """Return whether these cards are many for the only seat that has taken any of `sweep`."""
        raise NotImplementedError

    def can_sweep(self, seat: int) -> bool:
        """Return whether no other seat has taken a card that this seat needs for a sweep."""
        return not self.takers & ~(1 << seat)

    def matters(self) -> int:
        """Return the cards that decide what the advice says.

        If the seat holds any of these cards, the advice ignores the rest of its hand.
        """
        return PACK

    def is_decided(self) -> bool:
        """Return whether the cards still to be taken cannot change any score."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy of the situation."""
        twin = self.blank()
        self.copy_to(twin)
        return twin

    def blank(self) -> Self:
        """Return a situation of the same game and house rules, before the first card."""
        return type(self)(self.seat)

    def copy_to(self, twin: Self) -> None:
        """Copy the state of this situation to another one."""
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
        """Set what the seat to play holds and what follows from it, and return the cards it may play."""
        self.held = held
        self.unseen = PACK ^ self.gone ^ held
        self.legal = self.legal_cards()
        return self.legal

    def play(self, card: int) -> None:
        """Play a card of the seat to play, and move on to the next seat."""
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
    """Play on until no card that counts is left to take.

    Args:
        situation: The state of the hand, with the cards of all seats. It is changed in place.
        decide: Chooses one of the legal cards. It is not called if only one card is legal.
    """
    while situation.count or not situation.is_decided():
        legal = situation.look(situation.hands[situation.seat])
        situation.play(decide(situation) if legal & (legal - 1) else legal)
