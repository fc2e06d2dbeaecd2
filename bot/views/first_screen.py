"""The first that people of a server see of the bot: what it is, a hand, and tables to open by a press."""

from collections.abc import Iterable
from typing import Any

from discord import ui

from bot.text import Text
from bot.views.lasting import ButtonFace
from bot.views.lessons.buttons import how_to_play
from bot.views.lessons.lesson import Lesson
from bot.views.opening import OpenButton
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
