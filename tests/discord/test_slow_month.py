"""A month at a slow table: what four people who come by now and then cost Discord, and what wakes the bot."""

import random
from typing import Any, Final

import pytest

from bot.players import HEARTS
from bot.services.wakeups import Wakeups
from bot.tables.ids import TableId
from bot.tables.preferences import TurnCalls
from bot.tables.tricks import Phase, TrickTable
from tests.discord.test_slow_tables import DAY_S, HOUR_S, PACE
from tests.discord.test_turn_calls import letters, pings, prefer
from tests.support.counted import counted, requests_noted
from tests.support.guild import CardRoom, text_of
from tests.support.tricks.people import TrickPlayer, begin, table_in

DAYS: Final = 30
MOST_REQUESTS: Final = 200


def note_wakes(monkeypatch: pytest.MonkeyPatch, room: CardRoom) -> list[bool]:
    """Note of each wake-up of a table whether the table did something."""
    needed, rouse = list[bool](), Wakeups._rouse

    async def rouse_noted(self: Wakeups, table_id: TableId) -> None:
        store = room.bot.services.store
        before = await store.table(table_id)
        await rouse(self, table_id)
        needed.append(before != await store.table(table_id))

    monkeypatch.setattr(Wakeups, "_rouse", rouse_noted)
    return needed


def awaited(table: TrickTable, players: list[TrickPlayer]) -> list[TrickPlayer]:
    return [each for each in players if each.who.id in table.awaited]


async def come_by(player: TrickPlayer) -> None:
    """Have a person open their cards, and do all that is theirs to do now."""
    await player.look()
    await player.move()


async def play_days(room: CardRoom, players: list[TrickPlayer], chance: random.Random, days: int) -> int:
    """Play for some days; return how many turns there were."""
    turns, until_ms = 0, room.clock.now_ms() + days * DAY_S * 1000
    while room.clock.now_ms() < until_ms:
        # Somebody who was told at night comes by in the morning, somebody else at once.
        await room.env.advance_time(chance.uniform(6, 18) * HOUR_S)
        _, table = await table_in(room, HEARTS)
        for player in awaited(table, players):
            await come_by(player)
            turns += 1
    return turns


async def test_a_month_costs_fewer_than_two_hundred_requests(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    for person, way in ((room.cat, TurnCalls.DIRECT), (room.dan, TurnCalls.OFF)):
        await prefer(room, person, way)
    wakes, chance = note_wakes(monkeypatch, room), random.Random(1)
    with requests_noted(room, monkeypatch) as noted:
        people = (room.ann, room.ben, room.cat, room.dan)
        players = await begin(room, HEARTS, *people, pace=PACE)
        turns = 0
        for _ in range(DAYS // 5):
            turns += await play_days(room, players, chance, 5)
            await room.restart()
        asked: list[Any] = [*counted(noted, path="/channels"), *counted(noted, path="/users/@me/channels")]
    _, table = await table_in(room, HEARTS)
    assert turns > DAYS
    assert len(asked) < MOST_REQUESTS
    assert all(wakes)
    # Nobody was late, so that no computer player has played for anyone.
    assert table.phase in {Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN}
    assert all(each.is_present for each in table.seats)
    # Those who want none got none, and each of the others in their own way.
    assert f"<@{room.dan.id}>" not in "".join(pings(room))
    assert f"<@{room.cat.id}>" not in "".join(pings(room))
    assert all(f"<@{each.id}>" in "".join(pings(room)) for each in (room.ann, room.ben))
    assert letters(room.cat)
    assert letters(room.dan) == []
    # There is one message of the table, which is at most a day older than the latest turn.
    [shown] = [each for each in room.messages if "table 1" in text_of(each)]
    assert shown.created_at.timestamp() * 1000 > room.clock.now_ms() - 3 * DAY_S * 1000
