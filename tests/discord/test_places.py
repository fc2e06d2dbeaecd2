"""Channels, servers and rights that go away in the middle of a game."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import simcord

from bot.tables.gnau import Phase
from bot.tables.ids import TableId, UserId
from tests.discord.games import (
    GRANT,
    HOUSE,
    NOTHING,
    TONKU,
    deal,
    escrow,
    minutes_pass,
    points,
    table_of,
)
from tests.support.guild import CardRoom, labels_of, note_of, text_of


async def delete(room: CardRoom, channel: simcord.ChannelHandle) -> None:
    room.env.backend.delete_channel(channel.id)
    await room.env.settle()


def thread_of(room: CardRoom) -> simcord.ChannelHandle:
    room.env.backend.create_thread(room.channel.id, "side table", room.ann.id)
    [thread] = room.channel.threads
    return thread


@contextmanager
def unheard(room: CardRoom) -> Iterator[None]:
    """Have things happen at Discord of which the bot is told nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.env.backend, "emit", lambda *_: None)
        yield


# The channel is deleted


@pytest.mark.usefixtures("bankrolls")
async def test_a_deleted_channel_settles_the_cards_that_were_out(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    assert await escrow(room) == 20
    requests = len(room.env.http_requests)
    await delete(room, room.channel)
    table = await table_of(room)
    assert (table.phase, table.rounds_played, await escrow(room)) == (Phase.CLOSED, 1, 0)
    assert await points(room, room.ann, room.ben) == [GRANT + 5, GRANT - 2]
    assert len(room.env.http_requests) == requests


@pytest.mark.usefixtures("bankrolls")
async def test_nobody_loses_a_split_by_a_deleted_channel(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING, split="own")
    await delete(room, room.channel)
    assert await points(room, room.ann, room.ben) == [GRANT + 5, GRANT - 2]
    assert (await table_of(room)).choices[UserId(room.ann.id)] != ()


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.REVEALED])
async def test_between_rounds_the_table_just_ends(room: CardRoom, phase: Phase):
    await (room.open() if phase is Phase.LOBBY else deal(room, HOUSE, TONKU, NOTHING))
    if phase is Phase.REVEALED:
        await room.click(room.ann, "Reveal")
    rounds = (await table_of(room)).rounds_played
    await delete(room, room.channel)
    table = await table_of(room)
    assert (table.phase, table.rounds_played) == (Phase.CLOSED, rounds)


async def test_a_table_elsewhere_goes_on(room: CardRoom):
    elsewhere = room.guild.create_text_channel("elsewhere")
    await room.open()
    await room.ben.slash(elsewhere, "gnau open")
    await delete(room, elsewhere)
    assert (await table_of(room)).is_open
    assert not (await table_of(room, TableId(2))).is_open


@pytest.mark.parametrize("deleted", ["thread", "channel"])
async def test_a_deleted_thread_ends_its_table(room: CardRoom, deleted: str):
    thread = thread_of(room)
    await room.ann.slash(thread, "gnau open")
    await delete(room, room.channel if deleted == "channel" else thread)
    assert not (await table_of(room)).is_open


@pytest.mark.usefixtures("bankrolls")
async def test_a_channel_deleted_while_the_bot_was_down(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    with unheard(room):
        room.env.backend.delete_channel(room.channel.id)
    await room.restart()
    assert not (await table_of(room)).is_open
    assert (await escrow(room), await points(room, room.ann)) == (0, [GRANT + 5])


# The server is gone


@pytest.mark.usefixtures("bankrolls")
async def test_a_server_that_sends_the_bot_away(room: CardRoom):
    other = room.env.create_guild("Elsewhere")
    channel, eve = other.create_text_channel("table"), other.add_member(room.env.create_user("eve"))
    await deal(room, HOUSE, TONKU, NOTHING)
    await eve.slash(channel, "gnau open")
    await room.send_bot_away()
    assert not (await table_of(room)).is_open
    assert (await escrow(room), await points(room, room.ann)) == (0, [GRANT + 5])
    assert (await table_of(room, TableId(2))).is_open


async def test_a_server_that_has_the_bot_back_sees_how_its_table_ended(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    await (await room.send_bot_away())()
    result, end = room.messages
    assert "beats" in text_of(result)
    assert "closed" in text_of(end)


@pytest.mark.parametrize("code", [10003, 50001])
@pytest.mark.usefixtures("bankrolls")
async def test_a_server_that_sent_the_bot_away_while_it_was_down(room: CardRoom, code: int):
    await deal(room, HOUSE, TONKU, NOTHING)
    with unheard(room):
        room.env.backend.remove_guild(room.guild.id)
    if code == 50001:
        room.refuse_to_show(code)
    await room.restart()
    assert not (await table_of(room)).is_open
    assert (await escrow(room), await points(room, room.ann)) == (0, [GRANT + 5])


async def test_a_server_that_is_out_of_order_comes_back(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    room.env.backend.emit("GUILD_DELETE", {"id": str(room.guild.id), "unavailable": True})
    await room.env.settle()
    assert (await table_of(room)).phase is Phase.DEALT


async def test_a_server_that_cannot_be_asked_about_is_not_given_up(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await deal(room, HOUSE, TONKU, NOTHING)
    monkeypatch.setattr(room.bot, "get_guild", lambda _: None)
    room.env.inject_error("GET", "/guilds/*", status=500, times=None)
    room.refuse_to_show(50001)
    await room.click(room.ben, "Ready")
    assert (await table_of(room)).phase is Phase.DEALT


# A right is withdrawn


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.usefixtures("bankrolls")
async def test_without_the_right_to_write_the_table_goes_on_and_ends_by_rule(room: CardRoom, code: int):
    message = await deal(room, HOUSE, TONKU, NOTHING)
    room.refuse_to_show(code)
    assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand", message))
    await room.click(room.ben, "Ready", message)
    assert (await table_of(room)).ready == {UserId(room.ben.id)}
    await minutes_pass(room, 1)
    assert (await table_of(room)).phase is Phase.REVEALED
    assert (await escrow(room), await points(room, room.ann)) == (0, [GRANT + 5])
    assert "earlier moment" not in note_of(await room.click(room.ben, "My hand", message))
    await minutes_pass(room, 15)
    assert not (await table_of(room)).is_open


async def test_with_the_right_given_back_the_table_is_shown_again(room: CardRoom):
    message = await deal(room, HOUSE, TONKU, NOTHING)
    room.refuse_to_show()
    await room.click(room.ben, "Ready", message)
    room.env.backend.faults.clear()
    await room.click(room.ann, "Reveal", message)
    assert "Deal again" in labels_of(room.table)
