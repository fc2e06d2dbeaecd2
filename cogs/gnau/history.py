"""`/gnau history`, `round` and `stats`: what was played."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described, place_of
from bot.tables.ids import UserId
from bot.views.client import heavy_turn
from bot.views.gnau.history import round_view, show_history
from bot.views.gnau.stats import show_stats
from bot.views.notes import explaining, public_text, text_for
from bot.views.visibility import is_of_here
from cogs.gnau.base import GnauCommands, suggest_rounds


class HistoryCommands(GnauCommands):
    """Looks back."""

    @app_commands.command(description=described("gnau-history"))
    async def history(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """List the rounds that somebody took part in."""
        async with explaining(interaction):
            with heavy_turn(interaction):
                await show_history(interaction, UserId((member or interaction.user).id))

    @app_commands.command(name="round", description=described("gnau-round"))
    @app_commands.autocomplete(id=suggest_rounds)
    async def show_round(
        self,
        interaction: discord.Interaction[CardsBot],
        id: str,  # noqa: A002 - the option is called so in Discord
    ) -> None:
        """Show a settled round again: to everybody in its own channel, elsewhere to who asks alone."""
        async with explaining(interaction):
            stored = await self.settled_round(interaction, id)
            is_public = is_of_here(interaction, stored)
            text = await public_text(interaction) if is_public else text_for(interaction)
            await interaction.response.send_message(view=round_view(text, stored), ephemeral=not is_public)

    @app_commands.command(description=described("gnau-stats"))
    async def stats(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """Show what somebody's rounds come to, and how lucky they were."""
        async with explaining(interaction):
            place_of(interaction)
            with heavy_turn(interaction):
                await show_stats(interaction, UserId((member or interaction.user).id))
