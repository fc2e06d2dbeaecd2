"""By which conditions rows are found that name a person, whatever else cannot be read of them."""

from typing import Any, Final

from sqlalchemy import ColumnElement, String, and_, cast

from bot.store.schema import accounts
from bot.tables.ids import UserId
from bot.tables.points import PERSONAL_KINDS, AccountKind

_OTHER_KINDS: Final = [kind for kind in AccountKind if kind not in PERSONAL_KINDS]


def mentions(column: ColumnElement[Any], user_id: UserId) -> ColumnElement[bool]:
    """Return a condition that holds at least where a text, or JSON, names a person."""
    return cast(column, String).contains(str(user_id))


def owned_by(user_id: UserId) -> ColumnElement[bool]:
    """Return the condition of a person's own accounts, also of one whose kind cannot be read."""
    return and_(accounts.c.owner_id == user_id, accounts.c.kind.not_in(_OTHER_KINDS))
