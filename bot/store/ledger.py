"""Points: postings, their entries, and the balances that follow from them."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, and_, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import accounts, entries, postings
from bot.store.statements import insert_or_skip, is_postgresql
from bot.tables.ids import GuildId, UserId
from bot.tables.points import Account, AccountKind, Entry, Posting
from bot.tables.ports import DuplicatePosting

# The account of one entry, found by the parameters `_parameters` names.
_ITS_ACCOUNT = and_(
    accounts.c.guild_id == bindparam("its_guild"),
    accounts.c.kind == bindparam("its_kind"),
    accounts.c.owner_id == bindparam("its_owner"),
)
_CHANGE_BALANCE = (
    update(accounts)
    .where(_ITS_ACCOUNT)
    .values(balance_points=accounts.c.balance_points + bindparam("amount", type_=BigInteger))
)
_ADD_ENTRY = insert(entries).values(
    posting_id=bindparam("posting"),
    account_id=select(accounts.c.id).where(_ITS_ACCOUNT).scalar_subquery(),
    amount_points=bindparam("amount"),
)


async def post(connection: AsyncConnection, posting: Posting, *, now_ms: int) -> None:
    """Move points; accounts that do not exist yet start at zero.

    Raises:
        DuplicatePosting: The reference was used before.
    """
    await wait_turn(connection, posting.guild_id)
    posting_id = await _claim_reference(connection, posting, now_ms)
    await open_accounts(connection, [entry.account for entry in posting.entries])
    rows = [_parameters(entry) for entry in posting.entries]
    await connection.execute(_CHANGE_BALANCE, rows)
    await connection.execute(_ADD_ENTRY, [{**row, "posting": posting_id} for row in rows])


async def wait_turn(connection: AsyncConnection, guild_id: GuildId) -> None:
    """Let one transaction at a time move points of a server.

    SQLite has one writer anyway. On PostgreSQL two transactions with several postings each could otherwise
    wait for each other's accounts for ever. The house's account makes them queue up even so.
    """
    if is_postgresql(connection):
        await connection.execute(select(func.pg_advisory_xact_lock(guild_id)))


async def _claim_reference(connection: AsyncConnection, posting: Posting, now_ms: int) -> int:
    statement = (
        insert_or_skip(connection, postings)
        .values(guild_id=posting.guild_id, reference=posting.reference, created_ms=now_ms)
        .returning(postings.c.id)
    )
    posting_id: int | None = (await connection.execute(statement)).scalar_one_or_none()
    if posting_id is None:
        raise DuplicatePosting(posting.reference)
    return posting_id


async def open_accounts(connection: AsyncConnection, wanted: Sequence[Account]) -> None:
    """Make sure that these accounts exist; new ones are at zero."""
    rows = [
        {
            "guild_id": account.guild_id,
            "kind": account.kind.value,
            "owner_id": account.owner_id,
            "balance_points": 0,
        }
        for account in wanted
    ]
    if rows:
        await connection.execute(insert_or_skip(connection, accounts), rows)


def _parameters(entry: Entry) -> dict[str, int | str]:
    account = entry.account
    return {
        "its_guild": account.guild_id,
        "its_kind": account.kind.value,
        "its_owner": account.owner_id,
        "amount": entry.amount_points,
    }


async def balances(
    connection: AsyncConnection, guild_id: GuildId, user_ids: Sequence[UserId]
) -> dict[UserId, int]:
    """Return the balance of each of these people; 0 for who never played."""
    query = (
        select(accounts.c.owner_id, accounts.c.balance_points)
        .where(accounts.c.guild_id == guild_id, accounts.c.kind == AccountKind.USER.value)
        .where(accounts.c.owner_id.in_(user_ids))
    )
    known = {row.owner_id: row.balance_points for row in await connection.execute(query)}
    return {user_id: known.get(user_id, 0) for user_id in user_ids}
