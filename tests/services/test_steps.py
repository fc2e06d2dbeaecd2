"""How a table stands is at hand, and read again where somebody else may have changed it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from bot.rules.errors import RuleError
from bot.services import Services, TableService
from bot.services.steps import LIMIT, Latest, LatestSteps
from bot.store import Leases, create_engine
from bot.store.schema import game_tables, table_events
from bot.tables.commands import Close
from bot.tables.gnau import Deal, GnauMachine, GnauTable, MarkReady, Phase, Reveal
from bot.tables.ids import GuildId, MessageId, TableId
from bot.tables.leases import LEASE_MS
from tests.services.kept import GlassDatabase
from tests.services.owners import OURS, THEIRS
from tests.support.services import full_services
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CHANNEL,
    GUILD,
    NoFunds,
    Seeded,
    gnau_of,
    in_phase,
    join,
    lobby,
    nothing_known,
    stored,
)
from tests.support.texts import shipped_texts


class CountingDatabase(GlassDatabase):
    """A database that notes how often it was read and written."""

    reads = writes = 0

    @asynccontextmanager
    async def reading(self, **options):
        self.reads += 1
        async with super().reading(**options) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, **options):
        self.writes += 1
        async with super().writing(**options) as connection:
            yield connection


@pytest.fixture
async def database(sqlite_url) -> AsyncIterator[CountingDatabase]:
    database = CountingDatabase(create_engine(sqlite_url), OURS)
    await database.open()
    yield database
    await database.close()


@pytest.fixture
async def services(database, clock) -> AsyncIterator[Services]:
    services = full_services(database, shipped_texts(), clock, Seeded())
    await services.leases.claim([GUILD])
    yield services
    await services.close()


@pytest.fixture
async def table_id(services):
    """A table of Ann and Ben, whose server's settings are at hand."""
    return (await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN, BEN).table)).table_id


@pytest.fixture
def elsewhere(database, clock) -> TableService[GnauTable]:
    """The same tables as another part of the process would change them, past all that is remembered."""
    return TableService(GnauMachine(), database, clock, Seeded(), NoFunds(), nothing_known())


async def reads_of(database: CountingDatabase, *answers):
    """Return what was answered, and how often the database was read for it."""
    before = database.reads
    return [await answer for answer in answers], database.reads - before


async def test_an_evening_reads_no_row(services, database, table_id):
    commands = (join(CAT), Deal(BY_OPENER), MarkReady(ANN), Reveal(BY_OPENER), Deal(BY_OPENER))
    gnau, writes = gnau_of(services), database.writes
    steps, reads = await reads_of(database, *(gnau.apply(table_id, each) for each in commands))
    assert (reads, database.writes - writes) == (0, len(commands))
    [found], reads = await reads_of(database, gnau.get(table_id))
    assert (found, reads) == ((steps[-1].stored, steps[-1].table), 0)
    row = await database.table(table_id)
    assert (row, GnauMachine().load(row.snapshot)) == found


async def test_what_somebody_else_has_changed_is_read_and_decided_afresh(services, table_id, elsewhere):
    await elsewhere.apply(table_id, join(CAT))
    with pytest.raises(RuleError, match="already seated"):
        await gnau_of(services).apply(table_id, join(CAT))
    await elsewhere.apply(table_id, Deal(BY_OPENER))
    step = await gnau_of(services).apply(table_id, MarkReady(CAT))
    assert (step.before.seats, step.before.phase) == ((ANN, BEN, CAT), Phase.DEALT)
    assert await gnau_of(services).get(table_id) == await elsewhere.get(table_id) == (step.stored, step.table)


async def test_a_round_that_somebody_else_has_settled_is_not_settled_again(
    services, database, table_id, elsewhere
):
    await gnau_of(services).apply(table_id, Deal(BY_OPENER))
    await elsewhere.apply(table_id, Reveal(BY_OPENER))
    with pytest.raises(RuleError, match="nothing to reveal"):
        await gnau_of(services).apply(table_id, Reveal(BY_OPENER))
    kept = await database.kept()
    kept.check()
    assert list(kept.deltas) == [f"gnau:{table_id}:1"]


async def test_a_table_that_was_called_off_is_closed(services, database, table_id):
    await services.calling_off.call_off(table_id)
    for attempt in (gnau_of(services).get(table_id), gnau_of(services).apply(table_id, join(CAT))):
        with pytest.raises(RuleError, match="table closed"):
            await attempt


async def test_a_table_whose_server_was_deleted_is_unknown(services, database, table_id):
    async with database.writing() as connection:
        for table in (table_events, game_tables):
            await connection.execute(sa.delete(table))
    with pytest.raises(RuleError, match="table unknown"):
        await gnau_of(services).apply(table_id, join(CAT))


async def test_where_the_lease_may_have_run_out_rows_are_read(services, database, clock, table_id, elsewhere):
    await elsewhere.apply(table_id, join(CAT))
    assert (await gnau_of(services).get(table_id))[1].seats == (ANN, BEN)
    clock.advance(LEASE_MS / 1000)
    assert (await gnau_of(services).get(table_id))[1].seats == (ANN, BEN, CAT)


async def test_a_server_that_is_claimed_again_may_have_been_anothers(
    services, database, clock, table_id, elsewhere
):
    await elsewhere.apply(table_id, join(CAT))
    clock.advance(LEASE_MS / 1000)
    assert await services.leases.serves(GUILD)
    assert (await gnau_of(services).get(table_id))[1].seats == (ANN, BEN, CAT)


async def test_a_server_that_was_lost_is_forgotten(services, database, clock, table_id):
    clock.advance(LEASE_MS / 1000)
    await Leases(database).claim([GUILD], THEIRS, now_ms=clock.now_ms, is_free=lambda _: False)
    await services.let_go([GUILD])
    assert services.latest.of_table(table_id) is None


async def test_a_change_without_a_word_is_read_before_anything_is_shown(services, database, table_id):
    database.keeps_silent = True
    with pytest.raises(OSError, match="after the commit"):
        await gnau_of(services).apply(table_id, join(CAT))
    database.keeps_silent = False
    assert (await gnau_of(services).get(table_id))[1].seats == (ANN, BEN, CAT)


async def test_a_refusal_leaves_it_at_hand(services, database, table_id):
    for _ in range(2):
        with pytest.raises(RuleError, match="already seated"):
            await gnau_of(services).apply(table_id, join(ANN))
    _, reads = await reads_of(database, gnau_of(services).get(table_id))
    assert reads == 0


async def test_after_a_restart_all_is_at_hand(services, database, clock, table_id):
    await services.close()
    again = full_services(database, shipped_texts(), clock, Seeded())
    await again.leases.claim([GUILD])
    [step] = await again.resume([GUILD])
    await again.settings.for_guild(GUILD)
    (found, joined), reads = await reads_of(
        database,
        gnau_of(again).get(table_id),
        gnau_of(again).apply(table_id, join(CAT)),
    )
    assert (found, joined.table.seats, reads) == ((step.stored, step.table), (ANN, BEN, CAT), 0)
    await again.close()


async def test_rounds_that_are_not_announced_are_at_hand(services, database, table_id):
    gnau = gnau_of(services)
    for command in (Deal(BY_OPENER), Reveal(BY_OPENER), Deal(BY_OPENER)):
        await gnau.apply(table_id, command)
    await gnau.set_message(table_id, MessageId(5))
    waiting, reads = await reads_of(database, gnau.rounds_not_announced(table_id))
    assert (waiting, reads) == ([(1,)], 0)
    await gnau.note_announced(table_id, 1)
    assert (await gnau.rounds_not_announced(table_id), (await gnau.get(table_id))[0].message_id) == ((), None)
    await gnau.apply(table_id, Reveal(BY_OPENER))
    services.latest.forget(table_id)
    assert await gnau.rounds_not_announced(table_id) == [2]
    await gnau.apply(table_id, Close(BY_OPENER))
    for expected in (1, 0):
        waiting, reads = await reads_of(database, gnau.rounds_not_announced(table_id))
        assert (waiting, reads) == ([(2,)], expected)


def test_only_so_many_tables_are_at_hand():
    latest, table = LatestSteps(lambda _: True), in_phase(Phase.LOBBY).table
    for number in range(LIMIT + 1):
        latest.remember(Latest(stored(table, TableId(number)), table))
        assert latest.of_table(TableId(0)) is not None
    assert [number for number in range(LIMIT + 1) if latest.of_table(TableId(number)) is None] == [1]


def test_what_was_read_with_others_never_hides_a_step():
    latest, table = LatestSteps(lambda _: True), in_phase(Phase.LOBBY).table
    step, read = Latest(stored(table), table, (1,)), Latest(stored(table), table)
    latest.remember(step)
    latest.take_up(read)
    assert latest.of_table(read.stored.table_id) is step
    latest.forget_guilds([GuildId(GUILD + 1)])
    assert latest.of_table(read.stored.table_id) is step
    latest.forget_guilds([GUILD])
    latest.take_up(read)
    assert latest.of_table(read.stored.table_id) is read
