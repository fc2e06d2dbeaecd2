"""The first that people of a server see of the bot: what it is, a hand, and tables to open by a press.

The button that does that, `open:<game>`, ends lessons, too.
"""

import re
from collections.abc import Iterable
from typing import Any, Self

import discord
from discord import ui

from bot.text import Text
from bot.views.interactions import opening_of
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.lessons.buttons import how_to_play
from bot.views.lessons.lesson import Lesson
from bot.views.pictures import Picture
from bot.views.style import WAITING, panel


def first_screen_view(text: Text, lessons: Iterable[Lesson], picture: Picture | None = None) -> ui.LayoutView:
    """Return the first screen, with a row for each game: to open a table of it, and to learn it.

    Args:
        text: The words.
        lessons: How each game is taught.
        picture: The hand.
    """
    blocks: list[str | ui.Item[Any]] = [text("first-screen")]
    if picture is not None:
        blocks.append(picture.item())
    return panel(WAITING, blocks, *(_row(text, lesson) for lesson in lessons))


def _row(text: Text, lesson: Lesson) -> ui.ActionRow[Any]:
    face = ButtonFace(text("first-screen-open", game=lesson.name(text)))
    return ui.ActionRow(OpenButton(lesson.game, face), how_to_play(text, lesson.game))


class OpenButton(LastingButton, template=r"open:(?P<game>[a-z_]{1,32})"):
    """Opens a table of a game, as its command does where nothing else is said.

    Args:
        game: Which game.
        face: How it looks; not needed to answer a click.
    """

    def __init__(self, game: str, face: ButtonFace | None = None) -> None:
        self.game = game
        super().__init__(button_with(f"open:{game}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table in the channel of the click, if this person may and nothing speaks against it."""
        await opening_of(interaction, self.game)(interaction)


def open_table(text: Text, game: str) -> OpenButton:
    """Return the button at the end of a lesson that opens a table of its game."""
    return OpenButton(game, ButtonFace(text("lesson-button-table")))
