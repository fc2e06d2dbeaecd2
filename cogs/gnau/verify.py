"""`/gnau verify`: a round dealt again, step by step."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described, place_of
from bot.rules.errors import RuleError
from bot.tables.gnau import GnauMachine
from bot.tables.history import StoredRound
from bot.views.client import heavy_turn
from bot.views.gnau.history import show_verification
from bot.views.notes import explaining
from cogs.gnau.base import GnauCommands, suggest_rounds


class VerifyCommands(GnauCommands):
    """Checks deals."""

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
        latest = await history.latest_round(*place_of(interaction), game=GnauMachine.game)
        if latest is None:
            raise RuleError("no-round-here")
        return latest
