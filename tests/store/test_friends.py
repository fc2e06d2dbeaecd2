"""Groups of friends in a database: who is in them, and whose results count."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.features.daily.model import DailyDeal, DealSource
from bot.features.daily.rows import DailyDeals
from bot.features.friends.model import MOST_GROUPS, MOST_PEOPLE, DayScore
from bot.features.friends.rows import Friends
from bot.rules.errors import RuleError
from bot.store import Database
from bot.store.schema import friend_groups, friend_members
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES

NOW_MS = 1_800_000_000_000
ANN, BEN, CAT = (UserId(10**18 + number) for number in range(3))


async def codes_of(store: Friends, user_id: UserId) -> list[str]:
    return [group.code for group in await store.groups_of(user_id)]


async def scored(database: Database, deal: DailyDeal, user_id: UserId, score: int) -> None:
    deals = DailyDeals(database)
    await deals.source(deal, DealSource(bytes(32), "1"))
    hand = await deals.begin(deal, user_id, {}, now_ms=NOW_MS)
    assert await deals.keep(deal, user_id, hand.followed_by({}), score, now_ms=NOW_MS + score)


async def test_people_are_told_of_the_groups_they_are_in(database: Database):
    store = Friends(database)
    await store.make("AAAA2222", ANN, now_ms=NOW_MS)
    await store.make("BBBB2222", BEN, now_ms=NOW_MS + 1)
    joined = await store.join("AAAA2222", BEN, now_ms=NOW_MS + 2)
    assert await store.join("AAAA2222", BEN, now_ms=NOW_MS + 3) == joined
    [group] = await store.groups_of(ANN)
    assert (group.id, group.code, group.people) == (joined, "AAAA2222", (ANN, BEN))
    assert await codes_of(store, BEN) == ["BBBB2222", "AAAA2222"]
    assert await codes_of(store, CAT) == []
    with pytest.raises(RuleError, match="friends code unknown"):
        await store.join("CCCC2222", CAT, now_ms=NOW_MS)


async def test_who_leaves_is_out_and_an_empty_group_goes(database: Database):
    store = Friends(database)
    await store.make("AAAA2222", ANN, now_ms=NOW_MS)
    await store.make("BBBB2222", BEN, now_ms=NOW_MS)
    [group] = await store.groups_of(ANN)
    await store.leave(group.id, BEN)
    await store.leave(group.id, ANN)
    assert await codes_of(store, ANN) == []
    await store.drop_empty()
    with pytest.raises(RuleError, match="friends code unknown"):
        await store.join("AAAA2222", ANN, now_ms=NOW_MS)
    assert await codes_of(store, BEN) == ["BBBB2222"]


async def test_no_place_is_given_twice(database: Database):
    store = Friends(database)
    await store.make("AAAA2222", ANN, now_ms=NOW_MS)
    people = [UserId(number) for number in range(1, MOST_PEOPLE + 5)]
    told = await asyncio.gather(
        *(store.join("AAAA2222", each, now_ms=NOW_MS) for each in people), return_exceptions=True
    )
    refused = [each for each in told if isinstance(each, RuleError)]
    assert [str(each) for each in refused] == ["friends full: most=50"] * 5
    [group] = await store.groups_of(ANN)
    assert len(group.people) == MOST_PEOPLE


async def test_what_is_refused_leaves_nothing(database: Database):
    store = Friends(database)
    for number in range(2, 2 + MOST_GROUPS):
        await store.make(f"AAAA222{number}", ANN, now_ms=NOW_MS)
    before = await codes_of(store, ANN)
    with pytest.raises(RuleError, match="friends too many groups: most=5"):
        await store.make("BBBB2222", ANN, now_ms=NOW_MS)
    assert await codes_of(store, ANN) == before
    async with database.reading() as connection:
        assert len((await connection.execute(sa.select(friend_groups))).all()) == MOST_GROUPS


async def test_only_what_its_people_played_outside_of_servers_counts(database: Database):
    store = Friends(database)
    await store.make("AAAA2222", ANN, now_ms=NOW_MS)
    await store.join("AAAA2222", BEN, now_ms=NOW_MS)
    [group] = await store.groups_of(ANN)
    for day in (20, 21, 22):
        await scored(database, DailyDeal(DIRECT_MESSAGES, "hearts", day), ANN, day)
    await scored(database, DailyDeal(DIRECT_MESSAGES, "hearts", 21), BEN, 3)
    await scored(database, DailyDeal(DIRECT_MESSAGES, "hearts", 21), CAT, 1)
    await scored(database, DailyDeal(DIRECT_MESSAGES, "gongzhu", 21), BEN, 5)
    await scored(database, DailyDeal(GuildId(10**18), "hearts", 21), BEN, 7)
    assert await store.of_deals(group.id, "hearts", 21, 22) == [
        DayScore(21, BEN, 3),
        DayScore(21, ANN, 21),
        DayScore(22, ANN, 22),
    ]


async def test_a_code_is_of_one_group(database: Database):
    store = Friends(database)
    await store.make("AAAA2222", ANN, now_ms=NOW_MS)
    with pytest.raises(sa.exc.IntegrityError):
        await store.make("AAAA2222", BEN, now_ms=NOW_MS)
    async with database.reading() as connection:
        assert len((await connection.execute(sa.select(friend_members))).all()) == 1
