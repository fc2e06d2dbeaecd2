"""The private lesson of a game, and its button `lesson:<game>:<page>[:<answer>]`.

Without an answer the button stands somewhere else, for example in a lobby, and opens the lesson. With an
answer, which may be empty, it turns or answers the page that it stands on.
"""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, Protocol, Self

from discord import ui

from bot.features.feature import PracticeButton
from bot.features.lessons.lesson import Lesson, Page, Verdict
from bot.rules.errors import RuleError
from bot.tables.leases import DIRECT_MESSAGES
from bot.tables.server_settings import ServerSettings
from bot.text.catalog import Text
from bot.text.tricks import game_name
from bot.views.card_emoji import signs_if_refused
from bot.views.first_screen import OpenButton
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.pictures import KeptPicture, Picture, add_picture, edit_with_picture
from bot.views.style import GAP, NEXT, OTHER, PICKED, PICKED_MARK, PRIVATE, WRONG_MARK, in_rows, panel
from bot.views.visit import Visit

NO_ANSWER: Final = ""

# A phone has room for this many answers, even with a mark before one of them.
_SIDE_BY_SIDE: Final = 3


class LessonClient(Protocol):
    """The parts of the bot that lessons use, by game."""

    lessons: Mapping[str, Lesson]
    practice: Mapping[str, PracticeButton]


class HowToPlayButton(
    LastingButton,
    template=r"lesson:(?P<game>[a-z_]{1,32}):(?P<page>[0-9]{1,2})(?::(?P<answer>[0-9A-Za-z]{0,32}))?",
):
    """Opens the lesson of a game, turns its pages and answers its questions.

    Args:
        page: The page that it leads to, from 0; the page after the last one is the end.
        answer: The answer to the question of the page, empty for none yet; None to open the lesson.
    """

    def __init__(
        self, game: str, page: int = 0, answer: str | None = None, face: ButtonFace | None = None
    ) -> None:
        self.game = game
        self.page = page
        self.answer = answer
        custom_id = f"lesson:{game}:{page}" + ("" if answer is None else f":{answer}")
        super().__init__(button_with(custom_id, face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(match["game"], int(match["page"]), match["answer"])

    async def click(self, visit: Visit) -> None:
        """Open the lesson in a new message, or go on in the clicked one."""
        await show_lesson(visit, self.game, self.page, self.answer)


async def show_lesson(visit: Visit, game: str, number: int = 0, answer: str | None = None) -> None:
    """Answer a click or a command privately with a page of a game's lesson.

    Args:
        number: The page, from 0; any number after the last page is the end.
        answer: The answer so far, to go on in the clicked message; None to open the lesson in a new one.

    Raises:
        RuleError: `table-unknown`: this program has no such game, or no lesson of it.
    """
    client: LessonClient = visit.interaction.client
    lesson = client.lessons.get(game)
    if lesson is None:
        raise RuleError("table-unknown")
    if answer is None:
        await visit.think()
    else:
        await visit.defer()
    text, preferences = visit.text, visit.preferences
    settings, practise = await _settings_of(visit), client.practice.get(game)
    shown = _Shown(
        lesson, practise, text, settings, number, answer or NO_ANSWER, is_in_server=visit.is_in_server
    )
    if shown.page is not None and answer:
        # An answer leaves the page as it is, so its picture stays.
        draw = partial(shown.page.example.draw, preferences)
        await edit_with_picture(visit, shown.view, draw, is_text_only=preferences.text_only)
        return
    view = shown.view(None)
    if answer is None:
        await signs_if_refused(view, lambda: visit.show(view))
    else:
        edit = visit.interaction.edit_original_response
        await signs_if_refused(view, lambda: edit(view=view, attachments=[]))
    if shown.page is not None and not preferences.text_only:
        await add_picture(visit, shown.view, shown.page.example.draw(preferences))


async def _settings_of(visit: Visit) -> ServerSettings:
    settings = visit.services.settings
    if visit.guild_id == DIRECT_MESSAGES:
        return settings.defaults
    return await settings.for_guild(visit.guild_id)


class _Shown:
    """A page of a lesson with the answer so far, or the end of the lesson.

    Args:
        practise: Makes the button that leads to practice alone; None if no feature offers any.
        number: The page, from 0; any number after the last page is the end.
        is_in_server: Whether the person can open a table where they are.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - a page depends on all of them
        self,
        lesson: Lesson,
        practise: PracticeButton | None,
        text: Text,
        settings: ServerSettings,
        number: int,
        answer: str,
        *,
        is_in_server: bool,
    ) -> None:
        pages = lesson.pages(text, settings)
        self.page = pages[number] if number < len(pages) else None
        self._lesson, self._practise, self._text, self._settings = lesson, practise, text, settings
        self._number, self._last, self._answer = number, len(pages), answer
        self._is_in_server = is_in_server

    def view(self, picture: Picture | KeptPicture | None) -> ui.LayoutView:
        """Return the layout, with the picture of the example or with the example in words."""
        if self.page is None:
            return self._end()
        text, page, verdict = self._text, self.page, self.page.question.verdict(self._answer)
        name = game_name(text, self._lesson.game)
        title = text("lesson-title", game=name, number=self._number + 1, last=self._last)
        example = [GAP, page.example.words, GAP] if picture is None else [picture.item()]
        blocks: list[str | ui.Item[Any]] = [f"### {title}\n{page.teaching}", *example]
        blocks.append(text("lesson-asked", question=page.asked))
        if verdict is not None:
            judged = "lesson-right" if verdict.is_right else "lesson-wrong"
            blocks += [GAP, text(judged, why=page.why(verdict))]
        replies, ways = self._replies(page, verdict), self._ways(verdict)
        # The first page has only one button to turn it, which must not stand alone in a row.
        is_first = len(ways) == 1
        groups = [[*replies, *ways]] if is_first else [replies, ways]
        return panel(PRIVATE, blocks, *in_rows(groups, _SIDE_BY_SIDE + is_first))

    def _end(self) -> ui.LayoutView:
        text, lesson = self._text, self._lesson
        title = text("lesson-title-end", game=game_name(text, lesson.game))
        alone = self._practise and self._practise(ButtonFace(text("lesson-button-practise"), NEXT))
        # Tables are in servers.
        table = self._is_in_server and OpenButton(lesson.game, ButtonFace(text("lesson-button-table")))
        ways: list[list[ui.Item[Any]]] = [
            [each for each in (alone, table) if each],
            [self._way(0, "lesson-button-again"), self._way(self._last - 1, "lesson-button-back")],
        ]
        return panel(PRIVATE, [f"### {title}\n{lesson.end(text, self._settings)}"], *in_rows(ways))

    def _replies(self, page: Page, verdict: Verdict | None) -> list[HowToPlayButton]:
        is_right = verdict is not None and verdict.is_right
        mark, style = (PICKED_MARK, PICKED) if verdict is None or is_right else (WRONG_MARK, OTHER)
        buttons = []
        for each in page.question.replies(self._answer):
            label = mark + each.label if each.is_picked else each.label
            face = ButtonFace(label, style if each.is_picked else OTHER, is_right)
            buttons.append(HowToPlayButton(self._lesson.game, self._number, each.answer, face))
        return buttons

    def _ways(self, verdict: Verdict | None) -> list[HowToPlayButton]:
        is_right = verdict is not None and verdict.is_right
        on = "lesson-button-next" if is_right else "lesson-button-skip"
        ways = [self._way(self._number + 1, on, is_next=is_right)]
        if self._number:
            ways.append(self._way(self._number - 1, "lesson-button-back"))
        return ways

    def _way(self, number: int, label_id: str, *, is_next: bool = False) -> HowToPlayButton:
        face = ButtonFace(self._text(label_id), NEXT if is_next else OTHER)
        return HowToPlayButton(self._lesson.game, number, NO_ANSWER, face)
