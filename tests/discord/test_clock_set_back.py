"""Somebody sets the clock of the machine back while people play."""

from pathlib import Path

import pytest

from tests.support.guild import CardRoom, seated_in

HOUR_MS = 3_600_000


async def test_the_table_message_does_not_wait_until_it_is_as_late_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with CardRoom(tmp_path, edit_window_s=1.0) as room:
        await room.open()
        await room.click(room.ann, "Join")
        await room.env.advance_time(2)
        assert seated_in(room.table) == 1
        right = room.clock.now_ms
        monkeypatch.setattr(room.clock, "now_ms", lambda: right() - HOUR_MS)
        await room.click(room.ben, "Join")
        await room.env.advance_time(2)
        assert seated_in(room.table) == 2
