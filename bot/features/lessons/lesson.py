"""The private lesson of a game: pages that teach one thing each and ask about it, and an end that leads on.

What each game teaches is in a file of its own. A lesson has no state but the custom ids of its buttons.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.tables.preferences import Preferences
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.views.pictures import Picture


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
    """

    game: str
    pages: Pages
    end: Callable[[Text, ServerSettings], str]

    async def picture(self, text: Text, settings: ServerSettings) -> Picture | None:
        """Return the picture of the first page, for people who have not chosen the look of their cards."""
        return await self.pages(text, settings)[0].example.draw(Preferences())
