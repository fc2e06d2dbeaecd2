"""What was found in one game, as tables that a README can quote."""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add
from typing import Final

from bot.players import HEARTS, TrickGame
from tests.bench.players.figures import build, mean_of, ratio_of, share_of
from tests.bench.players.matches import Plan, Result, Usage
from tests.bench.players.promise import DEALS_A_MOVE, Position, as_told
from tests.bench.players.reading import Reading
from tests.bench.players.schools import CASUAL_0_1, STABLE, why_missing
from tests.bench.players.stable import Findings
from tests.bench.players.tempers import TEMPERS

# By how much a player by rule may lose to `casual-0.1`, in points, to be worth meeting.
_MARKS: Final = {"hearts": 1.0, "gongzhu": 20.0}
_UNITS: Final = {
    "hearts": "Points a hand of one of the left among three of the top",
    "gongzhu": "Points a deal of two of the left against two of the top",
}
_SWEEPS: Final = {"hearts": "the moon", "gongzhu": "all hearts"}


def summary(results: Sequence[Result]) -> str:
    """Return the mean advantage and its 95 % interval."""
    return mean_of(advantages(results)).text()


def advantages(results: Iterable[Result]) -> list[float]:
    """Return by how much the first school was better, deal by deal."""
    return [advantage for result in results for advantage in result.advantages]


def report(plan: Plan, schools: Sequence[str], findings: Findings) -> str:
    """Return all that was found, and who was left out."""
    game = str(plan.game)
    head = f"{game}: {build()}, {plan.think_ms} ms of processor time a move, seed {plan.seed}"
    if plan.deals_a_move is not None:
        head = f"{game}: {build()}, {plan.deals_a_move} deals a move, seed {plan.seed}"
    parts = [
        head,
        *_left_out(plan.game),
        *_matches(plan.game, schools, findings.matches),
        *_tempers(game, schools, findings.matches),
        *_thinking(findings.usage()),
        *_sweeps(game, findings.sweeps),
        *_readings(findings.readings),
        *_promises(plan, findings.promises),
    ]
    return "\n".join(parts) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a table, its columns as wide as they have to be."""
    cells = [list(heads), *(list(row) for row in rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(heads))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in cells
    ]
    return [lines[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *lines[1:]]


def _left_out(game: TrickGame) -> list[str]:
    missing = ((name, why_missing(name, game)) for name in STABLE)
    return [f"left out: {name} ({why})" for name, why in missing if why]


def _matches(
    game: TrickGame, schools: Sequence[str], matches: dict[tuple[str, ...], list[Result]]
) -> list[str]:
    def cell(first: str, second: str) -> str:
        if (first, second) in matches:
            return summary(matches[first, second])
        if (second, first) in matches and game is not HEARTS:
            return mean_of([-advantage for advantage in advantages(matches[second, first])]).text()
        return ""

    rows = ([first, *(cell(first, second) for second in schools)] for first in schools)
    deals = len(advantages(next(iter(matches.values()), ())))
    title = f"{_UNITS[str(game)]}, {deals} deals, {build()}:"
    return ["", title, *table(["", *schools], rows)] if matches else []


def _tempers(game: str, schools: Sequence[str], matches: dict[tuple[str, ...], list[Result]]) -> list[str]:
    lines: list[str] = []
    for name in (temper.name for temper in TEMPERS if temper.name in schools):
        results = matches.get((name, CASUAL_0_1), [])
        signed = advantages(results)
        signed = signed or [-lost for lost in advantages(matches.get((CASUAL_0_1, name), []))]
        if signed:
            figure, mark = mean_of(signed), _MARKS[game]
            verdict = "within" if figure.value >= -mark else "outside"
            lines.append(f"{name} over {CASUAL_0_1}: {figure.text()}, {verdict} the mark of -{mark:g}")
    return ["", *lines] if lines else []


def _thinking(usage: dict[str, Usage]) -> list[str]:
    def row(school: str, used: Usage) -> list[str]:
        playouts = f"{used.playouts / used.processor_s:,.0f}" if used.playouts else "-"
        times = (used.processor_s / used.moves, used.slowest_processor_s)
        walls = (used.wall_s / used.moves, used.slowest_wall_s)
        return [school, str(used.moves), playouts, *(f"{1000 * time_s:.2f}" for time_s in (*times, *walls))]

    heads = ["school", "moves", "playouts a second", "processor ms a move", "slowest", "wall ms a move"]
    rows = [row(school, usage[school]) for school in STABLE if school in usage]
    title = f"What moves with a choice take, {build()}:"
    return ["", title, *table([*heads, "slowest"], rows)] if rows else []


def _sweeps(game: str, sweeps: dict[tuple[str, ...], list[bool]]) -> list[str]:
    lines: list[str] = []
    for (school,), swept in sweeps.items():
        share, low, high = share_of(sum(swept), len(swept))
        lines.append(
            f"four {school} let {_SWEEPS[game]} through in {sum(swept)} of {len(swept)} hands: "
            f"{share:.1%} ({low:.1%} to {high:.1%}), {build()}"
        )
    return ["", *lines] if lines else []


def _readings(readings: dict[tuple[str, ...], list[Reading]]) -> list[str]:
    def row(school: str, hands: Sequence[Reading]) -> list[str]:
        total = reduce(add, hands, Reading())
        if not total.cards:
            return [school, "0", "-", "-", "-"]
        worse = ratio_of([hand.loss - hand.even_loss for hand in hands], [hand.cards for hand in hands])
        return [
            school,
            str(total.cards),
            worse.text(3),
            _wrong([hand.wrongly_sure for hand in hands], [hand.sure for hand in hands]),
            _wrong([hand.wrongly_excluded for hand in hands], [hand.excluded for hand in hands]),
        ]

    rows = [row(school, readings[school,]) for school in STABLE if (school,) in readings]
    title = f"How strong reads hands once ten cards of each were seen, {build()}:"
    heads = ["against", "cards", "log loss minus even's", "sure of a holder: wrong", "sure of none: wrong"]
    return ["", title, *table(heads, rows)] if rows else []


def _promises(plan: Plan, promises: dict[tuple[str, ...], list[list[Position]]]) -> list[str]:
    positions = [each for evenings in promises.values() for evening in evenings for each in evening]
    deals = plan.deals_a_move or DEALS_A_MOVE
    title = (
        f"What strong promises itself, and what it says in hints, against what comes, {deals} deals a move"
    )
    lines = as_told(positions, plan.seed)
    return ["", f"{title}, {build()}:", *lines] if lines else []


def _wrong(wrong: Sequence[int], claims: Sequence[int]) -> str:
    number = sum(claims)
    if not number:
        return "-"
    share = ratio_of([100 * each for each in wrong], claims)
    return f"{share.text(1).removeprefix('+')} % of {number}"
