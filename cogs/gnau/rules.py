"""`/gnau rules` and `/gnau solve`: the house rules, and what they make of a hand."""

import discord
from discord import app_commands

from bot.app import CardsBot
from bot.commands import described
from bot.rules.cards import parse_cards
from bot.rules.gnau import PRESETS, HouseRules, parse_rules
from bot.views.gnau.rules import rules_view
from bot.views.gnau.solution import solution_view
from bot.views.notes import explaining, text_for
from cogs.gnau.base import GnauCommands


class RulesCommands(GnauCommands):
    """Explains the rules."""

    @app_commands.command(description=described("gnau-rules"))
    async def rules(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Read out the house rules of this server."""
        view = rules_view(text_for(interaction), self._server_rules())
        await interaction.response.send_message(view=view)

    @app_commands.command(description=described("gnau-solve"))
    async def solve(
        self, interaction: discord.Interaction[CardsBot], cards: str, rules: str | None = None
    ) -> None:
        """Show all ways to split a hand, best first."""
        async with explaining(interaction):
            hand = parse_cards(cards, suits_optional=True)
            chosen = parse_rules(rules) if rules else self._server_rules()
            view = solution_view(text_for(interaction), hand, chosen)
            await interaction.response.send_message(view=view, ephemeral=True)

    @solve.autocomplete("rules")
    async def _suggest_rules(
        self, _interaction: discord.Interaction[CardsBot], current: str
    ) -> list[app_commands.Choice[str]]:
        names = [name for name in PRESETS if current.casefold() in name]
        return [app_commands.Choice(name=name, value=name) for name in names]

    def _server_rules(self) -> HouseRules:
        return PRESETS[self.bot.settings.gnau_rules]
