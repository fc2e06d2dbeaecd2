"""Who wants to be called is, when a table has waited for them for twenty seconds."""

from typing import Any

import pytest
import simcord

from bot.players import HEARTS
from bot.tables.ids import UserId
from bot.tables.preferences import TurnCalls
from tests.discord.test_mentions import is_call
from tests.support.guild import CardRoom, text_of
from tests.support.tricks.people import TrickPlayer, begin, play_until

CALL = "⏰"


async def prefer(room: CardRoom, who: simcord.MemberActor, way: TurnCalls) -> None:
    await room.bot.services.preferences.change(UserId(who.id), {"turn_calls": way})


def pings(room: CardRoom) -> list[str]:
    """What stands in the channel to call somebody."""
    return [message.content for message in room.messages if message.content.startswith(CALL)]


def letters(who: simcord.MemberActor) -> list[str]:
    return [text_of(each) for each in who.user.dm_channel.history() if text_of(each).startswith(CALL)]


def calls(room: CardRoom) -> list[Any]:
    """Every request so far by which somebody was pinged."""
    return [request for request in room.env.http_requests if is_call(request)]


async def at_her_turn(room: CardRoom, way: TurnCalls, **options: Any) -> TrickPlayer:
    """Return Ann, who has just come to play a card, in a game of Hearts against computer players."""
    [ann] = await begin(room, HEARTS, room.ann, pace="600", **options)
    await play_until([ann], lambda: bool(ann.cards))
    # From here on, so that nothing was said before.
    await prefer(room, room.ann, way)
    await ann.do("play")
    await play_until([ann], lambda: bool(ann.cards))
    return ann


async def test_a_ping_in_the_channel_once_which_goes_when_the_card_is_played(room: CardRoom):
    ann = await at_her_turn(room, TurnCalls.PING)
    await room.env.advance_time(19)
    assert pings(room) == []
    await room.env.advance_time(2)
    [ping] = pings(room)
    assert ping.startswith(
        f"{CALL} <@{room.ann.id}>, it's your turn. [Go to the table](https://discord.com/channels/"
    )
    await room.env.advance_time(300)
    assert len(calls(room)) == 1
    await ann.do("play")
    assert pings(room) == []
    assert letters(room.ann) == []


async def test_who_plays_in_time_is_not_called(room: CardRoom):
    ann = await at_her_turn(room, TurnCalls.PING)
    await room.env.advance_time(15)
    await ann.do("play")
    await play_until([ann], lambda: bool(ann.cards))
    await room.env.advance_time(15)
    assert calls(room) == []


async def test_a_direct_message_goes_once_the_turn_is_over(room: CardRoom):
    ann = await at_her_turn(room, TurnCalls.DIRECT)
    await room.env.advance_time(21)
    [letter] = letters(room.ann)
    assert letter.startswith(f"{CALL} It's your turn. [Go to the table](https://discord.com/channels/")
    assert calls(room) == []
    await ann.do("play")
    await room.pause()
    assert letters(room.ann) == []


async def test_who_changes_their_mind_is_not_called(room: CardRoom):
    await at_her_turn(room, TurnCalls.PING)
    await prefer(room, room.ann, TurnCalls.OFF)
    await room.env.advance_time(30)
    assert calls(room) == []


async def test_at_most_one_call_a_minute(room: CardRoom):
    ann = await at_her_turn(room, TurnCalls.PING)
    await room.env.advance_time(21)
    await ann.do("play")
    await play_until([ann], lambda: bool(ann.cards))
    await room.env.advance_time(35)
    assert len(calls(room)) == 1
    await room.env.advance_time(30)
    assert len(calls(room)) == 2


async def test_closed_direct_messages_are_tried_once(room: CardRoom):
    ann = await at_her_turn(room, TurnCalls.DIRECT)
    path = f"/channels/{room.ann.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)
    for _ in range(2):
        await room.env.advance_time(90)
        await ann.do("play")
        await play_until([ann], lambda: bool(ann.cards))
    tried = [
        request for request in room.env.http_requests if (request.method, request.path) == ("POST", path)
    ]
    assert len(tried) == 1
    assert calls(room) == []


async def test_where_the_bot_may_not_write_nothing_happens(room: CardRoom):
    await at_her_turn(room, TurnCalls.PING)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=403, code=50013, times=None)
    await room.env.advance_time(30)
    assert pings(room) == []


@pytest.mark.parametrize("after_s", [10, 30])
async def test_a_restart_neither_loses_nor_repeats_a_call(room: CardRoom, after_s: int):
    await at_her_turn(room, TurnCalls.PING)
    await room.env.advance_time(after_s)
    await room.restart()
    await room.env.advance_time(21 - min(after_s, 20))
    assert len(calls(room)) == 1
    await room.env.advance_time(200)
    assert len(calls(room)) == 1


async def test_who_has_to_split_a_hand_is_called(room: CardRoom):
    for person in (room.ann, room.ben):
        await prefer(room, person, TurnCalls.PING)
    await room.open(split="own")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    table = room.table
    mine = (await room.click(room.ben, "My hand", table)).response
    assert mine is not None
    await room.ben.click(mine, label="No Ox")
    await room.env.advance_time(21)
    [ping] = pings(room)
    assert f"<@{room.ann.id}>" in ping


async def test_where_the_bot_splits_nobody_is_called(room: CardRoom):
    await prefer(room, room.ann, TurnCalls.PING)
    await room.bot.services.settings.change(room.guild_id, {"reveal_s": 60}, user_id=UserId(room.ann.id))
    await room.deal_to(room.ann, room.ben)
    await room.env.advance_time(40)
    assert calls(room) == []
