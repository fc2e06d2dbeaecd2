import asyncio
from collections.abc import AsyncIterator, Callable
from io import StringIO
from pathlib import Path

import pytest
import simcord

from bot.delivery import background
from bot.delivery.presses import Presses
from bot.logs import configure_logging
from bot.settings import Settings
from bot.tables.ids import UserId
from bot.views import pictures
from tests.discord.games import GRANT
from tests.support.error_logs import errors_recorded, told
from tests.support.guild import CardRoom
from tests.support.places import note_places
from tests.support.quick_pictures import draw_at_once
from tests.support.recorded import Recorded, record_flows
from tests.support.settings_panel import Panel, panel_of
from tests.support.thinking import think_here


@pytest.fixture(autouse=True)
def _computers_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    think_here(monkeypatch)


@pytest.fixture
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what could not be shown tried again as often as ever, but a tenth as far apart."""
    monkeypatch.setattr(background, "RETRIES_S", tuple(pause_s / 10 for pause_s in background.RETRIES_S))


@pytest.fixture
def no_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything be shown as it is when the latest press is too long ago: by requests that count."""
    monkeypatch.setattr(Presses, "on", lambda *_: None)


@pytest.fixture
def nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no picture be drawn: the words say everything then."""
    monkeypatch.setattr(pictures, "_drawn", lambda *_: None)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path) as room:
        yield room


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Logging as `run` sets it up, at its most talkative: whatever was written since the last call."""
    # pytest's own captures end with the preparation of a test, and its handlers would go on writing to them.
    stream = StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging(Settings(token=None, database_url="", log_level="DEBUG"))

    def written() -> str:
        words = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return words

    return written


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """What went over the wire in all flows; whoever uses it is of the group that shares it."""
    with errors_recorded() as errors, pytest.MonkeyPatch.context() as patch:
        draw_at_once(patch)
        think_here(patch)
        places: dict[str, int] = {}
        note_places(places, patch)
        recorded = asyncio.run(record_flows(tmp_path_factory.mktemp("flows"), places))
    assert told(errors) == []
    return recorded


@pytest.fixture
def boss(room: CardRoom) -> simcord.MemberActor:
    return room.boss()


@pytest.fixture
async def panel(room: CardRoom, boss: simcord.MemberActor) -> Panel:
    return await panel_of(room, boss)


@pytest.fixture
async def bankrolls(room: CardRoom) -> None:
    """Play for bankrolls, of which everybody is given the same at first."""
    changes = {"points": "bankroll", "opening_grant_points": GRANT}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
