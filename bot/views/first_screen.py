"""The first screen that members of a server see: what the bot is, a hand, and buttons that open tables.

Lessons also end with such a button, `open:<game>`.
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
    """Return the first screen: a picture of a hand, and a row for each game to open a table and to learn."""
    blocks: list[str | ui.Item[Any]] = [text("first-screen")]
    if picture is not None:
        blocks.append(picture.item())
    return panel(WAITING, blocks, *(_row(text, lesson) for lesson in lessons))


def _row(text: Text, lesson: Lesson) -> ui.ActionRow[Any]:
    face = ButtonFace(text("first-screen-open", game=lesson.name(text)))
    return ui.ActionRow(OpenButton(lesson.game, face), how_to_play(text, lesson.game))


class OpenButton(LastingButton, template=r"open:(?P<game>[a-z_]{1,32})"):
    """Opens a table of a game, as the game's command does without options."""

    def __init__(self, game: str, face: ButtonFace | None = None) -> None:
        self.game = game
        super().__init__(button_with(f"open:{game}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Open the table in the channel of the click, if the person may open one there."""
        await opening_of(interaction, self.game)(interaction)


def open_table(text: Text, game: str) -> OpenButton:
    """Return the button at the end of a lesson that opens a table of its game."""
    return OpenButton(game, ButtonFace(text("lesson-button-table")))
