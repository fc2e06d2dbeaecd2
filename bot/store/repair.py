"""Repair of damaged data that follows from other rows, with a report of what was corrected."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from sqlalchemy import Row, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import faults, ledger
from bot.store.audit import are_whole, lopsided_guilds
from bot.store.database import Database
from bot.store.guarded import Unreadable, known, readable
from bot.store.personal import mend_stand_in
from bot.store.recount import Misstated
from bot.store.schema import accounts, entries, game_tables
from bot.tables.ids import GuildId
from bot.tables.points import NEVER_BELOW_ZERO, Account, AccountKind

Mend: TypeAlias = Callable[[AsyncConnection], Awaitable[list[Misstated]]]
"""Counts something again that is kept, puts it right, and returns what was wrong with it."""

_SCORES: Final = frozenset({AccountKind.USER, AccountKind.HOUSE})
_ENTERED: Final = func.coalesce(func.sum(entries.c.amount_points), 0)


@dataclass(frozen=True)
class Rebalanced:
    """A corrected balance.

    Args:
        before_points: None if the balance was unreadable.
        after_points: The sum of the account's entries.
    """

    account: Account
    before_points: int | None
    after_points: int


@dataclass(frozen=True)
class Repaired:
    """What a repair has corrected.

    Args:
        kinds: Accounts whose kind was unreadable, with their restored kind.
        balances: Balances that were not the sum of their entries.
        counted: Results that did not follow from the rows that they count.
        last_stand_in: The restored number of the last stand-in; None if there was nothing to restore.
    """

    kinds: Sequence[Account] = ()
    balances: Sequence[Rebalanced] = ()
    counted: Sequence[Misstated] = field(default=())
    last_stand_in: int | None = None

    @property
    def is_anything(self) -> bool:
        """Whether there was anything to correct."""
        return bool(self.kinds or self.balances or self.counted) or self.last_stand_in is not None


async def repair(engine: AsyncEngine, mends: Sequence[Mend]) -> Repaired:
    """Correct everything that follows from other rows, or nothing. Damage to those rows themselves stays.

    Args:
        engine: Its database has this program's schema.

    Raises:
        StoreUnavailable: The database cannot be written.
    """
    with faults.named(engine):
        async with Database(engine).writing(searches=True) as connection:
            query = select(accounts.c.guild_id).distinct().order_by(accounts.c.guild_id)
            for row in list(readable(await connection.execute(query))):
                await ledger.wait_turn(connection, GuildId(row.guild_id))
            return Repaired(
                await _mend_kinds(connection),
                await _mend_balances(connection),
                [each for mend in mends for each in await mend(connection)],
                await mend_stand_in(connection),
            )


async def _mend_kinds(connection: AsyncConnection) -> list[Account]:
    """Restore unreadable kinds of accounts from the accounts that they have moved points with."""
    if not await are_whole(connection, entries):
        return []
    unreadable = accounts.c.kind.not_in([kind.value for kind in AccountKind])
    query = select(accounts.c.id, accounts.c.guild_id, accounts.c.owner_id).where(unreadable)
    found = []
    for row in list(readable(await connection.execute(query))):
        kind = await _kind_of(connection, row)
        account = None if kind is None else Account(GuildId(row.guild_id), kind, row.owner_id)
        if account is not None and await _is_renamed(connection, row.id, account):
            found.append(account)
    return found


async def _kind_of(connection: AsyncConnection, row: Row[Any]) -> AccountKind | None:
    own = select(entries.c.posting_id).where(entries.c.account_id == row.id)
    beside = (
        select(accounts.c.kind)
        .join(entries, entries.c.account_id == accounts.c.id)
        .where(entries.c.posting_id.in_(own), accounts.c.id != row.id)
        .distinct()
    )
    kinds = {kind for (kind,) in readable(await connection.execute(beside))}
    if not kinds or (kinds & _SCORES and kinds - _SCORES):
        return None
    if row.owner_id == 0:
        return AccountKind.HOUSE if kinds & _SCORES else AccountKind.BANK
    if kinds & _SCORES:
        return AccountKind.USER
    of_table = select(exists().where(game_tables.c.id == row.owner_id))
    return AccountKind.ESCROW if (await connection.execute(of_table)).scalar_one() else AccountKind.PURSE


async def _is_renamed(connection: AsyncConnection, number: int, account: Account) -> bool:
    """Give an account its kind back, and return whether that was possible.

    An account that was opened in its place meanwhile takes over its points.
    """
    columns = accounts.c
    its = (columns.guild_id == account.guild_id, columns.owner_id == account.owner_id)
    query = select(columns.id).where(*its, columns.kind == account.kind.value)
    other = (await connection.execute(query)).scalar_one_or_none()
    if other is None:
        await connection.execute(update(accounts).where(columns.id == number).values(kind=account.kind.value))
        return True
    moved = select(entries.c.posting_id, entries.c.amount_points).where(entries.c.account_id == number)
    rows = (await connection.execute(moved)).all()
    theirs = select(entries.c.posting_id).where(entries.c.account_id == other)
    if not {row.posting_id for row in rows}.isdisjoint(await connection.scalars(theirs)):
        return False
    await connection.execute(delete(entries).where(entries.c.account_id == number))
    again = [
        {"posting_id": row.posting_id, "account_id": other, "amount_points": row.amount_points}
        for row in rows
    ]
    if again:
        await connection.execute(insert(entries), again)
    entered = select(_ENTERED).where(entries.c.account_id == other).scalar_subquery()
    await connection.execute(update(accounts).where(columns.id == other).values(balance_points=entered))
    await connection.execute(delete(accounts).where(columns.id == number))
    return True


async def _mend_balances(connection: AsyncConnection) -> list[Rebalanced]:
    """Set balances to the sum of their entries, except where an entry is missing."""
    if not await are_whole(connection, entries):
        return []
    incomplete, columns = await lopsided_guilds(connection), accounts.c
    query = (
        select(columns.id, columns.guild_id, columns.kind, columns.owner_id)
        .add_columns(columns.balance_points.label("says"), _ENTERED.label("entered"))
        .outerjoin_from(accounts, entries, entries.c.account_id == columns.id)
        .group_by(*(columns.id, columns.guild_id, columns.kind, columns.owner_id, columns.balance_points))
        .having(columns.balance_points != _ENTERED)
        .order_by(columns.id)
    )
    found = []
    for row in list(readable(await connection.execute(query), but=_is_balance)):
        account = Account(GuildId(row.guild_id), row.kind, row.owner_id)
        entered = int(row.entered)
        if account.guild_id in incomplete or (account.kind in NEVER_BELOW_ZERO and entered < 0):
            continue
        await connection.execute(update(accounts).where(columns.id == row.id).values(balance_points=entered))
        found.append(Rebalanced(account, known(row.says, None), entered))
    return found


def _is_balance(value: Unreadable) -> bool:
    return value.column is accounts.c.balance_points
