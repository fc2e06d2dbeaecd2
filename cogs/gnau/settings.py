"""`/gnau settings`, `block` and `unblock`: what the server decides, and who may not play in it."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands.tables import verify_is_person, verify_manages, where_typed
from bot.commands.wording import described
from bot.tables.ids import UserId
from bot.views.gnau.settings.panel import show_settings
from bot.views.interactions import explaining, send_note, text_for
from cogs.gnau.table import GnauCommands


class SettingsCommands(GnauCommands):
    """Changes the settings, and blocks people, even those who have left the server."""

    @app_commands.command(description=described("gnau-settings"))
    async def settings(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the panel of the settings to somebody with Manage Server."""
        async with explaining(interaction):
            await show_settings(interaction)

    @app_commands.command(description=described("gnau-block"))
    async def block(self, interaction: discord.Interaction[CardsBot], member: discord.User) -> None:
        async with explaining(interaction):
            guild_id, _ = where_typed(interaction)
            verify_manages(interaction)
            verify_is_person(member)
            services, user_id = self.bot.services, UserId(interaction.user.id)
            await services.block(guild_id, UserId(member.id), user_id=user_id)
            await send_note(interaction, text_for(interaction)("blocking-blocked", member=member.mention))

    @app_commands.command(description=described("gnau-unblock"))
    async def unblock(self, interaction: discord.Interaction[CardsBot], member: discord.User) -> None:
        async with explaining(interaction):
            guild_id, _ = where_typed(interaction)
            verify_manages(interaction)
            settings, user_id = self.bot.services.settings, UserId(interaction.user.id)
            await settings.unblock(guild_id, UserId(member.id), user_id=user_id)
            await send_note(interaction, text_for(interaction)("blocking-unblocked", member=member.mention))
