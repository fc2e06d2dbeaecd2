"""What the database itself refuses, whoever asks: the books stay true even where the program is wrong."""

from contextlib import suppress

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.store import ledger
from bot.store.schema import accounts, entries, posting_sums, postings
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.points import Account, Entry, PointsMode, Posting, returned
from bot.tables.ports import DuplicatePosting, Overdrawn, StoredTable
from tests.store.samples import GUILD, NOW, new_table, pay, read_books, won

TABLE = TableId(1)
ESCROW = Account.escrow(GUILD, TABLE)
BANK = Account.house(GUILD, PointsMode.BANKROLL)


def purse(user_id: int) -> Account:
    return Account.user(GUILD, UserId(user_id), PointsMode.BANKROLL)


def moved(reference: str, giver: Account, receiver: Account, points: int) -> Posting:
    return Posting(reference, GUILD, (Entry(giver, -points), Entry(receiver, points)))


def set_aside(number: int, points: int) -> Posting:
    return moved(f"gnau:{TABLE}:{number}:reserve", purse(7), ESCROW, points)


async def execute(database, *statements) -> None:
    """Carry statements out in one transaction that knows nothing of the rules."""
    async with database.writing() as connection:
        for statement in statements:
            await connection.execute(statement)


def entry_of(kind: str, amount_points: int, reference: str = "new"):
    return sa.insert(entries).values(
        posting_id=sa.select(postings.c.id).where(postings.c.reference == reference).scalar_subquery(),
        account_id=sa.select(accounts.c.id).where(accounts.c.kind == kind).scalar_subquery(),
        amount_points=amount_points,
    )


def posting_of(reference: str = "new"):
    return sa.insert(postings).values(guild_id=GUILD, reference=reference, created_ms=NOW)


@pytest.fixture
async def books(database, engine):
    """Books with a score and a purse in them; whatever a test does, they are true after it."""
    await pay(database, won("gnau:1:1", 7, 50), moved("grant", BANK, purse(7), 100))
    before = await read_books(engine)
    yield before
    (await read_books(engine)).check()


# Lop-sided postings


@pytest.mark.parametrize("amounts", [(5,), (5, -4), (-1,)])
@pytest.mark.usefixtures("books")
async def test_a_lopsided_posting_cannot_be_committed(database, engine, amounts):
    lopsided = [entry_of(kind, points) for kind, points in zip(("user", "house"), amounts, strict=False)]
    with pytest.raises(DBAPIError):
        await execute(database, posting_of(), *lopsided)
    assert "new" not in (await read_books(engine)).sums


async def test_only_the_end_of_the_transaction_counts(database):
    await pay(database, won("gnau:1:1", 7, 50))
    balanced = [entry_of("user", 5), entry_of("house", -5)]
    async with database.writing() as connection:
        for statement in (posting_of(), *balanced):
            await connection.execute(statement)
        sums = await connection.execute(sa.select(posting_sums.c.sum_points))
        assert set(sums.scalars()) == {0}


@pytest.mark.usefixtures("books")
async def test_an_entry_cannot_be_added_to_an_old_posting(database):
    with pytest.raises(DBAPIError):
        await execute(database, entry_of("purse", 5, "gnau:1:1"))


# Changed and deleted entries


@pytest.mark.parametrize(
    "change", [{"amount_points": -50}, {"amount_points": sa.literal_column("amount_points * 2")}]
)
@pytest.mark.usefixtures("books")
async def test_an_entry_cannot_be_changed(database, change):
    with pytest.raises(DBAPIError, match="entries_never_changed"):
        await execute(database, sa.update(entries).values(**change))


@pytest.mark.usefixtures("books")
async def test_one_entry_of_a_posting_cannot_be_deleted(database):
    of_users = sa.select(accounts.c.id).where(accounts.c.kind == "user")
    with pytest.raises(DBAPIError):
        await execute(database, sa.delete(entries).where(entries.c.account_id.in_(of_users)))


async def test_all_entries_of_a_posting_can_be_deleted_with_it(database, engine):
    await pay(database, won("gnau:1:1", 7, 50), won("gnau:1:2", 7, 50))
    [one] = await _column(engine, sa.select(postings.c.id).where(postings.c.reference == "gnau:1:2"))
    await execute(
        database,
        sa.delete(entries).where(entries.c.posting_id == one),
        sa.delete(postings).where(postings.c.id == one),
    )
    assert set((await read_books(engine)).sums) == {"gnau:1:1"}
    assert one not in await _column(engine, sa.select(posting_sums.c.posting_id))


async def _column(engine, query) -> list[int]:
    async with engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


# Overdrawn accounts


@pytest.mark.parametrize("kind", ["purse", "escrow"])
async def test_the_database_overdraws_no_purse_and_no_escrow(database, engine, kind):
    await pay(database, moved("grant", BANK, purse(7), 100), set_aside(1, 40))
    before = await read_books(engine)
    change = sa.update(accounts).where(accounts.c.kind == kind).values(balance_points=-1)
    with pytest.raises(DBAPIError, match="accounts_never_overdrawn"):
        await execute(database, change)
    assert await read_books(engine) == before


async def test_the_database_lets_scores_and_the_house_fall_below_zero(database, engine):
    await pay(database, won("gnau:1:1", 7, -50), moved("grant", BANK, purse(7), 100))
    balances = (await read_books(engine)).balances
    assert balances[GUILD, "user", 7] == -50
    assert balances[GUILD, "bank", 0] == -100


@pytest.mark.parametrize(
    "posting",
    [
        moved("too much", purse(7), BANK, 101),
        moved("from nobody", purse(8), BANK, 1),
        moved("too much", ESCROW, purse(7), 1),
    ],
)
async def test_the_program_refuses_first_and_says_which_posting(database, books, engine, posting):
    with pytest.raises(Overdrawn, match=posting.reference):
        await pay(database, posting)
    assert await read_books(engine) == books


async def test_what_is_there_can_be_taken_to_the_last_point(database, engine):
    await pay(database, moved("grant", BANK, purse(7), 100), moved("all", purse(7), BANK, 100))
    assert set((await read_books(engine)).balances.values()) == {0}


# References


@pytest.mark.usefixtures("books")
async def test_the_database_takes_a_reference_once(database, engine):
    with pytest.raises(DBAPIError):
        await execute(database, posting_of("gnau:1:1"))
    assert (await read_books(engine)).sums.keys() == {"gnau:1:1", "grant"}


# What is set aside


def escrow_of(table: StoredTable) -> Account:
    return Account.escrow(table.guild_id, table.table_id)


async def test_what_a_table_has_set_aside_is_found(database):
    table = await new_table(database)
    other = await new_table(database, guild_id=GuildId(GUILD + 1), channel_id=3)
    await pay(database, moved("grant", BANK, purse(7), 100), set_aside(1, 40))
    async with database.transaction() as transaction:
        found = await ledger.reservation(transaction.connection, escrow_of(table))
        assert found is not None
        assert (found.reference, set(found.entries)) == ("gnau:1:1:reserve", set(set_aside(1, 40).entries))
        assert await ledger.reservation(transaction.connection, escrow_of(other)) is None


async def test_of_many_rounds_the_one_that_is_running_is_found(database):
    table = await new_table(database)
    await pay(database, moved("grant", BANK, purse(7), 100), set_aside(1, 40), returned(set_aside(1, 40)))
    async with database.transaction() as transaction:
        assert await ledger.reservation(transaction.connection, escrow_of(table)) is None
    await pay(database, set_aside(2, 15))
    async with database.transaction() as transaction:
        found = await ledger.reservation(transaction.connection, escrow_of(table))
        assert found is not None
        assert found.reference == "gnau:1:2:reserve"


@pytest.mark.parametrize("first", ["settled", "returned"])
async def test_a_round_is_settled_or_returned_and_never_both(database, engine, first):
    settled = moved("gnau:1:1", ESCROW, purse(8), 40)
    ways = [settled, returned(set_aside(1, 40))]
    await pay(database, moved("grant", BANK, purse(7), 100), set_aside(1, 40))
    for posting in ways if first == "settled" else reversed(ways):
        with suppress(DuplicatePosting):
            await pay(database, posting)
    balances = (await read_books(engine)).balances
    assert balances[GUILD, "escrow", TABLE] == 0
    winner = 8 if first == "settled" else 7
    assert balances[GUILD, "purse", winner] == (40 if first == "settled" else 100)
