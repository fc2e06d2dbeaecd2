"""`/gnau history`, `round`, `stats` and `verify`: finished rounds and statistics."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands.tables import where_typed
from bot.commands.wording import described
from bot.rules.errors import RuleError
from bot.tables.gnau import GnauMachine
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.views.gnau.history import show_history, show_round, show_verification
from bot.views.gnau.stats import show_stats
from bot.views.interactions import explaining, heavy_turn
from bot.views.visibility import is_of_here
from cogs.gnau.table import GnauCommands, suggest_rounds


class HistoryCommands(GnauCommands):
    """Shows finished rounds, and that they were dealt fairly."""

    @app_commands.command(description=described("gnau-history"))
    async def history(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """List the rounds that a member took part in."""
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
        """Show a settled round again: publicly in its own channel, elsewhere in private."""
        async with explaining(interaction):
            stored = await self.settled_round(interaction, id)
            await show_round(interaction, stored, is_public=is_of_here(interaction, stored))

    @app_commands.command(description=described("gnau-stats"))
    async def stats(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member | None = None
    ) -> None:
        """Show the statistics of a member's rounds, and how lucky the member was."""
        async with explaining(interaction):
            where_typed(interaction)
            with heavy_turn(interaction):
                await show_stats(interaction, UserId((member or interaction.user).id))

    @app_commands.command(description=described("gnau-verify"))
    @app_commands.autocomplete(round=suggest_rounds)
    async def verify(
        self,
        interaction: discord.Interaction[CardsBot],
        round: str | None = None,  # noqa: A002 - the option is called so in Discord
    ) -> None:
        """Compute a settled round again and show every step."""
        async with explaining(interaction):
            with heavy_turn(interaction):
                await show_verification(interaction, await self._round_or_latest(interaction, round))

    async def _round_or_latest(
        self, interaction: discord.Interaction[CardsBot], called: str | None
    ) -> StoredRound:
        if called is not None:
            return await self.settled_round(interaction, called)
        history = self.bot.services.history
        latest = await history.latest_round(*where_typed(interaction), game=GnauMachine.game)
        if latest is None:
            raise RuleError("no-round-here")
        self.bot.services.unseen_rounds.verify_seen(latest)
        return latest
