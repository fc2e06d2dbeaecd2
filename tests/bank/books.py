"""What the database holds, read in one moment."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.audit import Audit, audit
from bot.store.engine import is_server, read_only
from bot.store.schema import accounts, entries, game_tables, postings, round_players, rounds
from bot.tables.gnau.kept_round import KeptRound, expanded


class Holder(NamedTuple):
    """An account, by its server, its kind and its owner."""

    guild_id: int
    kind: str
    owner_id: int


class RoundKey(NamedTuple):
    """A round, by its table and its number there."""

    table_id: int
    number: int


@dataclass(frozen=True)
class SettledRound:
    """A round that was settled.

    Args:
        points: Whether it moved scores or bankrolls.
    """

    guild_id: int
    points: str
    record: dict[str, Any]
    deltas: dict[int, int]


@dataclass(frozen=True)
class Table:
    """A table as it stands.

    Args:
        is_open: Whether it can still be played at.
        is_dealt: Whether cards are out.
    """

    guild_id: int
    is_open: bool
    is_dealt: bool
    round: int


@dataclass(frozen=True)
class Books:
    """What the database holds.

    Args:
        postings: What each posting moved, by reference and account.
        escrows: What is at stake at each table that has an escrow.
    """

    postings: dict[str, dict[Holder, int]]
    escrows: dict[int, int]
    rounds: dict[RoundKey, SettledRound]
    tables: dict[int, Table]
    audit: Audit

    def net(self, *references: str) -> dict[Holder, int]:
        """Return what several postings together moved, without those accounts that nothing is left on."""
        moved: dict[Holder, int] = {}
        for reference in references:
            for holder, points in self.postings.get(reference, {}).items():
                moved[holder] = moved.get(holder, 0) + points
        return {holder: points for holder, points in moved.items() if points}


async def read_books(engine: AsyncEngine) -> Books:
    """Read everything in one transaction, in which nothing that others do meanwhile shows."""
    reader = read_only(engine)
    if is_server(engine.url):
        reader = reader.execution_options(isolation_level="REPEATABLE READ")
    async with reader.connect() as connection:
        return Books(
            postings=await _postings(connection),
            escrows=await _escrows(connection),
            rounds=await _rounds(connection),
            tables=await _tables(connection),
            audit=await audit(connection),
        )


async def _postings(connection: AsyncConnection) -> dict[str, dict[Holder, int]]:
    found: dict[str, dict[Holder, int]] = {
        reference: {} for (reference,) in await connection.execute(sa.select(postings.c.reference))
    }
    query = (
        sa.select(postings.c.reference, entries.c.amount_points)
        .add_columns(accounts.c.guild_id, accounts.c.kind, accounts.c.owner_id)
        .join(entries, entries.c.posting_id == postings.c.id)
        .join(accounts, accounts.c.id == entries.c.account_id)
    )
    for reference, points, *holder in await connection.execute(query):
        found[reference][Holder(*holder)] = points
    return found


async def _escrows(connection: AsyncConnection) -> dict[int, int]:
    query = sa.select(accounts.c.owner_id, accounts.c.balance_points).where(accounts.c.kind == "escrow")
    return {row.owner_id: row.balance_points for row in await connection.execute(query)}


async def _rounds(connection: AsyncConnection) -> dict[RoundKey, SettledRound]:
    found, by_id = {}, {}
    for row in await connection.execute(sa.select(rounds)):
        record = expanded(KeptRound(row.record, row.snapshot)).record
        settled = SettledRound(row.guild_id, row.points, record, {})
        found[RoundKey(row.table_id, row.number)] = by_id[row.id] = settled
    for row in await connection.execute(sa.select(round_players)):
        by_id[row.round_id].deltas[row.user_id] = row.delta_points
    return found


async def _tables(connection: AsyncConnection) -> dict[int, Table]:
    return {
        row.id: Table(
            row.guild_id,
            row.is_open,
            row.snapshot["phase"] in {"bidding", "raising", "dealt"},
            row.snapshot["round"],
        )
        for row in await connection.execute(sa.select(game_tables))
    }
