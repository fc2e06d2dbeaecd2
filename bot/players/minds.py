"""What a seat brings to bear on a hand in play: what it knows, what advice it follows, what it aims at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.players import gongzhu as gongzhu_play
from bot.players import hearts as hearts_play
from bot.players.advice import Advice
from bot.players.cardset import SUIT_SETS, each, set_of
from bot.players.knowledge import Knowledge
from bot.players.situation import Situation
from bot.players.view import PlayerView
from bot.rules import hearts


@dataclass(frozen=True, slots=True)
class Mind:
    """A seat at work on one choice.

    Args:
        knowledge: What it knows.
        advice: The advice of the game.
        alike: Sets of cards that count the same when taken; cards in none of them count nothing.
        worth: What is worth to it what everybody has taken in the whole hand.
        spread: How far apart two plays usually end on one deal, in points.
    """

    knowledge: Knowledge[Any]
    advice: Advice[Any]
    alike: tuple[int, ...]
    worth: Callable[[Sequence[int]], float]
    spread: float

    def advised(self) -> int:
        """Return the card the advice wants."""
        return self.advice.decide(self.knowledge.situation)

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
        return all(bool(kind & one) == bool(kind & other) for kind in self.alike)


def mind_for(view: PlayerView) -> Mind:
    """Return the mind of a seat in a hand whose play has begun."""
    if isinstance(view.options, hearts.Options):
        return Mind(
            hearts_play.knowledge_of(view),
            hearts_play.ADVICE,
            hearts_play.ALIKE,
            partial(hearts_play.worth_of_taken, seat=view.seat, totals=view.totals, options=view.options),
            hearts_play.SPREAD,
        )
    exposed = sum(map(set_of, view.exposed))
    return Mind(
        gongzhu_play.knowledge_of(view),
        gongzhu_play.ADVICE,
        gongzhu_play.ALIKE,
        partial(
            gongzhu_play.worth_of_taken,
            exposed=exposed,
            seat=view.seat,
            totals=view.totals,
            options=view.options,
        ),
        gongzhu_play.SPREAD,
    )
