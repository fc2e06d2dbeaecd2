"""Somebody who practises: presses what is on their own private page of the drill."""

from typing import Any

import simcord

from bot.features.drill.model import Question
from bot.features.drill.service import DrillService
from bot.rules.cards import Card
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import daily_hands, free_hand
from bot.tables.ids import GuildId, UserId
from tests.support.answers import right_answer, wrong_answer
from tests.support.guild import CardRoom, text_of


class Trainee:
    """A person and their page.

    Args:
        channel: The channel they type in; the room's when not given.
    """

    page: Any

    def __init__(self, room: CardRoom, who: simcord.MemberActor, channel: Any = None) -> None:
        self.room = room
        self.who = who
        self.channel = channel or room.channel

    async def start(self, command: str = "daily") -> None:
        """Type the command: `daily` or `practice`."""
        result = await self.who.slash(self.channel, f"gnau {command}")
        self.page = result.response

    @property
    def guild_id(self) -> GuildId:
        """The server they practise in."""
        return GuildId(self.who.guild.id)

    async def answered(self, day: int) -> int:
        """Return how many hands of a day's set are kept as answered."""
        drills = self.room.bot.services.of(DrillService)
        return len((await drills.day_set(self.guild_id, UserId(self.who.id), day)).answers)

    @property
    def words(self) -> str:
        """What the page says."""
        return text_of(self.page)

    @property
    def buttons(self) -> dict[str, dict[str, Any]]:
        """The buttons of the page by what follows the last colon but one of their ids."""
        return {item["custom_id"]: item for item in _buttons(self.page.components)}

    @property
    def enabled(self) -> list[str]:
        """What the buttons say that can be pressed now."""
        return [item["label"] for item in self.buttons.values() if not item.get("disabled")]

    @property
    def question(self) -> tuple[int, int]:
        """The day and the number of the hand on the page; a day without a set in practice."""
        _, _, day, number, *_ = next(iter(self.buttons)).split(":")
        return int(day), int(number)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The hand on the page."""
        day, number = self.question
        is_daily = Question(day, number).is_daily
        return daily_hands(self.who.guild.id, day)[number - 1] if is_daily else free_hand(number)

    async def press(self, *moves: int | str) -> simcord.InteractionResult:
        """Press one button after the other; a number is a card's place."""
        for move in moves:
            custom_id = next(each for each in self.buttons if each.endswith(f":{move}"))
            result = await self.who.click(self.page, custom_id=custom_id)
        return result

    async def say(self, label: str) -> simcord.InteractionResult:
        """Press the button that says so."""
        return await self.who.click(self.page, label=label)

    async def answer(self, *, right: bool = True, rules: HouseRules | None = None) -> None:
        """Answer the hand on the page."""
        places = right_answer(self.cards, rules) if right else wrong_answer(self.cards, rules)
        await self.press(*places, "confirm" if places else "no_ox")

    async def finish(self, *, wrong: int = 0) -> None:
        """Answer what is left of the set, the first so many hands wrong."""
        while True:
            await self.answer(right=wrong <= 0)
            wrong -= 1
            if "Next hand" not in self.enabled:
                return
            await self.say("Next hand")


def _buttons(components: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for component in components:
        item = component if isinstance(component, dict) else component.to_dict()
        found += [item] if item["type"] == 2 else _buttons(item.get("components", []))
    return found
