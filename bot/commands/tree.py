"""The commands of a bot that may be one of several processes."""

from typing import Any

import discord
from discord import app_commands

from bot.views.serving import admit


class ServedTree(app_commands.CommandTree[Any]):
    """Leaves commands, and what is suggested for them, to the process that answers for their server.

    Where the bot is no member nobody is answered, but told so.
    """

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a command is to be answered here."""
        return await admit(interaction)
