"""Planning one's own next turns while looking ahead.

If a seat only followed plain advice after the card it thinks about, a card that prepares something better
would look worse than it is. So at its next turns it tries all that it may do there, more often what has
brought more (UCB1; Auer et al., 2002). A turn is known by the cards that were played until then, all of which
the seat has seen: what it does never depends on what it cannot know.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from bot.players.cardset import lowest
from bot.players.context import DecisionContext
from bot.players.situation import Situation, play_out

# How many of its next turns a seat plans.
_TURNS: Final = 2
# By how much what was hardly tried is taken for better, against how far apart two plays usually end.
_CURIOSITY: Final = 0.5
_BITS_FOR_CARD: Final = 6


class Turn:
    """A later turn of the seat, and what its choices there have brought so far.

    Args:
        choices: What it may play, as sets of which it does not matter which card is played.
    """

    __slots__ = ("_choices", "_sums", "_times")

    def __init__(self, choices: list[int]) -> None:
        self._choices = choices
        self._times = [0] * len(choices)
        self._sums = [0.0] * len(choices)

    def next_to_try(self, advised: int, curiosity: float) -> int:
        """Return the place of the choice to try next: at first what the advice wants.

        What was never tried is hoped to be as good as that.

        Args:
            advised: The card the advice wants.
            curiosity: By how many points something is taken for better while it was hardly tried.
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
        """Return a card of a choice."""
        return lowest(self._choices[place])

    def note(self, place: int, worth: float) -> None:
        """Note what a choice has brought."""
        self._times[place] += 1
        self._sums[place] += worth


class Plan:
    """What a seat may do after one of its choices.

    Args:
        context: The seat at work.
        decide: What all seats do where the seat tries nothing.
    """

    def __init__(self, context: DecisionContext, decide: Callable[[Situation], int]) -> None:
        self._context = context
        self._decide = decide
        self._turns: dict[int, Turn] = {}

    def play_out(self, situation: Situation) -> float:
        """Play a hand to its end, trying something at the next turns, and return what it is worth.

        Args:
            situation: Where the hand stands after the choice, with the cards of all seats. It is changed.
        """
        seat, decide = self._context.knowledge.seat, self._decide
        curiosity = _CURIOSITY * self._context.advisor.spread
        history = 1
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
            history = history << _BITS_FOR_CARD | card.bit_length()
        play_out(situation, decide)
        worth = self._context.evaluate(situation)
        for turn, place in tried:
            turn.note(place, worth)
        return worth

    def _begin_turn(self, history: int, situation: Situation) -> Turn:
        turn = self._turns[history] = Turn(self._context.choices(situation))
        return turn
