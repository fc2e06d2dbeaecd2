"""`/gnau verify`: a round dealt again, before everybody's eyes."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.rules.errors import RuleError
from bot.rules.gnau import deal_record, read_deal, verify_deal, write_deal
from bot.tables.gnau.proof import dealt_round
from bot.tables.history import StoredRound
from bot.tables.round_ids import format_round_id, parse_round_id
from bot.views.gnau.verification import deal_attachment, verification_view
from bot.views.notes import explaining, text_for
from cogs.gnau.base import GnauCommands, place_of, suggest_rounds


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
            stored = await self._settled_round(interaction, round)
            # What is checked is the very file that is attached.
            record = read_deal(write_deal(deal_record(dealt_round(stored))))
            view = verification_view(text_for(interaction), record, verify_deal(record))
            await interaction.response.send_message(view=view, file=deal_attachment(record))

    async def _settled_round(
        self, interaction: discord.Interaction[CardsBot], called: str | None
    ) -> StoredRound:
        guild_id, channel_id = place_of(interaction)
        history = self.bot.services.history
        if called is None:
            latest = await history.latest_round(guild_id, channel_id)
            if latest is None:
                raise RuleError("no-round-here")
            return latest
        table_id, number = parse_round_id(called)
        found = await history.round(guild_id, table_id, number)
        if found is None:
            raise RuleError("round-not-found", round=format_round_id(table_id, number))
        return found
