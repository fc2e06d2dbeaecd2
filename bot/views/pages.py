"""Pages of lists that are too long for one message, and the buttons that turn them."""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.text import Text
from bot.views.interactions import preferences_of, public_text, text_for
from bot.views.lasting import LastingButton
from bot.views.pictures import Picture, add_picture

# The end of the custom id of every button that turns a page.
TURN: Final = r"(?P<reader>[0-9]{1,20}):(?P<page>[0-9]{1,9}):(?P<way>back|on)"


@dataclass(frozen=True)
class Turn:
    """Where a page button leads, and for which reader.

    Args:
        reader_id: The person who asked for the list.
        page: The page that the button leads to, from 0.
        way: `back` or `on`.
    """

    reader_id: int
    page: int
    way: str

    @classmethod
    def read(cls, match: re.Match[str]) -> "Turn":
        """Return the turn in a custom id that matches `TURN`."""
        return cls(int(match["reader"]), int(match["page"]), match["way"])

    @property
    def is_onward(self) -> bool:
        """Whether it turns towards the end of the list."""
        return self.way == "on"

    def __str__(self) -> str:
        return f"{self.reader_id}:{self.page}:{self.way}"


@dataclass(frozen=True)
class Page:
    """A page of a list.

    Args:
        view: Returns the page without its picture, and with the picture once it is drawn.
        drawing: Draws the picture; None for a page without a picture.
    """

    view: Callable[[Picture | None], ui.LayoutView]
    drawing: Callable[[], Awaitable[Picture | None]] | None = None

    async def add_picture(self, interaction: discord.Interaction[Any]) -> None:
        """Add the picture to the page, which was sent as the answer to the interaction."""
        if self.drawing is not None:
            await add_picture(interaction, self.view, self.drawing())


class PageButton(LastingButton, template=r"(?!)"):
    """Turns the page for the reader who asked for the list; other people get a private page of their own.

    Args:
        list_id: The beginning of the custom id, which says which list it is.
    """

    def __init__(self, list_id: str, turn: Turn, label: str | None = None, *, disabled: bool = False) -> None:
        self.turn = turn
        custom_id = f"{list_id}:{turn}"
        super().__init__(ui.Button(label=label or turn.way, custom_id=custom_id, disabled=disabled))

    @abstractmethod
    async def page(self, interaction: discord.Interaction[Any], text: Text) -> Page:
        """Return the page that the button leads to, with buttons for the person who clicked.

        Raises:
            RuleError: The list is empty by now.
        """

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page for its reader; show other people a private page of their own."""
        # Deferred first: asking Discord for the members may take longer than the three seconds for an answer.
        if interaction.user.id == self.turn.reader_id:
            await interaction.response.defer()
            text = text_for(interaction) if _is_private(interaction) else await public_text(interaction)
            page = await self.page(interaction, text)
            await interaction.edit_original_response(view=page.view(None), attachments=[])
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            page = await self.page(interaction, text_for(interaction))
            await interaction.followup.send(view=page.view(None), ephemeral=True)
        is_own = interaction.user.id != self.turn.reader_id or _is_private(interaction)
        if not (is_own and preferences_of(interaction).text_only):
            await page.add_picture(interaction)


def _is_private(interaction: discord.Interaction[Any]) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def turning_row(
    text: Text, reader_id: int, page: int, last: int, make: Callable[..., PageButton]
) -> ui.ActionRow[Any] | None:
    """Return the two buttons below a page; None if there is only one page.

    Args:
        page: The page that is shown, from 0.
        last: The last page, or any page that is known to come after the shown one.
        make: Makes a button from a `Turn`, its label, and `disabled`.
    """
    if not last:
        return None
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(make(Turn(reader_id, max(page - 1, 0), "back"), text("page-back"), disabled=page == 0))
    row.add_item(make(Turn(reader_id, min(page + 1, last), "on"), text("page-on"), disabled=page == last))
    return row
