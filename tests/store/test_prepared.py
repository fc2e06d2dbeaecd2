"""Statements that are compiled once: they give what SQLAlchemy gives, and fail as it fails."""

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.store.prepared import Prepared, bound, of_row, of_rows
from bot.store.schema import facts, rounds
from tests.store.samples import GUILD, NOW, new_table

ADD = Prepared(lambda *_: sa.insert(facts).values(bound(facts)))
FIND = Prepared(
    lambda _, size: sa.select(facts).where(
        facts.c.name.in_([of_row(number, "name") for number in range(size)])
    )
)


async def test_rows_are_read_by_the_names_of_their_columns(database):
    async with database.writing() as connection:
        await ADD.repeat(connection, [{"name": name, "value": name * 2} for name in "abc"])
    async with database.reading() as connection:
        found = await FIND.fetch(connection, of_rows([{"name": "a"}, {"name": "c"}]), 2)
        assert sorted(found) == [("a", "aa"), ("c", "cc")]
        assert {row.value for row in found} == {"aa", "cc"}
        assert await FIND.fetch(connection, of_rows([{"name": "d"}])) == []


async def test_values_are_written_and_read_as_their_columns_are(database):
    table = await new_table(database)
    kept = {
        "table_id": table.table_id,
        "guild_id": GUILD,
        "number": 1,
        "record": {"a": [1, "é"]},
        "snapshot": None,
        "points": "score",
        "settled_ms": NOW,
        "is_announced": True,
    }
    add = Prepared(lambda *_: sa.insert(rounds).values(bound(rounds, "id")).returning(*rounds.c))
    async with database.writing() as connection:
        [row] = await add.fetch(connection, kept)
        assert row._asdict() == {**kept, "id": row.id}
        assert (await connection.execute(sa.select(rounds))).one()._asdict() == row._asdict()


async def test_what_the_database_refuses_is_raised_as_by_sqlalchemy(database):
    with pytest.raises(IntegrityError) as refused:
        async with database.writing() as connection:
            await ADD.repeat(connection, 2 * [{"name": "a", "value": "one too many"}])
    # Values stay out of the log.
    assert "one too many" not in str(refused.value)
    assert await database.fact("a") is None
    await database.set_fact("a", "free")


async def test_a_schema_that_changes_meanwhile_costs_one_answer(database, engine):
    if engine.dialect.name == "sqlite":
        pytest.skip("a file has one schema for all")
    await database.fact("a")
    async with database.reading() as connection:
        await FIND.fetch(connection, of_rows([{"name": "a"}]))
    async with engine.begin() as connection:
        await connection.execute(sa.text("ALTER TABLE facts ALTER COLUMN value TYPE text"))
    for _ in range(20):
        try:
            async with database.reading() as connection:
                assert await FIND.fetch(connection, of_rows([{"name": "a"}])) == []
        except DBAPIError:
            continue
        break
    else:
        raise AssertionError("it never works again")
