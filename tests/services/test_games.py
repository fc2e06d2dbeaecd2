"""Two games in one process: whatever concerns a channel, a server or time reaches the tables of both."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.rules.errors import RuleError
from bot.services import CalledOff, Step
from bot.store.schema import game_tables
from bot.tables.commands import Actor, Close, LoseChannel, Wake
from bot.tables.events import Cause, PlayerLeft, TableClosed
from bot.tables.games import GNAU
from bot.tables.gnau import Deal
from bot.tables.ids import ChannelId, GuildId, TableId
from bot.tables.ports import NewTable, TableExists
from tests.support.counting import (
    COUNTING_GAME,
    IDLE_S,
    Count,
    CountEnded,
    CountTable,
    PersonOut,
)
from tests.support.hanging import HANGS_S
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, BY_OPENER, CHANNEL, GUILD, IDLE_MS, MANAGER, Seeded, join, lobby
from tests.support.texts import shipped_texts

OTHER_CHANNEL = ChannelId(CHANNEL + 1)
ELSEWHERE = GuildId(GUILD + 1)


@pytest.fixture
async def start(database, clock):
    """Start the services of a process with both games, as often as the bot is started."""
    started = []

    def start():
        started.append(full_services(database, shipped_texts(), clock, Seeded(), games=(GNAU, COUNTING_GAME)))
        return started[-1]

    yield start
    for services in started:
        await services.close()


@pytest.fixture
def services(start):
    return start()


@pytest.fixture
async def both(services) -> tuple[TableId, TableId]:
    """A Gnau table where Ann and Ben sit, and one where both have counted, in the same channel."""
    return await open_both(services)


async def open_both(services, guild_id=GUILD, channel_id=CHANNEL) -> tuple[TableId, TableId]:
    gnau = await services.games.tables_of("gnau").open(guild_id, channel_id, lobby(ANN, BEN).table)
    counting = services.games.tables_of("count")
    count = await counting.open(guild_id, channel_id, CountTable())
    for person in (ANN, BEN):
        await counting.apply(count.table_id, Count(person))
    return gnau.table_id, count.table_id


class Heard:
    """What happens at the tables of both games, and a way to wait for it."""

    def __init__(self, services):
        self._steps: asyncio.Queue[Step[Any]] = asyncio.Queue()
        services.games.subscribe(self._steps.put_nowait)

    async def next(self, count):
        """Return the events of the next steps, by table."""
        steps = [await asyncio.wait_for(self._steps.get(), HANGS_S) for _ in range(count)]
        return {step.stored.table_id: step.events for step in steps}

    def nothing_more(self):
        return self._steps.empty()


async def state_of(services, table_id):
    [table] = [each.table for each in await services.games.all_open() if each.stored.table_id == table_id]
    return table


async def damage(database, table_id, **values):
    async with database.writing() as connection:
        await connection.execute(sa.update(game_tables).where(game_tables.c.id == table_id).values(**values))


# Finding a table


async def test_a_channel_holds_a_table_of_each_game(services, both):
    gnau, count = both
    await open_both(services, channel_id=OTHER_CHANNEL)
    found = await services.games.in_channel(CHANNEL)
    assert [(step.stored.table_id, step.stored.game) for step in found] == [(gnau, "gnau"), (count, "count")]
    with pytest.raises(TableExists) as exists:
        await services.games.tables_of("count").open(GUILD, CHANNEL, CountTable())
    assert exists.value.table.table_id == count


async def test_each_game_knows_its_own_tables_only(services, both):
    gnau, count = both
    with pytest.raises(RuleError, match="table unknown"):
        await services.games.tables_of("gnau").get(count)
    with pytest.raises(RuleError, match="table unknown"):
        await services.games.tables_of("count").apply(gnau, Close(BY_OPENER))


async def test_what_every_game_understands_is_asked_by_number(services, both):
    gnau, count = both
    by_manager = Close(Actor(MANAGER, manages_server=True))
    assert (await services.games.apply(gnau, by_manager)).events == (TableClosed(Cause.ASKED, MANAGER),)
    assert (await services.games.apply(count, by_manager)).events == (CountEnded("asked"),)


async def test_a_table_or_a_game_that_there_is_not(services, database):
    async with database.transaction() as transaction:
        mahjong = await transaction.insert_table(NewTable(GUILD, CHANNEL, "mahjong", {}), now_ms=0)
    for table_id in (mahjong.table_id, TableId(99)):
        with pytest.raises(RuleError, match="table unknown"):
            await services.games.apply(table_id, Wake())
    with pytest.raises(RuleError, match="table unknown"):
        services.games.tables_of("mahjong")
    assert await services.games.in_channel(CHANNEL) == []


async def test_all_tables_come_by_number_and_server_whatever_they_play(services, both):
    gnau, count = both
    later, last = await open_both(services, ELSEWHERE, OTHER_CHANNEL)
    again = (await services.games.tables_of("gnau").open(GUILD, OTHER_CHANNEL + 1, lobby().table)).table_id

    async def numbers(*guild_ids):
        return [step.stored.table_id for step in await services.games.all_open(guild_ids or None)]

    assert await numbers() == [gnau, count, later, last, again]
    assert await numbers(GUILD) == [gnau, count, again]
    for table_id in (count, gnau):
        await services.games.apply(table_id, LoseChannel())
    owing = await services.games.all_with_unannounced_end()
    assert [step.stored.table_id for step in owing] == [gnau, count]
    assert await services.games.all_with_unannounced_end([ELSEWHERE]) == []


# Time


async def test_each_table_is_woken_by_its_own_deadline(services, clock, both):
    gnau, count = both
    heard = Heard(services)
    clock.advance(IDLE_S)
    await services.resume()
    assert await heard.next(1) == {count: (CountEnded("time"),)}
    await asyncio.sleep(0.02)
    assert heard.nothing_more()
    clock.advance(IDLE_MS / 1000 - IDLE_S)
    await services.resume()
    assert await heard.next(1) == {gnau: (TableClosed(Cause.TIME),)}


async def test_a_restart_arms_the_deadlines_of_both(start, services, clock, both):
    gnau, count = both
    await services.close()
    clock.advance(max(IDLE_S, IDLE_MS / 1000))
    again = start()
    heard = Heard(again)
    assert [step.stored.table_id for step in await again.resume()] == [gnau, count]
    assert await heard.next(2) == {gnau: (TableClosed(Cause.TIME),), count: (CountEnded("time"),)}
    assert [step.stored.game for step in await again.resume()] == ["gnau", "count"]


async def test_the_tables_of_servers_that_were_let_go_wake_elsewhere(services, both):
    elsewhere = await open_both(services, ELSEWHERE, OTHER_CHANNEL)
    assert services.wakeups._sleeping.keys() == {*both, *elsewhere}
    await services.let_go([GUILD])
    assert services.wakeups._sleeping.keys() == set(elsewhere)


# People


async def test_who_is_blocked_loses_every_seat_in_the_server(services, both):
    gnau, count = both
    _, elsewhere = await open_both(services, ELSEWHERE, OTHER_CHANNEL)
    heard = Heard(services)
    await services.block(GUILD, ANN, user_id=MANAGER)
    assert await heard.next(2) == {gnau: (PlayerLeft(ANN),), count: (PersonOut(ANN),)}
    assert heard.nothing_more()
    assert (await state_of(services, elsewhere)).people == (ANN, BEN)


# What goes wrong


@pytest.mark.parametrize("broken_game", ["gnau", "count"])
async def test_of_two_games_only_the_table_that_cannot_be_read_is_called_off(
    services, database, both, broken_game
):
    gnau, count = both
    broken, whole = (gnau, count) if broken_game == "gnau" else (count, gnau)
    ended: list[CalledOff] = []
    services.calling_off.subscribe(ended.append)
    await damage(database, broken, snapshot={})
    assert [step.stored.table_id for step in await services.resume()] == [whole]
    assert [each.stored.table_id for each in ended] == [broken]


async def test_a_table_of_an_unknown_game_is_called_off_beside_them(services, database, both):
    ended: list[CalledOff] = []
    services.calling_off.subscribe(ended.append)
    async with database.transaction() as transaction:
        mahjong = await transaction.insert_table(NewTable(GUILD, CHANNEL, "mahjong", {}), now_ms=0)
    assert [step.stored.table_id for step in await services.resume()] == list(both)
    assert [each.stored.table_id for each in ended] == [mahjong.table_id]


async def test_what_was_kept_without_a_word_is_found_in_both(services, database, both):
    gnau, count = both
    await services.leases.claim([GUILD])
    assert [await services.changed_unnoticed() for _ in range(2)] == [[], []]
    database.keeps_silent = True
    for table_id, command in ((gnau, Deal(BY_OPENER)), (count, Count(BEN))):
        with pytest.raises(OSError, match="after the commit"):
            await services.games.apply(table_id, command)
    database.keeps_silent = False
    assert await services.changed_unnoticed() == []
    found = await services.changed_unnoticed()
    assert [(step.stored.game, step.table.round) for step in found] == [("gnau", 1), ("count", 3)]
    assert await services.changed_unnoticed() == []


async def test_a_command_is_refused_by_the_game_it_reaches(services, both):
    gnau, _ = both
    with pytest.raises(RuleError, match="already seated"):
        await services.games.apply(gnau, join(ANN))
