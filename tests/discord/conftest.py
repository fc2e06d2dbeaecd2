from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from tests.support.guild import CardRoom
from tests.support.settings_panel import Panel, panel_of


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path) as room:
        yield room


@pytest.fixture
def boss(room: CardRoom) -> simcord.MemberActor:
    return room.boss()


@pytest.fixture
async def panel(room: CardRoom, boss: simcord.MemberActor) -> Panel:
    return await panel_of(room, boss)
