"""Guessing the unseen cards: not only what is possible, but what others would have played as they did.

People mostly play what good advice says, so a deal in which somebody would often have strayed from it is less
likely. Deals are walked through by exchanging a card of one seat for a card of another, a step being taken by
how likely the two deals are (Metropolis et al., 1953).
"""

from random import Random
from typing import Final

from bot.players.cardset import each
from bot.players.context import DecisionContext
from bot.rules.tricks import SEATS

# How likely somebody is to play another card than the advice wants, against the card it wants.
STRAYING: Final = 0.1
_FIRST_STEPS: Final = 150
_STEPS: Final = 12


class Guesses:
    """Deals of the unseen cards, the likelier ones more often.

    Args:
        context: The seat that guesses.
        rng: Where the guesses come from.
    """

    def __init__(self, context: DecisionContext, rng: Random) -> None:
        knowledge = context.knowledge
        self._plays = knowledge.plays
        self._decide = context.advisor.advice.decide
        self._may_hold = knowledge.may_hold
        self._rng = rng
        self._hands = knowledge.unseen_cards().deal(rng)
        self._hands[knowledge.seat] = knowledge.situation.held
        others = [seat for seat in range(SEATS) if seat != knowledge.seat]
        # Where each unseen card is that may be elsewhere; there is nothing to walk if one seat has them all.
        self._holders = [
            (card, seat)
            for seat in others
            for card in each(self._hands[seat])
            if sum(bool(self._may_hold[other] & card) for other in others) > 1
        ]
        self._is_open = len({seat for _, seat in self._holders}) > 1
        self._counted: list[dict[int, int]] = [{} for _ in range(SEATS)]
        self._walk(_FIRST_STEPS)

    def deal(self) -> list[int]:
        """Return what each seat holds now, by one more guess."""
        self._walk(_STEPS)
        return self._hands[:]

    def strayings(self, seat: int, held: int) -> int:
        """Return how many plays of a seat were not what the advice wants, if these are its cards now."""
        counted = self._counted[seat]
        if held not in counted:
            counted[held] = self._count_strayings(seat, held)
        return counted[held]

    def _count_strayings(self, seat: int, held: int) -> int:
        strayings = 0
        for situation, card in reversed(self._plays[seat]):
            held |= card
            legal = situation.look(held)
            if legal & (legal - 1) and self._decide(situation) != card:
                strayings += 1
        return strayings

    def _walk(self, steps: int) -> None:
        if self._is_open:
            for _ in range(steps):
                self._step()

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
        more = self.strayings(giver, hands[giver] ^ both) + self.strayings(taker, hands[taker] ^ both)
        more -= self.strayings(giver, hands[giver]) + self.strayings(taker, hands[taker])
        if more <= 0 or draw() < STRAYING**more:
            hands[giver] ^= both
            hands[taker] ^= both
            holders[one], holders[other] = (given, taker), (taken, giver)
