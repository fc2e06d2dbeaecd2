"""Postings that a mistake in the bot would make."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from bot.store import ledger
from bot.tables.points import Account, AccountKind, Entry, PointsMode, Posting


def posted_again(is_meant: Callable[[str], bool]) -> Any:
    """Have the bot post some things once more under another reference, out of the bank.

    Args:
        is_meant: Whether a reference is that of one of them.
    """
    post = ledger.post

    async def post_twice(connection: Any, posting: Posting, *, now_ms: int, **round_of: Any) -> Any:
        left = await post(connection, posting, now_ms=now_ms, **round_of)
        if is_meant(posting.reference):
            again = Posting(f"{posting.reference}:again", posting.guild_id, without_escrow(posting))
            await post(connection, again, now_ms=now_ms)
        return left

    return patch.object(ledger, "post", post_twice)


def without_escrow(posting: Posting) -> tuple[Entry, ...]:
    """Return the entries with the bank in place of the escrow."""
    bank = Account.house(posting.guild_id, PointsMode.BANKROLL)
    moved: dict[Account, int] = {}
    for entry in posting.entries:
        account = bank if entry.account.kind is AccountKind.ESCROW else entry.account
        moved[account] = moved.get(account, 0) + entry.amount_points
    return tuple(Entry(account, points) for account, points in moved.items() if points)
