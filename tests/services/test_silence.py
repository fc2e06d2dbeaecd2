"""Connections between a process and its database server that fall silent: people are answered even so."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.services import Services
from bot.store import Database, DatabaseAway, create_engine
from bot.store.timeouts import Limits
from bot.tables.ids import ChannelId, GuildId
from tests.services.owners import GUILD, LEASE_S, OTHER_GUILD, OURS, THEIRS
from tests.support.databases import lay_out
from tests.support.hanging import HANGS_S
from tests.support.relay import Relay, Swallow
from tests.support.services import full_services
from tests.support.tables import ANN, BEN, CAT, Seeded, join, lobby
from tests.support.texts import shipped_texts

# So long that a test in which somebody waits for one of them never ends.
PATIENT = Limits(transaction_s=600, ping_s=0.2, lock_s=600, idle_s=600)


@dataclass
class Process:
    """A process with its own connections to the database."""

    database: Database
    services: Services

    @property
    def leases(self):
        return self.services.leases

    async def open_in(self, guild_id: GuildId):
        """Open a table in a server."""
        return await self.services.games.tables_of("gnau").open(
            guild_id, ChannelId(guild_id + 1), lobby(ANN).table
        )

    async def join_in(self, guild_id: GuildId):
        """Have somebody sit down at the table of a server."""
        stored, _ = await self.services.games.tables_of("gnau").in_channel(ChannelId(guild_id + 1))
        return await self.services.games.tables_of("gnau").apply(stored.table_id, join(BEN))

    async def close(self):
        await self.services.close()
        await self.database.close()


def process(url, holder, clock) -> Process:
    database = Database(create_engine(url), holder, PATIENT)
    return Process(database, full_services(database, shipped_texts(), clock, Seeded(1)))


@pytest.fixture
async def relay(postgres_url) -> AsyncIterator[Relay]:
    lay_out(postgres_url)
    relay = Relay(postgres_url)
    async with relay.running():
        yield relay


@pytest.fixture
async def ours(relay, clock) -> AsyncIterator[Process]:
    """The process whose connections fall silent: two servers are its own, each with a table."""
    ours = process(relay.url, OURS, clock)
    await ours.database.open()
    await ours.leases.claim([GUILD, OTHER_GUILD])
    for guild_id in (GUILD, OTHER_GUILD):
        await ours.open_in(guild_id)
    yield ours
    async with asyncio.timeout(HANGS_S):
        await ours.close()


@pytest.fixture
async def successor(ours, postgres_url, clock, monkeypatch) -> AsyncIterator[Process]:
    """Another process, whose connections hold."""
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.0)
    successor = process(postgres_url, THEIRS, clock)
    yield successor
    await successor.close()


@pytest.fixture
async def hanging(ours, relay) -> AsyncIterator[asyncio.Task[object]]:
    """Somebody's click in the first server, whose COMMIT has come to nobody."""
    relay.swallow(Swallow.COMMIT)
    click = asyncio.create_task(ours.join_in(GUILD))
    await relay.has_swallowed.wait()
    yield click
    await ours.database.close()
    with pytest.raises(DBAPIError):
        await click


async def give_up_on_the_silent(witness):
    """Have the server end what is idle in the middle of a transaction, as it does by itself after a while."""
    ending = sa.text(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
        "WHERE state = 'idle in transaction' AND datname = current_database()"
    )
    async with witness.database.reading(searches=True) as connection:
        assert (await connection.execute(ending)).all() == [(True,)]


async def renew_in_vain(ours, relay):
    """Renew the leases on a connection that falls silent at the COMMIT."""
    relay.swallow(Swallow.COMMIT)
    renewing = asyncio.create_task(ours.leases.renew())
    await relay.has_swallowed.wait()
    ours.database._lines.hang_up()
    with pytest.raises(DBAPIError):
        await renewing


async def test_what_a_process_without_power_has_locked_costs_its_successor_one_server(
    relay, hanging, successor, clock
):
    relay.fall_silent()
    clock.advance(LEASE_S)
    assert await successor.leases.claim([GUILD, OTHER_GUILD]) == {OTHER_GUILD}
    assert not await successor.leases.serves(GUILD)
    assert await successor.leases.serves(OTHER_GUILD)
    assert (await successor.join_in(OTHER_GUILD)).events


async def test_a_server_in_which_a_change_hangs_is_taken_over_once_the_dead_are_given_up(
    relay, hanging, successor, clock
):
    relay.fall_silent()
    clock.advance(LEASE_S)
    assert not await successor.leases.serves(GUILD)
    await give_up_on_the_silent(successor)
    assert await successor.leases.serves(GUILD)
    assert (await successor.join_in(GUILD)).events


async def test_a_click_that_hangs_keeps_no_lease_from_being_renewed(ours, hanging, clock):
    for _ in range(3):
        clock.advance(LEASE_S - 1)
        assert await ours.leases.renew()
    assert ours.leases.is_renewed
    assert await ours.leases.serves(GUILD)
    assert (await ours.join_in(OTHER_GUILD)).events


async def test_a_renewal_that_hangs_is_made_up_for_and_no_server_is_lost(ours, relay, clock):
    await renew_in_vain(ours, relay)
    assert not ours.leases.is_renewed
    clock.advance(5)
    await give_up_on_the_silent(ours)
    assert await ours.leases.renew()
    clock.advance(LEASE_S - 1)
    assert ours.leases.is_renewed
    assert await ours.leases.serves(GUILD)
    assert (await ours.join_in(GUILD)).events


async def test_leases_that_are_locked_are_neither_renewed_nor_lost(ours, relay, clock):
    await renew_in_vain(ours, relay)
    clock.advance(LEASE_S)
    assert not await ours.leases.renew()
    assert ours.leases.held == {GUILD, OTHER_GUILD}
    assert not await ours.leases.serves(GUILD)
    assert not ours.leases.is_renewed
    # Another process may have better connections.
    assert not ours.leases.is_cut_off(GUILD)


async def test_a_click_at_a_table_where_another_hangs_waits_for_a_moment_only(ours, hanging, monkeypatch):
    monkeypatch.setattr("bot.services.queues.PATIENCE_S", 0.0)
    tables = ours.services.games.tables_of("gnau").within(GUILD)
    stored, _ = await tables.in_channel(ChannelId(GUILD + 1))
    with pytest.raises(DatabaseAway):
        await tables.apply(stored.table_id, join(CAT))
    assert not hanging.done()


async def test_ending_waits_for_no_answer(ours, relay, hanging):
    relay.fall_silent()
    async with asyncio.timeout(HANGS_S):
        await ours.close()
    with pytest.raises(DBAPIError):
        await hanging
