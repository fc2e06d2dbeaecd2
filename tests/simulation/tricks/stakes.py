"""What is at stake in games of Hearts and Gong Zhu is paid exactly once, and never but by the rules."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tests.simulation.books import Books, RoundKey, Table
from tests.simulation.tricks.kept import (
    GAMES,
    IN_GAME,
    SettledHand,
    plays_teams,
    running_tables,
    stake_holders,
    totals_of,
)
from tests.simulation.tricks.scoring import payments, team_payments

_REFERENCE: Final = re.compile(r"\w+:(\d+):game-(\d+)(?::.*)?")

# A table and the number of one of its games.
GameKey = tuple[int, int]


def paid_by(kept: Mapping[str, Any]) -> dict[int, int]:
    """Return what a game that is over moves for each person by the rules."""
    totals, holders, stake = totals_of(kept), stake_holders(kept), kept["options"]["stake_points"]
    if plays_teams(kept):
        sides = [totals[0] + totals[2], totals[1] + totals[3]]
        return team_payments(sides, holders, stake, kept["left"])
    by_person = {user_id: totals[seat] for user_id, seat in holders.items()}
    return payments(kept["game"], by_person, stake, kept["left"])


def wrongly_paid(books: Books, settled: Mapping[RoundKey, SettledHand]) -> Iterator[str]:
    """Yield a sentence for everything that was moved for a game and should not have been, or was not."""
    expected = {each.game_key: paid_by(each.kept) for each in settled.values() if each.ends_game}
    expected |= {
        _running_game(table): _set_aside(table) for table in running_tables(books) if _is_running(table)
    }
    moved = _moved(books)
    for key in sorted(moved.keys() | expected.keys()):
        # What was called off has moved nothing in the end.
        should, came = expected.get(key, {}), moved[key]
        for user_id in sorted(should.keys() | came.keys()):
            if came[user_id] != should.get(user_id, 0):
                yield (
                    f"game {key[0]}-{key[1]} moved {came[user_id]} for {user_id} "
                    f"instead of {should.get(user_id, 0)}"
                )


def wrongly_noted(settled: Mapping[RoundKey, SettledHand]) -> Iterator[str]:
    """Yield a sentence for each hand whose record says other than the rules what it moved."""
    for (table_id, number), each in settled.items():
        should = paid_by(each.kept) if each.ends_game else {}
        if any(points != should.get(user_id, 0) for user_id, points in each.deltas.items()):
            yield f"hand {table_id}-{number} is kept as {each.deltas} instead of {should}"
        hands = len(each.kept["scores"]) if each.ends_game else None
        if each.hands != hands:
            yield f"hand {table_id}-{number} ends a game of {each.hands} hands instead of {hands}"


def _moved(books: Books) -> dict[GameKey, dict[int, int]]:
    moved: dict[GameKey, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for game in GAMES:
        for reference, points in books.moved(game).items():
            if match := _REFERENCE.fullmatch(reference):
                for user_id, amount in points.items():
                    moved[int(match[1]), int(match[2])][user_id] += amount
    return moved


def _is_running(table: Table) -> bool:
    return table.phase in IN_GAME


def _running_game(table: Table) -> GameKey:
    return table.table_id, table.kept["games"]


def _set_aside(table: Table) -> dict[int, int]:
    """Return what a running game has moved so far: the stakes, where bankrolls are played for."""
    options = table.kept["options"]
    if options["points"] != "bankroll":
        return {}
    return dict.fromkeys(stake_holders(table.kept), -options["stake_points"])
