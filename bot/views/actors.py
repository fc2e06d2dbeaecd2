"""Who clicked or typed, as tables know them."""

from typing import Any

import discord

from bot.tables.commands import Actor
from bot.tables.ids import UserId


def actor_of(interaction: discord.Interaction[Any]) -> Actor:
    """Return who clicked or typed, and whether they have Manage Server."""
    return Actor(UserId(interaction.user.id), manages_server=interaction.permissions.manage_guild)
