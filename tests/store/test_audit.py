"""The audit finds what is wrong with the books, and nothing where nothing is."""

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.store import ledger
from bot.store.audit import Audit, audit
from bot.store.schema import accounts, entries, game_tables, postings
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Account, Entry, PointsMode, Posting
from tests.store.samples import GUILD, NOW, new_table, pay, settled_round, won
from tests.support.tampering import is_account, is_entry, tamper

ANN, BEN = (Account.user(GUILD, UserId(user_id), PointsMode.BANKROLL) for user_id in (7, 8))
BANK = Account.house(GUILD, PointsMode.BANKROLL)
SCORE = Account.user(GUILD, UserId(7))
OTHER = GuildId(GUILD + 1)


async def audited(engine) -> Audit:
    async with engine.connect() as connection:
        return await audit(connection)


@pytest.fixture
async def escrow(database) -> Account:
    """Books with a score, two purses, and 30 of one purse at stake at an open table."""
    table = await new_table(database)
    escrow = Account.escrow(GUILD, table.table_id)
    await pay(
        database,
        won("gnau:1:1", 7, 50),
        won("elsewhere", 7, -9, OTHER),
        Posting("opening:7", GUILD, (Entry(ANN, 100), Entry(BANK, -100))),
        Posting("opening:8", GUILD, (Entry(BEN, 100), Entry(BANK, -100))),
        Posting("gnau:1:2:reserve", GUILD, (Entry(ANN, -30), Entry(escrow, 30))),
    )
    async with database.transaction() as transaction:
        await transaction.add_round(settled_round(table.table_id, {7: 50}), now_ms=NOW)
        await ledger.open_accounts(transaction.connection, [Account.user(GUILD, UserId(9))])
    return escrow


async def test_an_empty_database_is_sound(database, engine):
    found = await audited(engine)
    assert found == Audit(0, 0, 0, 0, 0, 0, (), (), (), (), ())
    assert found.is_sound


async def test_good_books_are_counted_and_sound(escrow, engine):
    found = await audited(engine)
    assert found == Audit(1, 1, 5, 10, 9, 289, (), (), (), (), ())
    assert found.is_sound


async def test_an_entry_that_is_missing(escrow, engine):
    await tamper(engine, sa.delete(entries).where(is_entry("opening:8", BEN)))
    found = await audited(engine)
    assert (found.lopsided, found.misstated, found.unbalanced) == (("opening:8",), (BEN,), ())
    assert not found.is_sound


async def test_an_entry_that_was_changed(escrow, engine):
    change = sa.update(entries).where(is_entry("gnau:1:1", SCORE)).values(amount_points=51)
    await tamper(engine, change)
    found = await audited(engine)
    assert (found.lopsided, found.misstated) == (("gnau:1:1",), (SCORE,))


async def test_a_posting_without_entries(escrow, engine):
    row = {"guild_id": GUILD, "reference": "nothing", "created_ms": NOW}
    await tamper(engine, sa.insert(postings).values(row))
    found = await audited(engine)
    assert found == replace(found, lopsided=("nothing",), misstated=(), unbalanced=(), overdrawn=())
    assert not found.is_sound


async def test_a_balance_that_is_off(escrow, engine):
    more = sa.update(accounts).where(is_account(SCORE)).values(balance_points=accounts.c.balance_points + 1)
    await tamper(engine, more)
    found = await audited(engine)
    assert (found.lopsided, found.misstated, found.unbalanced) == ((), (SCORE,), (GUILD,))


async def test_a_purse_below_zero(escrow, engine):
    await tamper(engine, sa.update(accounts).where(is_account(ANN)).values(balance_points=-1))
    assert (await audited(engine)).overdrawn == (ANN,)


async def test_points_at_stake_at_a_table_that_is_closed(escrow, engine):
    await tamper(engine, sa.update(game_tables).values(is_open=False))
    found = await audited(engine)
    assert (found.stranded, found.misstated, found.unbalanced) == ((escrow,), (), ())
    assert not found.is_sound


async def test_points_at_stake_at_a_table_that_never_was(escrow, database, engine):
    nowhere = Account.escrow(GUILD, TableId(99))
    await pay(database, Posting("gnau:99:1", GUILD, (Entry(BEN, -5), Entry(nowhere, 5))))
    assert (await audited(engine)).stranded == (nowhere,)


async def test_the_escrow_of_a_closed_table_may_stay_empty(escrow, database, engine):
    back = Posting("gnau:1:2", GUILD, (Entry(escrow, -30), Entry(ANN, 30)))
    await pay(database, back)
    await tamper(engine, sa.update(game_tables).values(is_open=False))
    assert (await audited(engine)).is_sound


async def test_books_that_are_written_meanwhile_are_sound_all_the_same(database, engine, escrow):
    await new_table(database, ChannelId(5))
    async with engine.execution_options(gnau_read_only=True).connect() as connection:
        first = await audit(connection)
        await pay(database, won("gnau:1:3", 7, 1))
        second = await audit(connection)
    assert first.is_sound
    assert second.is_sound
