"""What a lesson is: pages that each teach one thing and ask about it, and an end that leads on to play.

A game's lesson is data. How it is shown, and what a press does, is the same for all: see
`bot.views.lessons.buttons`.
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

# What an answer looks like in a custom id.
ANSWER_PATTERN: Final = "[0-9A-Za-z]{0,32}"
NO_ANSWER: Final = ""


@dataclass(frozen=True)
class Verdict:
    """What is to be said about an answer.

    Args:
        is_right: Whether it is right.
        why: Why, or what to think of instead.
    """

    is_right: bool
    why: str


@dataclass(frozen=True)
class Reply:
    """One button under a question.

    Args:
        answer: The answer that a press leads to.
        label: What it says; a card in it may be an emoji.
        is_picked: Whether it belongs to the answer as it stands.
    """

    answer: str
    label: str
    is_picked: bool = False


class Question(ABC):
    """Something to press an answer to."""

    @abstractmethod
    def replies(self, answer: str) -> Sequence[Reply]:
        """Return the buttons, while this much of an answer was given."""

    @abstractmethod
    def verdict(self, answer: str) -> Verdict | None:
        """Judge an answer; None while it is not complete. What is forged is wrong, and nothing worse."""


@dataclass(frozen=True)
class Option:
    """One of several answers.

    Args:
        answer: What a custom id calls it.
        label: What its button says.
        is_right: Whether it is right, by the rules of the game.
        why: What is said once it is pressed.
    """

    answer: str
    label: str
    is_right: bool
    why: str


@dataclass(frozen=True)
class Choice(Question):
    """A question with some answers to choose from.

    Args:
        options: The answers; at least one of them is right, and one is wrong.
    """

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
        right: The answer, by the rules of the game.
        wrong: Numbers that one may take for it; what is right by chance is left out.
        label: Returns what the button of a number says.
        why: Why the right one is right.
        hint: What is said to any other.
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
        teaching: What there is to know, a few short lines.
        example: The cards it is about, in words: all that the picture shows.
        asked: The question.
        question: How it is answered.
        draw: Draws the example as somebody likes it; None where it cannot be drawn.
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
    """What comes after the last page.

    Args:
        words: What is said.
        ways: The buttons that lead on, the best first.
    """

    words: str
    ways: tuple[ui.Item[Any], ...]


@dataclass(frozen=True)
class Lesson:
    """How one game is taught.

    Args:
        game: What the game is called in custom ids.
        name: Returns what people call it.
        pages: Its pages, in order.
        ending: Returns how it ends.
    """

    game: str
    name: Callable[[Text], str]
    pages: tuple[PageOf, ...]
    ending: Callable[[Text, ServerSettings], Ending]
