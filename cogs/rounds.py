"""`/gnau history` and `verify`, and `verify` of each trick game."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import add_to_group, described
from bot.commands.tables import suggest_rounds, where_typed
from bot.commands.tricks import hand_called
from bot.features.rounds.tricks import show_verification as show_verification_of_hand
from bot.features.rounds.view import show_history, show_round, show_verification
from bot.rules.errors import RuleError
from bot.tables.gnau import GnauMachine
from bot.tables.history import StoredRound, format_round_id, parse_round_id
from bot.tables.ids import UserId
from bot.views.tricks.custom_ids import HandAddress
from bot.views.visibility import is_of_here, may_see
from bot.views.visit import Visit, visiting


class Rounds(commands.Cog):
    """Shows finished rounds of Gnau, and that they were dealt fairly."""

    game_name = GnauMachine.game

    @app_commands.command(description=described("gnau-history"))
    @app_commands.autocomplete(round=suggest_rounds)
    async def history(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member | None = None,
        round: str | None = None,  # noqa: A002 - the option is called so in Discord
    ) -> None:
        """List the rounds that a member took part in, or show one round again.

        The round is shown publicly in its own channel, and elsewhere in private.
        """
        async with visiting(interaction) as visit:
            if round is not None:
                stored = await _settled_round(visit, round)
                await show_round(visit, stored, is_public=is_of_here(visit, stored))
                return
            visit.require_server()
            with visit.heavy_turn():
                await show_history(visit, UserId((member or visit.interaction.user).id))

    @app_commands.command(description=described("gnau-verify"))
    @app_commands.autocomplete(round=suggest_rounds)
    async def verify(
        self,
        interaction: discord.Interaction[Any],
        round: str | None = None,  # noqa: A002 - the option is called so in Discord
    ) -> None:
        """Compute a settled round again and show every step."""
        async with visiting(interaction) as visit:
            with visit.heavy_turn():
                await show_verification(visit, await _round_or_latest(visit, round))


class Hands(commands.Cog):
    """Shows that finished hands of a trick game were dealt fairly."""

    def __init__(self, game: str) -> None:
        self.game_name = game

    @app_commands.command(description=described("tricks-verify"))
    @app_commands.autocomplete(hand=suggest_rounds)
    async def verify(self, interaction: discord.Interaction[Any], hand: str | None = None) -> None:
        """Deal and play a finished hand again, and show every step."""
        async with visiting(interaction) as visit:
            with visit.heavy_turn():
                table_id, number = await hand_called(visit, self.game_name, hand)
                await show_verification_of_hand(visit, HandAddress(self.game_name, table_id, number))


async def _settled_round(visit: Visit, called: str) -> StoredRound:
    """Return a round of Gnau in the interaction's server that the member may see.

    Args:
        called: The id of the round as the member typed it.

    Raises:
        RuleError: `round-id-invalid`, `round-not-found`, or `round-unseen`.
    """
    services, guild_id = visit.services, visit.require_server()
    table_id, number = parse_round_id(called)
    found = await services.history.round(guild_id, table_id, number)
    if found is None or found.game != GnauMachine.game or not may_see(visit, found):
        raise RuleError("round-not-found", round=format_round_id(table_id, number))
    services.unseen_rounds.verify_seen(found)
    return found


async def _round_or_latest(visit: Visit, called: str | None) -> StoredRound:
    if called is not None:
        return await _settled_round(visit, called)
    services = visit.services
    latest = await services.history.latest_round(*where_typed(visit), game=GnauMachine.game)
    if latest is None:
        raise RuleError("no-round-here")
    services.unseen_rounds.verify_seen(latest)
    return latest


async def setup(bot: CardsBot) -> None:
    """Add the commands to the games' groups."""
    add_to_group(bot, GnauMachine.game, Rounds())
    for game in bot.faces:
        add_to_group(bot, game, Hands(game), named="tricks")
