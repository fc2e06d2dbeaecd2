"""The button that dismisses a private question which the bot asks before something ends."""

import re
from typing import Self

from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.visit import Visit


class KeepButton(LastingButton, template="keep"):
    """Removes the question that it stands under. It changes nothing else, so it works at any time."""

    def __init__(self, label: str | None = None) -> None:
        super().__init__(button_with("keep", None if label is None else ButtonFace(label)))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        await visit.defer()
        await visit.interaction.delete_original_response()
