"""What helps people who lack points: a press for the daily points, or when these come, or who gives some."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.rules.errors import RuleError
from bot.tables.ids import GuildId, UserId
from bot.views.interactions import WayOut, services_of, text_for
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.style import PRIVATE, panel


class ClaimButton(LastingButton, template=r"claim-daily"):
    """Claims somebody's daily points, as `/gnau daily` does.

    Args:
        face: How it looks; not needed to answer a click.
    """

    def __init__(self, face: ButtonFace | None = None) -> None:
        super().__init__(button_with("claim-daily", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:  # noqa: ARG003 - it says nothing more
        return cls()

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Give the points, and say so where the button was."""
        guild_id, user_id = GuildId(interaction.guild_id or 0), UserId(interaction.user.id)
        got, balance = await services_of(interaction).bankroll.take_daily(guild_id, user_id)
        said = text_for(interaction)("gnau-daily-taken", got=got, balance=balance)
        await interaction.response.edit_message(view=panel(PRIVATE, [said]))


async def more_points(interaction: discord.Interaction[Any], _: RuleError | None = None) -> WayOut:
    """Return how somebody comes by points: by a press for those of the day, or when, or from whom."""
    text, bankroll = text_for(interaction), services_of(interaction).bankroll
    guild_id, user_id = GuildId(interaction.guild_id or 0), UserId(interaction.user.id)
    allowance = await bankroll.allowance(guild_id, user_id)
    if allowance is None:
        return text("points-from-managers")
    if allowance.when is not None:
        return text("points-next-daily", when=allowance.when)
    face = ButtonFace(text("points-button-claim", points=allowance.points))
    return ui.ActionRow(ClaimButton(face))
