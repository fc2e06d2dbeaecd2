"""What all groups of slash commands share: their words, and who and what must be allowed to do."""

from bot.commands.tables import (
    NEEDED,
    open_table,
    require_may_open,
    require_permissions,
    table_here,
    verify_is_person,
    verify_manages,
    where_typed,
)
from bot.commands.tree import ServedTree
from bot.commands.wording import described, word

__all__ = [
    "NEEDED",
    "ServedTree",
    "described",
    "open_table",
    "require_may_open",
    "require_permissions",
    "table_here",
    "verify_is_person",
    "verify_manages",
    "where_typed",
    "word",
]
