"""How well `strong` reads hands: what it thinks of who holds a hidden card, against who does.

Four of one school play. Once everybody but the seat to play has shown at least ten cards, that seat guesses
the hidden ones as `strong` does. Only cards count that more than one seat may still hold by the rules of the
game: by even guessing over every deal that is possible, which is counted out here, one is never wrong to be
certain of the others.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from math import log
from random import Random
from typing import Any, Final, TypeAlias

from bot.players.cardset import each, set_of
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.rules.tricks import CARDS_EACH, SEATS, Hand
from tests.bench.players.matches import Plan, Table, deal_of
from tests.support.views import view_of

_SHOWN: Final = 10
_GUESSES: Final = 1000
# From here on `strong` is certain that somebody has a card, and below the rest of it that somebody has not.
_CERTAIN: Final = 0.95

# For each hidden card how likely each seat has it.
Chances: TypeAlias = dict[int, list[float]]


@dataclass(frozen=True)
class Reading:
    """What one hand has shown, in numbers of cards or, for the last four, of a card and a seat together.

    Args:
        loss: The sum of the log losses of their true holders, in nats, by what `strong` thinks.
        excluded: How often it was certain that a seat has not a card that the seat may have by the rules.
    """

    cards: int = 0
    loss: float = 0.0
    even_loss: float = 0.0
    sure: int = 0
    wrongly_sure: int = 0
    excluded: int = 0
    wrongly_excluded: int = 0

    def __add__(self, other: "Reading") -> "Reading":
        return Reading(*(one + more for one, more in zip(astuple(self), astuple(other), strict=True)))


def read(plan: Plan, number: int) -> Reading:
    """Return how well hands are read in one deal, which four of the plan's first school play."""
    readings: list[Reading] = []

    def look(hand: Hand) -> None:
        watcher = hand.to_play
        shown = [CARDS_EACH - len(held) for seat, held in enumerate(hand.held) if seat != watcher]
        if min(shown) >= _SHOWN and len(hand.held[watcher]) > 1:
            readings.append(read_position(hand, Random(f"{plan.seed}/{number}/{len(readings)}")))

    Table(plan, [plan.first] * SEATS, number).play(deal_of(plan.seed, number), look)
    return sum(readings, Reading())


def read_position(hand: Hand, rng: Random) -> Reading:
    """Return how well the seat to play reads the hands of the others."""
    context = DecisionContext(view_of(hand, hand.to_play))
    sizes = [len(held) for held in hand.held]
    even = even_chances(context.knowledge, sizes)
    holders = {card: seat for seat, held in enumerate(hand.held) for card in each(set_of(held))}
    return judged(guessed_chances(context, even, rng), even, holders)


def judged(thought: Chances, even: Chances, holders: dict[int, int]) -> Reading:
    """Return how well somebody has guessed."""
    total = Reading()
    for card, by_rule in even.items():
        possible = [seat for seat, chance in enumerate(by_rule) if chance]
        if len(possible) == 1:
            continue
        chances, holder = thought[card], holders[card]
        sure = [seat for seat in possible if chances[seat] >= _CERTAIN]
        excluded = [seat for seat in possible if chances[seat] <= 1 - _CERTAIN]
        total += Reading(
            1,
            -log(chances[holder]),
            -log(by_rule[holder]),
            len(sure),
            sum(seat != holder for seat in sure),
            len(excluded),
            excluded.count(holder),
        )
    return total


def even_chances(knowledge: Any, sizes: Sequence[int]) -> Chances:
    """Return how likely each seat has each hidden card, if every deal that is possible is equally likely."""
    others = [seat for seat in range(SEATS) if seat != knowledge.seat]
    hidden = list(each(knowledge.situation.unseen))
    counts, room, placed = Counter[tuple[int, int]](), list(sizes), list[int]()
    deals = 0

    def place() -> None:
        nonlocal deals
        if len(placed) == len(hidden):
            deals += 1
            counts.update(zip(hidden, placed, strict=True))
            return
        for seat in others:
            if room[seat] and knowledge.may_hold[seat] & hidden[len(placed)]:
                room[seat] -= 1
                placed.append(seat)
                place()
                placed.pop()
                room[seat] += 1

    place()
    return {card: [counts[card, seat] / deals for seat in range(SEATS)] for card in hidden}


def guessed_chances(context: DecisionContext, even: Chances, rng: Random) -> Chances:
    """Return how likely `strong` thinks that each seat has each hidden card.

    Nobody is certain after a thousand guesses: one more is reckoned that is even.
    """
    guesses, counts = Guesses(context, rng), Counter[tuple[int, int]]()
    for _ in range(_GUESSES):
        counts.update((card, seat) for seat, held in enumerate(guesses.deal()) for card in each(held))
    return {
        card: [(counts[card, seat] + chances[seat]) / (_GUESSES + 1) for seat in range(SEATS)]
        for card, chances in even.items()
    }
