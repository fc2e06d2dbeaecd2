"""What must be true of the people in a command."""

from typing import Any

import discord

from bot.rules.errors import RuleError


def verify_manages(interaction: discord.Interaction[Any]) -> None:
    """Check that who typed has Manage Server.

    Raises:
        RuleError: `needs-manage-server`.
    """
    if not interaction.permissions.manage_guild:
        raise RuleError("needs-manage-server")


def verify_is_person(member: discord.User | discord.Member) -> None:
    """Check that somebody is no bot.

    Raises:
        RuleError: `bots-have-no-points`.
    """
    if member.bot:
        raise RuleError("bots-have-no-points")
