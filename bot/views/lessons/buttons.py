"""The private lesson of a game, and its buttons with the custom id `lesson:<game>:<page>[:<answer>]`.

Without an answer the button stands somewhere else, for example in a lobby, and opens the lesson. With an
answer, which may be empty, it turns or answers the page that it stands on. A lesson has no other state.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, Self

import discord
from discord import ui

from bot.tables.ids import GuildId
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.views.card_emoji import signs_if_refused
from bot.views.interactions import lesson_of, preferences_of, services_of, text_for
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.lessons.lesson import ANSWER_PATTERN, NO_ANSWER, Lesson, Page, Reply, Verdict
from bot.views.pictures import KeptPicture, Picture, add_picture, edit_with_picture
from bot.views.style import GAP, NEXT, OTHER, PICKED, PICKED_MARK, PRIVATE, WRONG_MARK, in_rows, panel

# A phone has room for this many answers, even with a mark before one of them.
_SIDE_BY_SIDE: Final = 3


class HowToPlayButton(
    LastingButton,
    template=rf"lesson:(?P<game>[a-z_]{{1,32}}):(?P<page>[0-9]{{1,2}})(?::(?P<answer>{ANSWER_PATTERN}))?",
):
    """Opens the lesson of a game, turns its pages and answers its questions.

    Args:
        page: The page that it leads to, from 0; the page after the last one is the end.
        answer: The answer to the question of the page, `NO_ANSWER` for none yet; None to open the lesson.
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

    async def click(self, interaction: discord.Interaction[Any]) -> None:
        """Open the lesson in a new message, or go on in the clicked one."""
        if self.answer is None:
            await show_lesson(interaction, self.game, self.page)
        else:
            await interaction.response.defer()
            await _go_on(interaction, self.game, self.page, self.answer)


def how_to_play(text: Text, game_name: str) -> HowToPlayButton:
    """Return the button that opens the lesson of a game; the game must have one."""
    return HowToPlayButton(game_name, face=ButtonFace(text("lesson-button-open")))


async def show_lesson(interaction: discord.Interaction[Any], game: str, page: int = 0) -> None:
    """Answer a click or a command privately with the lesson of a game.

    Raises:
        RuleError: `table-unknown`: this program has no such game, or no lesson of it.
    """
    lesson = lesson_of(interaction, game)
    await interaction.response.defer(ephemeral=True, thinking=True)
    shown = await _shown(interaction, lesson, page)
    view = shown.view(None)
    await signs_if_refused(view, lambda: interaction.followup.send(view=view, ephemeral=True))
    await _add_picture(interaction, shown)


async def _go_on(interaction: discord.Interaction[Any], game: str, number: int, answer: str) -> None:
    shown = await _shown(interaction, lesson_of(interaction, game), number, answer)
    page, preferences = shown.page, preferences_of(interaction)
    if page is not None and answer != NO_ANSWER:
        # An answer leaves the page as it is, so its picture stays.
        await edit_with_picture(
            interaction, shown.view, lambda: page.draw(preferences), is_text_only=preferences.text_only
        )
        return
    view = shown.view(None)
    await signs_if_refused(view, lambda: interaction.edit_original_response(view=view, attachments=[]))
    await _add_picture(interaction, shown)


async def _add_picture(interaction: discord.Interaction[Any], shown: "_Shown") -> None:
    preferences = preferences_of(interaction)
    if shown.page is not None and not preferences.text_only:
        await add_picture(interaction, shown.view, shown.page.draw(preferences))


async def _shown(
    interaction: discord.Interaction[Any], lesson: Lesson, number: int, answer: str = NO_ANSWER
) -> "_Shown":
    return _Shown(text_for(interaction), await _settings_of(interaction), lesson, number, answer)


async def _settings_of(interaction: discord.Interaction[Any]) -> ServerSettings:
    settings = services_of(interaction).settings
    if interaction.guild_id is None:
        return settings.defaults
    return await settings.for_guild(GuildId(interaction.guild_id))


class _Shown:
    """A page of a lesson with the answer so far, or the end of the lesson.

    Args:
        number: The page, from 0; any number after the last page is the end.
    """

    def __init__(
        self, text: Text, settings: ServerSettings, lesson: Lesson, number: int, answer: str
    ) -> None:
        self._text = text
        self._settings = settings
        self._lesson = lesson
        self._number = number
        self._answer = answer
        pages = lesson.pages
        self.page: Page | None = pages[number](text, settings) if number < len(pages) else None

    def view(self, picture: Picture | KeptPicture | None) -> ui.LayoutView:
        """Return the layout, with the picture of the example or with the example in words."""
        if self.page is None:
            return self._end()
        text, page, verdict = self._text, self.page, self.page.question.verdict(self._answer)
        name, last = self._lesson.name(text), len(self._lesson.pages)
        title = text("lesson-title", game=name, number=self._number + 1, last=last)
        example = [GAP, page.example, GAP] if picture is None else [picture.item()]
        blocks: list[str | ui.Item[Any]] = [f"### {title}\n{page.teaching}", *example]
        blocks.append(text("lesson-asked", question=page.asked))
        if verdict is not None:
            blocks += [GAP, text("lesson-right" if verdict.is_right else "lesson-wrong", why=verdict.why)]
        replies, ways = self._replies(page, verdict), self._ways(verdict)
        # The first page has only one button to turn it, which must not stand alone in a row.
        is_first = len(ways) == 1
        groups = [[*replies, *ways]] if is_first else [replies, ways]
        return panel(PRIVATE, blocks, *in_rows(groups, _SIDE_BY_SIDE + is_first))

    def _end(self) -> ui.LayoutView:
        ending = self._lesson.ending(self._text, self._settings)
        title = self._text("lesson-title-end", game=self._lesson.name(self._text))
        last = len(self._lesson.pages) - 1
        back = [self._way(0, "lesson-button-again"), self._way(last, "lesson-button-back")]
        return panel(PRIVATE, [f"### {title}\n{ending.words}"], *in_rows([ending.ways, back]))

    def _replies(self, page: Page, verdict: Verdict | None) -> list[HowToPlayButton]:
        is_right = verdict is not None and verdict.is_right
        mark, style = (PICKED_MARK, PICKED) if verdict is None or is_right else (WRONG_MARK, OTHER)
        replies: Sequence[Reply] = page.question.replies(self._answer)
        buttons = []
        for each in replies:
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
