"""`/gnau open`, `deal`, `hand` and `close`: a table in this channel."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described, opener_of, require_may_open, require_permissions
from bot.delivery.faults import DELIVERY_FAULTS
from bot.rules.errors import RuleError
from bot.rules.gnau import MAX_STAKE, PRESETS
from bot.tables.gnau import Close, Deal, DealerPolicy, GnauTable, SplitMode, new_table
from bot.tables.ids import MessageId, UserId
from bot.tables.ports import StoredTable, TableExists
from bot.views.gnau import actor_of, show_hand
from bot.views.notes import explaining, send_note, text_for
from cogs.gnau.base import GnauCommands, place_of


class TableCommands(GnauCommands):
    """Opens, deals and closes."""

    @app_commands.command(name="open", description=described("gnau-open"))
    async def open_table(
        self,
        interaction: discord.Interaction[CardsBot],
        stake: app_commands.Range[int, 1, MAX_STAKE] | None = None,
        dealer: str | None = None,
        rules: str | None = None,
        split: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        async with explaining(interaction):
            require_permissions(interaction)
            settings = await self.settings_here(interaction)
            require_may_open(interaction, settings)
            options = settings.table_options(
                stake,
                PRESETS[rules] if rules else None,
                DealerPolicy(dealer) if dealer else None,
                SplitMode(split) if split else None,
            )
            table = new_table(
                opener_id=UserId(interaction.user.id),
                opener_part=str(interaction.id),
                options=options,
                seed_root=self.bot.services.chance.fresh_root(),
                now_ms=self.bot.services.clock.now_ms(),
            )
            stored = await self._keep(interaction, table)
            await self._show_new(interaction, stored, table)

    @app_commands.command(description=described("gnau-deal"))
    async def deal(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Deal the next round at this channel's table."""
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await self.bot.services.gnau.apply(stored.table_id, Deal(actor_of(interaction)))
            await send_note(interaction, text_for(interaction)("gnau-note-dealt", link=stored.url))

    @app_commands.command(description=described("gnau-hand"))
    async def hand(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show one's own cards, to oneself alone."""
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await show_hand(interaction, stored.table_id)

    @app_commands.command(description=described("gnau-close"))
    async def close(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Close this channel's table."""
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await self.bot.services.gnau.apply(stored.table_id, Close(actor_of(interaction)))
            await send_note(
                interaction, text_for(interaction)("gnau-note-closed", table=str(stored.table_id))
            )

    async def _keep(self, interaction: discord.Interaction[CardsBot], table: GnauTable) -> StoredTable:
        guild_id, channel_id = place_of(interaction)
        try:
            return await self.bot.services.gnau.open(guild_id, channel_id, table, opener_of(interaction))
        except TableExists as error:
            # Its message may have been deleted: then this brings it back.
            self.bot.delivery.show(error.table.table_id)
            raise RuleError("table-here", link=error.table.url) from error

    async def _show_new(
        self, interaction: discord.Interaction[CardsBot], stored: StoredTable, table: GnauTable
    ) -> None:
        view = await self.bot.delivery.view(stored, table)
        try:
            answer = await interaction.response.send_message(view=view)
        except DELIVERY_FAULTS:
            # The answer came too late or was lost on the way; the table is open all the same, so show it.
            self.bot.delivery.show(stored.table_id)
            return
        if answer.message_id is not None:
            await self.bot.services.gnau.set_message(stored.table_id, MessageId(answer.message_id))
