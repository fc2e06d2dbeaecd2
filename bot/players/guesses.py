"""Guess the unseen cards, so that the guesses are possible and fit how the others have played.

A deal is likelier the better all plays of a seat fit one degree of straying from the advice. The guesses walk
from deal to deal by exchanging two cards of different seats. Whether a step is taken depends on how likely
the two deals are (Metropolis et al., 1953). If suits have run out, a step may also lead to any other deal.
"""

from math import sqrt
from random import Random
from typing import Final

from bot.players.cardset import each
from bot.players.context import DecisionContext
from bot.players.habits import STRANGER, observed, weighed
from bot.rules.tricks import SEATS

_FIRST_STEPS: Final = 150
_STEPS: Final = 12


class Guesses:
    """A source of random deals of the unseen cards, which gives likelier deals more often."""

    def __init__(self, context: DecisionContext, rng: Random) -> None:
        knowledge = context.knowledge
        self._habits = [habit or STRANGER for habit in context.view.habits]
        self._plays = [observed(context, seat) for seat in range(SEATS)]
        self._may_hold = knowledge.may_hold
        self._rng = rng
        self._unseen = knowledge.unseen_cards()
        self._seat = knowledge.seat
        self._held = knowledge.situation.held
        self._others = [seat for seat in range(SEATS) if seat != knowledge.seat]
        self._hands = self._any_deal()
        # The current holder of each unseen card that another seat may hold too. If one seat holds all of
        # these cards, there is nothing to exchange.
        self._holders = [
            (card, seat)
            for seat in self._others
            for card in each(self._hands[seat])
            if sum(bool(self._may_hold[other] & card) for other in self._others) > 1
        ]
        self._is_open = len({seat for _, seat in self._holders}) > 1
        # Whether some seat cannot hold a card that another seat can hold.
        self._is_bound = self._is_open and any(
            card & ~self._may_hold[seat] for card, _ in self._holders for seat in self._others
        )
        self._counted: list[dict[int, tuple[float, float]]] = [{} for _ in range(SEATS)]
        self._walk(_FIRST_STEPS)

    def deal(self) -> list[int]:
        """Return one more guess of what each seat holds now."""
        self._walk(_STEPS)
        if self._is_bound:
            self._leap()
        return self._hands[:]

    def likelihood(self, seat: int, held: int) -> float:
        """Return how likely all plays of a seat are, if it holds these cards now.

        This is the square root of the likelihood for independent plays. People stray out of habit, so two of
        their plays tell little more than one.
        """
        return self._judged(seat, held)[0]

    def watchful(self) -> int:
        """Return one more guess of the seats that keep cards to stop a sweep, one bit per seat.

        Few players who follow rules of thumb keep such cards, but most players who think for themselves do.
        So a seat is included with the probability that it follows no advice at all. The guessing seat itself
        is always included.
        """
        found = 1 << self._seat
        for seat in self._others:
            if self._rng.random() < self._judged(seat, self._hands[seat])[1]:
                found |= 1 << seat
        return found

    def _judged(self, seat: int, held: int) -> tuple[float, float]:
        """Return how likely a seat's plays are with these cards, and how likely it then follows no advice."""
        judged = self._counted[seat].get(held)
        if judged is None:
            weights = weighed(self._habits[seat], self._plays[seat], held)
            total = sum(weights)
            judged = self._counted[seat][held] = sqrt(total), weights[-1] / total
        return judged

    def _walk(self, steps: int) -> None:
        if self._is_open:
            for _ in range(steps):
                self._step()

    def _any_deal(self) -> list[int]:
        """Return one of all possible deals, each equally likely."""
        hands = self._unseen.deal(self._rng)
        hands[self._seat] = self._held
        return hands

    def _leap(self) -> None:
        """Move to any other deal, if it is likely enough.

        If suits have run out, exchanges of two cards cannot reach every deal.
        """
        hands, now, then = self._any_deal(), 1.0, 1.0
        for seat in self._others:
            now *= self.likelihood(seat, self._hands[seat])
            then *= self.likelihood(seat, hands[seat])
        if self._is_taken(now, then):
            self._hands = hands
            self._holders = [
                (card, next(seat for seat in self._others if hands[seat] & card)) for card, _ in self._holders
            ]

    def _step(self) -> None:
        """Exchange two cards of different seats, if that is possible and likely enough."""
        draw, holders = self._rng.random, self._holders
        one = other = int(draw() * len(holders))
        while holders[one][1] == holders[other][1]:
            other = int(draw() * len(holders))
        (given, giver), (taken, taker) = holders[one], holders[other]
        if not (self._may_hold[taker] & given and self._may_hold[giver] & taken):
            return
        hands, both = self._hands, given | taken
        now = self.likelihood(giver, hands[giver]) * self.likelihood(taker, hands[taker])
        then = self.likelihood(giver, hands[giver] ^ both) * self.likelihood(taker, hands[taker] ^ both)
        if self._is_taken(now, then):
            hands[giver] ^= both
            hands[taker] ^= both
            holders[one], holders[other] = (given, taker), (taken, giver)

    def _is_taken(self, now: float, then: float) -> bool:
        """Decide whether to take a step, given how likely the deals before and after it are."""
        return then >= now or self._rng.random() * now < then
