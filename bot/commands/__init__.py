"""What all groups of slash commands share: their words, and what the bot must be allowed to do."""

from bot.commands.permissions import require_permissions
from bot.commands.wording import described, word

__all__ = ["described", "require_permissions", "word"]
