"""`/tournament`: duplicate tournaments of the trick games."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word
from bot.commands.tables import PACES, seconds_of, where_typed
from bot.features.tournaments.model import LEAST_DEALS, LEAST_PEOPLE, MOST_DEALS, MOST_PEOPLE, Wanted
from bot.features.tournaments.service import LONGEST_MS
from bot.features.tournaments.view import open_tournament, show_check
from bot.rules.errors import RuleError
from bot.tables.tricks import DEFAULT_TURN_S
from bot.text.conventions import listed
from bot.views.visit import Visit, visiting

Hands = app_commands.Range[int, LEAST_DEALS, MOST_DEALS]
People = app_commands.Range[int, LEAST_PEOPLE, MOST_PEOPLE]
# In how many seconds it can begin.
BEGINS: Final = [str(seconds) for seconds in (600, 3600, 10800, 43200, 86400, 172800, 259200)]
# Each table is in a private thread, because the people at other tables have the same cards.
_NEEDED: Final = ("view_channel", "send_messages", "create_private_threads", "send_messages_in_threads")


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Tournaments(commands.GroupCog, group_name="tournament", group_description=described("tournament")):
    """Opens tournaments, and checks their deals."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        opening = {"game": list(bot.faces), "begins": BEGINS, "pace": PACES}
        word(self, bot.catalog.text(), listed=("open", "verify"), choices={"open": opening})

    @app_commands.command(description=described("tournament-open"))
    async def open(  # noqa: PLR0913, PLR0917 - what can be said of a tournament
        self,
        interaction: discord.Interaction[Any],
        game: str,
        hands: Hands = 4,
        people: People = MOST_PEOPLE,
        begins: str | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a tournament in this channel."""
        async with visiting(interaction) as visit:
            visit.require_manager()
            _, channel_id = where_typed(visit)
            _require_threads(visit)
            in_ms = LONGEST_MS if begins is None else int(begins) * 1000
            begins_ms = visit.services.clock.now_ms() + in_ms
            turn_s = seconds_of(pace) or DEFAULT_TURN_S
            await open_tournament(visit, channel_id, Wanted(game, hands, people, turn_s, begins_ms))

    @app_commands.command(description=described("tournament-verify"))
    async def verify(self, interaction: discord.Interaction[Any]) -> None:
        """Check the finished deals of this channel's latest tournament."""
        async with visiting(interaction) as visit:
            _, channel_id = where_typed(visit)
            await show_check(visit, channel_id)


def _require_threads(visit: Visit) -> None:
    """Check that the bot can make private threads in this channel and play there.

    Raises:
        RuleError: `tournament-needs-channel`, or `bot-lacks-permissions` names what is missing.
    """
    if not isinstance(visit.interaction.channel, discord.TextChannel):
        raise RuleError("tournament-needs-channel")
    missing = [name for name in _NEEDED if not getattr(visit.interaction.app_permissions, name)]
    if missing:
        names = listed(visit.text, (visit.text(f"permission-{name.replace('_', '-')}") for name in missing))
        raise RuleError("bot-lacks-permissions", permissions=names)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Tournaments(bot))
