"""The ledger: postings, their entries, the balances that follow from them, and deleted purses.

A purse that was deleted with everything about its owner is remembered for a while under a pseudonym.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.errors import RuleError
from bot.store import schema
from bot.store.engine import insert_on, insert_or_skip, is_postgresql
from bot.store.guarded import Unreadable, known, readable
from bot.store.prepared import Prepared, bound, of_row, of_rows
from bot.store.schema import accounts, entries, postings
from bot.tables.ids import GuildId, UserId
from bot.tables.points import (
    NEVER_BELOW_ZERO,
    RESERVED,
    Account,
    AccountKind,
    Entry,
    Memo,
    PointsMode,
    Posting,
    personal_kind,
)
from bot.tables.ports import DuplicatePosting, Overdrawn
from bot.tables.privacy import Pseudonyms

# The schema has the same limit. Beyond it, a sum might exceed 64 bits.
MAX_BALANCE: Final = 9 * 10**18

_PURSES: Final = schema.forgotten_purses


class _Kept(NamedTuple):
    """The row id and the current balance of an account."""

    number: int
    balance: int


async def post(
    connection: AsyncConnection, posting: Posting, *, now_ms: int, players: Collection[Account] = ()
) -> dict[Account, int]:
    """Move points; accounts that do not exist yet start at zero.

    Args:
        connection: Its opener holds the ledger's turn in the server, and commits.
        players: The accounts at stake in the round that the posting settles; the round is counted for them.

    Returns:
        The new balances of all these accounts.

    Raises:
        DuplicatePosting: The reference was used before.
        Overdrawn: A purse or an escrow would fall below zero; the transaction must not be committed.
        RuleError: `points-out-of-range`: an account cannot hold that many points; as above.
    """
    posting_id = await _claim_reference(connection, posting, now_ms)
    moved = {entry.account: entry.amount_points for entry in posting.entries}
    kept = await _change(connection, moved, players)
    for account, points in moved.items():
        if (
            account.kind in NEVER_BELOW_ZERO
            and points < 0
            and (account not in kept or kept[account].balance < 0)
        ):
            raise Overdrawn(posting.reference)
    if len(kept) < len({*moved, *players}):
        raise RuleError("points-out-of-range")
    rows = [
        {"posting_id": posting_id, "account_id": kept[account].number, "amount_points": points}
        for account, points in moved.items()
    ]
    await _ENTER.repeat(connection, rows)
    return {account: each.balance for account, each in kept.items()}


async def count_round(connection: AsyncConnection, players: Collection[Account]) -> dict[Account, int]:
    """Count a round that moved no points for its players, and return their balances."""
    return {account: each.balance for account, each in (await _change(connection, {}, players)).items()}


async def _change(
    connection: AsyncConnection, moved: Mapping[Account, int], players: Collection[Account]
) -> dict[Account, _Kept]:
    """Change balances and count a round; return the accounts, except those that cannot hold the result."""
    if any(abs(points) > MAX_BALANCE for points in moved.values()):
        return {}
    wanted = dict.fromkeys([*moved, *players])
    rows = [
        _row(account) | {"balance_points": moved.get(account, 0), "rounds": int(account in players)}
        for account in wanted
    ]
    if not rows:
        return {}
    by_key = {(each.kind.value, each.owner_id): each for each in wanted}
    found = await _CHANGE.fetch(connection, of_rows(rows), len(rows))
    return {by_key[kind, owner_id]: _Kept(number, balance) for number, kind, owner_id, balance in found}


def held(dialect: str) -> ColumnElement[Any]:
    """Return an account's balance as SQL: the stored one or, if that is no number, the sum of its entries."""
    says = accounts.c.balance_points
    if dialect == postgresql.dialect.name:
        return says
    entered = select(func.coalesce(func.sum(entries.c.amount_points), 0))
    # Literal, because SQLAlchemy would not see that an upsert, too, has a row of `accounts` to refer to.
    its_id = literal_column(f"{accounts.name}.{accounts.c.id.name}", BigInteger)
    follows = entered.where(entries.c.account_id == its_id).scalar_subquery()
    return case((func.typeof(says) == "integer", says), else_=follows)


def _change_on(dialect: str, size: int) -> Any:
    """Return the statement that opens missing accounts and changes existing ones.

    An account that would exceed the limit, or be overdrawn where that is forbidden, stays unchanged.
    """
    names = ("guild_id", "kind", "owner_id", "balance_points", "rounds")
    rows: list[Any] = [{name: of_row(number, name) for name in names} for number in range(size)]
    statement = insert_on(dialect, accounts).values(rows)
    kept, new, before = accounts.c, statement.excluded, held(dialect)
    most, nothing = literal(MAX_BALANCE, BigInteger), literal(0, BigInteger)
    least = case(*((kept.kind == kind.value, nothing) for kind in sorted(NEVER_BELOW_ZERO)), else_=-most)
    # None of these differences exceeds 64 bits.
    can_hold = case(
        (new.balance_points > 0, before <= most - new.balance_points),
        else_=before >= least - new.balance_points,
    )
    changed = {"balance_points": before + new.balance_points, "rounds": kept.rounds + new.rounds}
    key = (kept.guild_id, kept.kind, kept.owner_id)
    upsert = statement.on_conflict_do_update(index_elements=key, set_=changed, where=can_hold)
    return upsert.returning(kept.id, kept.kind, kept.owner_id, kept.balance_points)


def _claim_on(dialect: str, _size: int) -> Any:
    claim = insert_on(dialect, postings).values(bound(postings, "id"))
    return claim.on_conflict_do_nothing().returning(postings.c.id)


def _balances_of(dialect: str, size: int) -> Select[Any]:
    columns = accounts.c
    wanted = (
        and_(columns.kind == of_row(number, "kind"), columns.owner_id == of_row(number, "owner_id"))
        for number in range(size)
    )
    return select(columns.kind, columns.owner_id, held(dialect).label("balance_points")).where(
        columns.guild_id == bindparam("its_guild"), or_(*wanted)
    )


# Nineteen people, the house and its change at most sit at a table.
_CHANGE: Final = Prepared(_change_on, most=22)
_CLAIM: Final = Prepared(_claim_on)
_ENTER: Final = Prepared(lambda *_: insert(entries).values(bound(entries)))
_BALANCES: Final = Prepared(_balances_of, most=22)
_TURN: Final = Prepared(
    lambda *_: select(func.pg_advisory_xact_lock(bindparam("its_guild", type_=BigInteger)).label("turn"))
)


async def wait_turn(connection: AsyncConnection, guild_id: GuildId) -> None:
    """Let one transaction at a time move points of a server.

    SQLite has one writer anyway. On PostgreSQL, two transactions with several postings each could otherwise
    wait for each other's accounts for ever. The turn costs little: they queue for the house's account anyway.
    """
    if is_postgresql(connection):
        await _TURN.fetch(connection, {"its_guild": guild_id})


async def _claim_reference(connection: AsyncConnection, posting: Posting, now_ms: int) -> int:
    row = {
        "guild_id": posting.guild_id,
        "reference": posting.reference,
        "created_ms": now_ms,
        "actor_id": posting.memo.actor_id if posting.memo else None,
        "reason": posting.memo.reason if posting.memo else None,
    }
    claimed = await _CLAIM.fetch(connection, row)
    if not claimed:
        raise DuplicatePosting(posting.reference)
    return int(claimed[0].id)


async def open_accounts(connection: AsyncConnection, wanted: Sequence[Account]) -> None:
    """Make sure that these accounts exist; new accounts start at zero."""
    rows = [_row(account) | {"balance_points": 0} for account in wanted]
    if rows:
        await connection.execute(insert_or_skip(connection, accounts), rows)


def _row(account: Account) -> dict[str, int | str]:
    return {"guild_id": account.guild_id, "kind": account.kind.value, "owner_id": account.owner_id}


async def account_balances(connection: AsyncConnection, wanted: Sequence[Account]) -> dict[Account, int]:
    """Return the balances of these accounts of one server; accounts that do not exist are left out."""
    if not wanted:
        return {}
    by_key = {(each.kind.value, each.owner_id): each for each in wanted}
    keys = [{"kind": kind, "owner_id": owner_id} for kind, owner_id in by_key]
    values = {"its_guild": wanted[0].guild_id} | of_rows(keys)
    found = readable(await _BALANCES.fetch(connection, values, len(keys)))
    return {by_key[row.kind, row.owner_id]: row.balance_points for row in found}


async def find_posting(connection: AsyncConnection, reference: str) -> Posting | None:
    """Return the posting with a reference, or None."""
    query = (
        select(
            *(postings.c.guild_id, postings.c.actor_id, postings.c.reason),
            *(accounts.c.kind, accounts.c.owner_id, entries.c.amount_points),
        )
        .join(entries, entries.c.posting_id == postings.c.id)
        .join(accounts, accounts.c.id == entries.c.account_id)
        .where(postings.c.reference == reference)
        .order_by(accounts.c.id)
    )
    rows = (await connection.execute(query)).all()
    if not rows:
        return None
    guild_id, actor_id = GuildId(known(rows[0].guild_id, 0)), known(rows[0].actor_id, None)
    memo = None if actor_id is None else Memo(UserId(actor_id), known(rows[0].reason, ""))
    return Posting(reference, guild_id, _entries(guild_id, rows), memo)


def _entries(guild_id: GuildId, rows: Sequence[Any]) -> tuple[Entry, ...]:
    """Return the entries of a posting. An unreadable kind or amount is derived from the other entries."""
    is_score = any(row.kind in {AccountKind.USER, AccountKind.HOUSE} for row in rows)
    personal = personal_kind(PointsMode.SCORE if is_score else PointsMode.BANKROLL)
    rest = -sum(known(row.amount_points, 0) for row in rows)
    return tuple(
        Entry(
            Account(guild_id, known(row.kind, personal), known(row.owner_id, 0)),
            known(row.amount_points, rest),
        )
        for row in rows
    )


async def reservation(connection: AsyncConnection, escrow: Account) -> Posting | None:
    """Return the posting that set aside the points of an escrow, or None if the escrow is empty."""
    query = (
        select(postings.c.reference)
        .join(entries, entries.c.posting_id == postings.c.id)
        .join(accounts, accounts.c.id == entries.c.account_id)
        .where(accounts.c.guild_id == escrow.guild_id, accounts.c.kind == escrow.kind.value)
        .where(accounts.c.owner_id == escrow.owner_id, accounts.c.balance_points != 0)
        .where(postings.c.reference.endswith(RESERVED, autoescape=True))
        .order_by(postings.c.id.desc())
        .limit(1)
    )
    reference: str | None = (await connection.execute(query)).scalar_one_or_none()
    return None if reference is None else await find_posting(connection, reference)


async def posted_points(connection: AsyncConnection, prefix: str, *, since_ms: int) -> int:
    """Return how many points were moved since an instant by postings with numbered references.

    Args:
        prefix: The references are this text followed by a number.
    """
    query = (
        select(func.coalesce(func.sum(entries.c.amount_points), 0))
        .join(postings, postings.c.id == entries.c.posting_id)
        .where(postings.c.reference.startswith(prefix, autoescape=True))
        # A range is certain to use the index; LIKE is not. Letters sort after digits in every collation.
        .where(postings.c.reference > prefix, postings.c.reference < f"{prefix}a")
        .where(postings.c.created_ms >= since_ms)
        .where(entries.c.amount_points > 0)
    )
    return int((await connection.execute(query)).scalar_one())


async def balances(
    connection: AsyncConnection,
    guild_id: GuildId,
    user_ids: Sequence[UserId],
    points: PointsMode = PointsMode.SCORE,
) -> dict[UserId, int]:
    """Return the balance of each of these people; 0 for anyone who never played."""
    people = {user_id: Account.user(guild_id, user_id, points) for user_id in user_ids}
    known = await account_balances(connection, list(people.values()))
    return {user_id: known.get(account, 0) for user_id, account in people.items()}


async def median_purse(connection: AsyncConnection, guild_id: GuildId) -> int | None:
    """Return the points in the median purse of a server; None if it has no purses."""
    theirs = (accounts.c.guild_id == guild_id, accounts.c.kind == AccountKind.PURSE.value)
    purses = (
        await connection.execute(select(func.count()).select_from(accounts).where(*theirs))
    ).scalar_one()
    middle = select(accounts.c.balance_points).where(*theirs).order_by(accounts.c.balance_points)
    found: int | Unreadable | None = (
        await connection.execute(middle.offset(purses // 2).limit(1))
    ).scalar_one_or_none()
    return known(found, None)


async def richest_purse(connection: AsyncConnection, guild_id: GuildId, but: UserId) -> int | None:
    """Return the points in a server's richest purse, not counting one person's; None if there is none."""
    query = select(func.max(accounts.c.balance_points)).where(
        accounts.c.guild_id == guild_id,
        accounts.c.kind == AccountKind.PURSE.value,
        accounts.c.owner_id != but,
    )
    found: int | None = (await connection.execute(query)).scalar_one()
    return found


async def note_forgotten_purse(
    connection: AsyncConnection, guild_id: GuildId, pseudonym: str, expires_ms: int
) -> None:
    """Remember a deleted purse until an instant. The latest deletion counts."""
    row = {"guild_id": guild_id, "pseudonym": pseudonym, "expires_ms": expires_ms}
    await connection.execute(insert_or_skip(connection, _PURSES).values(row))
    theirs = (_PURSES.c.guild_id == guild_id) & (_PURSES.c.pseudonym == pseudonym)
    await connection.execute(update(_PURSES).where(theirs).values(expires_ms=expires_ms))


async def forgotten_purses(
    connection: AsyncConnection, guild_id: GuildId, pseudonyms: Collection[str], now_ms: int
) -> dict[str, int]:
    """Return the remembered purses among these pseudonyms, each with the instant at which it expires."""
    query = select(_PURSES.c.pseudonym, _PURSES.c.expires_ms).where(
        _PURSES.c.guild_id == guild_id, _PURSES.c.pseudonym.in_(pseudonyms), _PURSES.c.expires_ms > now_ms
    )
    return {row.pseudonym: row.expires_ms for row in readable(await connection.execute(query))}


async def own_forgotten_purses(
    connection: AsyncConnection, user_id: UserId, pseudonyms: Pseudonyms
) -> AsyncIterator[tuple[GuildId, str, int]]:
    """Yield a person's remembered deleted purses: the server, the pseudonym, and the instant of expiry.

    All rows are searched: there are few, from about a month.
    """
    for row in readable(await connection.execute(select(_PURSES))):
        if row.pseudonym == pseudonyms.of_purse(GuildId(row.guild_id), user_id):
            yield GuildId(row.guild_id), row.pseudonym, row.expires_ms


async def drop_forgotten_purses(connection: AsyncConnection, now_ms: int) -> None:
    """Drop the expired pseudonyms of deleted purses."""
    await connection.execute(delete(_PURSES).where(_PURSES.c.expires_ms <= now_ms))
