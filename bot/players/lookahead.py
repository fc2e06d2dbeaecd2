"""Looking ahead: what each of several choices brings, played out over the same guessed deals.

Determinised Monte-Carlo: the unseen cards are dealt at random as all that is known allows, every choice is
played out on each deal, and the one that brings the most on average is the best. Sharing the deals makes the
difference between two choices far less a matter of luck than what each brings by itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil, sqrt
from random import Random
from typing import Final

from bot.players.cardset import PACK, each, lowest, set_of
from bot.players.context import DecisionContext
from bot.players.guesses import Guesses
from bot.players.knowledge import UnseenCards
from bot.players.planning import Plan
from bot.players.situation import Situation, play_out
from bot.players.sweeping import may_sweep, sweeping_at
from bot.players.view import Habit, PlayerView
from bot.rules.tricks import CARDS_EACH, SEATS

_FIRST_LOOK: Final = 16
# After how many more deals, against those so far, the choices are looked at again.
_LOOK_AGAIN: Final = 1 / 8
# A choice is given up once not even luck of so many standard errors would make it better than the best by
# more than a trifle, which is this share of how far apart two choices usually end.
_CLEARLY: Final = 5.0
_TRIFLE: Final = 0.01
# Of many choices all get a first look, and only so few a long one: the time would not last for all.
_FEW: Final = 8
# Before the play, on how many of the deals a stranger keeps what may still stop somebody from taking
# everything: going for it depends on that, and nothing is known yet of who does and who does not.
_WATCHFUL: Final = 0.5
# Before the play, how often those play any legal card who are known to follow no advice.
_STRAYED: Final = 0.25
# The time of so many choices can be saved for others: of a long evening, not all of it.
_MOST_SAVED: Final = 10


@dataclass(frozen=True, slots=True)
class Budget:
    """How long somebody may think.

    Args:
        used: Asked after each deal how much of the time is over: 1.0 is all of it. The caller has the clock.
        most_deals: After how many deals to stop anyhow; None where time alone decides.
    """

    used: Callable[[], float] = lambda: 0.0
    most_deals: int | None = 200


class Savings:
    """Time that clear choices leave to close ones: on average none takes longer than it may.

    Args:
        usual_s: How long a choice may take on average; a close one may take twice that.
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


class Comparison:
    """What choices have brought so far on the same deals.

    Args:
        choices: How many there are.
        spread: How far apart two of them usually end on one deal, in points. After few deals nothing is sure:
            the next one is always reckoned to set them so far apart.
    """

    def __init__(self, choices: int, spread: float) -> None:
        self._results: list[list[float]] = [[] for _ in range(choices)]
        self._spread = spread
        self._given_up: dict[int, tuple[int, float]] = {}
        self.live = list(range(choices))

    def add(self, choice: int, result: float) -> None:
        """Note what a choice has brought on the latest deal."""
        self._results[choice].append(result)

    def give_up_the_worse(self) -> None:
        """Stop looking at choices that are surely not better than the best one by more than a trifle."""
        best = self.best
        for choice in self.live[:]:
            if choice != best and not self._may_close(self._gap(best, choice), best, choice):
                self._give_up(choice, best)

    def keep_the_best(self, number: int) -> None:
        """Stop looking at all but so many that have brought the most."""
        for choice in sorted(self.live, key=self._sum, reverse=True)[number:]:
            self._give_up(choice, self.best)

    @property
    def best(self) -> int:
        """The choice that has brought the most; the first of equals."""
        return max(self.live, key=self._sum)

    def expected(self) -> list[float]:
        """Return what each choice brings on average.

        One that was given up was seen on fewer deals: it stays as far behind the then best as it was.
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
        return _CLEARLY * error - gap > _TRIFLE * self._spread


def compare(
    choices: int,
    try_all: Callable[[Sequence[int], Callable[[int, float], None]], None],
    budget: Budget,
    spread: float,
) -> Comparison:
    """Compare choices over one deal after the other.

    Where time alone decides, ever fewer of many choices are looked at as it runs out (after Karnin et al.,
    2013): as many as there are at first, the square root of that when half of it is over.

    Args:
        choices: How many there are, at least one.
        try_all: Deals the unseen cards and reports what each of the given choices brings.
        budget: When to stop; there is always at least one deal.
        spread: How far apart two choices usually end on one deal, in points.
    """
    comparison = Comparison(choices, spread)
    next_look = _FIRST_LOOK
    for number in count(1):
        try_all(comparison.live, comparison.add)
        used = budget.used()
        if number == next_look:
            comparison.give_up_the_worse()
            if budget.most_deals is None:
                comparison.keep_the_best(max(_FEW, ceil(choices ** (1 - used))))
            next_look += ceil(number * _LOOK_AGAIN)
        if len(comparison.live) == 1 or used >= 1 or number == budget.most_deals:
            break
    return comparison


def expect_of_plays(context: DecisionContext, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what each choice of `context.choices()` is expected to be worth.

    Where the seat may get everything, each is also tried as a step towards that, and counts for the better.

    Args:
        context: The seat at work; it is its turn.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    situation = context.knowledge.situation
    guesses = Guesses(context, rng)
    choices = context.choices(situation)
    advisor, advice = context.advisor, context.advisor.advice
    ways: list[Callable[[Situation], int]] = [advice.decide]
    if advisor.tries_sweeps and may_sweep(situation):
        ways.append(sweeping_at(situation.seat, advice))
    plans = [Plan(context, decide) for decide in ways for _ in choices]

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        hands, watchful = guesses.deal(), guesses.watchful()
        for place in live:
            played = situation.copy()
            played.hands = hands[:]
            played.watchful = watchful
            played.play(lowest(choices[place % len(choices)]))
            note(place, plans[place].play_out(played))

    expected = compare(len(plans), try_each, budget, advisor.spread).expected()
    return {cards: max(expected[place :: len(choices)]) for place, cards in enumerate(choices)}


def expect_of_preparing(view: PlayerView, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what each set of cards that may be worth preparing is expected to bring.

    One that may be worth it for going for everything is also played out that way, and counts for the better.

    Args:
        view: What the seat sees, before it has prepared anything.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    advisor, seat, held = view.game.advisor, view.seat, set_of(view.held)
    ways: list[tuple[int, Callable[[Situation], int]]]
    ways = [(cards, advisor.advice.decide) for cards in advisor.ways_to_prepare(view)]
    ways += [(cards, sweeping_at(seat, advisor.advice)) for cards in advisor.ways_to_sweep(view)]
    unseen = UnseenCards(seat, PACK ^ held, [CARDS_EACH] * SEATS, [PACK] * SEATS)
    known = sum(1 << other for other, habit in enumerate(view.habits) if habit and other != seat)

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        deal, watchful = unseen.deal(rng), _watchful(view.habits, rng.random())
        deal[seat] = held
        prepared = [sum(advisor.prepare_by_advice(cards, view.options)) for cards in deal]
        for way in live:
            prepared[seat], decide = ways[way]
            situation = advisor.begin(view, deal, prepared)
            situation.watchful = watchful
            play_out(situation, _straying(decide, watchful & known, rng))
            note(way, advisor.evaluate(situation, view))

    best: dict[int, float] = {}
    expected = compare(len(ways), try_each, budget, advisor.spread).expected()
    for (cards, _), worth in zip(ways, expected, strict=True):
        best[cards] = max(worth, best.get(cards, worth))
    return best


def _watchful(habits: Sequence[Habit | None], chance: float) -> int:
    """Return who is taken to keep what stops somebody from taking everything, one bit for each seat.

    Args:
        habits: How each seat has played in earlier hands.
        chance: What decides, from 0 to 1. It is the same for all: strangers may all be of one kind.
    """
    likely = (_WATCHFUL if habit is None else habit[-1] for habit in habits)
    return sum(1 << seat for seat, share in enumerate(likely) if chance < share)


def _straying(decide: Callable[[Situation], int], seats: int, rng: Random) -> Callable[[Situation], int]:
    """Return what decides for all seats, if some now and then play any legal card.

    If they did all that the advice says, they would seem harder to beat than they are, and going for
    everything would look better than it is beside playing safe.

    Args:
        decide: What decides for all the others, and mostly for these.
        seats: Which, one bit for each.
        rng: Where their whims come from.
    """

    def decide_or_stray(s: Situation) -> int:
        if seats >> s.seat & 1 and rng.random() < _STRAYED:
            return rng.choice(tuple(each(s.legal)))
        return decide(s)

    return decide_or_stray if seats else decide
