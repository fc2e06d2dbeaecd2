"""The commands of a bot that may be one of several processes."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.options import verify_options
from bot.views.notes import answering
from bot.views.serving import admit


class ServedTree(app_commands.CommandTree[Any]):
    """Leaves commands, and what is suggested for them, to the process that answers for their server.

    Nothing is done where the bot is no member, nor with options that Discord should not have let through:
    who typed is told so.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a command is to be carried out here."""
        if not await admit(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            # What is still being typed may be anything.
            return True
        async with answering(interaction):
            verify_options(interaction)
            return True
        return False
