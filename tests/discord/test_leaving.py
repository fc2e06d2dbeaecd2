"""People and messages that go away in the middle of a game."""

import pytest
import simcord

from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from tests.discord.games import GRANT, HOUSE, NOTHING, TONKU, deal, minutes_pass, points, table_of
from tests.support.guild import CardRoom, text_of

# Somebody leaves the server


def leave(room: CardRoom, who: simcord.MemberActor) -> None:
    """Somebody leaves the server, and shares no other one with the bot."""
    room.guild.remove_member(who)
    close_dms(room, who)


def close_dms(room: CardRoom, who: simcord.MemberActor) -> None:
    path = f"/channels/{who.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)


@pytest.mark.usefixtures("bankrolls")
async def test_a_player_who_left_the_server_is_settled_and_then_dealt_out(room: CardRoom):
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


async def test_a_player_keeps_the_seat_while_discord_cannot_be_asked(room: CardRoom):
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
    assert "Close" not in await room.offered(room.ben)
    await minutes_pass(room, 16)
    assert not (await table_of(room)).is_open


# The message is deleted
