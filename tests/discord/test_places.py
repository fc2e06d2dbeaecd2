"""Channels, servers, rights, messages and people that go away in the middle of a game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers

from bot.tables.gnau import GnauTable, Phase
from bot.tables.ids import TableId, UserId
from bot.tables.points import Account, PointsMode
from tests.support.guild import CardRoom, labels_of, note_of, text_of

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
NOTHING = "4S 4H 3D 8H 5C"
FIRST = TableId(1)
GRANT = 100


@pytest.fixture
async def bankrolls(room: CardRoom) -> None:
    changes = {"points": "bankroll", "opening_grant_points": GRANT}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))


async def table_of(room: CardRoom, table_id: TableId = FIRST) -> GnauTable:
    return (await room.bot.services.gnau.get(table_id))[1]


async def points(room: CardRoom, *people: simcord.MemberActor) -> list[int]:
    user_ids = [UserId(person.id) for person in people]
    found = await room.bot.services.store.balances(room.guild_id, user_ids, PointsMode.BANKROLL)
    return [found[user_id] for user_id in user_ids]


async def escrow(room: CardRoom, table_id: TableId = FIRST) -> int:
    account = Account.escrow(room.guild_id, table_id)
    async with room.bot.services.store.transaction() as transaction:
        return (await transaction.account_balances([account]))[account]


async def deal(room: CardRoom, *hands: str, **options: Any) -> discord.Message:
    """Open a table of Ann's at which she and Ben get these hands."""
    await room.open(**options)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    room.deck.hands = list(hands)
    await room.click(room.ann, "Deal")
    return room.table


async def delete(room: CardRoom, channel: simcord.ChannelHandle) -> None:
    room.env.backend.delete_channel(channel.id)
    await room.env.settle()


async def minutes_pass(room: CardRoom, minutes: int) -> None:
    for _ in range(minutes):
        await room.env.advance_time(60)


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


def refuse_to_show(room: CardRoom, code: int) -> None:
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        room.env.inject_error(
            method, f"/channels/{room.channel.id}/{path}", status=403, code=code, times=None
        )


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
    room.env.backend.remove_guild(room.guild.id)
    await room.env.settle()
    assert not (await table_of(room)).is_open
    assert (await escrow(room), await points(room, room.ann)) == (0, [GRANT + 5])
    assert (await table_of(room, TableId(2))).is_open


async def test_a_server_that_has_the_bot_back_sees_how_its_table_ended(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    backend = room.env.backend
    guild, channel = backend.get_guild(room.guild.id), backend.get_channel(room.channel.id)
    backend.remove_guild(guild.id)
    await room.env.settle()
    backend.guilds[guild.id], backend.channels[channel.id] = guild, channel
    backend.messages[channel.id] = {}
    payload = serializers.guild_create_payload(backend, guild)
    # Discord says so only of servers that the bot was in before.
    del payload["unavailable"]
    backend.emit("GUILD_CREATE", payload)
    await room.env.settle()
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
        refuse_to_show(room, code)
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
    refuse_to_show(room, 50001)
    await room.click(room.ben, "Ready")
    assert (await table_of(room)).phase is Phase.DEALT


# A right is withdrawn


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.usefixtures("bankrolls")
async def test_without_the_right_to_write_the_table_goes_on_and_ends_by_rule(room: CardRoom, code: int):
    message = await deal(room, HOUSE, TONKU, NOTHING)
    refuse_to_show(room, code)
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
    refuse_to_show(room, 50013)
    await room.click(room.ben, "Ready", message)
    room.env.backend.faults.clear()
    await room.click(room.ann, "Reveal", message)
    assert "Deal again" in labels_of(room.table)


# Somebody leaves the server


def leave(room: CardRoom, who: simcord.MemberActor) -> None:
    """Somebody leaves the server, and shares no other one with the bot."""
    room.guild.remove_member(who)
    close_dms(room, who)


def close_dms(room: CardRoom, who: simcord.MemberActor) -> None:
    path = f"/channels/{who.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)


@pytest.mark.usefixtures("bankrolls")
async def test_who_has_left_the_server_is_settled_and_then_dealt_out(room: CardRoom):
    await room.open()
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    leave(room, room.ben)
    room.deck.hands = [HOUSE, TONKU, NOTHING]
    await room.click(room.ann, "Deal")
    assert f"🚪 {room.ben.mention} has left the server" in text_of(room.table)
    await room.click(room.ann, "Ready")
    assert await points(room, room.ann, room.ben) == [GRANT + 5, GRANT - 2]
    room.deck.hands = []
    await room.click(room.ann, "Deal again")
    assert room.ben.mention not in text_of(room.table)
    assert (await table_of(room)).seats == (UserId(room.ann.id),)


async def test_closed_direct_messages_are_no_reason_to_lose_a_seat(room: CardRoom):
    close_dms(room, room.ben)
    await deal(room, HOUSE, TONKU, NOTHING)
    assert (await table_of(room)).gone == frozenset()
    await room.click(room.ann, "Reveal")
    assert UserId(room.ben.id) in (await table_of(room)).seats


async def test_who_cannot_be_asked_about_keeps_the_seat(room: CardRoom):
    room.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await room.open()
    await room.click(room.ben, "Join")
    leave(room, room.ben)
    await room.click(room.ann, "Deal")
    assert (await table_of(room)).gone == frozenset()


async def test_a_dealer_who_has_left_hands_the_bank_on(room: CardRoom):
    await room.open(dealer="rotate")
    for person in (room.ben, room.ann, room.cat):
        await room.click(person, "Join")
    leave(room, room.ben)
    await room.click(room.ann, "Deal")
    for person in (room.ann, room.cat):
        await room.click(person, "Ready")
    table = await table_of(room)
    assert (table.phase, table.banker_id) == (Phase.REVEALED, UserId(room.ann.id))
    assert UserId(room.ben.id) not in table.seats


async def test_the_table_of_an_opener_who_has_left_ends_by_itself(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    room.guild.remove_member(room.ann)
    assert "Only who opened" in note_of(await room.click(room.ben, "Close"))
    await minutes_pass(room, 16)
    assert not (await table_of(room)).is_open


# The message is deleted


async def test_a_message_deleted_mid_round_comes_back_and_is_played_on(room: CardRoom):
    message = await deal(room, HOUSE, TONKU, NOTHING)
    room.env.backend.delete_message(room.channel.id, message.id)
    await room.ben.slash(room.channel, "gnau open")
    assert room.table.id != message.id
    assert "cards are out" in text_of(room.table)
    for person in (room.ann, room.ben):
        await room.click(person, "Ready")
    assert "**+5**" in text_of(room.table)
    assert (await table_of(room)).rounds_played == 1
