"""Plan a seat's own next turns while it looks ahead.

If the seat only followed plain advice after the card in question, a card that prepares something better would
look worse than it is. So at its next turns the seat tries all its choices, and tries those more often that
have brought more (UCB1; Auer et al., 2002). A turn is identified by the cards played before it. The seat has
seen all of these, so the plan never depends on cards that the seat cannot know.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from bot.players.advisor import Learnt
from bot.players.cardset import lowest
from bot.players.context import DecisionContext
from bot.players.situation import Situation, play_out

# How many of its next turns a seat plans.
_TURNS: Final = 2
# The bonus of a choice that was rarely tried, as a share of how far apart two plays usually end.
_CURIOSITY: Final = 0.5
_BITS_FOR_CARD: Final = 6


class Turn:
    """A later turn of the seat, and what its choices there have brought so far.

    Args:
        choices: The legal cards, grouped into sets of interchangeable cards.
    """

    __slots__ = ("_choices", "_sums", "_times")

    def __init__(self, choices: list[int]) -> None:
        self._choices = choices
        self._times = [0] * len(choices)
        self._sums = [0.0] * len(choices)

    def next_to_try(self, advised: int, curiosity: float) -> int:
        """Return the index of the choice to try next.

        The choice with the advised card is tried first. Until another choice is tried, it is assumed to be as
        good as that one.

        Args:
            advised: The card that the advice wants.
            curiosity: The bonus of a choice that was rarely tried, in points.
        """
        times, sums = self._times, self._sums
        usual = next(place for place, cards in enumerate(self._choices) if cards & advised)
        if not times[usual]:
            return usual
        width = curiosity * sqrt(log(sum(times) + 1))
        hopes = [
            (total / number if number else sums[usual] / times[usual]) + width / sqrt(max(number, 1))
            for total, number in zip(sums, times, strict=True)
        ]
        return hopes.index(max(hopes))

    def card_at(self, place: int) -> int:
        """Return a card of the choice with this index."""
        return lowest(self._choices[place])

    def note(self, place: int, worth: float) -> None:
        """Note what the choice with this index has brought."""
        self._times[place] += 1
        self._sums[place] += worth


class Plan:
    """The plan for a seat's turns after one of its choices.

    Args:
        decide: Decides for all seats, except where the plan tries a choice.
        learnt: What was learnt about positions between two tricks, if it counts.
    """

    def __init__(
        self,
        context: DecisionContext,
        decide: Callable[[Situation], int],
        learnt: Learnt | None = None,
    ) -> None:
        self._context = context
        self._decide = decide
        self._learnt = learnt
        self._turns: dict[int, Turn] = {}

    def worth(self, situation: Situation) -> float:
        """Return what a hand is worth, by a playout and by what was learnt.

        What was learnt is asked once the trick is full. Until then, the others follow the advice.

        Args:
            situation: The state after the choice, with the cards of all seats. It is changed in place.
        """
        history = self._finish_trick(situation)
        learnt = self._learnt
        if learnt is None or situation.is_decided():
            return self._play_out(situation, history)
        worth = learnt.worth(situation)
        if learnt.share < 1:
            worth += (1 - learnt.share) * (self._play_out(situation, history) - worth)
        return worth

    def _finish_trick(self, situation: Situation) -> int:
        """Let the others play to the trick by the advice, and return what was played, as a number."""
        history = 1
        while situation.count:
            legal = situation.look(situation.hands[situation.seat])
            card = self._decide(situation) if legal & (legal - 1) else legal
            situation.play(card)
            history = _with(history, card)
        return history

    def _play_out(self, situation: Situation, history: int) -> float:
        """Play a hand out, trying choices at the seat's next turns, and return what the result is worth."""
        seat, decide = self._context.knowledge.seat, self._decide
        curiosity = _CURIOSITY * self._context.spread
        tried: list[tuple[Turn, int]] = []
        while len(tried) < _TURNS and (situation.count or not situation.is_decided()):
            legal = situation.look(situation.hands[situation.seat])
            card = decide(situation) if legal & (legal - 1) else legal
            if situation.seat == seat and legal & (legal - 1):
                is_new = history not in self._turns
                turn = self._turns.get(history) or self._begin_turn(history, situation)
                place = turn.next_to_try(card, curiosity)
                tried.append((turn, place))
                if is_new:
                    break
                card = turn.card_at(place)
            situation.play(card)
            history = _with(history, card)
        play_out(situation, decide)
        worth = self._context.evaluate(situation)
        for turn, place in tried:
            turn.note(place, worth)
        return worth

    def _begin_turn(self, history: int, situation: Situation) -> Turn:
        turn = self._turns[history] = Turn(self._context.choices(situation))
        return turn


def _with(history: int, card: int) -> int:
    """Return the number of all that was played, with one more card."""
    return history << _BITS_FOR_CARD | card.bit_length()
