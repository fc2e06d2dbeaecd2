"""Single facts about this installation, by name."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import facts
from bot.store.statements import insert_or_skip


async def get(connection: AsyncConnection, name: str) -> str | None:
    """Return a fact, or None when it was never set."""
    query = select(facts.c.value).where(facts.c.name == name)
    value: str | None = (await connection.execute(query)).scalar_one_or_none()
    return value


async def put(connection: AsyncConnection, name: str, value: str) -> None:
    """Set a fact."""
    await connection.execute(insert_or_skip(connection, facts).values(name=name, value=value))
    await connection.execute(update(facts).where(facts.c.name == name).values(value=value))
