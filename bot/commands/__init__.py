"""What all groups of slash commands share: their words, and who and what must be allowed to do."""

from bot.commands.opening import opener_of, require_may_open
from bot.commands.people import verify_is_person, verify_manages
from bot.commands.permissions import NEEDED, require_permissions
from bot.commands.tree import ServedTree
from bot.commands.wording import described, word

__all__ = [
    "NEEDED",
    "ServedTree",
    "described",
    "opener_of",
    "require_may_open",
    "require_permissions",
    "verify_is_person",
    "verify_manages",
    "word",
]
