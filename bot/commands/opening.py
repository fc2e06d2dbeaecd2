"""Who may open a table, and where, as the server has decided."""

from typing import Any

import discord

from bot.rules.errors import RuleError
from bot.tables.gnau.settings import ServerSettings
from bot.tables.ids import RoleId, UserId
from bot.tables.openings import Opener


def require_may_open(interaction: discord.Interaction[Any], settings: ServerSettings) -> None:
    """Check that the server lets this person open a table in this channel; Manage Server always may.

    Raises:
        RuleError: `channel-not-allowed` names the channels, `opener-role-missing` the role.
    """
    if interaction.permissions.manage_guild:
        return
    if settings.channels and _channel_id(interaction) not in settings.channels:
        mentions = ", ".join(f"<#{channel_id}>" for channel_id in settings.channels)
        raise RuleError("channel-not-allowed", channels=mentions)
    role = settings.opener_role
    if role is not None and not _has_role(interaction.user, role):
        raise RuleError("opener-role-missing", role=f"<@&{role}>")


def opener_of(interaction: discord.Interaction[Any]) -> Opener:
    """Return who opens a table, and whether they have Manage Server."""
    return Opener(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)


def _channel_id(interaction: discord.Interaction[Any]) -> int | None:
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def _has_role(user: discord.User | discord.Member, role: RoleId) -> bool:
    return isinstance(user, discord.Member) and user.get_role(role) is not None
