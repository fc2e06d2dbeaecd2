"""The drill: hands to practise with, a set of ten for each day, streaks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS, Judgement, PracticeHand, daily_hands, free_hand, judge
from bot.services.settings import SettingsService
from bot.store.gnau import Drills
from bot.tables.admission import verify_not_blocked
from bot.tables.days import day_of
from bot.tables.gnau import drills
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import GuildId, UserId
from bot.tables.machine import Chance
from bot.tables.ports import Clock

# A seed of this length fits into a custom id and into every database.
SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Asked:
    """A hand somebody is asked about.

    Args:
        question: Which.
        cards: The five cards.
        rules: The house rules it is judged by.
    """

    question: drills.Question
    cards: PracticeHand
    rules: HouseRules


@dataclass(frozen=True)
class Answered:
    """A hand somebody has answered.

    Args:
        asked: The hand.
        judgement: What is to be said about the answer that counts.
        is_counted: Whether it is the one given just now, not an earlier one.
        streak: How many hands they have answered right in a row by now.
    """

    asked: Asked
    judgement: Judgement
    is_counted: bool
    streak: int


@dataclass(frozen=True)
class DaySet:
    """How far somebody is with a day's set.

    Args:
        day: The day.
        answers: What they answered, by the number of the hand.
        rank: Their rank among those who took part; None as long as the set is not complete.
        people: How many took part.
        days: How many days in a row they completed the set.
        has_shared: Whether they have shown this result to everybody.
    """

    day: int
    answers: Mapping[int, drills.DrillAnswer]
    rank: int | None = None
    people: int = 0
    days: int = 0
    has_shared: bool = False

    @property
    def next_number(self) -> int | None:
        """The first hand without an answer; None when the set is complete."""
        return next((number for number in range(1, DAILY_HANDS + 1) if number not in self.answers), None)

    @property
    def right(self) -> int:
        """How many hands were answered right."""
        return sum(answer.is_right for answer in self.answers.values())


class DrillService:
    """Asks and judges.

    Args:
        store: Where the answers are kept.
        settings: What the house rules of a server are now.
        clock: The time.
        chance: Where the hands of free practice come from.
    """

    def __init__(self, store: Drills, settings: SettingsService, clock: Clock, chance: Chance) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._chance = chance

    @property
    def today(self) -> int:
        """The day it is."""
        return day_of(self._clock.now_ms())

    def fresh_question(self) -> drills.Question:
        """Return a hand of free practice."""
        return drills.Question(drills.FREE_DAY, int.from_bytes(self._chance.fresh_root()[:SEED_BYTES]))

    async def ask(self, guild_id: GuildId, question: drills.Question) -> Asked:
        """Return a hand with the house rules it is judged by.

        The rules of a day's set are those the house had when somebody first asked for it: what is right must
        not change while people compare their results.

        Raises:
            RuleError: `drill-day-over` for any day but today; `drill-hand-unknown`.
        """
        rules = (await self._settings.for_guild(guild_id)).for_game(GnauSettings).rules
        if not question.is_daily:
            return Asked(question, free_hand(question.number), rules)
        if question.day != self.today:
            raise RuleError("drill-day-over")
        if not 1 <= question.number <= DAILY_HANDS:
            raise RuleError("drill-hand-unknown")
        cards = daily_hands(guild_id, question.day)[question.number - 1]
        return Asked(question, cards, await self._store.fix_rules(guild_id, question.day, rules))

    async def answer(
        self, guild_id: GuildId, user_id: UserId, question: drills.Question, places: tuple[int, ...]
    ) -> Answered:
        """Judge an answer and keep it. Only the first answer to a hand counts.

        Args:
            guild_id: The server.
            user_id: Who answers.
            question: Which hand.
            places: The places of the three pressed cards; empty for No Ox.

        Raises:
            RuleError: As in `ask`, or `passport-not-three`.
        """
        asked = await self.ask(guild_id, question)
        given = tuple(sorted(places))
        judgement = judge(asked.cards, given, asked.rules)
        kept = await self._store.keep(
            guild_id,
            user_id,
            question,
            drills.DrillAnswer(given, judgement.is_right),
            now_ms=self._clock.now_ms(),
        )
        if kept.positions != given:
            judgement = judge(asked.cards, kept.positions, asked.rules)
        streak = await self._store.streak(guild_id, user_id)
        return Answered(asked, judgement, kept.positions == given, streak)

    async def day_set(self, guild_id: GuildId, user_id: UserId, day: int) -> DaySet:
        """Return how far somebody is with a day's set."""
        answers = await self._store.answers(guild_id, user_id, day)
        if not drills.is_complete(answers):
            return DaySet(day, answers)
        result = await self._store.result(guild_id, user_id, day)
        if result is None:
            # Everything about them was deleted just now.
            return DaySet(day, {})
        has_shared = await self._store.has_shared(guild_id, user_id, day)
        return DaySet(day, answers, result.rank, result.people, result.days, has_shared)

    async def share(self, guild_id: GuildId, user_id: UserId, day: int) -> DaySet:
        """Return somebody's result of a day, to be shown to everybody this once.

        Raises:
            RuleError: `blocked`, `drill-not-complete`, or `drill-shared-already`.
        """
        verify_not_blocked((await self._settings.for_guild(guild_id)).blocked, user_id)
        result = await self.day_set(guild_id, user_id, day)
        if result.rank is None:
            raise RuleError("drill-not-complete")
        if not await self._store.claim_share(guild_id, user_id, day, now_ms=self._clock.now_ms()):
            raise RuleError("drill-shared-already")
        return result
