"""Everything a seat uses for a choice: what it sees, what it knows, and the advice it follows."""

from typing import Any

from bot.players.advice import Advice
from bot.players.advisor import Advisor
from bot.players.cardset import SUIT_SETS, each
from bot.players.knowledge import Knowledge
from bot.players.situation import Situation
from bot.players.view import PlayerView


class DecisionContext:
    """A seat that has a choice to make, in a hand whose play has begun."""

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.advisor: Advisor[Any] = view.game.advisor
        self.advice: Advice[Any] = self.advisor.advice_for(view.options)
        self.knowledge: Knowledge[Any] = self.advisor.knowledge_of(view)
        # How far apart two plays usually end on one deal, in points.
        self.spread = self.advisor.spread * self.advisor.scale(view.options)
        self._alike = self.advisor.alike(view.options)

    def advised(self) -> int:
        """Return the card that the advice wants."""
        return self.advice.decide(self.knowledge.situation)

    def evaluate(self, situation: Situation) -> float:
        """Return what the end of a hand is worth to the seat."""
        return self.advisor.evaluate(situation, self.view)

    def choices(self, situation: Situation) -> list[int]:
        """Return the legal cards at a turn of the seat, grouped into sets of interchangeable cards.

        Cards are interchangeable if they count the same and no card between them is unseen or on the table.
        """
        between = situation.unseen | situation.pile
        found: list[int] = []
        for suit in SUIT_SETS:
            before = 0
            for card in each(situation.legal & suit):
                if before and self._count_alike(before, card) and not between & (card - before):
                    found[-1] |= card
                else:
                    found.append(card)
                before = card
        return found

    def _count_alike(self, one: int, other: int) -> bool:
        return all(bool(kind & one) == bool(kind & other) for kind in self._alike)
