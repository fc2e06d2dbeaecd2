"""Reminders at slow tables: at one's turn and at half of the time, unless people choose otherwise."""

import pytest
import simcord

from bot.players import HEARTS
from bot.tables.ids import UserId
from bot.tables.preferences import TurnCalls
from tests.discord.test_slow_tables import DAY_S, HOUR_S, PACE
from tests.discord.test_turn_calls import calls, letters, pings, prefer
from tests.support.guild import CardRoom
from tests.support.tricks.people import TrickPlayer, begin, play_until


async def at_her_turn(room: CardRoom, pace: str = PACE) -> TrickPlayer:
    """Return Ann, whose turn to play a card has just begun, in a game against computer players."""
    [ann] = await begin(room, HEARTS, room.ann, pace=pace)
    await play_until([ann], lambda: bool(ann.cards))
    return ann


async def test_people_who_have_chosen_nothing_are_pinged_now_and_at_half_of_the_time(room: CardRoom):
    ann = await at_her_turn(room)
    before = len(calls(room))
    until = f" · ⏳ <t:{(room.clock.now_ms() + DAY_S * 1000) // 1000}:R>"
    await room.env.advance_time(19)
    assert len(calls(room)) == before
    await room.env.advance_time(2)
    [first] = room.messages[-1:]
    assert first.content.endswith(until)
    await room.env.advance_time(12 * HOUR_S - 60)
    assert len(calls(room)) == before + 1
    await room.env.advance_time(60)
    assert room.messages[-1].id != first.id
    assert room.messages[-1].content == first.content
    await room.env.advance_time(11 * HOUR_S)
    assert len(calls(room)) == before + 2
    # They stay, as each deletion would be a request.
    await ann.look()
    await ann.do("play")
    assert len(pings(room)) == before + 2


@pytest.mark.parametrize(("pace", "is_told"), [("600", False), ("3600", True)])
async def test_a_quick_table_pings_nobody_who_has_not_asked(room: CardRoom, pace: str, *, is_told: bool):
    await at_her_turn(room, pace)
    await room.env.advance_time(400)
    assert bool(calls(room)) is is_told


async def test_people_who_want_none_get_none(room: CardRoom):
    await prefer(room, room.ann, TurnCalls.OFF)
    await at_her_turn(room)
    await room.env.advance_time(20 * HOUR_S)
    assert calls(room) == []


async def test_direct_messages_twice_and_no_ping(room: CardRoom):
    await prefer(room, room.ann, TurnCalls.DIRECT)
    await at_her_turn(room)
    await room.env.advance_time(60)
    [first] = letters(room.ann)
    assert "⏳" in first
    await room.env.advance_time(12 * HOUR_S)
    assert len(letters(room.ann)) == 2
    assert calls(room) == []


async def test_closed_direct_messages_become_pings(room: CardRoom):
    await prefer(room, room.ann, TurnCalls.DIRECT)
    path = f"/channels/{room.ann.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)
    await at_her_turn(room)
    before = len(pings(room))
    for count, pause_s in enumerate((60, 13 * HOUR_S), start=1):
        await room.env.advance_time(pause_s)
        assert len(pings(room)) == before + count
    tried = [each for each in room.env.http_requests if (each.method, each.path) == ("POST", path)]
    assert len(tried) == 1


@pytest.mark.parametrize(("after_s", "told"), [(10, [0, 1, 2]), (60, [1, 1, 2]), (13 * HOUR_S, [2, 2, 2])])
async def test_restarts_neither_lose_nor_repeat_a_reminder(room: CardRoom, after_s: int, told: list[int]):
    await at_her_turn(room)
    before = len(calls(room))
    seen = []
    for pause_s in (after_s, 60, 13 * HOUR_S):
        await room.env.advance_time(pause_s)
        seen.append(len(calls(room)) - before)
        await room.restart()
    assert seen == told
    # What was told before the bot began is known to the database alone.
    await room.env.advance_time(60)
    assert len(calls(room)) - before == 2


async def test_a_reminder_that_was_due_while_the_bot_was_away_comes_once(room: CardRoom):
    await at_her_turn(room)
    before = len(calls(room))
    for part in (room.bot.delivery, room.bot.services):
        await part.close()
    await room.env.advance_time(14 * HOUR_S)
    assert len(calls(room)) == before
    await room.restart()
    await room.env.advance_time(60)
    assert len(calls(room)) == before + 1


async def test_everyone_who_has_to_split_or_to_be_ready_is_reminded(room: CardRoom):
    await room.open(pace=PACE)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.ann.user.click(room.ann.user.dm_channel.history()[-1], label="Ready")
    await room.env.advance_time(60)
    assert len(pings(room)) == 1
    assert f"<@{room.ben.id}>" in pings(room)[0]


async def test_people_who_are_awaited_together_are_pinged_together(room: CardRoom):
    await room.open(split="own", pace=PACE)
    for person in (room.ann, room.ben, room.cat):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await prefer(room, room.cat, TurnCalls.OFF)
    await room.env.advance_time(60)
    [ping] = pings(room)
    assert ping.startswith(f"⏰ <@{room.ann.id}> and <@{room.ben.id}>, it's your turn.")
    [request] = calls(room)
    assert set(request.json["allowed_mentions"]["users"]) == {room.ann.id, room.ben.id}
    await room.ann.user.click(room.ann.user.dm_channel.history()[-1], label="No Ox")
    await room.env.advance_time(12 * HOUR_S)
    assert f"⏰ <@{room.ben.id}>, it's" in pings(room)[-1]


async def test_a_reminder_leads_to_the_message_that_has_taken_the_place_of_another(room: CardRoom):
    ann = await at_her_turn(room)
    before = room.table_of(HEARTS)
    for _ in range(2):
        await room.env.advance_time(20 * HOUR_S)
        await ann.look()
        await ann.do("play")
        await play_until([ann], lambda: bool(ann.cards))
    # The new message may have called Ann itself, but not for the second time.
    await room.env.advance_time(13 * HOUR_S)
    shown = room.table_of(HEARTS)
    assert shown.id != before.id
    assert f"/{shown.id})" in pings(room)[-1]


async def dealt_after_a_day(room: CardRoom) -> list[simcord.HttpLogEntry]:
    """Have two people dealt cards a day after they sat down; return the requests that can ping somebody."""
    await room.open(split="own", pace=PACE)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    before = room.table
    await room.env.advance_time(25 * HOUR_S)
    await room.click(room.ann, "Deal")
    await room.env.advance_time(60)
    assert before.id not in [each.id for each in room.messages]
    return [
        each
        for each in room.env.http_requests
        if each.method == "POST" and ((each.json or {}).get("allowed_mentions") or {}).get("users")
    ]


async def test_a_message_that_takes_the_place_of_another_calls_by_itself(room: CardRoom):
    [request] = await dealt_after_a_day(room)
    assert request.json is not None
    assert set(request.json["allowed_mentions"]["users"]) == {room.ann.id, room.ben.id}
    assert all(f"<@{each.id}>" in str(request.json["components"]) for each in (room.ann, room.ben))
    # No other message calls them until half of the time is over, not even after a restart.
    assert pings(room) == []
    await room.restart()
    await room.env.advance_time(60)
    assert pings(room) == []
    await room.env.advance_time(12 * HOUR_S)
    assert len(pings(room)) == 1


async def test_a_message_that_takes_the_place_of_another_pings_nobody_who_wants_no_ping(room: CardRoom):
    await prefer(room, room.ann, TurnCalls.DIRECT)
    await room.bot.services.preferences.change(
        UserId(room.ben.id), {"time_zone": "UTC", "quiet_hours": ["00:00-05:00"]}
    )
    assert await dealt_after_a_day(room) == []
    assert len(letters(room.ann)) == 1
    await room.env.advance_time(4 * HOUR_S)
    [ping] = pings(room)
    assert f"<@{room.ben.id}>" in ping
