"""Small things to keep, and a look at what was kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.drill.rows import recount_drills
from bot.features.statistics.rows import recount_summaries
from bot.store import Database
from bot.store.audit import audit
from bot.store.games import recount as recount_games
from bot.store.recount import Misstated, read_recount, recount
from bot.store.schema import accounts, entries, postings
from bot.store.transaction import DatabaseTransaction
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import NewTable, RoundPlayer, RoundRecord, StoredTable

GUILD = GuildId(1_111)
CHANNEL = ChannelId(2_222)
NOW = 1_800_000_000_000


async def add_table(
    transaction: DatabaseTransaction, channel_id=CHANNEL, game="gnau", snapshot=None, guild_id=GUILD
) -> StoredTable:
    return await transaction.insert_table(NewTable(guild_id, channel_id, game, snapshot or {}), now_ms=NOW)


async def new_table(
    database: Database, channel_id=CHANNEL, game="gnau", snapshot=None, guild_id=GUILD
) -> StoredTable:
    async with database.transaction() as transaction:
        return await add_table(transaction, channel_id, game, snapshot, guild_id)


def won(reference, user_id, amount_points, guild_id=GUILD) -> Posting:
    """Return a posting by which the house pays a person (or the other way round)."""
    person, house = Account.user(guild_id, UserId(user_id)), Account.house(guild_id)
    return Posting(reference, guild_id, (Entry(person, amount_points), Entry(house, -amount_points)))


def settled_round(
    table_id: int, deltas: Mapping[int, int], number: int = 1, guild_id: int = GUILD, **facts: Any
) -> RoundRecord:
    """Return a round that moved so many points for these people."""
    players = {UserId(user_id): RoundPlayer(delta) for user_id, delta in deltas.items()}
    kept: dict[str, Any] = {"record": {}, "snapshot": {}} | facts
    return RoundRecord(TableId(table_id), GuildId(guild_id), number, players=players, **kept)


async def pay(database: Database, *posted: Posting) -> None:
    async with database.transaction() as transaction:
        for posting in posted:
            await transaction.post(posting, now_ms=NOW)


@dataclass(frozen=True)
class Books:
    """What the ledger holds: balances, what the entries say they should be, and the sum of each posting."""

    balances: dict[tuple[int, str, int], int]
    entered: dict[tuple[int, str, int], int]
    sums: dict[str, int]

    def check(self) -> None:
        """Fail unless every balance follows from the entries and every posting sums to zero."""
        assert self.balances == self.entered
        assert set(self.sums.values()) <= {0}


async def read_books(engine: AsyncEngine) -> Books:
    # A kind that cannot be read is another one here.
    kind = sa.type_coerce(accounts.c.kind, sa.String)
    key = (accounts.c.guild_id, kind, accounts.c.owner_id)
    balances = sa.select(*key, accounts.c.balance_points)
    entered = (
        sa.select(*key, sa.func.coalesce(sa.func.sum(entries.c.amount_points), 0))
        .outerjoin(entries, entries.c.account_id == accounts.c.id)
        .group_by(*key)
    )
    sums = (
        sa.select(postings.c.reference, sa.func.coalesce(sa.func.sum(entries.c.amount_points), 0))
        .outerjoin(entries, entries.c.posting_id == postings.c.id)
        .group_by(postings.c.reference)
    )
    async with engine.connect() as connection:
        return Books(
            {tuple(row[:3]): row[3] for row in await connection.execute(balances)},
            {tuple(row[:3]): int(row[3]) for row in await connection.execute(entered)},
            {row[0]: int(row[1]) for row in await connection.execute(sums)},
        )


async def is_sound(database: Database) -> bool:
    """Return whether the audit finds nothing wrong."""
    async with database.reading() as connection:
        return (await audit(connection)).is_sound


async def recounted(engine: AsyncEngine) -> list[Misstated]:
    """Return what was played and answered does not bear out of what is kept of it."""
    return await read_recount(engine, recount, recount_games, recount_drills, recount_summaries)
