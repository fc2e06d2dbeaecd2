"""Who cannot be answered in time, or comes on top of too many: nothing happens, and they press again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.store import Database
from bot.store.transaction import DatabaseTransaction
from tests.support.guild import CardRoom, seated_in


@pytest.fixture
def dropped(room: CardRoom) -> list[Any]:
    """The interactions that were dropped."""
    dropped: list[Any] = []
    room.bot.under_way.dropped = dropped.append
    return dropped


@pytest.fixture
def busy(room: CardRoom, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Have everybody wait so long for their turn to write that what has no answer yet is too late for one."""
    transaction = Database.transaction

    @asynccontextmanager
    async def transaction_late(database: Database) -> AsyncIterator[DatabaseTransaction]:
        async with transaction(database) as begun:
            monkeypatch.setattr("bot.views.visit.ANSWER_S", 0.0)
            yield begun

    monkeypatch.setattr(Database, "transaction", transaction_late)
    return monkeypatch


@pytest.mark.parametrize("limit", ["visit.ANSWER_S", "limits.MOST_UNDER_WAY", "limits.MOST_OF_SERVER"])
async def test_what_waited_too_long_or_came_on_top_of_too_many_does_nothing_and_can_be_made_again(
    room: CardRoom, dropped: list[Any], monkeypatch: pytest.MonkeyPatch, limit: str
):
    await room.open()
    with monkeypatch.context() as busy:
        busy.setattr(f"bot.views.{limit}", 0)
        await room.click(room.ben, "Join")
        await room.ben.slash(room.channel, "gnau close")
    assert seated_in(room.table) == 0
    assert [interaction.user.id for interaction in dropped] == [room.ben.id] * 2
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


async def test_a_command_that_waited_too_long_for_the_database_opens_no_table(
    room: CardRoom, dropped: list[Any], busy: pytest.MonkeyPatch
):
    await room.ann.slash(room.channel, "gnau open")
    assert await room.bot.services.store.open_tables() == []
    assert len(dropped) == 1
    busy.undo()
    await room.open()
    assert seated_in(room.table) == 0


async def test_a_click_that_discord_has_an_answer_to_is_carried_out_however_long_that_takes(
    room: CardRoom, dropped: list[Any], request: pytest.FixtureRequest
):
    await room.open()
    request.getfixturevalue("busy")
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1
    assert dropped == []
