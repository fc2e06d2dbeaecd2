"""Postings that tables of every game need: points set aside at the start, and points paid by a result."""

from collections.abc import Mapping

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.points import RESERVED, Account, Entry, LossLimit, Posting
from bot.tables.ports import StoredTable
from bot.tables.table import Table


def reservation(stored: StoredTable, table: Table, what: str, covers: Mapping[UserId, int]) -> Posting | None:
    """Return the posting that sets aside what each player could lose; None if no player could lose anything.

    Args:
        what: The round or game that is played for. It must be unique within the table.
        covers: The most points that each player could lose, for tables that play for bankrolls.
    """
    return _posting(stored, what + RESERVED, _set_aside(stored, table, covers))


def settlement(
    stored: StoredTable,
    table: Table,
    what: str,
    moved: Mapping[Account, int],
    covers: Mapping[UserId, int],
) -> Posting | None:
    """Return the posting that pays a result and returns the reserved points; None if no points move.

    Args:
        what: The same as in the reservation.
        moved: The gain of each account, negative for a loss.
        covers: The points set aside for each player by the reservation.
    """
    changes = dict(moved)
    for account, points in _set_aside(stored, table, covers).items():
        changes[account] = changes.get(account, 0) - points
    return _posting(stored, what, changes)


def account_at(stored: StoredTable, table: Table, user_id: UserId) -> Account:
    """Return the account that a player uses at a table."""
    return Account.user(stored.guild_id, user_id, table.options.points)


def account_too_new(unit: str, need: int, limit: LossLimit, stake: int) -> RuleError:
    """Return the error for a player who could lose more than a new Discord account may lose.

    Args:
        unit: What is settled at once: a `round` or a `game`.
        need: The points that one such unit can cost the player.
        stake: The highest stake that the player could play for; 0 if there is none.
    """
    return RuleError(
        "account-too-new", unit=unit, need=need, limit=limit.points, when=limit.until, stake=stake
    )


def _set_aside(stored: StoredTable, table: Table, covers: Mapping[UserId, int]) -> dict[Account, int]:
    changes = {account_at(stored, table, user_id): -points for user_id, points in covers.items()}
    return changes | {Account.escrow(stored.guild_id, stored.table_id): sum(covers.values())}


def _posting(stored: StoredTable, what: str, changes: Mapping[Account, int]) -> Posting | None:
    entries = tuple(Entry(account, points) for account, points in changes.items() if points)
    reference = f"{stored.game}:{stored.table_id}:{what}"
    return Posting(reference, stored.guild_id, entries) if entries else None
