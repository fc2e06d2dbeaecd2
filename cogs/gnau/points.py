"""`/gnau balance`, `leaderboard`, `daily` and `give`: shows and moves points."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands.tables import verify_is_person, where_typed
from bot.commands.wording import described
from bot.services.bankroll import Gift
from bot.tables.ids import UserId
from bot.tables.leaderboards import Period, Ranking
from bot.tables.settings import MAX_POINTS
from bot.views.gnau.leaderboard import show_leaderboard
from bot.views.gnau.stats import show_balance
from bot.views.interactions import explaining, heavy_turn, send_note, text_for
from cogs.gnau.table import GnauCommands

Points = app_commands.Range[int, 1, MAX_POINTS]


class PointsCommands(GnauCommands):
    """Shows points, and moves them outside the games."""

    @app_commands.command(description=described("gnau-balance"))
    async def balance(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        async with explaining(interaction):
            await show_balance(interaction, member or interaction.user)

    @app_commands.command(description=described("gnau-leaderboard"))
    async def leaderboard(
        self, interaction: discord.Interaction[CardsBot], period: str = "all", by: str = "points"
    ) -> None:
        async with explaining(interaction):
            with heavy_turn(interaction):
                await show_leaderboard(interaction, Ranking(by), Period(period))

    @app_commands.command(description=described("gnau-daily"))
    async def daily(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Give the member the daily allowance."""
        async with explaining(interaction):
            guild_id, _ = where_typed(interaction)
            bankroll = self.bot.services.bankroll
            got, balance = await bankroll.take_daily(guild_id, UserId(interaction.user.id))
            await send_note(interaction, text_for(interaction)("gnau-daily-taken", got=got, balance=balance))

    @app_commands.command(description=described("gnau-give"))
    async def give(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member, points: Points
    ) -> None:
        async with explaining(interaction):
            guild_id, _ = where_typed(interaction)
            verify_is_person(member)
            gift = Gift(
                giver_id=UserId(interaction.user.id),
                giver_since_ms=int(interaction.user.created_at.timestamp() * 1000),
                receiver_id=UserId(member.id),
                points=points,
                key=str(interaction.id),
            )
            await self.bot.services.bankroll.give(guild_id, gift)
            said = text_for(interaction)(
                "gnau-gift-given", giver=interaction.user.mention, member=member.mention, points=points
            )
            await interaction.response.send_message(said)
