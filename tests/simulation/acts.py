"""All that people do, from the games they play: the one place from which it is drawn."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from tests.simulation import everywhere
from tests.simulation.commands import Command, Scene
from tests.simulation.earned import acts as earned
from tests.simulation.gnau import acts as gnau
from tests.simulation.tricks import acts as tricks

TRICK_GAMES: Final = ("hearts", "gongzhu")
GNAU: Final = gnau.GAME
GAMES: Final = (GNAU, *TRICK_GAMES)

_PLAYED: Final = {GNAU: gnau.PLAYED, **{game: tricks.commands_of(game) for game in TRICK_GAMES}}
_LIKINGS: Final = gnau.LIKINGS | tricks.LIKINGS


def commands_of(games: Collection[str], *, earns: bool = False) -> list[Command]:
    """Return the commands that are typed where some games are played.

    Args:
        earns: Whether people look at what they have earned.
    """
    played = [command for game in GAMES if game in games for command in _PLAYED[game]]
    return [*played, *everywhere.COMMANDS, *(earned.commands_of(games) if earns else ())]


def beginnings_of(games: Collection[str]) -> list[Command]:
    """Return what somebody types who wants to play on and finds nothing to do. Gnau waits for nobody."""
    return [
        command
        for game in TRICK_GAMES
        if game in games
        for command in _PLAYED[game]
        if command.name in tricks.BEGINNINGS
    ]


def slowed(commands: Iterable[Command]) -> list[Command]:
    """Return commands of which those that open tables open slow ones, where the game has a pace."""
    return [replace(each, options=partial(_slow, each)) if each.name == "open" else each for each in commands]


def _slow(command: Command, scene: Scene) -> dict[str, Any]:
    options = command.options(scene)
    return options | ({"pace": "86400"} if command.group in TRICK_GAMES else {})


def liking(custom_id: str) -> float:
    """Return how likely a button is pressed: most people want to play."""
    return _LIKINGS.get(_what(custom_id), 1.0)


def duty(custom_id: str) -> float:
    """Return how likely a button is pressed by somebody who wants to play on; 0 for never."""
    return tricks.DUTIES.get(_what(custom_id), 0.0)


def _what(custom_id: str) -> str:
    """Return what a button does: `<game>:<table>:<round>:<what>` and, while cards are picked, how."""
    what = custom_id.split(":")[3:]
    if not what:
        return ""
    return what[-2] if what[0] == "pick" and len(what) > 2 else what[0]
