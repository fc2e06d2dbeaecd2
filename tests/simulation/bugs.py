"""Bugs put in on purpose, to see that the simulation catches them."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from typing import Any
from unittest.mock import patch

from bot.store import ledger
from bot.tables.gnau import GnauTable
from bot.tables.ids import UserId
from bot.tables.points import Account, AccountKind, Entry, PointsMode, Posting
from bot.text import Text
from bot.text.cards import card_face
from bot.views.gnau import layout


class Bug(StrEnum):
    """What to put in."""

    DOUBLE_SETTLEMENT = "double-settlement"
    LEAKED_CARD = "leaked-card"
    LOST_ESCROW = "lost-escrow"


@contextmanager
def put_in(bug: Bug | None) -> Iterator[None]:
    """Have the bot make a mistake."""
    with nullcontext() if bug is None else _PATCHES[bug]():
        yield


def _settling_twice() -> Any:
    post = ledger.post

    async def post_twice(connection: Any, posting: Posting, *, now_ms: int) -> None:
        await post(connection, posting, now_ms=now_ms)
        if posting.reference.startswith("gnau:") and posting.reference.count(":") == 2:
            again = Posting(f"{posting.reference}:again", posting.guild_id, _without_escrow(posting))
            await post(connection, again, now_ms=now_ms)

    return patch.object(ledger, "post", post_twice)


def _losing_escrow() -> Any:
    post = ledger.post

    async def post_without(connection: Any, posting: Posting, *, now_ms: int) -> None:
        if posting.reference.startswith("gnau:") and _taken_out(posting):
            posting = Posting(posting.reference, posting.guild_id, _without_escrow(posting))
        await post(connection, posting, now_ms=now_ms)

    return patch.object(ledger, "post", post_without)


def _leaking() -> Any:
    line = layout._ready_line

    def leaking_line(text: Text, table: GnauTable, user_id: UserId) -> str:
        return f"{line(text, table, user_id)} {card_face(table.cards_of(user_id)[0])}"

    return patch.object(layout, "_ready_line", leaking_line)


def _taken_out(posting: Posting) -> bool:
    return any(each.account.kind is AccountKind.ESCROW and each.amount_points < 0 for each in posting.entries)


def _without_escrow(posting: Posting) -> tuple[Entry, ...]:
    """Return the entries with the bank in place of the escrow."""
    bank = Account.house(posting.guild_id, PointsMode.BANKROLL)
    moved: dict[Account, int] = {}
    for entry in posting.entries:
        account = bank if entry.account.kind is AccountKind.ESCROW else entry.account
        moved[account] = moved.get(account, 0) + entry.amount_points
    return tuple(Entry(account, points) for account, points in moved.items() if points)


_PATCHES = {
    Bug.DOUBLE_SETTLEMENT: _settling_twice,
    Bug.LEAKED_CARD: _leaking,
    Bug.LOST_ESCROW: _losing_escrow,
}
