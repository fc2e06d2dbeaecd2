"""Servers that remove the bot, what is kept of them and for how long, and servers that invite it."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.features.statistics.rows import Summaries
from bot.features.statistics.service import StatisticsService
from bot.services import Services
from bot.services.guilds import GRACE_MS, Invitations
from bot.store import Departures
from bot.store.schema import summaries
from bot.tables.ids import GuildId
from tests.support.hanging import HANGS_S
from tests.support.lives import KOPITIAM, LEN, MAMAK, MEI, RAJ, Evening, services_over

DAY_S = 24 * 60 * 60


@pytest.fixture
async def services(database, clock) -> AsyncIterator[Services]:
    services = services_over(database, clock)
    yield services
    await services.close()


@pytest.fixture
async def evenings(services) -> list[Evening]:
    evenings = [Evening(services, guild_id) for guild_id in (KOPITIAM, MAMAK)]
    for evening in evenings:
        await evening.as_guest()
    return evenings


async def known(database) -> set[GuildId]:
    return set(await Departures(database).known_guilds())


def everybody(_guild_id) -> bool:
    return True


async def test_everything_stays_for_thirty_days_and_then_goes(evenings, services, database, clock):
    assert GRACE_MS == 30 * DAY_S * 1000
    await services.departures.left(KOPITIAM)
    clock.advance(30 * DAY_S)
    await services.departures.delete_due()
    assert await known(database) == {KOPITIAM, MAMAK}
    clock.advance(1)
    await services.departures.delete_due()
    assert await known(database) == {MAMAK}


async def test_coming_back_in_time_keeps_everything_and_the_days_count_anew(
    evenings, services, database, clock
):
    await services.departures.left(KOPITIAM)
    clock.advance(29 * DAY_S)
    await services.departures.joined(KOPITIAM)
    clock.advance(2 * DAY_S)
    await services.departures.delete_due()
    await services.departures.left(KOPITIAM)
    clock.advance(29 * DAY_S)
    await services.departures.delete_due()
    assert await known(database) == {KOPITIAM, MAMAK}


async def test_what_happened_while_no_process_ran_is_noted_at_the_next_start(
    evenings, services, database, clock
):
    await services.departures.left(MAMAK)
    await services.departures.compare({MAMAK}, everybody)
    clock.advance(31 * DAY_S)
    await services.departures.delete_due()
    assert await known(database) == {MAMAK}


async def test_the_servers_of_other_processes_are_left_to_them(evenings, services, database, clock):
    await services.departures.compare(set(), lambda guild_id: guild_id == MAMAK)
    clock.advance(31 * DAY_S)
    await services.departures.delete_due()
    assert await known(database) == {KOPITIAM}


async def test_a_server_that_starts_anew_has_no_settings_of_before(evenings, services, clock):
    await services.settings.change(KOPITIAM, {"stake_points": 7}, user_id=evenings[0].guild_id)
    await services.departures.left(KOPITIAM)
    clock.advance(31 * DAY_S)
    await services.departures.delete_due()
    assert (await services.settings.for_guild(KOPITIAM)) == services.settings.defaults


async def test_a_server_that_comes_back_has_no_settings_of_before_in_any_process(
    evenings, services, database, clock
):
    other = services_over(database, clock)
    await other.settings.change(KOPITIAM, {"stake_points": 7}, user_id=MEI)
    await other.settings.block(KOPITIAM, LEN, user_id=MEI)
    await services.departures.left(KOPITIAM)
    clock.advance(31 * DAY_S)
    await services.departures.delete_due()
    await other.departures.joined(KOPITIAM)
    assert (await other.settings.for_guild(KOPITIAM)) == other.settings.defaults


async def test_one_server_that_cannot_be_deleted_keeps_none_of_the_others(
    evenings, services, database, clock, monkeypatch, caplog
):
    async def delete(store, guild_id, before_ms, delete=Departures.delete_guild) -> bool:
        if guild_id == KOPITIAM:
            raise ArithmeticError("its books do not balance")
        is_deleted: bool = await delete(store, guild_id, before_ms)
        return is_deleted

    await services.departures.left(KOPITIAM)
    clock.advance(1)
    await services.departures.left(MAMAK)
    clock.advance(31 * DAY_S)
    with monkeypatch.context() as patch:
        patch.setattr(Departures, "delete_guild", delete)
        await services.departures.delete_due()
    assert await known(database) == {KOPITIAM}
    assert f"server {KOPITIAM} was not deleted; it is tried again tomorrow" in caplog.text
    assert "its books do not balance" in caplog.text
    await services.departures.delete_due()
    assert await known(database) == set()


async def test_two_processes_clean_up_at_once(evenings, services, database, clock):
    other = services_over(database, clock)
    await services.departures.left(KOPITIAM)
    clock.advance(31 * DAY_S)
    await asyncio.gather(services.departures.delete_due(), other.departures.delete_due())
    assert await known(database) == {MAMAK}


class Nights:
    """Rests that are over when the next one is asked for, so that nothing runs on behind a test."""

    def __init__(self) -> None:
        self._rests_s: asyncio.Queue[float] = asyncio.Queue()
        self._morning = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self._rests_s.put_nowait(seconds)
        self._morning.clear()
        await self._morning.wait()

    async def next(self) -> float:
        """Wait for the next rest and return how long it was to be, in seconds."""
        self._morning.set()
        async with asyncio.timeout(HANGS_S):
            return await self._rests_s.get()


@pytest.fixture
def nights() -> Nights:
    return Nights()


async def test_the_nightly_deletion_of_servers_runs_by_itself_once_begun_however_often(
    evenings, services, database, clock, nights
):
    await services.departures.left(KOPITIAM)
    clock.advance(31 * DAY_S)
    for _ in range(3):
        services.departures.start(list, nights.sleep)
    assert await nights.next() == DAY_S
    assert await known(database) == {MAMAK}
    tasks = [task for task in asyncio.all_tasks() if task.get_name() == "delete departed servers"]
    assert len(tasks) == 1


async def test_what_another_bot_over_the_same_database_has_noted_deletes_nothing(
    evenings, services, database, clock, nights
):
    await services.departures.compare([], everybody)
    clock.advance(31 * DAY_S)
    services.departures.start(lambda: [MAMAK], nights.sleep)
    assert await nights.next() == DAY_S
    assert await known(database) == {MAMAK}


async def test_each_day_the_planner_is_told_and_what_was_played_is_counted(
    evenings, services, database, clock, nights, monkeypatch
):
    monkeypatch.setattr(services.of(StatisticsService), "_summaries", Summaries(database, stride=1))
    clock.advance(DAY_S)
    assert await told_of(database) == (False, set())
    services.departures.start(lambda: [KOPITIAM, MAMAK], nights.sleep)
    assert await nights.next() == DAY_S
    assert await told_of(database) == (True, {RAJ})


async def told_of(database) -> tuple[bool, set[int]]:
    """Return whether the planner knows how many rounds people have played, and of whom there is a summary."""
    async with database.reading() as connection:
        query = sa.text("SELECT count(*) FROM sqlite_stat1 WHERE tbl = 'round_players'")
        known = (await connection.execute(query)).scalar_one()
        return known > 0, set(await connection.scalars(sa.select(summaries.c.user_id)))


async def test_each_day_it_tries_again_whatever_went_wrong(services, monkeypatch, caplog, nights):
    async def fail() -> None:
        raise ConnectionError("no database")

    caplog.set_level(logging.WARNING, "bot.services.guilds")
    monkeypatch.setattr(services.departures, "delete_due", fail)
    services.departures.start(list, nights.sleep)
    for _ in range(3):
        assert await nights.next() == DAY_S
    assert caplog.text.count("tried again tomorrow") >= 3


OLD, NEW = GuildId(1), GuildId(2)
SHARD, OTHER = "7:0/2", "7:1/2"


@pytest.fixture
def start(database, clock):
    """Returns what a process that starts knows."""
    return lambda: Invitations(database, clock)


async def test_a_server_is_told_apart_from_old_ones_only_by_an_earlier_start(start, clock):
    clock.at_ms = 1000
    assert await start().missed(SHARD, {OLD: 900}) == []
    clock.at_ms = 3000
    # Of the other shard nothing is known yet.
    assert await start().missed(OTHER, {NEW: 2000}) == []
    assert await start().missed(SHARD, {OLD: 900, NEW: 2000}) == [NEW]
    assert await start().missed(SHARD, {OLD: 900, NEW: 2000}) == []


@pytest.mark.parametrize("joined_ms", [1500, 9000])
async def test_what_was_heard_is_not_missed_by_the_next_start_however_late_its_clock(
    start, clock, joined_ms: int
):
    clock.at_ms = 1000
    first = start()
    assert await first.missed(SHARD, {}) == []
    clock.at_ms = 1400
    assert await first.hear(SHARD, NEW, joined_ms)
    assert await first.missed(SHARD, {NEW: joined_ms}) == []
    clock.at_ms = 1200
    assert await start().missed(SHARD, {NEW: joined_ms}) == []


async def test_what_was_missed_is_not_heard_again_but_another_invitation_is(start, clock):
    first = start()
    await first.missed(SHARD, {})
    late_ms = clock.at_ms + 1000
    assert await first.missed(SHARD, {NEW: late_ms}) == [NEW]
    assert not await first.hear(SHARD, NEW, late_ms)
    assert await first.hear(SHARD, NEW, late_ms + 1000)
