"""The parts of a lesson: pages that each teach one thing and ask about it, and an end that leads on to play.

The lesson of a game is data. `bot.views.lessons.buttons` shows the lessons of all games and handles clicks.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from discord import ui

from bot.tables.preferences import Preferences
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.views.pictures import Picture

# The form of an answer in a custom id.
ANSWER_PATTERN: Final = "[0-9A-Za-z]{0,32}"
NO_ANSWER: Final = ""


@dataclass(frozen=True)
class Verdict:
    """The verdict on an answer.

    Args:
        why: Why the answer is right, or a hint after a wrong answer.
    """

    is_right: bool
    why: str


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
class Option:
    """One of several answers.

    Args:
        answer: Its name in custom ids.
        why: The explanation that follows a press.
    """

    answer: str
    label: str
    is_right: bool
    why: str


@dataclass(frozen=True)
class Choice(Question):
    """A question with several answers to choose from: at least one is right, and at least one is wrong."""

    options: tuple[Option, ...]

    def replies(self, answer: str) -> Sequence[Reply]:
        return [Reply(each.answer, each.label, each.answer == answer) for each in self.options]

    def verdict(self, answer: str) -> Verdict | None:
        given = next((each for each in self.options if each.answer == answer), None)
        return None if given is None else Verdict(given.is_right, given.why)


def number_choice(
    right: int, wrong: Iterable[int], label: Callable[[int], str], *, why: str, hint: str
) -> Choice:
    """Return a question whose answer is a number.

    Args:
        wrong: Plausible wrong numbers; a number that happens to be right is left out.
        label: Returns the label for a number.
        why: The explanation after the right number.
        hint: The explanation after any other number.
    """
    return Choice(
        tuple(
            Option(
                f"{abs(number)}" if number >= 0 else f"m{abs(number)}",
                label(number),
                number == right,
                why if number == right else hint,
            )
            for number in sorted({right, *wrong})
        )
    )


@dataclass(frozen=True)
class Page:
    """One page.

    Args:
        teaching: The lesson of the page, in a few short lines.
        example: The example in words, with everything that the picture shows.
        asked: The text of the question.
        question: The answers to the question.
        draw: Draws the example by a person's preferences; None if it cannot be drawn.
    """

    teaching: str
    example: str
    asked: str
    question: Question
    draw: Callable[[Preferences], Awaitable[Picture | None]]


PageOf: TypeAlias = Callable[[Text, ServerSettings], Page]
"""Returns a page, in words of a language and by the house rules of a server."""


@dataclass(frozen=True)
class Ending:
    """The end of a lesson, after the last page.

    Args:
        ways: The buttons that lead on, the best first.
    """

    words: str
    ways: tuple[ui.Item[Any], ...]


@dataclass(frozen=True)
class Lesson:
    """How one game is taught.

    Args:
        game: The name of the game in custom ids.
        name: Returns the name of the game that people read.
    """

    game: str
    name: Callable[[Text], str]
    pages: tuple[PageOf, ...]
    ending: Callable[[Text, ServerSettings], Ending]
