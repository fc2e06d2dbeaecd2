"""What a person does between being looked for and being forgotten is forgotten too."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from bot.features.privacy.rows import PersonalRecords
from bot.store import Database
from bot.store.audit import audit
from bot.tables.commands import Actor, Close, Leave
from bot.tables.ids import ChannelId, TableId
from bot.tables.points import Memo
from bot.tables.ports import NewTable, StoredEvent
from bot.tables.privacy import NamedAtOpenTables
from tests.store.samples import NOW, new_table
from tests.support.lives import LEN, MAMAK, MEI, RAJ, SUE, Evening, everything, places_of
from tests.support.plans import query_plans


@dataclass
class Deeds:
    """What LEN can do meanwhile, in a server that knows nothing of them."""

    evening: Evening
    table: TableId

    async def sits_down_and_gets_up(self) -> None:
        await self.evening.join(self.table, LEN)
        await self.evening.do(self.table, Leave(LEN))

    async def is_gone_when_the_table_closes(self) -> None:
        await self.sits_down_and_gets_up()
        await self.evening.do(self.table, Close(Actor(MEI)))

    async def plays_to_the_end(self) -> None:
        await self.evening.join(self.table, LEN)
        await self.evening.play(self.table, MEI)
        await self.evening.do(self.table, Close(Actor(MEI)))

    async def opens_a_table_and_closes_it(self) -> None:
        await self.evening.do(await self.evening.open(LEN), Close(Actor(LEN)))

    async def is_given_points(self) -> None:
        memo = Memo(SUE, f"for <@{LEN}>")
        await self.evening.services.bankroll.grant(MAMAK, LEN, 5, memo, self.evening.click())

    async def takes_and_gives_points(self) -> None:
        await self.evening.with_bankrolls()
        await self.evening.by_hand()

    async def practises(self) -> None:
        await self.evening.in_the_drill()


class Interrupted(Database):
    """A database in which something happens before a change begins."""

    happening: Callable[[], Awaitable[None]]

    @asynccontextmanager
    async def writing(self, **options):
        await self.happening()
        async with super().writing(**options) as connection:
            yield connection


@pytest.fixture
async def deeds(services) -> Deeds:
    """LEN has played elsewhere."""
    await Evening(services).as_player()
    evening = Evening(services, MAMAK)
    table = await evening.open(MEI)
    await evening.join(table, RAJ)
    return Deeds(evening, table)


@pytest.fixture
def interrupted(engine) -> Interrupted:
    return Interrupted(engine)


@pytest.mark.parametrize("deed", [name for name in vars(Deeds) if not name.startswith("_")])
async def test_what_is_played_while_somebody_is_forgotten_is_forgotten_too(
    deeds, interrupted, engine, clock, deed
):
    async def do() -> None:
        # Not even the clock has to go on.
        clock.advance(-3600)
        await getattr(deeds, deed)()

    interrupted.happening = do
    await PersonalRecords(interrupted).forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []
    async with engine.connect() as connection:
        assert (await audit(connection)).is_sound


async def test_who_is_seated_by_then_is_not_forgotten(deeds, interrupted, engine, clock):
    async def sit_down() -> None:
        await deeds.evening.join(deeds.table, LEN)
        seen.append(await everything(engine))

    seen: list[object] = []
    interrupted.happening = sit_down
    with pytest.raises(NamedAtOpenTables):
        await PersonalRecords(interrupted).forget(LEN, now_ms=clock.now_ms())
    assert [await everything(engine)] == seen


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_a_table_with_a_number_from_before_that_is_committed_only_then(
    deeds, database, interrupted, engine, clock
):
    async with AsyncExitStack() as stack:
        transaction = await stack.enter_async_context(database.transaction())
        opened = NewTable(MAMAK, ChannelId(1), "gnau", {}, opener_id=LEN)
        table = await transaction.insert_table(opened, now_ms=NOW)
        await transaction.close_table(table, StoredEvent("TableCalledOff", {}), now_ms=NOW)
        assert (await new_table(database)).table_id > table.table_id
        interrupted.happening = stack.aclose
        await PersonalRecords(interrupted).forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_nobody_waits_while_rounds_and_logs_are_looked_through(deeds, interrupted, engine, clock):
    async def begin() -> None:
        plans.clear()

    interrupted.happening = begin
    with query_plans(engine) as plans:
        await PersonalRecords(interrupted).forget(LEN, now_ms=clock.now_ms())
    # Only open tables are in that index.
    scans = [step for step in plans if step.startswith("SCAN") and "ix_game_tables_open" not in step]
    long_ones = {"table_events", "rounds", "round_players", "game_tables", "entries"}
    assert long_ones.isdisjoint(step.split()[1] for step in scans)
    assert any("ix_postings_guild_id" in step for step in plans)
