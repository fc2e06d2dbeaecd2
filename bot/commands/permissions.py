"""What the bot itself must be allowed to do where a table is opened."""

from typing import Any, Final

import discord

from bot.rules.errors import RuleError
from bot.views.notes import text_for

_IN_CHANNEL: Final = ("view_channel", "send_messages")
_IN_THREAD: Final = ("view_channel", "send_messages_in_threads")

# A table needs to see its channel and to write there, wherever it is opened. Where it may not attach files
# it goes without its picture of the scores.
_ASKED_FOR: Final = (*_IN_CHANNEL, *_IN_THREAD, "attach_files")
NEEDED: Final = discord.Permissions(**dict.fromkeys(_ASKED_FOR, True))


def require_permissions(interaction: discord.Interaction[Any]) -> None:
    """Check that the bot can keep a table message up to date in this channel.

    Raises:
        RuleError: Permissions are missing; it names them.
    """
    missing = missing_permissions(interaction)
    if missing:
        text = text_for(interaction)
        names = ", ".join(text(f"permission-{name.replace('_', '-')}") for name in missing)
        raise RuleError("bot-lacks-permissions", permissions=names)


def missing_permissions(interaction: discord.Interaction[Any]) -> list[str]:
    """Return what the bot must be allowed to do in this channel, and may not."""
    needed = _IN_THREAD if isinstance(interaction.channel, discord.Thread) else _IN_CHANNEL
    return [name for name in needed if not getattr(interaction.app_permissions, name)]
