"""Look ahead: play several choices out over the same guessed deals, and compare what they bring.

This is determinised Monte Carlo. The unseen cards are dealt at random in ways that fit all that is known.
Every choice is played out on each deal, and the choice with the highest average is the best. Because the
choices share the deals, the difference between two of them depends far less on luck than each result does.
Sweeps are explained in `sweeping`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, sqrt
from random import Random
from typing import Final, NamedTuple

from bot.players.advisor import Correction
from bot.players.cardset import PACK, each, losers, lowest, set_of
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.knowledge import UnseenCards
from bot.players.planning import Plan
from bot.players.situation import Situation, play_out
from bot.players.sweeping import may_sweep, sweeping_at
from bot.players.view import Habit, PlayerView
from bot.rules.tricks import CARDS_EACH, SEATS

# If there are many choices, all get a short first look but only this many get a long one, for lack of time.
_FEW: Final = 8
_SHORT_LOOK: Final = 16
# The choices are reviewed again after this many more deals, as a share of the deals so far.
_LOOK_AGAIN: Final = 1 / 8


class _Care(NamedTuple):
    """When a choice is given up: even luck would not make it better than the best one by more than a trifle.

    Args:
        first_look: After how many deals a few choices are reviewed for the first time.
        luck: How many standard errors the luck is.
        trifle: A share of how far apart two choices usually end.
    """

    first_look: int
    luck: float
    trifle: float


# For opinions, which also say how much worse another choice is.
_CAREFUL: Final = _Care(_SHORT_LOOK, 5.0, 0.01)
# For decisions, where only the best choice counts. After `_MOST_DEALS`, choices are as good as equal. By an
# independent look at 600 deals, this loses 0.16 ± 0.22 points a decision in Gong Zhu (398 decisions) and
# 0.007 ± 0.010 in Hearts (209) to 600 careful deals, with less than half of the playouts.
_QUICK: Final = _Care(32, 2.5, 0.04)
_MOST_DEALS: Final = 600
# Before the play, the share of the deals on which an unknown player keeps cards to stop a sweep. Whether a
# sweep is worth trying depends on this, and nothing is known yet about which players keep such cards.
_WATCHFUL: Final = 0.5
# Before the play, how often a player who is known to follow no advice plays any legal card.
_STRAYED: Final = 0.25
# With so few cards left, what a choice brings on all guessed deals is as good as certain. With more, the
# others may still do better than playouts say.
_LATE: Final = 4
# At most the time of this many choices can be saved, so that the savings of a long evening do not pile up.
_MOST_SAVED: Final = 10


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a computer player may think.

    Args:
        used: Returns how much of the time is over, where 1.0 is all of it. It is called after each deal.
        most_deals: After how many deals to stop in any case. None if only the best choice counts: thinking
            then stops as soon as that is sure enough, or the time is over.
    """

    used: Callable[[], float] = lambda: 0.0
    most_deals: int | None = 200


class Savings:
    """Time that clear choices leave for close ones, so that choices keep to the limit on average.

    Args:
        usual_s: How long a choice may take on average. A close one may take up to twice as long.
    """

    def __init__(self, usual_s: float) -> None:
        self.usual_s = usual_s
        self._saved_s = 0.0

    @property
    def limit_s(self) -> float:
        """How long the next choice may take."""
        return self.usual_s + min(self.usual_s, self._saved_s)

    def note(self, took_s: float) -> None:
        """Note how long a choice took."""
        saved_s = self._saved_s + self.usual_s - took_s
        self._saved_s = max(0.0, min(saved_s, _MOST_SAVED * self.usual_s))


class Expectations(NamedTuple):
    """What choices are expected to be worth.

    Args:
        worths: For each choice, in points.
        is_certain: Whether it is as good as certain what the best choice brings.
        learnt: What comes of it, if it was learnt; None if only playouts promise it.
    """

    worths: dict[int, float]
    is_certain: bool = False
    learnt: Correction | None = None


class Comparison:
    """What each choice has brought so far, over the same deals.

    Args:
        choices: The number of choices.
        spread: How far apart two choices usually end on one deal, in points. Few deals prove little, so every
            comparison allows for one more deal that sets the choices this far apart.
        care: When choices are given up.
    """

    def __init__(self, choices: int, spread: float, care: _Care = _CAREFUL) -> None:
        self._results: list[list[float]] = [[] for _ in range(choices)]
        self._spread = spread
        self._care = care
        self._given_up: dict[int, tuple[int, float]] = {}
        self.live = list(range(choices))

    def add(self, choice: int, result: float) -> None:
        """Note what a choice has brought on the latest deal."""
        self._results[choice].append(result)

    def give_up_the_worse(self) -> None:
        """Give up the choices that are surely not better than the best one by more than a trifle."""
        best = self.best
        for choice in self.live[:]:
            if choice != best and not self._may_close(self._gap(best, choice), best, choice):
                self._give_up(choice, best)

    def keep_the_best(self, number: int) -> None:
        """Give up all but the given number of choices, and keep those that have brought the most."""
        for choice in sorted(self.live, key=self._sum, reverse=True)[number:]:
            self._give_up(choice, self.best)

    @property
    def best(self) -> int:
        """The choice that has brought the most; the first of several equal ones."""
        return max(self.live, key=self._sum)

    @property
    def is_steady(self) -> bool:
        """Whether the best choice has brought the same on all deals."""
        results = self._results[self.best]
        return min(results) == max(results)

    def expected(self) -> list[float]:
        """Return what each choice brings on average.

        A choice that was given up was tried on fewer deals. It stays as far behind the choice that was the
        best at that time as it was then.
        """
        return [self._expected_of(choice) for choice in range(len(self._results))]

    def _expected_of(self, choice: int) -> float:
        if choice in self._given_up:
            best, gap = self._given_up[choice]
            return self._expected_of(best) - gap
        return sum(self._results[choice]) / len(self._results[choice])

    def _sum(self, choice: int) -> float:
        return sum(self._results[choice])

    def _give_up(self, choice: int, best: int) -> None:
        self._given_up[choice] = best, self._gap(best, choice)
        self.live.remove(choice)

    def _gap(self, best: int, choice: int) -> float:
        theirs, own = self._results[best], self._results[choice]
        return (sum(theirs, 0.0) - sum(own, 0.0)) / len(own)

    def _may_close(self, gap: float, best: int, choice: int) -> bool:
        theirs, own = self._results[best], self._results[choice]
        squares = sum((a - b - gap) ** 2 for a, b in zip(theirs, own, strict=True))
        error = sqrt(squares + self._spread**2) / len(own)
        return self._care.luck * error - gap > self._care.trifle * self._spread


def compare(
    ways: Sequence[int],
    try_all: Callable[[Sequence[int], Callable[[int, float], None]], None],
    budget: Budget,
    spread: float,
) -> Comparison:
    """Compare ways to play over one deal after the other, until all that are left make the same choice.

    If only the best choice counts, fewer and fewer of many ways stay in the comparison as time runs out
    (after Karnin et al., 2013): all of them at first, and the square root of their number when half of the
    time is over.

    Args:
        ways: The choice that each way begins with; at least one. A way is known by its place.
        try_all: Deals the unseen cards and reports what each of the given ways brings.
        budget: When to stop. There is always at least one deal.
        spread: How far apart two choices usually end on one deal, in points.
    """
    care = _QUICK if budget.most_deals is None else _CAREFUL
    most_deals = budget.most_deals or _MOST_DEALS
    comparison = Comparison(len(ways), spread, care)
    next_look = care.first_look if len(ways) <= _FEW else _SHORT_LOOK
    for number in count(1):
        try_all(comparison.live, comparison.add)
        used = budget.used()
        if number == next_look:
            comparison.give_up_the_worse()
            if budget.most_deals is None:
                comparison.keep_the_best(max(_FEW, ceil(len(ways) ** (1 - used))))
            next_look += ceil(number * _LOOK_AGAIN)
        is_clear = len({ways[place] for place in comparison.live}) == 1
        if is_clear or used >= 1 or number == most_deals:
            break
    return comparison


def expect_of_plays(context: DecisionContext, rng: Random, budget: Budget) -> Expectations:
    """Return what each choice of `context.choices()` is expected to be worth; it must be the seat's turn.

    If the seat may sweep, each choice is also tried as a step towards a sweep, and the better result counts.
    """
    situation = context.knowledge.situation
    guesses = Guesses(context, rng)
    choices = context.choices(situation)
    advisor, advice = context.advisor, context.advice
    kinds: list[Callable[[Situation], int]] = [advice.decide]
    if advisor.tries_sweeps and may_sweep(situation):
        kinds.append(sweeping_at(situation.seat, advice))
    ways = choices * len(kinds)
    sure = not situation.led and not losers(situation.held, situation.unseen)
    # What is sure to come need not be learnt.
    learnt = None if sure else advisor.learnt_for(context.view)
    plans = [Plan(context, decide, learnt) for decide in kinds for _ in choices]

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        hands, watchful = guesses.deal(), guesses.watchful()
        for place in live:
            played = situation.copy()
            played.hands = hands[:]
            played.watchful = watchful
            played.play(lowest(ways[place]))
            note(place, plans[place].worth(played))

    compared = compare(ways, try_each, budget, context.spread)
    expected = compared.expected()
    worths = {cards: max(expected[place :: len(choices)]) for place, cards in enumerate(choices)}
    is_late = situation.held.bit_count() <= _LATE
    is_certain = compared.is_steady and (sure or is_late)
    return Expectations(worths, is_certain, learnt.correction if learnt else None)


def expect_of_preparing(view: PlayerView, rng: Random, budget: Budget) -> Expectations:
    """Return what each set of cards that may be worth preparing is expected to be worth.

    A set that may be worth preparing for a sweep is played out as a sweep. A set that is played out both ways
    counts with the better result. What was learnt about the hands that come of it is mixed in.
    """
    advisor, seat, held = view.game.advisor, view.seat, set_of(view.held)
    advice, learnt = advisor.advice_for(view.options), advisor.learnt_for(view)
    played_out = 1 - learnt.share if learnt else 1.0
    ways: list[tuple[int, Callable[[Situation], int]]]
    ways = [(cards, advice.decide) for cards in advisor.ways_to_prepare(view)]
    ways += [(cards, sweeping_at(seat, advice)) for cards in advisor.ways_to_sweep(view)]
    unseen = UnseenCards(seat, PACK ^ held, [CARDS_EACH] * SEATS, [PACK] * SEATS)
    known = sum(1 << other for other, habit in enumerate(view.habits) if habit and other != seat)

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        deal, watchful = unseen.deal(rng), _watchful(view.habits, rng.random())
        deal[seat] = held
        prepared = [sum(advisor.prepare_by_advice(cards, view.options)) for cards in deal]
        for way in live:
            prepared[seat], decide = ways[way]
            situation = advisor.begin(view, deal, prepared)
            worth = learnt.worth(situation) if learnt else 0.0
            if played_out:
                situation.watchful = watchful
                play_out(situation, _straying(decide, watchful & known, rng))
                worth += played_out * (advisor.evaluate(situation, view) - worth)
            note(way, worth)

    worths: dict[int, float] = {}
    spread = advisor.spread * advisor.scale(view.options)
    compared = compare([cards for cards, _ in ways], try_each, budget, spread)
    for (cards, _), worth in zip(ways, compared.expected(), strict=True):
        worths[cards] = max(worth, worths.get(cards, worth))
    return Expectations(worths, learnt=learnt.correction if learnt else None)


def _watchful(habits: Sequence[Habit | None], chance: float) -> int:
    """Return the seats that are assumed to keep cards to stop a sweep, one bit per seat.

    Args:
        chance: A random number from 0 to 1. All seats share it, because unknown players may all be alike.
    """
    likely = (_WATCHFUL if habit is None else habit[-1] for habit in habits)
    return sum(1 << seat for seat, share in enumerate(likely) if chance < share)


def _straying(decide: Callable[[Situation], int], seats: int, rng: Random) -> Callable[[Situation], int]:
    """Return a function that decides for all seats, where some seats now and then play any legal card.

    If these seats always followed the advice, they would seem harder to beat than they are. A sweep would
    then look better than it is, compared with playing safe.

    Args:
        decide: Decides for all other seats, and mostly for these.
        seats: The seats that stray, one bit per seat.
    """

    def decide_or_stray(s: Situation) -> int:
        if seats >> s.seat & 1 and rng.random() < _STRAYED:
            return rng.choice(tuple(each(s.legal)))
        return decide(s)

    return decide_or_stray if seats else decide
