"""Tournaments in a database, changed by several at once and only by the process that holds the server."""

import asyncio
from typing import Any

import pytest

from bot.features.tournaments.model import Place, State, Wanted
from bot.features.tournaments.rows import Tournaments
from bot.rules.errors import RuleError
from bot.store import Database, Leases
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.leases import Holder, NotOurGuild

NOW_MS = 1_800_000_000_000
GUILD, ELSEWHERE = GuildId(10**18), GuildId(10**18 + 1)
CHANNEL, OTHER = ChannelId(10**18 + 5), ChannelId(10**18 + 6)
PEOPLE = [UserId(10**18 + 10 + number) for number in range(6)]
WANTED = Wanted("hearts", 4, 5, 45, NOW_MS + 60_000)
ROOT = bytes(range(32))


async def opened(store: Tournaments, channel_id: ChannelId = CHANNEL) -> int:
    return (await store.open(GUILD, channel_id, WANTED, ROOT, now_ms=NOW_MS)).id


async def joined(store: Tournaments, *people: UserId) -> int:
    number = await opened(store)
    for place, person in enumerate(people):
        await store.join(number, person, now_ms=NOW_MS + place)
    return number


async def test_it_is_kept_as_it_is(database: Database):
    store = Tournaments(database)
    number = await joined(store, PEOPLE[1], PEOPLE[0])
    await store.note_message(number, MessageId(10**18 + 9))
    found = await store.get(number)
    assert found is not None
    assert (found.guild_id, found.channel_id, found.message_id) == (GUILD, CHANNEL, 10**18 + 9)
    assert (found.wanted, found.seed_root, found.state) == (WANTED, ROOT, State.GATHERING)
    assert [each.user_id for each in found.people] == [PEOPLE[1], PEOPLE[0]]
    assert found == await store.latest_in(GUILD, CHANNEL)
    assert await store.latest_in(GUILD, OTHER) is None
    assert await store.latest_in(ELSEWHERE, CHANNEL) is None
    assert await store.get(number + 1) is None


async def test_a_channel_has_one_at_a_time(database: Database):
    store = Tournaments(database)
    first = await opened(store)
    with pytest.raises(RuleError, match="tournament here"):
        await opened(store)
    await opened(store, OTHER)
    await store.cancel(first)
    assert await opened(store) > first


async def test_the_last_seat_is_given_once(database: Database):
    store = Tournaments(database)
    number = await joined(store, *PEOPLE[:4])
    both = [store.join(number, person, now_ms=NOW_MS) for person in PEOPLE[4:]]
    answers: list[Any] = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(str(each) for each in answers if isinstance(each, RuleError)) == [
        "tournament full: people=5"
    ]
    found = await store.get(number)
    assert found is not None
    assert len(found.people) == 5


async def test_it_begins_once_with_those_who_have_joined(database: Database):
    store = Tournaments(database)
    number = await joined(store, *PEOPLE[:4])
    seats = {person: (place % 2, place // 2) for place, person in enumerate(PEOPLE[:4])}
    with pytest.raises(RuleError, match="tournament changed"):
        await store.begin(number, {PEOPLE[0]: (0, 0)})
    both = await asyncio.gather(*(store.begin(number, seats) for _ in range(2)), return_exceptions=True)
    assert sorted(isinstance(each, RuleError) for each in both) == [False, True]
    found = await store.get(number)
    assert found is not None
    assert found.state is State.PLAYING
    assert found.tables == (Place(0), Place(1))
    assert found.people_at(1) == {0: PEOPLE[1], 1: PEOPLE[3]}
    await store.note_place(number, Place(1, ChannelId(10**18 + 7), TableId(3)))
    found = await store.get(number)
    assert found is not None
    assert found.tables[1] == Place(1, ChannelId(10**18 + 7), TableId(3))


async def test_what_is_refused_in_each_state(database: Database):
    store = Tournaments(database)
    number = await joined(store, *PEOPLE[:4])
    with pytest.raises(RuleError, match="joined already"):
        await store.join(number, PEOPLE[0], now_ms=NOW_MS)
    with pytest.raises(RuleError, match="not joined"):
        await store.leave(number, PEOPLE[5])
    await store.leave(number, PEOPLE[0])
    await store.join(number, PEOPLE[0], now_ms=NOW_MS)
    await store.begin(number, {person: (0, place) for place, person in enumerate(PEOPLE[:4])})
    for refused in (store.join(number, PEOPLE[5], now_ms=NOW_MS), store.leave(number, PEOPLE[0])):
        with pytest.raises(RuleError, match="tournament begun"):
            await refused
    await store.end(number, None)
    for ended in (store.join(number, PEOPLE[5], now_ms=NOW_MS), store.cancel(number)):
        with pytest.raises(RuleError, match="tournament ended"):
            await ended
    with pytest.raises(RuleError, match="tournament unknown"):
        await store.cancel(number + 1)


async def test_what_is_left_to_do_in_a_server(database: Database):
    store = Tournaments(database)
    number = await opened(store)
    assert await store.unfinished([GUILD]) == [number]
    assert await store.unfinished([ELSEWHERE]) == []
    await store.note_message(number, MessageId(10**18 + 9))
    await store.cancel(number)
    assert await store.unfinished([GUILD]) == [number]
    await store.note_message(number, None)
    assert await store.unfinished([GUILD]) == []


async def test_only_the_process_that_holds_a_server_changes_it(engine, database: Database):
    ours, theirs = Holder("a" * 32, "kopi:1"), Holder("b" * 32, "teh:2")
    number = await opened(Tournaments(database))
    await Leases(database).claim([GUILD], theirs, now_ms=lambda: NOW_MS, is_free=lambda _: False)
    store = Tournaments(Database(engine, ours))
    with pytest.raises(NotOurGuild):
        await store.join(number, PEOPLE[0], now_ms=NOW_MS)
    with pytest.raises(NotOurGuild):
        await opened(store, OTHER)
    await Tournaments(Database(engine, theirs)).join(number, PEOPLE[0], now_ms=NOW_MS)
