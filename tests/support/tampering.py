"""Changes behind the back of the database's own guards, as damage or a bug elsewhere would make them."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.schema import accounts, entries, postings
from bot.tables.points import Account

_GUARDED = ("entries", "accounts")


async def tamper(engine: AsyncEngine, *statements: sa.Executable) -> None:
    """Carry out statements, each of which must change something, without the guards; these stay away."""
    async with engine.begin() as connection:
        for table in _GUARDED:
            await _unguard(connection, table)
        for statement in statements:
            result: Any = await connection.execute(statement)
            assert result.rowcount > 0


async def _unguard(connection: AsyncConnection, table: str) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text(f"ALTER TABLE {table} DISABLE TRIGGER USER"))
        return
    triggers = sa.text("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = :table")
    for (name,) in (await connection.execute(triggers, {"table": table})).all():
        await connection.execute(sa.text(f"DROP TRIGGER {name}"))


def is_account(account: Account) -> sa.ColumnElement[bool]:
    """Return the condition that finds an account."""
    return sa.and_(
        accounts.c.guild_id == account.guild_id,
        accounts.c.kind == account.kind.value,
        accounts.c.owner_id == account.owner_id,
    )


def is_entry(reference: str, account: Account | None = None) -> sa.ColumnElement[bool]:
    """Return the condition that finds the entries of a posting, or the one on an account."""
    posting = sa.select(postings.c.id).where(postings.c.reference == reference).scalar_subquery()
    if account is None:
        return entries.c.posting_id == posting
    owner = sa.select(accounts.c.id).where(is_account(account)).scalar_subquery()
    return sa.and_(entries.c.posting_id == posting, entries.c.account_id == owner)


def balances_follow() -> sa.Executable:
    """Return the statement that makes every balance what the entries say, so that no sum gives it away."""
    entered = (
        sa.select(sa.func.coalesce(sa.func.sum(entries.c.amount_points), 0))
        .where(entries.c.account_id == accounts.c.id)
        .scalar_subquery()
    )
    return sa.update(accounts).values(balance_points=entered)
