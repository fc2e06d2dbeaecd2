"""Somebody who learns a game: presses what is on their own private page of the lesson, and types nothing."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import simcord

from bot.features.lessons.lesson import Page, Question, Verdict
from bot.features.lessons.view import NO_ANSWER
from bot.games import DISCORD_GAMES, DiscordGame
from bot.tables.server_settings import ServerSettings
from tests.support.guild import CardRoom, buttons_of, shown_by, text_of
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts

# As many wrong answers as a question with a few to choose from has.
ENOUGH = 4
TAUGHT: tuple[DiscordGame, ...] = tuple(game for game in DISCORD_GAMES if game.lesson is not None)


def pages_of(game: DiscordGame, settings: ServerSettings | None = None) -> Sequence[Page]:
    """Return the pages of the lesson of a game that has one."""
    assert game.lesson is not None
    return game.lesson.pages(shipped_texts().text(), settings or server_settings())


def answers_to(question: Question) -> Iterator[tuple[str, ...]]:
    """Yield every complete answer that can be pressed, as what is pressed for it one after the other."""
    paths: list[tuple[str, ...]] = [(NO_ANSWER,)]
    seen = {NO_ANSWER}
    while paths:
        path = paths.pop(0)
        for reply in question.replies(path[-1]):
            if reply.answer not in seen:
                seen.add(reply.answer)
                longer = (*path, reply.answer)
                if question.verdict(reply.answer) is None:
                    paths.append(longer)
                else:
                    yield longer[1:]


class Pupil:
    """A person and their page."""

    page: Any

    def __init__(
        self,
        room: CardRoom,
        who: simcord.MemberActor,
        game: DiscordGame,
        settings: ServerSettings | None = None,
    ) -> None:
        self.room = room
        self.who = who
        self.game = game
        self.pages = pages_of(game, settings)

    async def start(self) -> None:
        """Type the command."""
        self.page = shown_by(await self.who.slash(self.room.channel, f"{self.game.name} learn"))

    @property
    def words(self) -> str:
        """What the page says."""
        return text_of(self.page)

    @property
    def labels(self) -> list[str]:
        """What the buttons say that can be pressed now."""
        return [each["label"] for each in buttons_of(self.page) if not each.get("disabled")]

    async def press(self, label: str) -> simcord.InteractionResult:
        """Press the button that says so."""
        result: simcord.InteractionResult = await self.who.click(self.page, label=label)
        return result

    async def answer(self, number: int, is_meant: Callable[[bool], bool]) -> None:
        """Answer page `number`, from 0, in some of the ways that are meant, which being right decides."""
        page = self.pages[number]
        tries = 0
        for path in answers_to(page.question):
            verdict = page.question.verdict(path[-1])
            assert verdict is not None
            if is_meant(verdict.is_right):
                for answer in path:
                    await self.who.click(self.page, custom_id=f"lesson:{self.game.name}:{number}:{answer}")
                tries += 1
                # Once it is right, nothing is left to press.
                if verdict.is_right or tries == ENOUGH:
                    return

    async def go_through(self) -> None:
        """Answer every page, wrong in some ways and then right, up to the end."""
        for number in range(len(self.pages)):
            await self.answer(number, lambda is_right: not is_right)
            await self.answer(number, lambda is_right: is_right)
            await self.press("Next")


def verdict_of(page: Page, answer: str) -> Verdict:
    verdict = page.question.verdict(answer)
    assert verdict is not None
    return verdict


def right_answers(page: Page) -> list[str]:
    return [path[-1] for path in answers_to(page.question) if verdict_of(page, path[-1]).is_right]


def right_labels(page: Page) -> list[str]:
    """What the buttons of a choice say that are right."""
    right = right_answers(page)
    return [reply.label for reply in page.question.replies("") if reply.answer in right]
