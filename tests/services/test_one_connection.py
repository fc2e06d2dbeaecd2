"""Nothing asks for a second connection while it holds one.

Where every connection of a process is held by somebody who waits for one more, nobody ever gets it.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

import pytest

from bot.services import Services
from bot.services.bankroll import Gift
from bot.store import create_engine
from bot.tables.admission import Opener
from bot.tables.commands import Close
from bot.tables.gnau import Deal, Reveal
from bot.tables.points import Memo, PointsMode
from tests.services.kept import GlassDatabase
from tests.support.databases import lay_out
from tests.support.services import full_services
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CHANNEL,
    GUILD,
    OPENER,
    Seeded,
    join,
    lobby,
    server_settings,
)
from tests.support.texts import shipped_texts

SETTINGS = server_settings(points=PointsMode.BANKROLL, opening_grant_points=100, daily_points=20, giving=True)
MEMO = Memo(OPENER, "a reason")
IS_HELD: ContextVar[bool] = ContextVar("IS_HELD", default=False)


class OneConnection(GlassDatabase):
    """A database that gives nobody a second connection."""

    @asynccontextmanager
    async def reading(self, **options):
        assert not IS_HELD.get(), "a second connection"
        async with super().reading(**options) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, **options):
        assert not IS_HELD.get(), "a second connection"
        token = IS_HELD.set(True)
        try:
            async with super().writing(**options) as connection:
                yield connection
        finally:
            IS_HELD.reset(token)


@pytest.fixture
async def services(sqlite_url, clock) -> AsyncIterator[Services]:
    lay_out(sqlite_url)
    database = OneConnection(create_engine(sqlite_url))
    await database.open()
    services = full_services(database, shipped_texts(), clock, Seeded(), SETTINGS)
    yield services
    await services.close()
    await database.close()


async def test_a_table_of_a_server_whose_settings_are_not_at_hand(services):
    opener = Opener(OPENER)
    stored = await services.games.tables_of("gnau").open(
        GUILD, CHANNEL, lobby(points=PointsMode.BANKROLL).table, opener
    )
    for command in (join(ANN), join(BEN), Deal(BY_OPENER), Reveal(BY_OPENER), Close(BY_OPENER)):
        services.settings.forget([GUILD])
        step = await services.games.tables_of("gnau").apply(stored.table_id, command)
        assert step.events


async def test_points_of_a_server_whose_settings_are_not_at_hand(services):
    bankroll = services.bankroll
    calls = {
        "balance": lambda: bankroll.balance(GUILD, ANN),
        "daily": lambda: bankroll.take_daily(GUILD, ANN),
        "give": lambda: bankroll.give(GUILD, Gift(ANN, 0, BEN, 5, "1")),
        "grant": lambda: bankroll.grant(GUILD, BEN, 7, MEMO, "2"),
        "reset": lambda: bankroll.reset(GUILD, BEN, MEMO, "3"),
    }
    answers = {}
    for name, call in calls.items():
        services.settings.forget([GUILD])
        answers[name] = await call()
    assert answers == {"balance": 100, "daily": (20, 120), "give": 115, "grant": 112, "reset": (112, 100)}
