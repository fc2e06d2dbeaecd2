"""A database that the first version of this program has filled is played on by this one."""

import pytest
import sqlalchemy as sa
from alembic import command

from bot.rules.fair_deal import commitment_to
from bot.services import TableService
from bot.store import Database
from bot.tables.commands import Close
from bot.tables.gnau import Deal, DealerPolicy, GnauMachine, Phase, Reveal, SplitMode
from bot.tables.ids import TableId
from bot.tables.points import PointsMode
from tests.services.kept import read_kept
from tests.store.old_databases import kept_rows, leave_at, read_rows, run, without_snapshots
from tests.support.clock import FakeClock
from tests.support.tables import ANN, BEN, BY_OPENER, OPENER, NoFunds, Seeded, all_open, nothing_known
from tests.support.tiers import alike

# Every row that the first version wrote when eight tables of Gnau were played at: where the bot deals, then
# where the opener does, one in each phase. With cards out, Ann is ready and Ben could not be reached; after a
# reveal Ben has left and Cat has come. The ninth table is of another game.
ROWS = read_rows("0001")
OLD = [row for name, row in ROWS if name == "game_tables" and row["game"] == "gnau"]
EACH = pytest.mark.parametrize(
    "old",
    alike(sorted(OLD, key=lambda old: old["snapshot"]["dealer_id"] is None), fast=len(OLD) // 2),
    ids=lambda old: f"{old['snapshot']['phase']}-{old['snapshot']['dealer_id']}",
)


@pytest.fixture
async def database(engine) -> Database:
    """The first version's database, opened by this one."""
    await leave_at(engine, "0001", ROWS)
    database = Database(engine)
    await database.open()
    return database


@pytest.fixture
def service(database):
    return TableService(GnauMachine(), database, FakeClock(), Seeded(), NoFunds(), nothing_known())


async def test_nothing_that_was_kept_is_lost(database, engine):
    assert without_snapshots(await kept_rows(engine, ROWS)) == without_snapshots(ROWS)


@EACH
async def test_every_table_is_as_it_was(service, old):
    stored, table = await service.get(TableId(old["id"]))
    kept = old["snapshot"]
    assert (stored.is_open, stored.deadline_ms) == (old["is_open"], old["deadline_ms"])
    assert (table.phase, table.round, table.rounds_played) == (
        kept["phase"],
        kept["round"],
        kept["rounds_played"],
    )
    assert {str(user_id): points for user_id, points in table.tally.items()} == kept["tally"]
    assert (list(table.players), table.banker_id) == (kept["seats"], kept["dealer_id"])
    assert (sorted(table.ready), sorted(table.undelivered)) == (kept["ready"], kept["undelivered"])
    assert (table.delivered, table.choices) == (kept["delivered"], {})


@EACH
async def test_every_table_is_played_as_it_was_opened(service, old):
    options = (await service.get(TableId(old["id"])))[1].options
    kept = old["snapshot"]
    assert (options.stake_points, options.reveal_s) == (kept["stake_points"], kept["reveal_s"])
    assert options.rules.to_options() == kept["rules"]
    policy = DealerPolicy.HOUSE if kept["dealer_id"] is None else DealerPolicy.OPENER
    assert (options.dealer, options.split, options.points) == (policy, SplitMode.AUTO, PointsMode.SCORE)


@EACH
async def test_the_cards_that_are_out_stay_and_say_that_nobody_can_check_them(service, old):
    hands, kept = (await service.get(TableId(old["id"])))[1].hands, old["snapshot"]["hands"]
    if kept is None:
        assert hands is None
        return
    assert list(map(str, hands.dealer)) == kept["dealer"]
    assert [[user_id, list(map(str, cards))] for user_id, cards in hands.players.items()] == kept["players"]
    assert (hands.scheme, hands.seed, hands.parts) == (0, b"", ())
    assert hands.dealer_id == old["snapshot"]["dealer_id"]


async def test_every_table_gets_a_root_of_its_own_and_a_part_for_each_seat(service):
    tables = [(await service.get(TableId(old["id"])))[1] for old in OLD]
    assert len({table.seed_root for table in tables}) == len(OLD)
    assert {len(table.seed_root) for table in tables} == {32}
    assert all(table.parts.keys() == set(table.seats) for table in tables)


@EACH
async def test_open_tables_are_played_on(service, database, engine, old):
    table_id, kept = TableId(old["id"]), old["snapshot"]
    if not old["is_open"]:
        assert [step.stored.table_id for step in await all_open(service)].count(table_id) == 0
        return
    if kept["phase"] == "dealt":
        revealed = (await service.apply(table_id, Reveal(BY_OPENER))).table
        dealer = {} if kept["dealer_id"] is None else {OPENER: -5}
        assert revealed.tally == {ANN: 10, BEN: -5} | dealer
    lock = (await service.get(table_id))[1].commitment
    dealt = (await service.apply(table_id, Deal(BY_OPENER))).table
    assert dealt.hands is not None
    assert commitment_to(dealt.hands.seed) == lock
    assert dealt.hands.people == dealt.seats
    await service.apply(table_id, Reveal(BY_OPENER))
    closed = (await service.apply(table_id, Close(BY_OPENER))).table
    assert (closed.phase, closed.rounds_played) == (Phase.CLOSED, kept["round"] + 1)
    (await read_kept(engine)).check()


async def test_the_table_of_another_game_is_left_alone(database):
    (hearts,) = [row for name, row in ROWS if name == "game_tables" and row["game"] == "hearts"]
    assert (await database.table(TableId(hearts["id"]))).snapshot == hearts["snapshot"]


async def test_a_migrated_database_can_be_taken_back_to_the_first_version(database, engine):
    async with engine.begin() as connection:
        await connection.run_sync(run, command.downgrade, "0001")
    assert without_snapshots(await kept_rows(engine, ROWS)) == without_snapshots(ROWS)


async def test_rounds_know_afterwards_who_dealt(database, engine):
    async with engine.connect() as connection:
        rows = await connection.execute(sa.text("SELECT user_id, is_dealer FROM round_players"))
    found = {(user_id, bool(is_dealer)) for user_id, is_dealer in rows}
    assert {user_id for user_id, is_dealer in found if is_dealer} == {OPENER}
    assert {user_id for user_id, is_dealer in found if not is_dealer} == {ANN, BEN}
