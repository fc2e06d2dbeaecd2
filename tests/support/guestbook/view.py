"""The guestbook in a channel, with its button."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.tables.ids import GuildId, UserId
from bot.views.interactions import send_note, services_of
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.style import SETTLED, panel
from tests.support.guestbook.service import GuestbookService


class SignButton(LastingButton, template="guestbook:sign"):
    """Signs the guestbook."""

    def __init__(self, face: ButtonFace | None = None) -> None:
        super().__init__(button_with("guestbook:sign", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls()

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the signature, and say how many there are."""
        guild_id, user_id = GuildId(interaction.guild_id or 0), UserId(interaction.user.id)
        count = await services_of(interaction).of(GuestbookService).sign(guild_id, user_id)
        await send_note(interaction, f"Signatures: {count}")


def guestbook_view() -> ui.LayoutView:
    """Return the guestbook."""
    return panel(SETTLED, ["The guestbook"], ui.ActionRow(SignButton(ButtonFace("Sign"))))
