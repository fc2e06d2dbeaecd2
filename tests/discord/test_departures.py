"""Servers that the bot is sent away from, and comes back to."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.services.guilds import DepartureService
from bot.store import Departures
from bot.store.schema import guild_settings
from bot.tables.days import DAY_MS
from bot.tables.ids import GuildId
from tests.support.guild import CardRoom


async def due(room: CardRoom) -> list[GuildId]:
    departures = Departures(room.bot.database)
    return list(await departures.due(room.clock.now_ms() + 1))


async def test_a_server_that_sends_the_bot_away_is_noted(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    assert await due(room) == []
    await room.send_bot_away()
    assert await due(room) == [room.guild_id]


async def test_a_server_that_went_while_the_bot_was_off_is_noted_at_the_start(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    gone = GuildId(4_194_304)
    row = {"guild_id": gone, "options": {}, "changed_ms": 1, "changed_by": 1}
    async with room.bot.database.writing() as connection:
        await connection.execute(sa.insert(guild_settings).values(row))
    await room.restart()
    assert await due(room) == [gone]


async def restart_with_a_server_due(folder: Path) -> None:
    """Restart a bot 31 days after a server has sent it away; nothing of that server is left."""
    async with CardRoom(folder) as room:
        row = {"guild_id": 4_194_304, "options": {}, "changed_ms": 1, "changed_by": 1}
        async with room.bot.database.writing() as connection:
            await connection.execute(sa.insert(guild_settings).values(row))
        await room.bot.services.departures.left(GuildId(4_194_304))
        room.clock.ahead_ms += 31 * DAY_MS
        await room.restart()
        async with room.bot.database.reading() as connection:
            assert (await connection.execute(sa.select(guild_settings))).all() == []


@pytest.mark.logs_errors
async def test_the_daily_deletion_begins_even_where_the_comparing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def busy(*_: object) -> None:
        raise OSError("the database is busy")

    monkeypatch.setattr(DepartureService, "compare", busy)
    with pytest.raises(ExceptionGroup) as raised:
        await restart_with_a_server_due(tmp_path)
    assert {str(error) for error in raised.value.exceptions} == {"the database is busy"}


async def test_a_server_that_is_there_is_not_noted(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.bot.services.departures.left(room.guild_id)
    await room.restart()
    assert await due(room) == []


async def test_a_server_that_has_the_bot_back_is_noted_no_longer(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    invite_again = await room.send_bot_away()
    assert await due(room) == [room.guild_id]
    await invite_again()
    assert await due(room) == []
