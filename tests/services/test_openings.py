"""The limits of opening hold between processes, restarts and games, and in one and the same instant."""

import asyncio

import pytest

from bot.rules.errors import RuleError
from bot.services import Step, TableService
from bot.store import Database, create_engine
from bot.tables.admission import Opener
from bot.tables.commands import Actor, Close
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.ids import ChannelId, GuildId
from bot.tables.server_settings import ServerSettings
from tests.support.databases import lay_out
from tests.support.tables import (
    ANN,
    BEN,
    CROWD,
    GUILD,
    NoFunds,
    Seeded,
    all_open,
    lobby,
    nothing_known,
    server_settings,
)

SETTINGS = server_settings(tables_per_member=2, tables_per_server=4, opening_pause_s=0)
BOSS = Opener(BEN, manages_server=True)


class Decided(NoFunds):
    """All servers have decided the same."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings

    async def server(self, guild_id):
        return self.settings


class OtherGame(GnauMachine):
    game = "other"


@pytest.fixture
async def start(url, clock):
    """Start a process over the database, with a clock that all of them share."""
    lay_out(url)
    databases = []

    async def start(settings=SETTINGS, machine=GnauMachine):
        database = Database(create_engine(url))
        databases.append(database)
        await database.open()
        return TableService(machine(), database, clock, Seeded(), Decided(settings), nothing_known())

    yield start
    for database in databases:
        await database.close()


async def opened(service, channel, opener=None, guild_id=GUILD):
    """Open a table; return the code of what refused it, or its number."""
    try:
        stored = await service.open(guild_id, ChannelId(channel), lobby().table, opener or Opener(ANN))
    except RuleError as error:
        return error.code
    return stored.table_id


async def test_two_at_once_are_one_too_many(start):
    one, other = await start(), await start()
    await opened(one, 1)
    both = await asyncio.gather(opened(one, 2), opened(other, 3))
    assert sorted(map(type, both), key=str) == [int, str]
    assert "too-many-own-tables" in both
    assert len(await all_open(one)) == 2


async def test_many_people_at_once_fill_the_server_and_no_more(start):
    services = [await start(), await start()]
    attempts = (opened(services[n % 2], n + 1, Opener(person)) for n, person in enumerate(CROWD[:10]))
    codes = await asyncio.gather(*attempts)
    assert codes.count("too-many-tables") == 6
    assert len(await all_open(services[0])) == 4


async def test_twice_in_one_instant_is_too_soon(start):
    service = await start(server_settings())
    both = await asyncio.gather(opened(service, 1), opened(service, 2))
    assert "opened-just-now" in both
    assert len(await all_open(service)) == 1


async def test_a_restart_forgets_nothing(start):
    for channel in (1, 2):
        await opened(await start(), channel)
    again = await start()
    assert await opened(again, 3) == "too-many-own-tables"
    [first, _] = await all_open(again)
    await again.apply(first.stored.table_id, Close(Actor(first.table.opener_id)))
    assert isinstance(await opened(again, 3), int)


async def test_tables_of_other_games_count(start):
    await opened(await start(), 1)
    await opened(await start(machine=OtherGame), 1)
    assert await opened(await start(), 2) == "too-many-own-tables"


async def test_the_pause_counts_from_the_latest_table_even_if_it_is_closed(start, clock):
    service = await start(server_settings(opening_pause_s=30))
    table_id = await opened(service, 1)
    await service.apply(table_id, Close(Actor(lobby().table.opener_id)))
    assert await opened(service, 1) == "opened-just-now"
    clock.advance(29.9)
    assert await opened(service, 1) == "opened-just-now"
    clock.advance(0.1)
    assert isinstance(await opened(service, 1), int)


async def test_managers_are_exempt_but_not_from_the_servers_limit(start):
    service = await start(server_settings(tables_per_member=1, tables_per_server=3))
    assert all([isinstance(await opened(service, channel, BOSS), int) for channel in (1, 2, 3)])
    assert await opened(service, 4, BOSS) == "too-many-tables"


async def test_servers_do_not_count_each_others_tables(start):
    service = await start()
    for channel in (1, 2):
        await opened(service, channel)
    assert isinstance(await opened(service, 3, guild_id=GuildId(GUILD + 1)), int)


async def test_a_refused_table_leaves_nothing_behind(start, clock):
    service = await start()
    heard: list[Step[GnauTable]] = []
    service.subscribe(heard.append)
    for channel in (1, 2, 3):
        await opened(service, channel)
    assert len(heard) == 2
    clock.advance(1)
    assert isinstance(await opened(service, 3, Opener(BEN)), int)


async def test_blocked_people_open_nothing(start):
    service = await start(server_settings(blocked=(ANN,)))
    assert await opened(service, 1) == "blocked"
    assert isinstance(await opened(service, 1, Opener(BEN)), int)
