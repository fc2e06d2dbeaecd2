"""Whether reviews name real mistakes: `python -m tests.bench.players.reviews --help`.

Players of several schools play hand after hand. For each of them, the review of the hand names the costliest
decisions, as a person is shown them. Then an independent look, with other guesses and several times as many
of them, compares what was done with what the review says is better:

* worse: the longer look finds as well that what was done is worse.
* clearly worse: it would even show it as a mistake, by the margin of a review.
* said and found: how many points what was done costs, by the review and by the longer look.

The 95 % intervals are of whole hands, since the decisions of a hand are alike.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

from bot.players import Budget, Decision, Level, PlayerView, TrickGame, clearly_better, decide, taught
from bot.players.advisor import STAGES
from bot.players.calibration import stage_of
from bot.players.cardset import set_of
from bot.rules.tricks import SEATS, Cards, Hand
from bot.services.opinions import DEALS, Mistake, OwnReview, Reviewed
from bot.tables.tricks.recall import Position
from bot.views.tricks.review import COSTLIEST
from tests.bench.players.figures import build, ratio_of
from tests.bench.players.matches import Plan, Table, deal_of
from tests.bench.players.running import positive, spread
from tests.support.tricks.games import TRICK_GAMES, trick_game
from tests.support.views import view_of

# Who plays, from seat to seat; each hand, everybody moves on by a seat.
_SEATED: Final = (Level.CASUAL, Level.STRONG, Level.EASY, Level.CASUAL)
_QUICK: Final = 12


class Costly(NamedTuple):
    """One of the costliest decisions of a hand.

    Args:
        stage: As in `STAGES`.
        said: How much worse it is by the review, in points; None where the review does not tell.
        found: How much worse it is by the longer look; less than 0 where it is better.
        margin: From how many points on a review shows it.
    """

    hand: int
    school: str
    stage: str
    said: float | None
    found: float
    margin: float


def costly(plan: Plan, times: int, number: int) -> list[Costly]:
    """Return the costliest decisions of all players of a hand."""
    schools = [str(_SEATED[(seat + number) % SEATS]) for seat in range(SEATS)]
    found: list[Costly] = []
    by_seat: defaultdict[int, list[Position]] = defaultdict(list)
    for position in positions(plan, schools, number):
        by_seat[position.view.seat].append(position)
    for seat, decided in sorted(by_seat.items()):
        for reviewed in costliest(decided):
            view, opinion = reviewed.position.view, reviewed.opinion
            assert opinion is not None
            longer = longer_look(reviewed.position, opinion, times, f"longer/{plan.seed}/{number}")
            margin = clearly_better(plan.game, opinion)
            stage = STAGES[stage_of(view)]
            found.append(Costly(number, schools[seat], stage, reviewed.cost, longer, margin))
    return found


def positions(plan: Plan, schools: Sequence[str], number: int) -> Iterator[Position]:
    """Play a hand, and yield each decision at which somebody had a choice."""
    rules, seen = plan.game.rules, list[Hand]()
    hand = Table(plan, schools, number).play(deal_of(plan.seed, number), seen.append)
    begun = rules.begin_hand(hand.deal, number, None, plan.options)
    if begun.play is None:
        for seat, cards in enumerate(hand.prepared):
            if not rules.has_nothing_to_prepare(begun, seat):
                yield Position(view_of(begun, seat), cards or ())
    for before, card in zip(seen, hand.play.played, strict=True):
        view = view_of(before, before.to_play)
        if len(view.legal) > 1:
            yield Position(view, (card,))


def costliest(decided: Sequence[Position]) -> list[Reviewed]:
    """Return the decisions of a seat that the opening of its review names."""
    reviewed = [Reviewed(each, opinion_of(each.view)) for each in decided]
    mistakes = tuple(Mistake(0, None, each) for each in reviewed if each.is_otherwise)
    table: Any = None
    return [each.reviewed for each in OwnReview(table, mistakes, is_silent=False).costliest(COSTLIEST)]


def opinion_of(view: PlayerView) -> Decision:
    """Return what a person is told of a position; see `bot/services/opinions.py`."""
    return taught(view, decide(view, Level.STRONG, Random("opinion"), Budget(most_deals=DEALS)))


def longer_look(position: Position, opinion: Decision, times: int, seed: str) -> float:
    """Return by how many points what was done is worse than an opinion, with other guesses.

    Args:
        times: How many times as many deals as a review it looks at.
    """
    view, done = position.view, position.done
    game = examining(view.game, (opinion.cards, done))
    budget = Budget(most_deals=times * DEALS)
    longer = decide(replace(view, game=game), Level.STRONG, Random(seed), budget)
    better, worth = longer.worth_of(opinion.cards), longer.worth_of(done)
    assert better is not None
    assert worth is not None
    return better - worth


def examining(game: TrickGame, prepared: Sequence[Cards]) -> TrickGame:
    """Return a game whose strong players also look at some sets of cards that may be passed or exposed."""
    usual: Any = type(game.advisor)

    class Examining(usual):  # type: ignore[misc]
        def ways_to_prepare(self, view: PlayerView) -> list[int]:
            return list({*super().ways_to_prepare(view), *map(set_of, prepared)})

    return replace(game, advisor=Examining())


def report(plan: Plan, found: Sequence[Costly], hands: int, times: int) -> str:
    """Return in lines how often the longer look agrees: in all, by school and by stage."""
    title = f"{plan.game}{' in teams' if plan.teams else ''}"
    looks = f"{DEALS} deals a decision against {times * DEALS}"
    head = f"{title}: {len(found)} costliest decisions of {hands} hands, {looks}; seed {plan.seed}; {build()}"
    lines = [head]
    kinds: list[tuple[str, Callable[[Costly], bool]]] = [("all", lambda _: True)]
    kinds += [(school, partial(_is_of, school)) for school in dict.fromkeys(map(str, _SEATED))]
    kinds += [(stage, partial(_is_of, stage)) for stage in STAGES]
    for name, counts in kinds:
        here = [each for each in found if counts(each)]
        if here:
            lines.append(f"    {name:<8}{len(here):>5}: {_agreement(here)}")
    return "\n".join(lines) + "\n"


def _is_of(name: str, each: Costly) -> bool:
    return name in (each.school, each.stage)


def _agreement(found: Sequence[Costly]) -> str:
    by_hand: defaultdict[int, list[Costly]] = defaultdict(list)
    for each in found:
        by_hand[each.hand].append(each)
    hands, sizes = list(by_hand.values()), [len(each) for each in by_hand.values()]

    def share(holds: Callable[[Costly], bool]) -> str:
        figure = ratio_of([100 * sum(map(holds, hand)) for hand in hands], sizes)
        return f"{figure.text(1).removeprefix('+')} %"

    told = [(each.said, each.found) for each in found if each.said is not None]
    means = f"; said {fmean(a for a, _ in told):.1f}, found {fmean(b for _, b in told):.1f}" if told else ""
    clearly = share(lambda each: each.found >= each.margin)
    return f"worse {share(lambda each: each.found > 0)}, clearly worse {clearly}{means}"


def main(words: Sequence[str] | None = None) -> None:
    """Run the command; words that make no sense end it with exit status 2."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.players.reviews", description=__doc__)
    reader.formatter_class = argparse.RawDescriptionHelpFormatter
    reader.add_argument("--game", choices=list(map(str, TRICK_GAMES)), help="one game instead of both")
    reader.add_argument("--teams", action="store_true", help="Gong Zhu in teams, by itself")
    reader.add_argument("--hands", type=positive, default=100, help="(default: %(default)s)")
    reader.add_argument(
        "--times", type=positive, default=5, help="how many times as long to look (default: %(default)s)"
    )
    reader.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    reader.add_argument("--jobs", type=positive, default=1, help="(default: %(default)s)")
    args = reader.parse_args(words)
    if args.teams and args.game not in (None, "gongzhu"):
        reader.error(f"{args.game} is not played in teams")
    one = "gongzhu" if args.teams else args.game
    for game in [trick_game(one)] if one else TRICK_GAMES:
        begun_s, school = perf_counter(), str(Level.STRONG)
        plan = Plan(game, school, school, _QUICK, 1, True, args.seed, args.teams)
        hands = range(1, args.hands + 1)
        judged = spread(partial(costly, plan, args.times), hands, args.jobs)
        found = [each for some in judged for each in some]
        sys.stdout.write(report(plan, found, args.hands, args.times))
        sys.stdout.write(f"{perf_counter() - begun_s:.0f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
