"""Snapshots in which any one value is of another kind: none of these tables sleeps, or is woken, for ever."""

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.players import TrickGame
from bot.tables.commands import Close, Wake
from bot.tables.gnau import ChooseSplit, Deal, DealerPolicy, GnauMachine, SplitMode
from bot.tables.machine import Moment, due_ms, state_of
from bot.tables.points import PointsMode
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickMachine
from tests.support import tables
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, BY_OPENER, CHANNEL, GUILD, OPENER, TABLE, Seeded
from tests.support.tricks import tables as trick_tables
from tests.support.tricks.games import TRICK_GAMES

JUNK: tuple[Any, ...] = (None, True, -1, 2**80, 1.5, "abc", [None], {"a": []})
PLENTY = 100_000
MOST_WAKES = 40

Path = tuple[Any, ...]


def gnau_dealt():
    play = tables.lobby(points=PointsMode.BANKROLL, dealer=DealerPolicy.OPENER, split=SplitMode.OWN)
    play = replace(play, funds=dict.fromkeys((ANN, BEN, OPENER), PLENTY))
    play = play.after(tables.join(ANN), tables.join(BEN), Deal(BY_OPENER))
    return GnauMachine(), play.after(ChooseSplit(ANN, (), round=play.table.round)).table


def gnau_revealed():
    machine, table = gnau_dealt()
    return machine, tables.GnauPlay(table, now_ms=table.deadline_ms).after(Wake()).table


def tricks(game: TrickGame, phase: Phase):
    play = trick_tables.started(ANN, BEN, game=game, stake_points=20).until(phase)
    for _ in range(3 if phase is Phase.PLAYING else 0):
        play = play.after(trick_tables.next_step(play.table))
    return TrickMachine(game), play.after(Close(BY_OPENER)).table


KINDS: dict[str, Callable[[], Any]] = {
    "gnau with cards out": gnau_dealt,
    "gnau after a round": gnau_revealed,
    **{
        f"{game} {phase}": partial(tricks, game, phase)
        for game in TRICK_GAMES
        for phase in (Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN)
    },
}


class EndlessError(Exception):
    """A table does nothing though its time has come."""


def paths(kept: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the ways to every value."""
    if path:
        yield path
    below = kept.items() if isinstance(kept, dict) else enumerate(kept) if isinstance(kept, list) else ()
    for name, value in below:
        yield from paths(value, (*path, name))


def mutated(kept: Any, path: Path, value: Any) -> Any:
    whole = at = copy.deepcopy(kept)
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    return whole


def play_by_itself(machine, table, place) -> None:
    """Wake a table until it is closed, or has gone on for long.

    Raises:
        EndlessError: It would be woken again and again, and nothing would happen.
    """
    for _ in range(MOST_WAKES):
        if not table.is_open:
            return
        at_ms = due_ms(table)
        assert at_ms is not None
        moment = Moment(max(at_ms, NOW_MS), Seeded(), dict.fromkeys((ANN, BEN, OPENER), PLENTY))
        events = machine.decide(table, Wake(), moment)
        if not events:
            raise EndlessError
        for event in events:
            table = machine.evolve(table, event, moment.now_ms)
            machine.booking(place, table, event)
            machine.dump_event(event)
        json.dumps(machine.dump(table))


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_of_another_kind_is_damage_fails_or_does_no_harm(kind):
    machine, table = KINDS[kind]()
    kept = json.loads(json.dumps(machine.dump(table)))
    place = StoredTable(TABLE, GUILD, CHANNEL, None, machine.game, True, 1, kept, None)
    assert state_of(machine, place) == table
    play_by_itself(machine, table, place)
    became = Counter[str]()
    for path in paths(kept):
        for junk in JUNK:
            spoilt = replace(place, snapshot=mutated(kept, path, junk))
            became[what_becomes_of(machine, spoilt)] += 1
    # Most is found before anybody plays on with it.
    assert became["damage"] > 10 * (became["given up"] + became["harmless"])
    assert became["given up"] <= became["harmless"]


def what_becomes_of(machine, place) -> str:
    table = state_of(machine, place)
    if table is None:
        return "damage"
    try:
        play_by_itself(machine, table, place)
    except EndlessError:
        raise
    except Exception:  # noqa: BLE001 - whatever it is: after three such failures it is called off
        return "given up"
    return "harmless"
