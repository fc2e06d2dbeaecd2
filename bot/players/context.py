"""What a seat brings to bear on a choice: what it sees and knows, and the advice it follows."""

from typing import Any

from bot.players.advisor import Advisor
from bot.players.cardset import SUIT_SETS, each
from bot.players.knowledge import Knowledge
from bot.players.situation import Situation
from bot.players.view import PlayerView


class DecisionContext:
    """A seat at work on one choice of a hand whose play has begun.

    Args:
        view: What it sees.

    Attributes:
        advisor: What it goes by.
        knowledge: What it knows.
    """

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.advisor: Advisor[Any] = view.game.advisor
        self.knowledge: Knowledge[Any] = self.advisor.knowledge_of(view)

    def advised(self) -> int:
        """Return the card the advice wants."""
        return self.advisor.advice.decide(self.knowledge.situation)

    def evaluate(self, situation: Situation) -> float:
        """Return what the end of a hand is worth to the seat."""
        return self.advisor.evaluate(situation, self.view)

    def choices(self, situation: Situation) -> list[int]:
        """Return the legal cards as sets of which it does not matter which card is played.

        Two cards are equal if they count the same and nobody else can play between them.

        Args:
            situation: Where the hand stands, at a turn of the seat.
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
        return all(bool(kind & one) == bool(kind & other) for kind in self.advisor.alike)
