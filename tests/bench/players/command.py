"""The command: its words, and what they lead to."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import partial

from tqdm import tqdm

from bot.players import GONGZHU, Level, TrickGame
from tests.bench.players import tempers
from tests.bench.players.figures import build
from tests.bench.players.matches import Plan, Result, evenings, measure
from tests.bench.players.report import report, summary
from tests.bench.players.running import positive, spread
from tests.bench.players.schools import ALONE, MATCHED, SCHOOLS, STABLE, stable_of, why_missing
from tests.bench.players.stable import KINDS, Findings, Task, tasks_of
from tests.support.tricks.games import TRICK_GAMES, trick_game

_DESCRIPTION = """How well the computer players play.

Without GAME FIRST SECOND: the whole stable of schools against itself, what thinking takes, how often four
casual players let somebody take everything, how well strong reads the hands of each school, and by stage what
it promises itself against what comes. With them: by how much the first school is better than the second, in
points a deal.

With --teams: by how much two players of a side are better than two that play for themselves, and than two
hunters, in points a deal of Gong Zhu in teams.
"""
_HANDS_A_MATCH, _HANDS_OF_A_STABLE = 1000, 100


def parser() -> argparse.ArgumentParser:
    """Return what reads the words of the command."""
    games = list(map(str, TRICK_GAMES))
    made = argparse.ArgumentParser(prog="python -m tests.bench.players", description=_DESCRIPTION)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument("match", nargs="*", metavar="GAME FIRST SECOND", help="one match instead of all")
    made.add_argument("--game", choices=games, help="one game instead of both")
    made.add_argument(
        "--schools",
        nargs="+",
        choices=list(STABLE),
        metavar="SCHOOL",
        help=f"some schools instead of all: {', '.join(STABLE)}",
    )
    made.add_argument("--only", choices=KINDS, help="one kind of figures instead of all")
    made.add_argument(
        "--hands",
        "--deals",
        type=positive,
        help=f"how many deals each figure has (default: {_HANDS_OF_A_STABLE}; of a match {_HANDS_A_MATCH})",
    )
    made.add_argument(
        "--think-ms",
        type=positive,
        default=300,
        help="processor time for a move (default: %(default)s)",
    )
    made.add_argument(
        "--deals-a-move", type=positive, help="how many deals a player looks at for a move, not how long"
    )
    made.add_argument("--expose", action="store_true", help="Gong Zhu: let players expose cards")
    made.add_argument("--teams", action="store_true", help="Gong Zhu in teams, by itself or of a match")
    made.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    made.add_argument("--jobs", "--processes", type=positive, default=1, help="(default: %(default)s)")
    return made


def main(words: Sequence[str] | None = None) -> None:
    """Run the command; words that make no sense end it with exit status 2."""
    reader = parser()
    args = reader.parse_args(words)
    if args.teams and not args.match:
        _run_teams(reader, args)
        return
    if not args.match:
        games = [trick_game(args.game)] if args.game else list(TRICK_GAMES)
        _run_stables(reader, args, games)
        return
    if len(args.match) != 3:
        reader.error("a match is a game and two schools, as in: hearts strong casual-0.1")
    if args.game or args.schools or args.only:
        reader.error("a match says already what is measured")
    name, first, second = args.match
    if name not in map(str, TRICK_GAMES):
        reader.error(f"no game is called {name!r} (choose from {', '.join(map(str, TRICK_GAMES))})")
    game = trick_game(name)
    if args.teams and game is not GONGZHU:
        reader.error(f"{name} is not played in teams")
    _verify_schools(reader, game, (first, second), SCHOOLS if args.teams else MATCHED)
    _run_match(args, _plan(args, game, first, second))


def _run_teams(reader: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    if args.game or args.schools or args.only:
        reader.error("--teams says already what is measured")
    for level in map(str, (Level.CASUAL, Level.STRONG)):
        for rival in (f"{level}{ALONE}", tempers.HUNTER.name):
            _run_match(args, _plan(args, GONGZHU, level, rival))


def _verify_schools(
    reader: argparse.ArgumentParser, game: TrickGame, schools: Iterable[str], known: Iterable[str] = STABLE
) -> None:
    for school in schools:
        if school not in known:
            reader.error(f"no school is called {school!r} (choose from {', '.join(known)})")
        if why_missing(school, game):
            reader.error(f"{school} cannot play: {why_missing(school, game)}")


def _plan(args: argparse.Namespace, game: TrickGame, first: str, second: str) -> Plan:
    return Plan(game, first, second, args.deals_a_move, args.think_ms, args.expose, args.seed, args.teams)


def _run_match(args: argparse.Namespace, plan: Plan) -> None:
    deals, results = args.hands or _HANDS_A_MATCH, list[Result]()
    with tqdm(total=deals, unit="deal") as bar:
        for result in spread(partial(measure, plan), evenings(deals), args.jobs):
            results.append(result)
            bar.update(len(result.advantages))
            bar.set_postfix_str(summary(results))
    slowest_ms = max(result.slowest_ms for result in results)
    sys.stdout.write(
        f"{plan.game}{' in teams' if plan.teams else ''}: {plan.first} over {plan.second}, {deals} deals: "
        f"{summary(results)} points a deal; slowest move {slowest_ms:.0f} ms; {build()}\n"
    )


def _run_stables(
    reader: argparse.ArgumentParser, args: argparse.Namespace, games: Sequence[TrickGame]
) -> None:
    plans: dict[str, Plan] = {}
    schools: dict[str, tuple[str, ...]] = {}
    for game in games:
        name, asked = str(game), args.schools or STABLE
        schools[name] = tuple(school for school in stable_of(game) if school in asked)
        if not schools[name]:
            _verify_schools(reader, game, asked)
        plans[name] = _plan(args, game, schools[name][0], schools[name][0])
    hands = args.hands or _HANDS_OF_A_STABLE
    tasks = [
        task
        for name, plan in plans.items()
        for task in tasks_of(plan, schools[name], hands)
        if args.only in (None, task.kind)
    ]
    findings = {name: Findings() for name in plans}
    with tqdm(total=len(tasks), unit="task") as bar:
        for task, shown in spread(Task.done, tasks, args.jobs):
            findings[task.game].add(task, shown)
            bar.update()
    sys.stdout.write("\n".join(report(plans[name], schools[name], findings[name]) for name in plans))
