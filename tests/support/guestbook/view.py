"""The guestbook in a channel, with its button."""

import re
from typing import Self

from discord import ui

from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.style import SETTLED, panel
from bot.views.visit import Visit
from tests.support.guestbook.service import GuestbookService


class SignButton(LastingButton, template="guestbook:sign"):
    """Signs the guestbook."""

    def __init__(self, face: ButtonFace | None = None) -> None:
        super().__init__(button_with("guestbook:sign", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        """Keep the signature, and say how many there are."""
        guild_id, user_id = visit.guild_id, visit.user_id
        count = await visit.services.of(GuestbookService).sign(guild_id, user_id)
        await visit.tell(f"Signatures: {count}")


def guestbook_view() -> ui.LayoutView:
    """Return the guestbook."""
    return panel(SETTLED, ["The guestbook"], ui.ActionRow(SignButton(ButtonFace("Sign"))))
