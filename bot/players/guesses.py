"""Guessing the unseen cards: not only what is possible, but what others would have played as they did.

People mostly play what good advice says, so a deal in which somebody would often have strayed from it is less
likely. Deals are walked through by exchanging a card of one seat for a card of another, a step being taken by
how likely the two deals are (Metropolis et al., 1953).
"""

from random import Random
from typing import Final

from bot.players.cardset import each
from bot.players.minds import Mind
from bot.rules.tricks import SEATS

# How likely somebody is to play another card than the advice wants, against the card it wants.
STRAYING: Final = 0.1
_FIRST_STEPS: Final = 150
_STEPS: Final = 12


class Guesses:
    """Deals of the unseen cards, the likelier ones more often.

    Args:
        mind: The seat that guesses.
        rng: Where the guesses come from.
    """

    def __init__(self, mind: Mind, rng: Random) -> None:
        self._mind = mind
        self._rng = rng
        self._others = [seat for seat in range(SEATS) if seat != mind.knowledge.seat]
        self._hands = mind.knowledge.unseen_cards().deal(rng)
        self._hands[mind.knowledge.seat] = mind.knowledge.situation.held
        self._strayings = self.strayings(self._hands)
        self._walk(_FIRST_STEPS)

    def deal(self) -> list[int]:
        """Return what each seat holds now, by one more guess."""
        self._walk(_STEPS)
        return self._hands[:]

    def strayings(self, hands: list[int]) -> int:
        """Return how many plays of others were not what the advice wants, if these are their cards now."""
        knowledge, decide = self._mind.knowledge, self._mind.advice.decide
        situation = knowledge.start.copy()
        situation.hands = [held | knowledge.played[seat] for seat, held in enumerate(hands)]
        strayings = 0
        for card in knowledge.plays:
            situation.look()
            legal = situation.legal
            if situation.seat != knowledge.seat and legal & (legal - 1) and decide(situation) != card:
                strayings += 1
            situation.play(card)
        return strayings

    def _walk(self, steps: int) -> None:
        for _ in range(steps):
            hands = self._exchanged()
            if hands is None:
                continue
            strayings = self.strayings(hands)
            if self._rng.random() < STRAYING ** (strayings - self._strayings):
                self._hands, self._strayings = hands, strayings

    def _exchanged(self) -> list[int] | None:
        """Return the deal with two cards exchanged; None if those two cannot be."""
        one, other = self._rng.sample(self._others, 2)
        if not self._hands[one] or not self._hands[other]:
            return None
        given, taken = (self._rng.choice(list(each(self._hands[seat]))) for seat in (one, other))
        may_hold = self._mind.knowledge.may_hold
        if not may_hold[other] & given or not may_hold[one] & taken:
            return None
        hands = self._hands[:]
        hands[one] ^= given | taken
        hands[other] ^= given | taken
        return hands
