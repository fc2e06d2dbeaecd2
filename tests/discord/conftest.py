from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.guild import CardRoom


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path) as room:
        yield room
