"""Channels, servers and rights that go away in the middle of a game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.services import CalledOff
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
from tests.support.guild import CardRoom, labels_of, note_of, seated_in, text_of, told_in

pytestmark = pytest.mark.usefixtures("no_long_pauses")


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


def asked_of(room: CardRoom, channel: simcord.ChannelHandle, since: int) -> list[str]:
    """Return what the bot has asked of Discord about a channel, from that request on."""
    asked = [each.path for each in room.env.http_requests[since:]]
    return [path for path in asked if path.startswith(f"/channels/{channel.id}")]


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
    assert not asked_of(room, room.channel, since=requests)


@pytest.mark.parametrize("lost", ["channel", "thread", "server"])
async def test_the_result_comes_by_direct_message_to_all_who_had_cards(room: CardRoom, lost: str):
    place = thread_of(room) if lost == "thread" else room.channel
    await room.ann.slash(place, "gnau open", dealer="opener")
    table = place.history()[-1]
    for person in (room.ben, room.cat):
        await room.click(person, "Join", table)
    await room.more(room.cat, "Leave", table)
    room.deck.hands = [HOUSE, NOTHING]
    await room.click(room.ann, "Deal", table)
    await (room.send_bot_away() if lost == "server" else delete(room, place))
    assert room.dms(room.cat) == []
    for person in (room.ann, room.ben):
        cards, letter = room.dms(person)
        assert "Your cards" in cards
        assert "lost access to this table's channel" in letter
        assert f"{room.ben.mention} **loses 2**" in letter
        assert f"**Dealer: {room.ann.mention}\u200e** · **+2**" in letter
        assert "Next: " not in letter


async def test_closed_direct_messages_keep_nobody_else_from_the_result(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    path = f"/channels/{room.ann.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)
    await delete(room, room.channel)
    assert len(room.dms(room.ann)) == 1
    assert "**loses " in room.dms(room.ben)[-1]


async def test_a_result_that_everybody_saw_comes_by_no_direct_message(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    await room.click(room.ann, "Reveal")
    await delete(room, room.channel)
    assert [len(room.dms(person)) for person in (room.ann, room.ben)] == [1, 1]


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
    assert "**wins 5**" in room.dms(room.ann)[-1]


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
    assert ", +5, now " in told_in(result)
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
    assert "round is finished" not in note_of(await room.click(room.ben, "My hand", message))
    await minutes_pass(room, 15)
    assert not (await table_of(room)).is_open


async def test_with_the_right_given_back_the_table_is_shown_again(room: CardRoom):
    message = await deal(room, HOUSE, TONKU, NOTHING)
    room.refuse_to_show()
    await room.click(room.ben, "Ready", message)
    room.env.backend.faults.clear()
    await room.click(room.ann, "Reveal", message)
    assert "Deal again" in labels_of(room.table)


def change_channel(room: CardRoom) -> None:
    room.env.backend.announce_channel_update(room.channel.id)


def change_role(room: CardRoom) -> None:
    room.env.backend.edit_role(room.guild.id, room.guild.default_role.id, {"name": "@everyone"})


def delete_role(room: CardRoom) -> None:
    role = room.guild.create_role("Muted")
    room.env.backend.delete_role(room.guild.id, role.id)


def change_bot(room: CardRoom) -> None:
    # Of the bot itself Discord tells without the intent for members; the simulated one does not.
    backend = room.env.backend
    me = backend.get_member(room.guild.id, backend.bot_user.id)
    payload = {
        **serializers.member_payload(backend, backend.get_guild(room.guild.id), me),
        "guild_id": str(room.guild.id),
    }
    room.bot._connection.parsers["GUILD_MEMBER_UPDATE"](payload)


def outage(room: CardRoom) -> None:
    backend = room.env.backend
    backend.emit("GUILD_DELETE", {"id": str(room.guild.id), "unavailable": True})
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(room.guild.id)))


signs = pytest.mark.parametrize("sign", [change_channel, change_role, delete_role, change_bot, outage])


async def until_it_is_tried_seldom(room: CardRoom) -> None:
    """Let so much time pass that what could not be shown is not tried again for a quarter of an hour."""
    await minutes_pass(room, 7)


async def miss_the_reveal(room: CardRoom) -> discord.Message:
    """Have the bot show a round while it may, and reveal it while it may not."""
    message = await deal(room, HOUSE, TONKU, NOTHING)
    room.refuse_to_show()
    await until_it_is_tried_seldom(room)
    return message


@signs
async def test_a_change_of_rights_shows_the_table_at_once(room: CardRoom, sign: Callable[[CardRoom], None]):
    await miss_the_reveal(room)
    room.env.backend.faults.clear()
    assert "Deal again" not in labels_of(room.table)
    sign(room)
    await room.env.settle()
    assert "Deal again" in labels_of(room.table)


@pytest.mark.usefixtures("no_presses")
async def test_a_thread_that_is_no_longer_archived_shows_the_table_at_once(room: CardRoom):
    thread = thread_of(room)
    await room.ann.slash(thread, "gnau open", join=False)
    message = thread.history()[-1]
    path = f"/channels/{thread.id}/messages/*"
    room.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    await room.click(room.ben, "Join", message)
    await until_it_is_tried_seldom(room)
    room.env.backend.faults.clear()
    assert seated_in(thread.history()[-1]) == 0
    room.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    await room.env.settle()
    assert seated_in(thread.history()[-1]) == 1


async def test_a_click_on_a_stale_message_shows_the_table_at_once(room: CardRoom):
    message = await miss_the_reveal(room)
    room.env.backend.faults.clear()
    note = note_of(await room.click(room.ben, "Reveal", message))
    assert "no cards to reveal" in note
    assert "Deal again" in labels_of(room.table)


async def test_a_click_where_the_bot_still_may_not_write_asks_discord_for_nothing(room: CardRoom):
    message = await miss_the_reveal(room)
    denied = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(room.guild.default_role.id, OverwriteType.ROLE, deny=denied)
    room.env.backend.set_overwrite(room.channel.id, overwrite)
    await until_it_is_tried_seldom(room)
    requests = len(room.env.http_requests)
    await room.click(room.ben, "Reveal", message)
    assert not asked_of(room, room.channel, since=requests)


async def test_a_change_of_rights_elsewhere_asks_discord_for_nothing(room: CardRoom):
    other = room.env.create_guild("Elsewhere")
    await miss_the_reveal(room)
    requests = len(room.env.http_requests)
    room.env.backend.edit_role(other.id, other.default_role.id, {"name": "@everyone"})
    await room.env.settle()
    assert len(room.env.http_requests) == requests


async def test_a_note_that_a_table_was_called_off_comes_with_the_right_to_write(room: CardRoom):
    await room.open()
    stored, _ = await room.bot.services.games.tables_of("gnau").get(TableId(1))
    room.refuse_to_show()
    room.bot.notices.on_called_off(CalledOff(stored, 0))
    await until_it_is_tried_seldom(room)
    room.env.backend.faults.clear()
    change_channel(room)
    await room.env.settle()
    assert "is closed" in text_of(room.table)
