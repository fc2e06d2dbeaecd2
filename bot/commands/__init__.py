"""What all groups of slash commands share: their words, and who and what must be allowed to do."""

from bot.commands.opening import opener_of, require_may_open
from bot.commands.people import verify_is_person, verify_manages
from bot.commands.permissions import NEEDED, require_permissions
from bot.commands.places import place_of
from bot.commands.tables import TableBot, open_table, table_here
from bot.commands.tree import ServedTree
from bot.commands.wording import described, word

__all__ = [
    "NEEDED",
    "ServedTree",
    "TableBot",
    "described",
    "open_table",
    "opener_of",
    "place_of",
    "require_may_open",
    "require_permissions",
    "table_here",
    "verify_is_person",
    "verify_manages",
    "word",
]
