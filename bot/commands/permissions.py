"""What the bot itself must be allowed to do where a table is opened."""

from typing import Any

import discord

from bot.rules.errors import RuleError
from bot.views.notes import text_for


def require_permissions(interaction: discord.Interaction[Any]) -> None:
    """Check that the bot can keep a table message up to date in this channel.

    Raises:
        RuleError: Permissions are missing; it names them.
    """
    send = "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
    allowed = interaction.app_permissions
    missing = [name for name in ("view_channel", send) if not getattr(allowed, name)]
    if missing:
        text = text_for(interaction)
        names = ", ".join(text(f"permission-{name.replace('_', '-')}") for name in missing)
        raise RuleError("bot-lacks-permissions", permissions=names)
