"""Points that a table moves, whichever game is played there: what is set aside, and what a result pays."""

from collections.abc import Mapping

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.points import RESERVED, Account, Entry, LossLimit, Posting
from bot.tables.ports import StoredTable
from bot.tables.table import Table


def reservation(stored: StoredTable, table: Table, what: str, covers: Mapping[UserId, int]) -> Posting | None:
    """Return the posting that sets aside what people could lose; None where nobody could.

    Args:
        stored: The table as it is kept.
        table: The table.
        what: What of the table is played for; with the table's number it is said once and for all.
        covers: What each person could lose of a bankroll.
    """
    return _posting(stored, what + RESERVED, _set_aside(stored, table, covers))


def settlement(
    stored: StoredTable,
    table: Table,
    what: str,
    moved: Mapping[Account, int],
    covers: Mapping[UserId, int],
) -> Posting | None:
    """Return the posting that pays, and gives back what was set aside; None where nothing moves.

    Args:
        stored: The table as it is kept.
        table: The table.
        what: As in the reservation.
        moved: What each account gains.
        covers: What each person had set aside.
    """
    changes = dict(moved)
    for account, points in _set_aside(stored, table, covers).items():
        changes[account] = changes.get(account, 0) - points
    return _posting(stored, what, changes)


def account_at(stored: StoredTable, table: Table, user_id: UserId) -> Account:
    """Return the account that somebody plays with at a table."""
    return Account.user(stored.guild_id, user_id, table.options.points)


def account_too_new(unit: str, need: int, limit: LossLimit, stake: int) -> RuleError:
    """Return why somebody may not play who could lose more than those may whose Discord account is new.

    Args:
        unit: What is settled at once: a `round`, or a `game`.
        need: What it can cost them.
        limit: What they may lose.
        stake: The stake that they could play for; 0 for none.
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
