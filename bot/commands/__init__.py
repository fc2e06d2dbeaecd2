"""What all groups of slash commands share: their words, and who and what must be allowed to do."""

from bot.commands.opening import require_may_open
from bot.commands.permissions import NEEDED, require_permissions
from bot.commands.wording import described, word

__all__ = ["NEEDED", "described", "require_may_open", "require_permissions", "word"]
