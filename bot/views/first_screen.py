"""The first screen: what the bot is, and two buttons for each game.

A new server sees it with a hand, and `/help` shows it to one person. Where there are several languages,
managers can choose one there.

`open:<game>` opens a table; it also stands at the end of a lesson.
"""

import re
from collections.abc import Iterable
from typing import Any, Self

from discord import ui

from bot.text import Text
from bot.text.tricks import game_name
from bot.views.lasting import ButtonFace, LastingButton, PlacedButton, button_with
from bot.views.pictures import Picture
from bot.views.style import PRIVATE, WAITING, panel
from bot.views.visit import Visit


def first_screen_view(
    text: Text, games: Iterable[str], picture: Picture | None = None, *, has_languages: bool = False
) -> ui.LayoutView:
    """Return the first screen: a picture of a hand, and a row for each game to open a table and to learn.

    Args:
        has_languages: Whether managers can choose between languages.
    """
    blocks: list[str | ui.Item[Any]] = [text("first-screen")]
    if picture is not None:
        blocks.append(picture.item())
    rows = [_row(text, game) for game in games]
    if has_languages:
        rows.append(ui.ActionRow(_language(text)))
    return panel(WAITING, blocks, *rows)


def help_view(
    text: Text, games: Iterable[str], *, invite: ui.Button[Any] | None, is_manager: bool, has_languages: bool
) -> ui.LayoutView:
    """Return the first screen for one person, with the way to what they may set.

    Args:
        invite: For a person outside of servers, the button that adds the bot to one. They cannot open tables.
    """
    own = [
        PlacedButton("turns:open", ButtonFace(text("help-button-turns"))),
        PlacedButton("preferences:open", ButtonFace(text("help-button-preferences"))),
    ]
    if is_manager:
        own.append(PlacedButton("settings:open:", ButtonFace(text("help-button-settings"))))
        if has_languages:
            own.append(_language(text))
    if invite is not None:
        lessons = [how_to_play(text, game, game_name(text, game)) for game in games]
        rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*lessons), ui.ActionRow(*own), ui.ActionRow(invite)]
        return panel(PRIVATE, [text("help-outside")], *rows)
    blocks = [text("first-screen"), text("help-more")]
    return panel(PRIVATE, blocks, *(_row(text, game) for game in games), ui.ActionRow(*own))


def _row(text: Text, game: str) -> ui.ActionRow[Any]:
    face = ButtonFace(text("first-screen-open", game=game_name(text, game)))
    return ui.ActionRow(OpenButton(game, face), how_to_play(text, game))


def _language(text: Text) -> PlacedButton:
    return PlacedButton("language:open", ButtonFace(text("first-screen-language")))


class OpenButton(LastingButton, template=r"open:(?P<game>[a-z_]{1,32})"):
    """Opens a table of a game, as the game's command does without options."""

    def __init__(self, game: str, face: ButtonFace | None = None) -> None:
        self.game = game
        super().__init__(button_with(f"open:{game}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"])

    async def click(self, visit: Visit) -> None:
        """Open the table in the channel of the click, if the person may open one there."""
        await visit.opening(self.game)(visit)


def how_to_play(text: Text, game: str, label: str | None = None) -> PlacedButton:
    """Return the button that opens the lesson of a game; the game must have one."""
    return PlacedButton(f"lesson:{game}:0", ButtonFace(label or text("lesson-button-open")))


def friends_button(text: Text, game: str) -> PlacedButton:
    """Return the button to the standing among friends in what a game has for each day."""
    return PlacedButton(f"friends:{game}:open:0", ButtonFace(text("friends-button-open")))
