"""Pages of lists that are too long for one message, and the buttons that turn them."""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.text import Text
from bot.views.inputs import plain_button
from bot.views.lasting import LastingButton
from bot.views.pictures import Picture, add_picture
from bot.views.visit import Visit

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

    async def add_picture(self, visit: Visit) -> None:
        """Add the picture to the page, which was sent as the answer to the interaction."""
        if self.drawing is not None:
            await add_picture(visit, self.view, self.drawing())


class PageButton(LastingButton, template=r"(?!)"):
    """Turns the page for the reader who asked for the list; other people get a private page of their own.

    Args:
        list_id: The beginning of the custom id, which says which list it is.
    """

    def __init__(self, list_id: str, turn: Turn, label: str | None = None, *, disabled: bool = False) -> None:
        self.turn = turn
        custom_id = f"{list_id}:{turn}"
        super().__init__(plain_button(label or turn.way, custom_id=custom_id, disabled=disabled))

    @abstractmethod
    async def page(self, visit: Visit, text: Text) -> Page:
        """Return the page that the button leads to, with buttons for the person who clicked.

        Raises:
            RuleError: The list is empty by now.
        """

    async def click(self, visit: Visit) -> None:
        """Turn the page for its reader; show other people a private page of their own."""
        # Deferred first: asking Discord for the members may take longer than the three seconds for an answer.
        if visit.user_id == self.turn.reader_id:
            await visit.defer()
            text = visit.text if _is_private(visit) else await visit.public_text()
            page = await self.page(visit, text)
            await visit.interaction.edit_original_response(view=page.view(None), attachments=[])
        else:
            await visit.think()
            page = await self.page(visit, visit.text)
            await visit.show(page.view(None))
        is_own = visit.user_id != self.turn.reader_id or _is_private(visit)
        if not (is_own and visit.preferences.text_only):
            await page.add_picture(visit)


def _is_private(visit: Visit) -> bool:
    return visit.interaction.message is not None and visit.interaction.message.flags.ephemeral


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
