"""`/gnau open`, `deal`, `hand` and `close`: a table in this channel; and what all `/gnau` commands share."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.gnau import open_gnau
from bot.commands.tables import table_here, where_typed
from bot.commands.wording import described
from bot.rules.cards import MAX_PACKS
from bot.rules.errors import RuleError
from bot.rules.gnau.options import PRESETS, HouseRules
from bot.rules.gnau.settlement import MAX_STAKE
from bot.tables.commands import Close
from bot.tables.gnau import Deal, GnauMachine, GnauTable
from bot.tables.gnau.settings import GnauSettings
from bot.tables.history import StoredRound, format_round_id, parse_round_id
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.settings import ServerSettings
from bot.views.gnau.buttons import show_hand
from bot.views.interactions import actor_of, explaining, send_note, services_of, tables_of, text_for
from bot.views.visibility import may_see

# Discord shows no more.
SUGGESTED: Final = 25

Packs = app_commands.Range[int, 1, MAX_PACKS]


class GnauCommands(commands.Cog):
    """Some of the commands of `/gnau`; the group in this package's `__init__` puts them together."""

    bot: CardsBot

    async def table_here(self, interaction: discord.Interaction[Any]) -> tuple[StoredTable, GnauTable]:
        """Return the open table in the channel of the interaction.

        Raises:
            RuleError: There is none, or the command was not typed in a server.
        """
        return await table_here(interaction, GnauMachine.game)

    async def settings_here(self, interaction: discord.Interaction[Any]) -> ServerSettings:
        """Return the settings of the interaction's server.

        Raises:
            RuleError: The command was not typed in a server.
        """
        guild_id, _ = where_typed(interaction)
        return await self.bot.services.settings.for_guild(guild_id)

    async def server_rules(self, interaction: discord.Interaction[Any]) -> HouseRules:
        """Return the house rules of tables that are opened without a choice in the interaction's server.

        Raises:
            RuleError: The command was not typed in a server.
        """
        return (await self.settings_here(interaction)).for_game(GnauSettings).rules

    async def settled_round(self, interaction: discord.Interaction[Any], called: str) -> StoredRound:
        """Return a round of Gnau in the interaction's server that the member may see.

        Args:
            called: The id of the round as the member typed it.

        Raises:
            RuleError: `round-id-invalid`, `round-not-found`, or `round-unseen`.
        """
        guild_id, _ = where_typed(interaction)
        table_id, number = parse_round_id(called)
        found = await self.bot.services.history.round(guild_id, table_id, number)
        if found is None or found.game != GnauMachine.game or not may_see(interaction, found):
            raise RuleError("round-not-found", round=format_round_id(table_id, number))
        self.bot.services.unseen_rounds.verify_seen(found)
        return found


async def suggest_rules(
    _interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest house rules that match the typed text."""
    names = [name for name in PRESETS if current.casefold() in name]
    return [app_commands.Choice(name=name, value=name) for name in names]


async def suggest_rounds(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the member's newest rounds of Gnau in this server that match the typed text."""
    guild_id, _ = where_typed(interaction)
    history, user_id = services_of(interaction).history, UserId(interaction.user.id)
    found = await history.rounds_of(guild_id, user_id, game=GnauMachine.game, page=0, size=SUGGESTED)
    ids = [format_round_id(line.table_id, line.number) for line in found.rounds] if found else []
    return [app_commands.Choice(name=name, value=name) for name in ids if name.startswith(current.strip())]


class TableCommands(GnauCommands):
    """Opens and closes tables, deals, and shows hands."""

    @app_commands.command(name="open", description=described("gnau-open"))
    async def open(  # noqa: PLR0913, PLR0917 - each is an option in Discord
        self,
        interaction: discord.Interaction[CardsBot],
        stake: app_commands.Range[int, 1, MAX_STAKE] | None = None,
        dealer: str | None = None,
        rules: str | None = None,
        split: str | None = None,
        join: bool = True,  # noqa: FBT001
    ) -> None:
        async with explaining(interaction):
            await open_gnau(self.bot, interaction, stake, dealer, rules, split, join=join)

    @app_commands.command(description=described("gnau-deal"))
    async def deal(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await tables_of(interaction, GnauMachine.game).apply(stored.table_id, Deal(actor_of(interaction)))
            await send_note(interaction, text_for(interaction)("gnau-note-dealt", link=stored.url))

    @app_commands.command(description=described("gnau-hand"))
    async def hand(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Show the member's own cards, in private."""
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await show_hand(interaction, stored.table_id)

    @app_commands.command(description=described("gnau-close"))
    async def close(self, interaction: discord.Interaction[CardsBot]) -> None:
        async with explaining(interaction):
            stored, _ = await self.table_here(interaction)
            await tables_of(interaction, GnauMachine.game).apply(
                stored.table_id, Close(actor_of(interaction))
            )
            await send_note(
                interaction, text_for(interaction)("gnau-note-closed", table=str(stored.table_id))
            )
