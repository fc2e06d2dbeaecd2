"""The private lesson of a game: pages that teach one thing each and ask about it, and an end that leads on.

What each game teaches is in a file of its own. A lesson has no state but the custom ids of its buttons.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.tables.ids import GuildId
from bot.tables.preferences import Preferences
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.card_emoji import signs_if_refused
from bot.views.first_screen import HowToPlayButton, open_table
from bot.views.interactions import preferences_of, services_of, text_for
from bot.views.lasting import ButtonFace
from bot.views.pictures import KeptPicture, Picture, add_picture, edit_with_picture
from bot.views.style import GAP, NEXT, OTHER, PICKED, PICKED_MARK, PRIVATE, WRONG_MARK, in_rows, panel

NO_ANSWER: Final = ""

# A phone has room for this many answers, even with a mark before one of them.
_SIDE_BY_SIDE: Final = 3


@dataclass(frozen=True)
class Verdict:
    """The verdict on an answer.

    Args:
        why: Why the answer is right, or a hint after a wrong answer; empty if the page's own texts say it.
    """

    is_right: bool
    why: str = ""


@dataclass(frozen=True)
class Reply:
    """One button under a question.

    Args:
        answer: The whole answer that a press leads to.
        label: A card in it may be an emoji.
        is_picked: Whether the button belongs to the present answer.
    """

    answer: str
    label: str
    is_picked: bool = False


class Question(ABC):
    """A question that is answered by pressing buttons."""

    @abstractmethod
    def replies(self, answer: str) -> Sequence[Reply]:
        """Return the buttons for the answer so far, which may be incomplete."""

    @abstractmethod
    def verdict(self, answer: str) -> Verdict | None:
        """Judge an answer; None while it is not complete. A forged answer raises no error."""


@dataclass(frozen=True)
class Choice(Question):
    """A question with several answers to choose from: at least one is right, and at least one is wrong.

    Args:
        labels: The label of each answer, by its name in custom ids.
        right: The names of the right answers.
        whys: What explains an answer in place of the page's own texts, by the name of the answer.
    """

    labels: Mapping[str, str]
    right: Collection[str]
    whys: Mapping[str, str] = field(default_factory=dict)

    def replies(self, answer: str) -> Sequence[Reply]:
        return [Reply(each, label, each == answer) for each, label in self.labels.items()]

    def verdict(self, answer: str) -> Verdict | None:
        return Verdict(answer in self.right, self.whys.get(answer, "")) if answer in self.labels else None


def numbers(right: int, *wrong: int, label: Callable[[int], str] = str, why: str = "") -> Choice:
    """Return a question whose answer is a number.

    Args:
        wrong: Plausible wrong numbers; a number that happens to be right is left out.
        label: Returns the label for a number.
        why: What explains the right number in place of the page's own text.
    """
    named = {number: str(number).replace("-", "m") for number in sorted({right, *wrong})}
    labels = {name: label(number) for number, name in named.items()}
    return Choice(labels, {named[right]}, {named[right]: why})


@dataclass(frozen=True)
class Example:
    """What a page shows.

    Args:
        words: Everything that the picture shows.
        draw: Draws it by a person's preferences; None if it cannot be drawn.
    """

    words: str
    draw: Callable[[Preferences], Awaitable[Picture | None]]


@dataclass(frozen=True)
class Page:
    """One page.

    Args:
        topic: The page's texts are `lesson-<topic>`, which teaches, and with `-asked`, `-right` and `-hint`.
        words: The variables of these texts.
        more: What follows the text that teaches.
        asked_id: The text that asks, if it is another page's too.
    """

    text: Text
    topic: str
    example: Example
    question: Question
    words: Mapping[str, str | int] = field(default_factory=dict)
    more: str = ""
    asked_id: str = ""

    @property
    def teaching(self) -> str:
        """The lesson of the page, in a few short lines."""
        return self._says() + self.more

    @property
    def asked(self) -> str:
        """The text of the question."""
        return self.text(self.asked_id) if self.asked_id else self._says("-asked")

    def why(self, verdict: Verdict) -> str:
        """Return the explanation that follows an answer."""
        return verdict.why or self._says("-right" if verdict.is_right else "-hint")

    def _says(self, part: str = "") -> str:
        return self.text(f"lesson-{self.topic}{part}", **self.words)


Pages: TypeAlias = Callable[[Text, ServerSettings], Sequence[Page]]
"""Returns the pages of a lesson, in words of a language and by the house rules of a server."""


@dataclass(frozen=True)
class Lesson:
    """How one game is taught.

    Args:
        game: The name of the game in custom ids.
        end: Returns what the end says, after the last page.
        practise: Makes the button at the end that leads to a game alone.
    """

    game: str
    pages: Pages
    end: Callable[[Text, ServerSettings], str]
    practise: Callable[[ButtonFace], ui.Item[Any]]

    async def picture(self, text: Text, settings: ServerSettings) -> Picture | None:
        """Return the picture of the first page, for people who have not chosen the look of their cards."""
        return await self.pages(text, settings)[0].example.draw(Preferences())

    async def show(
        self, interaction: discord.Interaction[Any], number: int = 0, answer: str | None = None
    ) -> None:
        """Show a page privately.

        Args:
            number: The page, from 0; any number after the last page is the end.
            answer: The answer so far, to go on in the clicked message; None to open the lesson in a new one.
        """
        if answer is None:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        text, preferences = text_for(interaction), preferences_of(interaction)
        shown = _Shown(self, text, await _settings_of(interaction), number, answer or NO_ANSWER)
        if shown.page is not None and answer:
            # An answer leaves the page as it is, so its picture stays.
            draw = partial(shown.page.example.draw, preferences)
            await edit_with_picture(interaction, shown.view, draw, is_text_only=preferences.text_only)
            return
        view = shown.view(None)
        if answer is None:
            await signs_if_refused(view, lambda: interaction.followup.send(view=view, ephemeral=True))
        else:
            edit = interaction.edit_original_response
            await signs_if_refused(view, lambda: edit(view=view, attachments=[]))
        if shown.page is not None and not preferences.text_only:
            await add_picture(interaction, shown.view, shown.page.example.draw(preferences))


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
        self, lesson: Lesson, text: Text, settings: ServerSettings, number: int, answer: str
    ) -> None:
        pages = lesson.pages(text, settings)
        self.page = pages[number] if number < len(pages) else None
        self._lesson, self._text, self._settings = lesson, text, settings
        self._number, self._last, self._answer = number, len(pages), answer

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
        practise = lesson.practise(ButtonFace(text("lesson-button-practise"), NEXT))
        ways: list[list[ui.Item[Any]]] = [
            [practise, open_table(text, lesson.game)],
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
