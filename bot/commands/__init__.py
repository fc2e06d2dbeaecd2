"""What all groups of slash commands share: their words, and what the bot must be allowed to do."""

from bot.commands.permissions import NEEDED, require_permissions
from bot.commands.wording import described, word

__all__ = ["NEEDED", "described", "require_permissions", "word"]
