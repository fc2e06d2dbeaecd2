"""Ordinary life: closed direct messages, deleted messages, rights taken away, late answers."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import sqlalchemy.exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import Database
from bot.tables.ids import TableId
from bot.tables.leases import LEASE_MS
from tests.support.guild import CardRoom, labels_of, lasting_text_of, note_of, seated_in, text_of

pytestmark = pytest.mark.usefixtures("no_long_pauses")


def close_dms(room: CardRoom, person) -> None:
    """Discord answers 50007 when a bot writes to somebody whose direct messages are closed."""
    channel = person.user.dm_channel
    room.env.inject_error(
        "POST",
        f"/channels/{channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def private_words(room: CardRoom, person) -> str:
    seen = room.channel.history(viewer=person)
    return "\n".join(text_of(message) for message in seen if message.flags.ephemeral)


async def test_closed_direct_messages(room: CardRoom):
    close_dms(room, room.ben)
    await room.deal_to(room.ann, room.ben)
    assert len(room.dms(room.ann)) == 1
    assert room.dms(room.ben) == []
    assert "couldn't send you a direct message" in private_words(room, room.ben)
    assert "couldn't send" not in private_words(room, room.ann)
    assert f"{room.ben.mention} · no direct message" in text_of(room.table)
    assert "Your cards" in note_of(await room.click(room.ben, "My hand"))


async def test_the_private_word_has_a_working_my_hand_button(room: CardRoom):
    close_dms(room, room.ben)
    await room.deal_to(room.ben)
    [word] = [m for m in room.channel.history(viewer=room.ben) if "couldn't send" in text_of(m)]
    assert "Your cards" in note_of(await room.click(room.ben, "My hand", word))


async def test_a_deleted_table_message_comes_back(room: CardRoom):
    table = await room.open()
    room.env.backend.delete_message(room.channel.id, table.id)
    note = note_of(await room.ben.slash(room.channel, "gnau open"))
    assert "already has a table of this game" in note
    assert "table 1" in text_of(room.table)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


async def test_a_table_message_deleted_mid_round_comes_back_with_the_result(room: CardRoom):
    table = await room.deal_to(room.ann)
    room.env.backend.delete_message(room.channel.id, table.id)
    await room.env.advance_time(21)
    assert "Deal again" in labels_of(room.table)


async def test_a_failing_edit_is_tried_again(room: CardRoom):
    await room.deal_to(room.ann)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=2)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(10)
    assert "Deal again" in labels_of(room.table)


@pytest.mark.parametrize("path", ["/channels/*/messages", "/channels/*/messages/*"])
@pytest.mark.parametrize("faults", [1, 2])
async def test_a_result_stays_though_the_next_message_fails_at_first(room: CardRoom, path: str, faults: int):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    result = lasting_text_of(room.table)
    method = "PATCH" if path.endswith("/*") else "POST"
    path = path.replace("*", str(room.channel.id), 1)
    room.env.inject_error(method, path, status=500, times=faults)
    await room.click(room.ann, "Deal again")
    await room.env.advance_time(20)
    first, second = room.messages
    assert text_of(first) == result
    assert labels_of(first) == []
    assert "round 2" in text_of(second)


async def test_a_broken_connection_is_tried_again(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    await room.deal_to(room.ann)
    edit, broken = discord.PartialMessage.edit, [aiohttp.ServerDisconnectedError(), TimeoutError()]

    async def unreliable(message: discord.PartialMessage, **options: Any) -> Any:
        if broken:
            raise broken.pop()
        return await edit(message, **options)

    monkeypatch.setattr(discord.PartialMessage, "edit", unreliable)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(10)
    assert "Deal again" in labels_of(room.table)


async def test_opening_where_the_bot_may_not_write(room: CardRoom):
    denied = discord.PermissionOverwrite(send_messages=False)
    channel = room.guild.create_text_channel("quiet", overwrites={room.guild.default_role: denied})
    role = room.guild.create_role("Speaker", permissions=discord.Permissions(administrator=True))
    speaker = room.person("Speaker", roles=[role])
    note = note_of(await speaker.slash(channel, "gnau open"))
    assert "Send Messages" in note
    assert channel.history() == []


async def test_an_answer_that_came_too_late_still_shows_the_table(room: CardRoom):
    room.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await room.ann.slash(room.channel, "gnau open", join=False)
    assert "table 1" in text_of(room.table)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


@pytest.mark.parametrize("fault", [aiohttp.ServerDisconnectedError(), TimeoutError()])
async def test_a_connection_that_breaks_while_opening_still_shows_the_table(
    room: CardRoom, fault: Exception, monkeypatch: pytest.MonkeyPatch
):
    async def broken(*_args: Any, **_options: Any) -> None:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(discord.InteractionResponse, "send_message", broken)
        result = await room.ann.slash(room.channel, "gnau open", join=False)
    assert (result.response, result.followups) == (None, [])
    assert "table 1" in text_of(room.table)
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


async def test_a_click_answered_too_late_is_no_crash(room: CardRoom):
    await room.open()
    room.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 0


@pytest.mark.logs_errors
async def test_a_fault_of_ours_is_said_privately_with_a_reference_to_the_log(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await room.open()

    async def broken(*_args, **_options):
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(room.bot.services.games.tables_of("gnau"), "apply", broken)
    for act in (room.click(room.ben, "Join"), room.ann.slash(room.channel, "gnau close")):
        note = note_of(await act)
        assert "something went wrong" in note
        [reference] = re.findall(r"`([A-Z2-7]{6})`", note)
        [logged] = [each for each in caplog.records if reference in each.getMessage()]
        assert logged.exc_info is not None
        assert "the disk is on fire" in str(logged.exc_info[1])


@pytest.mark.parametrize("fault", [TimeoutError(), ConnectionRefusedError(111, "Connect call failed")])
async def test_a_database_that_is_away_is_said_privately(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
):
    await room.open()

    def away(*_args: Any, **_options: Any) -> None:
        raise fault

    monkeypatch.setattr(AsyncEngine, "connect", away)
    assert "try again in a minute" in note_of(await room.click(room.ben, "Join"))
    assert "try again in a minute" in note_of(await room.ann.slash(room.channel, "gnau close"))
    assert [each.levelname for each in caplog.records if each.name == "cogs.errors"] == ["WARNING"] * 2


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Have somebody else hold the lock of the database's file."""
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorname = "SQLITE_BUSY"

    @asynccontextmanager
    async def writing(_: Database, **__: bool) -> AsyncIterator[AsyncConnection]:
        raise sqlalchemy.exc.OperationalError("BEGIN IMMEDIATE", None, error)
        yield

    monkeypatch.setattr(Database, "writing", writing)
    return monkeypatch


async def test_a_database_that_is_locked_for_longer_than_leases_live_is_said_privately(
    room: CardRoom, request: pytest.FixtureRequest
):
    await room.open()
    locked = request.getfixturevalue("locked")
    # At first each click asks the database; once leases are known not to be renewed, none does.
    for _ in range(2):
        await room.env.advance_time(LEASE_MS / 1000)
        assert "can't reach my records" in note_of(await room.click(room.ben, "Join"))
        assert "can't reach my records" in note_of(await room.ann.slash(room.channel, "points balance"))
        assert await room.ann.autocomplete(room.channel, "gnau odds", "rules", "pl") == []
        await room.bot.lease_keeper.beat()
    locked.undo()
    await room.bot.lease_keeper.beat()
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


async def test_whose_turn_at_a_table_does_not_come_hears_that_the_database_is_away(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    monkeypatch.setattr("bot.services.queues.PATIENCE_S", 0.0)
    tables = room.bot.services.games.tables_of("gnau")
    async with tables._turns.taken(TableId(1)):
        assert "can't reach my records" in note_of(await room.click(room.ben, "Join"))
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 1


def fail_at_first(monkeypatch: pytest.MonkeyPatch, room: CardRoom, call: str, times: int = 1) -> None:
    """The database fails when it is asked for this, so many times."""
    database, left = room.bot.services.store, [times]
    works = getattr(database, call)

    async def fail(*args: Any, **kwargs: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise sqlalchemy.exc.OperationalError("...", None, Exception("database is locked"))
        return await works(*args, **kwargs)

    monkeypatch.setattr(database, call, fail)


@pytest.mark.parametrize("call", ["rounds_not_announced", "round_balances"])
async def test_a_result_is_shown_though_the_database_fails_meanwhile(room: CardRoom, monkeypatch, call: str):
    await room.deal_to(room.ann)
    # What is at hand is not asked for.
    room.bot.services.latest.forget(TableId(1))
    fail_at_first(monkeypatch, room, call, times=2)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(10)
    assert "Deal again" in labels_of(room.table)


@pytest.mark.parametrize("call", ["note_announced", "set_message"])
async def test_the_next_round_has_one_message_though_the_database_fails_meanwhile(
    room: CardRoom, monkeypatch, call: str
):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    before = len(room.channel.history())
    fail_at_first(monkeypatch, room, call, times=2)
    await room.click(room.ann, "Deal again")
    await room.env.advance_time(10)
    assert len(room.channel.history()) == before + 1
    assert "Ready" in labels_of(room.table)
    await room.click(room.ann, "Ready")


async def test_the_end_of_a_table_is_noted_though_the_database_fails_meanwhile(room: CardRoom, monkeypatch):
    await room.open()
    fail_at_first(monkeypatch, room, "note_end_announced")
    await room.more(room.ann, "Close")
    await room.env.advance_time(10)
    assert await room.bot.services.store.tables_with_unannounced_end() == []


async def test_a_change_during_a_failing_attempt_does_not_wait_out_the_pause(room: CardRoom, monkeypatch):
    await room.open()
    edits: list[int] = []
    board = room.bot.delivery.for_game("gnau")._board

    async def refuse(*_: object) -> None:
        edits.append(len(edits))
        if len(edits) == 3:
            # Somebody joins while Discord is still thinking about the attempt before the pause of 15 s.
            board.touch(TableId(1))
        if len(edits) <= 3:
            raise OSError("Discord has gone")

    monkeypatch.setattr(board, "_edit_or_post", refuse)
    await room.click(room.ann, "Join")
    await room.env.advance_time(10)
    assert len(edits) == 4
