"""Conditions that find the rows that name a person, even where other values of a row are unreadable."""

from typing import Any, Final

from sqlalchemy import ColumnElement, String, and_, cast

from bot.store.schema import accounts
from bot.tables.ids import UserId
from bot.tables.points import PERSONAL_KINDS, AccountKind

_OTHER_KINDS: Final = [kind for kind in AccountKind if kind not in PERSONAL_KINDS]


def mentions(column: ColumnElement[Any], user_id: UserId) -> ColumnElement[bool]:
    """Return a condition that is true at least for every text or JSON value that names a person."""
    return cast(column, String).contains(str(user_id))


def owned_by(user_id: UserId) -> ColumnElement[bool]:
    """Return the condition for a person's own accounts, including accounts whose kind is unreadable."""
    return and_(accounts.c.owner_id == user_id, accounts.c.kind.not_in(_OTHER_KINDS))
