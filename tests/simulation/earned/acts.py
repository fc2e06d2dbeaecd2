"""What people do who care for medals and achievements: they look at them, and have deals checked."""

from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from bot.rules.gnau.ranking import Category
from bot.tables.gnau import accounts as gnau
from bot.tables.tricks import accounts as tricks
from tests.simulation.commands import Command, Mentioned, Scene

_GNAU: Final = "gnau"


def commands_of(games: Collection[str]) -> list[Command]:
    """Return what is typed where some games are played."""
    anywhere = [
        Command(_GNAU, "stats", 16, _somebody),
        Command(_GNAU, "leaderboard", 10, _board),
    ]
    checks = [Command(game, "verify", 8) for game in games]
    return [*anywhere, *checks, *(Command(game, "leaderboard", 3) for game in games if game != _GNAU)]


def _somebody(scene: Scene) -> dict[str, Any]:
    return scene.some({"member": Mentioned(scene.chance.choice(scene.members))}, 0.7)


def _board(scene: Scene) -> dict[str, Any]:
    possible = {
        "sort": scene.chance.choice(("points", "rounds", "best-hand")),
        "period": scene.chance.choice(("month", "all")),
    }
    return scene.some(possible, 0.6)


@contextmanager
def generous() -> Iterator[None]:
    """Have what people achieve once in a thousand evenings be achieved in most: what counts is lowered."""

    def had_cards(game: str, table: Any, user_id: int) -> tuple[str, ...]:
        return (f"{game}-sweep",) if user_id in table.people else ()

    with ExitStack() as stack:
        stack.enter_context(patch.object(gnau, "Category", SimpleNamespace(TONKU=Category.SINGLE)))
        stack.enter_context(patch.object(tricks, "_achieved", had_cards))
        yield
