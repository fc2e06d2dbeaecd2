"""What looking ahead promises, against what comes: `python -m tests.bench.players.promise --help`.

Four strong players play hand after hand, in evenings of ten. At each decision is noted what they expect of
what they do, and at the end of the hand what it was worth to them. All points are divided by the stakes, so
that hands with exposed cards count no more than others. For each stage of a hand it is shown how well what is
said tells what comes, on hands that nothing was fitted to:

* promise: what looking ahead expects.
* shown: the same as hints and reviews say it, see `bot/players/calibration.py`.
* line: the best line through the promises of the other hands. Its numbers are those of `Advisor.corrections`,
  and where something was learnt those of `Learnt.correction`.
* ridge: a regression on what the seat may know, with a weight for each card in each place.
* blend: the best mixture of the promise and the ridge.

R² is the share of what comes that is explained. The slope is how much more comes for each point more that is
said, and the bias how much more comes than is said. The 95 % intervals are of hands drawn anew, since all
positions of a hand are alike.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias
from unittest.mock import patch

from bot.players import HEARTS, Budget, Habit, Level, PlayerView, TrickGame, choosing, decide, habit_after
from bot.players.advisor import STAGES, lead_over_others
from bot.players.calibration import corrected, stage_of
from bot.players.cardset import bit_of
from bot.players.lookahead import Expectations
from bot.rules.cards import Card
from bot.rules.tricks import SEATS
from tests.bench.players.figures import WIDTH, build
from tests.bench.players.matches import deal_of, evenings
from tests.bench.players.running import positive, spread
from tests.support.tricks.games import TRICK_GAMES, trick_game
from tests.support.views import view_of

# How many deals a player looks at for a decision, unless it is said.
DEALS_A_MOVE: Final = 60
_FITTED: Final = 0.6
_DRAWN_ANEW: Final = 200
_FOLDS: Final = 5
# How much each weight of the ridge is held back: by so many positions that say it is 0.
_HELD_BACK: Final = 1000.0
_STEPS: Final = 40
_PARTS: Final = 6
# So many hands say something by themselves.
_FEWEST: Final = 5

Line: TypeAlias = tuple[float, float]
Weights: TypeAlias = dict[int, float]


class Position(NamedTuple):
    """A decision of a strong player.

    Args:
        hand: The number of the hand.
        stage: As in `stage_of`.
        promise: What looking ahead expects of what it does, in points.
        shown: The same as people are told.
        came: What the hand was worth to its seat.
        facts: The numbers of the facts that are true of what the seat may know.
    """

    hand: int
    stage: int
    promise: float
    shown: float
    came: float
    facts: tuple[int, ...]


def facts_of(view: PlayerView) -> tuple[int, ...]:
    """Return which facts are true for a seat: each is a card in a place, such as taken by the next seat."""
    found = [(0, card) for card in view.held]
    found += [(1, card) for card in view.given]
    found += [(2 + (seat - view.seat) % SEATS, card) for seat in range(SEATS) for card in view.exposed[seat]]
    for trick in view.tricks:
        if trick.is_full:
            found += [(6 + (trick.winner - view.seat) % SEATS, card) for card in trick.cards]
        else:
            found += [(10 + (trick.seat_of(card) - view.seat) % SEATS, card) for card in trick.cards]
    return tuple(place * 52 + bit_of(card).bit_length() - 1 for place, card in found)


class Recorder:
    """Four strong players, and what they promise themselves in a hand.

    Args:
        deals: How many deals they look at for a decision.
    """

    def __init__(self, game: TrickGame, deals: int, seed: int) -> None:
        self._game, self._deals, self._seed = game, deals, seed
        self._habits: tuple[Habit | None, ...] = (None,) * SEATS
        # What each decision of the hand was: the view, what is promised and what is shown.
        self._noted: list[tuple[PlayerView, float, float]] = []

    def evening(self, numbers: Sequence[int]) -> list[Position]:
        """Return the positions of some hands, where habits are known from one to the next."""
        with patch.object(choosing, "corrected", self._corrected):
            return [position for number in numbers for position in self._hand(number)]

    def _hand(self, number: int) -> Iterator[Position]:
        rules, rng = self._game.rules, Random(f"promise/{self._seed}/{number}")

        def decided(hand: Any, seat: int) -> tuple[Card, ...]:
            view = replace(view_of(hand, seat), habits=self._habits)
            return decide(view, Level.STRONG, rng, Budget(most_deals=self._deals)).cards

        self._noted.clear()
        hand = rules.begin_hand(deal_of(self._seed, number), number, None, rules.Options())
        for seat in range(SEATS):
            if hand.play is None:
                hand = rules.prepare(hand, seat, decided(hand, seat))
        while hand.to_play is not None:
            hand = rules.play_card(hand, hand.to_play, decided(hand, hand.to_play)[0])
        habits = enumerate(self._habits)
        self._habits = tuple(habit_after(habit, view_of(hand, seat)) for seat, habit in habits)
        scores, sign = rules.hand_scores(hand), -1 if self._game is HEARTS else 1
        for view, promise, shown in self._noted:
            came, stakes = sign * lead_over_others(scores, view.seat), view.game.advisor.stakes(view)
            said = promise / stakes, shown / stakes, came / stakes
            yield Position(number, stage_of(view), *said, facts_of(view))

    def _corrected(self, view: PlayerView, expected: Expectations) -> dict[int, float]:
        shown = corrected(view, expected)
        best = max(shown, key=lambda cards: shown[cards])
        self._noted.append((view, expected.worths[best], shown[best]))
        return shown


# Predictors, each fitted to the positions of one stage.


def line_of(said: Sequence[float], came: Sequence[float]) -> Line:
    """Return the slope and the height of the line that best tells what comes from what is said."""
    mean, usual = fmean(said), fmean(came)
    square = sum((one - mean) ** 2 for one in said)
    slope = sum((one - mean) * (other - usual) for one, other in zip(said, came, strict=True)) / square
    return slope, usual - slope * mean


class Ridge:
    """A regression on facts, with large weights held back (Hoerl and Kennard, 1970).

    The weights are found by conjugate gradients (Hestenes and Stiefel, 1952): few facts are true at once.
    """

    def __init__(self, positions: Sequence[Position]) -> None:
        self._positions = positions
        self._usual = fmean(each.came for each in positions)
        self._weights: Weights = defaultdict(float)
        self._fit()

    def predicted(self, position: Position) -> float:
        """Return what it expects of a position, in points."""
        return self._usual + sum(self._weights[fact] for fact in position.facts)

    def _fit(self) -> None:
        left = self._gathered([each.came - self._usual for each in self._positions])
        way, size = dict(left), _dot(left, left)
        for _ in range(_STEPS):
            seen = self._gathered([sum(way[fact] for fact in each.facts) for each in self._positions])
            ahead = {fact: seen[fact] + _HELD_BACK * way[fact] for fact in way}
            step = size / _dot(way, ahead)
            for fact, amount in way.items():
                self._weights[fact] += step * amount
                left[fact] -= step * ahead[fact]
            size, before = _dot(left, left), size
            way = {fact: left[fact] + size / before * way[fact] for fact in way}

    def _gathered(self, amounts: Sequence[float]) -> Weights:
        found: Weights = defaultdict(float)
        for position, amount in zip(self._positions, amounts, strict=True):
            for fact in position.facts:
                found[fact] += amount
        return found


def _dot(one: Weights, other: Weights) -> float:
    return sum(amount * other[fact] for fact, amount in one.items())


def blend_of(positions: Sequence[Position]) -> Callable[[Position], float]:
    """Return the best mixture of the promise and the ridge.

    The share of each is fitted to hands that the ridge was not fitted to.
    """
    rows: list[tuple[float, float, float]] = []
    for fold in range(_FOLDS):
        ridge = Ridge([each for each in positions if each.hand % _FOLDS != fold])
        apart = [each for each in positions if each.hand % _FOLDS == fold]
        rows += [(each.promise, ridge.predicted(each), each.came) for each in apart]
    promises, guesses, came = (list(column) for column in zip(*rows, strict=True))
    # What the ridge says beyond the promise, and what the promise leaves open, decide the share of the ridge.
    of_one, of_other = line_of(promises, guesses), line_of(promises, came)
    beyond = [guess - _on(of_one, promise) for guess, promise in zip(guesses, promises, strict=True)]
    open_ = [worth - _on(of_other, promise) for worth, promise in zip(came, promises, strict=True)]
    of_guess = line_of(beyond, open_)[0]
    of_promise, height = (part - of_guess * same for part, same in zip(of_other, of_one, strict=True))
    ridge = Ridge(positions)
    return lambda each: of_promise * each.promise + of_guess * ridge.predicted(each) + height


def _on(line: Line, said: float) -> float:
    return line[0] * said + line[1]


def predictors(fitted: Sequence[Position]) -> dict[str, Callable[[Position], float]]:
    """Return what predicts at a stage, by name: what is fitted, to the other hands."""
    # What is certain is shown as it is promised, and so is no matter of a line.
    open_ = [each for each in fitted if each.shown != each.promise] or fitted
    line = line_of([each.promise for each in open_], [each.came for each in open_])
    name = f"line {line[0]:.2f} {line[1]:+.2f}"
    return {
        "promise": lambda each: each.promise,
        "shown": lambda each: each.shown,
        name: lambda each: each.promise if each.shown == each.promise else _on(line, each.promise),
        "ridge": Ridge(fitted).predicted,
        "blend": blend_of(fitted),
    }


# How good they are.


class Quality(NamedTuple):
    """How well something predicts: its R², its slope and its bias; or half the widths of their intervals."""

    explained: float
    slope: float
    bias: float

    @classmethod
    def of(cls, pairs: Sequence[tuple[float, float]]) -> "Quality":
        """Return how well what is said tells what came."""
        said, came = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        missed = fmean((other - one) ** 2 for one, other in pairs)
        bias = fmean(came) - fmean(said)
        return cls(1 - missed / pstdev(came) ** 2, line_of(said, came)[0], bias)


def measured(by_hand: Sequence[Sequence[tuple[float, float]]], rng: Random) -> str:
    """Return how well something predicts, with intervals.

    Args:
        by_hand: What is said and what came, for each hand.
    """
    found = Quality.of([pair for hand in by_hand for pair in hand])
    others = [
        Quality.of([pair for hand in rng.choices(by_hand, k=len(by_hand)) for pair in hand])
        for _ in range(_DRAWN_ANEW)
    ]
    widths = Quality(*(WIDTH * pstdev(column) for column in zip(*others, strict=True)))
    return (
        f"R² {found.explained:5.2f} ± {widths.explained:.2f}   slope {found.slope:5.2f} ± {widths.slope:.2f}"
        f"   bias {found.bias:+6.2f} ± {widths.bias:.2f}"
    )


def binned(positions: Sequence[Position]) -> str:
    """Return for six equal parts of the positions what was shown on average, and what came."""
    ordered = sorted(positions, key=lambda each: each.shown)
    parts = [
        ordered[len(ordered) * place // _PARTS : len(ordered) * (place + 1) // _PARTS]
        for place in range(_PARTS)
    ]
    means = [(fmean(each.shown for each in part), fmean(each.came for each in part)) for part in parts]
    return "  ".join(f"{said:+.1f}: {came:+.1f}" for said, came in means)


def report(game: TrickGame, positions: Sequence[Position], seed: int) -> str:
    """Return in lines what was found."""
    hands = max(each.hand for each in positions)
    last = int(hands * _FITTED)
    lines = [
        f"{game}: fitted to hands 1 to {last}, measured on {last + 1} to {hands}; seed {seed}; {build()}"
    ]
    for stage, name in enumerate(STAGES):
        here = [each for each in positions if each.stage == stage]
        fitted, apart = ([each for each in here if (each.hand <= last) is first] for first in (True, False))
        lines.append(f"{name}: {len(fitted)} and {len(apart)} positions; shown: came {binned(apart)}")
        for predictor, predict in predictors(fitted).items():
            by_hand: dict[int, list[tuple[float, float]]] = defaultdict(list)
            for each in apart:
                by_hand[each.hand].append((predict(each), each.came))
            lines.append(f"    {predictor:<17} {measured(list(by_hand.values()), Random(seed))}")
    return "\n".join(lines) + "\n"


def as_told(positions: Sequence[Position], seed: int) -> list[str]:
    """Return in lines how well looking ahead, and hints and reviews, tell what comes of each stage.

    Too few hands say nothing, and have no lines.
    """
    lines: list[str] = []
    for stage, name in enumerate(STAGES):
        here = [each for each in positions if each.stage == stage]
        for predictor in ("promise", "shown"):
            by_hand: dict[int, list[tuple[float, float]]] = defaultdict(list)
            for each in here:
                by_hand[each.hand].append((getattr(each, predictor), each.came))
            if len(by_hand) >= _FEWEST:
                lines.append(f"{name:<7}{predictor:<8} {measured(list(by_hand.values()), Random(seed))}")
    return lines


def main(words: Sequence[str] | None = None) -> None:
    """Run the command; words that make no sense end it with exit status 2."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.players.promise", description=__doc__)
    reader.formatter_class = argparse.RawDescriptionHelpFormatter
    reader.add_argument("--game", choices=list(map(str, TRICK_GAMES)), help="one game instead of both")
    reader.add_argument("--hands", type=positive, default=400, help="(default: %(default)s)")
    reader.add_argument("--deals-a-move", type=positive, default=DEALS_A_MOVE, help="(default: %(default)s)")
    reader.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    reader.add_argument("--jobs", type=positive, default=1, help="(default: %(default)s)")
    args = reader.parse_args(words)
    for game in [trick_game(args.game)] if args.game else TRICK_GAMES:
        begun_s = perf_counter()
        played = partial(evening, game, args.deals_a_move, args.seed)
        positions = [each for some in spread(played, evenings(args.hands), args.jobs) for each in some]
        sys.stdout.write(report(game, positions, args.seed))
        sys.stdout.write(f"{args.deals_a_move} deals a decision; {perf_counter() - begun_s:.0f} s\n")


def evening(game: TrickGame, deals: int, seed: int, numbers: Sequence[int]) -> list[Position]:
    """Return the positions of an evening among players who do not know each other before."""
    return Recorder(game, deals, seed).evening(numbers)


if __name__ == "__main__":
    main()
