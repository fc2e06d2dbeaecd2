"""A database of each kind, empty, for every test that asks for one, and what was played in it."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.privacy.rows import PersonalRecords
from bot.features.registry import FEATURES
from bot.services import Services
from bot.store import Database, History, create_engine
from tests.store.mixed import play_all_games
from tests.support.clock import FakeClock
from tests.support.databases import Play, lay_out, nothing
from tests.support.lives import AFTERWARDS, KOPITIAM, MAMAK, Evening, play_all_of_it, services_over


@pytest.fixture
async def engine(url) -> AsyncIterator[AsyncEngine]:
    """An engine for the empty database."""
    engine = create_engine(url)
    yield engine
    await engine.dispose()


@pytest.fixture
def before(request) -> Play:
    """What was played in the database before."""
    return play_all_of_it if "evenings" in request.fixturenames else nothing


@pytest.fixture
async def database(url, engine, before) -> Database:
    """The database, opened; closed with the engine."""
    lay_out(url, before)
    database = Database(engine)
    await database.open()
    return database


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def services(database, clock) -> Services:
    return services_over(database, clock)


@pytest.fixture
def records(database) -> PersonalRecords:
    return PersonalRecords(database, exported=[each for feature in FEATURES for each in feature.exported])


@pytest.fixture
def history(database) -> History:
    return History(database)


@pytest.fixture
async def played(services, database: Database) -> Database:
    """A database in which LEN has played every game."""
    await play_all_games(services, database)
    return database


@pytest.fixture
def evenings(services) -> list[Evening]:
    """Two servers in which LEN has done everything there is to do; they can go on."""
    return [Evening(services, guild_id, AFTERWARDS) for guild_id in (KOPITIAM, MAMAK)]
