"""How well the computer players play: `python -m tests.bench.players --help`.

Two kinds of player meet on the same deals with the seats exchanged, so that the luck of the deal cancels out.

* Hearts, with passing: one of the first kind among three of the second, in each of the four seats in turn.
  Measured is the mean score of the three minus the score of the one, in points a deal.
* Gong Zhu, without exposing unless `--expose`: two of the first kind in opposite seats against two of the
  second, both ways round. Measured is the sum of the scores of the one side minus the sum of the other, in
  points a deal.

Either way more than 0 says that the first kind plays better. All scores of the game stand at 0.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from tqdm import tqdm

from bot import players
from bot.players import HEARTS, Budget, Level, TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.cards import Card, build_deck
from bot.rules.tricks import SEATS, BySeat, Cards, Hand, deal_out
from tests.players import chance
from tests.support.tricks.games import TRICK_GAMES, trick_game
from tests.support.views import view_of

RANDOM = "random"
KINDS = (RANDOM, *Level)
# Half the width of a 95 % interval, in standard errors.
WIDTH = 1.96


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Args:
        game: Which game.
        first: The kind of player that is measured.
        second: The kind it meets.
        deals_a_move: How many deals a strong player looks at for a move; None where it is time that counts.
        think_ms: How long a strong player thinks about a move.
        expose: Whether cards are exposed in Gong Zhu.
        seed: Where all chance comes from.
    """

    game: TrickGame
    first: str
    second: str
    deals_a_move: int | None
    think_ms: int
    expose: bool
    seed: int


@dataclass(frozen=True)
class Result:
    """What one deal has shown.

    Args:
        advantage: By how much the first kind was better, in points.
        slowest_ms: How long the slowest move took.
    """

    advantage: float
    slowest_ms: float


class Table:
    """Four players and their thinking times.

    Args:
        plan: What is measured.
        kinds: The kind of player in each seat.
        number: Which deal it is.
    """

    def __init__(self, plan: Plan, kinds: Sequence[str], number: int) -> None:
        self.plan = plan
        self.kinds = kinds
        self.rng = Random(f"{plan.seed}/{number}/{kinds}")
        self.slowest_ms = 0.0

    def budget(self) -> Budget:
        if self.plan.deals_a_move is not None:
            return Budget(most_deals=self.plan.deals_a_move)
        end = perf_counter() + self.plan.think_ms / 1000
        return Budget(lambda: perf_counter() < end, most_deals=sys.maxsize)

    def play(self, hand: Hand, seat: int) -> Card:
        view = view_of(hand, seat)
        if self.kinds[seat] == RANDOM:
            return chance.random_choice(view, self.rng)
        began = perf_counter()
        chosen = players.choose(view, Level(self.kinds[seat]), self.rng, self.budget())
        self.slowest_ms = max(self.slowest_ms, (perf_counter() - began) * 1000)
        return chosen.card

    def passed(self, hand: hearts.Hand, seat: int) -> Cards:
        view = view_of(hand, seat)
        if self.kinds[seat] == RANDOM:
            return chance.random_pass(view, self.rng)
        return players.prepare(view, Level(self.kinds[seat]), self.rng, self.budget()).cards

    def exposed(self, hand: gongzhu.Hand, seat: int) -> Cards:
        view = view_of(hand, seat)
        if not self.plan.expose:
            return ()
        if self.kinds[seat] == RANDOM:
            return chance.random_exposed(view, self.rng)
        return players.prepare(view, Level(self.kinds[seat]), self.rng, self.budget()).cards


def hearts_scores(deal: BySeat, number: int, table: Table) -> Sequence[int]:
    hand = hearts.new_hand(deal, number)
    if hand.play is None:
        given = [table.passed(hand, seat) for seat in range(SEATS)]
        for seat, cards in enumerate(given):
            hand = hearts.pass_cards(hand, seat, cards)
    while hand.to_play is not None:
        hand = hearts.play_card(hand, hand.to_play, table.play(hand, hand.to_play))
    assert hand.play is not None
    return hearts.score_hand(hand.play.captured, hand.options)


def gongzhu_scores(deal: BySeat, table: Table) -> Sequence[int]:
    hand = gongzhu.new_hand(deal)
    given = [table.exposed(hand, seat) for seat in range(SEATS)]
    for seat, cards in enumerate(given):
        hand = gongzhu.expose_cards(hand, seat, cards)
    while hand.to_play is not None:
        hand = gongzhu.play_card(hand, hand.to_play, table.play(hand, hand.to_play))
    assert hand.play is not None
    return gongzhu.score_hand(hand.play.captured, hand.exposed, hand.options)


def measure(plan: Plan, number: int) -> Result:
    """Return what one deal shows; deals are numbered from 1."""
    deck = list(build_deck())
    Random(f"{plan.seed}/{number}").shuffle(deck)
    of_game = measure_hearts if plan.game is HEARTS else measure_gongzhu
    results = list(of_game(plan, deal_out(deck), number))
    return Result(fmean(each.advantage for each in results), max(each.slowest_ms for each in results))


def measure_hearts(plan: Plan, deal: BySeat, number: int) -> Iterator[Result]:
    for odd in range(SEATS):
        table = Table(plan, [plan.first if seat == odd else plan.second for seat in range(SEATS)], number)
        scores = hearts_scores(deal, number, table)
        yield Result((sum(scores) - scores[odd]) / (SEATS - 1) - scores[odd], table.slowest_ms)


def measure_gongzhu(plan: Plan, deal: BySeat, number: int) -> Iterator[Result]:
    for odd in range(2):
        table = Table(plan, [plan.first if seat % 2 == odd else plan.second for seat in range(SEATS)], number)
        scores = gongzhu_scores(deal, table)
        ours = scores[odd] + scores[odd + 2]
        yield Result(ours - (sum(scores) - ours), table.slowest_ms)


def measured(measure_one: Callable[[int], Result], deals: int, processes: int) -> Iterator[Result]:
    numbers = range(1, deals + 1)
    if processes == 1:
        yield from map(measure_one, numbers)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(measure_one, numbers)


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.players", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(map(str, TRICK_GAMES)))
    parser.add_argument("first", choices=list(map(str, KINDS)), help="the kind of player that is measured")
    parser.add_argument("second", choices=list(map(str, KINDS)), help="the kind it meets")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals (default: %(default)s)")
    parser.add_argument(
        "--deals-a-move", type=int, help="how many deals a strong player looks at, not how long"
    )
    parser.add_argument("--think-ms", type=int, default=300, help="how long it thinks (default: %(default)s)")
    parser.add_argument("--expose", action="store_true", help="Gong Zhu: let players expose cards")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="(default: %(default)s)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    args = parse(words)
    plan = Plan(
        trick_game(args.game),
        args.first,
        args.second,
        args.deals_a_move,
        args.think_ms,
        args.expose,
        args.seed,
    )
    results: list[Result] = []
    with tqdm(total=args.deals, unit="deal") as bar:
        for result in measured(partial(measure, plan), args.deals, args.processes):
            results.append(result)
            bar.update()
            if len(results) > 1:
                bar.set_postfix_str(summary(results))
    slowest = max(result.slowest_ms for result in results)
    sys.stdout.write(
        f"{plan.game}: {plan.first} over {plan.second}, {len(results)} deals: "
        f"{summary(results)} points a deal; slowest move {slowest:.0f} ms\n"
    )


def summary(results: Sequence[Result]) -> str:
    """Return the mean advantage and its 95 % interval."""
    advantages = [result.advantage for result in results]
    if len(advantages) == 1:
        return f"{advantages[0]:+.2f}"
    return f"{fmean(advantages):+.2f} ± {WIDTH * stdev(advantages) / sqrt(len(advantages)):.2f}"


if __name__ == "__main__":
    main()
