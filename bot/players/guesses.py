"""Guessing the unseen cards: not only what is possible, but what others would have played as they did.

What somebody plays who does what good advice says tells much of their cards; what somebody plays who does
otherwise tells nothing. So how often each strays from the advice is learnt from their own plays, together
with their cards: a deal is the likelier, the better all plays of a seat go with one degree of straying. Deals
are walked through by exchanging a card of one seat for a card of another, a step being taken by how likely
the two deals are (Metropolis et al., 1953). Where suits have run out, a step may also lead to any other deal.
"""

from collections.abc import Callable
from math import sqrt
from operator import mul
from random import Random
from typing import Final

from bot.players.cardset import each
from bot.players.context import DecisionContext
from bot.players.situation import Situation
from bot.rules.tricks import CARDS_EACH, SEATS

# How often somebody may play any legal card instead of the advised one, each with how likely that is before
# they have played. Doubt comes first: who searches plays what is advised hardly more often than chance does,
# and to read advice into that is worse than not to read at all.
_DEGREES: Final = {0.05: 0.1, 0.2: 0.05, 0.5: 0.05, 1.0: 0.8}
_FIRST_STEPS: Final = 150
_STEPS: Final = 12


def _likelihoods(chance: float, legal: int) -> tuple[float, ...]:
    """Return for each degree how likely a play is.

    Args:
        chance: How likely it is for somebody who never strays.
        legal: How many cards are legal.
    """
    return tuple((1 - degree) * chance + degree / legal for degree in _DEGREES)


# By how many cards are legal.
_FOLLOWS: Final = ((), *(_likelihoods(1.0, legal) for legal in range(1, CARDS_EACH + 1)))
_STRAYS: Final = ((), *(_likelihoods(0.0, legal) for legal in range(1, CARDS_EACH + 1)))


class Observation:
    """A play that everybody has seen, and how likely it is by what its player held.

    Args:
        situation: Where the hand stood.
        card: What was played.
        decide: What the advice would have played.
    """

    def __init__(self, situation: Situation, card: int, decide: Callable[[Situation], int]) -> None:
        self.card = card
        self._situation = situation
        self._decide = decide
        self._matters = situation.matters()
        self._counted: dict[int, tuple[float, ...]] = {}

    def likelihoods(self, held: int) -> tuple[float, ...]:
        """Return for each degree of straying how likely the play is; nothing where no other was legal.

        Two hands that differ only in cards that do not matter are counted once.

        Args:
            held: What the player held.
        """
        seen = held & self._matters or held
        if seen not in self._counted:
            self._counted[seen] = self._count(held)
        return self._counted[seen]

    def _count(self, held: int) -> tuple[float, ...]:
        legal = self._situation.look(held)
        if not legal & (legal - 1):
            return ()
        by_degree = _FOLLOWS if self._decide(self._situation) == self.card else _STRAYS
        return by_degree[legal.bit_count()]


class Guesses:
    """Deals of the unseen cards, the likelier ones more often.

    Args:
        context: The seat that guesses.
        rng: Where the guesses come from.
    """

    def __init__(self, context: DecisionContext, rng: Random) -> None:
        knowledge = context.knowledge
        decide = context.advisor.advice.decide
        # The latest first.
        self._plays = [
            [Observation(situation, card, decide) for situation, card in plays[::-1]]
            for plays in knowledge.plays
        ]
        self._may_hold = knowledge.may_hold
        self._rng = rng
        self._unseen = knowledge.unseen_cards()
        self._seat = knowledge.seat
        self._held = knowledge.situation.held
        self._others = [seat for seat in range(SEATS) if seat != knowledge.seat]
        self._hands = self._any_deal()
        # Where each unseen card is that may be elsewhere; there is nothing to walk if one seat has them all.
        self._holders = [
            (card, seat)
            for seat in self._others
            for card in each(self._hands[seat])
            if sum(bool(self._may_hold[other] & card) for other in self._others) > 1
        ]
        self._is_open = len({seat for _, seat in self._holders}) > 1
        # Whether somebody cannot hold a card that others can.
        self._is_bound = self._is_open and any(
            card & ~self._may_hold[seat] for card, _ in self._holders for seat in self._others
        )
        self._counted: list[dict[int, float]] = [{} for _ in range(SEATS)]
        self._walk(_FIRST_STEPS)

    def deal(self) -> list[int]:
        """Return what each seat holds now, by one more guess."""
        self._walk(_STEPS)
        if self._is_bound:
            self._leap()
        return self._hands[:]

    def likelihood(self, seat: int, held: int) -> float:
        """Return how likely all plays of a seat are, if these are its cards now.

        It is the square root of what it would be if plays were strayed from one by one: people stray in
        habits, so that two plays of theirs tell little more than one.
        """
        counted = self._counted[seat]
        if held not in counted:
            counted[held] = sqrt(sum(self._by_degree(seat, held)))
        return counted[held]

    def watchful(self) -> int:
        """Return who may keep what stops somebody from taking everything, one bit for each seat.

        Few do who play by rules of thumb, most do who think for themselves: those are taken to do so who are
        guessed to follow no advice at all, and the seat itself.
        """
        found = 1 << self._seat
        for seat in self._others:
            by_degree = self._by_degree(seat, self._hands[seat])
            if self._rng.random() * sum(by_degree) < by_degree[-1]:
                found |= 1 << seat
        return found

    def _by_degree(self, seat: int, held: int) -> list[float]:
        degrees = list(_DEGREES.values())
        for play in self._plays[seat]:
            held |= play.card
            likelihoods = play.likelihoods(held)
            if likelihoods:
                degrees = list(map(mul, degrees, likelihoods))
        return degrees

    def _walk(self, steps: int) -> None:
        if self._is_open:
            for _ in range(steps):
                self._step()

    def _any_deal(self) -> list[int]:
        """Return one of all possible deals, each as likely as any other."""
        hands = self._unseen.deal(self._rng)
        hands[self._seat] = self._held
        return hands

    def _leap(self) -> None:
        """Go to any other deal, if it is likely enough.

        Where suits have run out, exchanges of two cards do not lead to every deal.
        """
        hands, now, then = self._any_deal(), 1.0, 1.0
        for seat in self._others:
            now *= self.likelihood(seat, self._hands[seat])
            then *= self.likelihood(seat, hands[seat])
        if then >= now or self._rng.random() * now < then:
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
        if then >= now or draw() * now < then:
            hands[giver] ^= both
            hands[taker] ^= both
            holders[one], holders[other] = (given, taker), (taken, giver)
