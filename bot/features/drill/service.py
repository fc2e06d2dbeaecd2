"""The drill: hands to practise splitting, a set of ten for each day, and streaks."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.features.drill import model as drills
from bot.features.drill.rows import Drills
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import DAILY_HANDS, Judgement, PracticeHand, daily_hands, free_hand, judge
from bot.services import Services
from bot.store.achievements import DRILL_WEEK
from bot.tables.admission import verify_not_blocked
from bot.tables.days import day_of
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES

# A seed of this length fits into a custom id and into a column of every database.
SEED_BYTES: Final = 6


@dataclass(frozen=True)
class Asked:
    """A hand that a person is asked to split.

    Args:
        rules: The house rules by which the answer is judged.
    """

    question: drills.Question
    cards: PracticeHand
    rules: HouseRules


@dataclass(frozen=True)
class Answered:
    """A person's answer to a hand.

    Args:
        judgement: The judgement of the answer that counts.
        is_counted: Whether the answer given now counts, not an earlier one.
        streak: How many hands in a row the person has answered right by now.
    """

    asked: Asked
    judgement: Judgement
    is_counted: bool
    streak: int


@dataclass(frozen=True)
class DaySet:
    """A person's progress in a day's set.

    Args:
        answers: The person's answers, by the number of the hand.
        rank: The person's rank among all who took part; None until the set is complete.
        people: How many people took part; 0 outside of servers, where they are strangers.
        days: How many days in a row the person has completed the set.
        has_shared: Whether the person has shown this result to everyone.
        ends_week: Whether this set ended the person's first flawless week.
    """

    day: int
    answers: Mapping[int, drills.DrillAnswer]
    rank: int | None = None
    people: int = 0
    days: int = 0
    has_shared: bool = False
    ends_week: bool = False

    @property
    def next_number(self) -> int | None:
        """The first hand without an answer; None when the set is complete."""
        return next((number for number in range(1, DAILY_HANDS + 1) if number not in self.answers), None)

    @property
    def right(self) -> int:
        """How many hands the person answered right."""
        return sum(answer.is_right for answer in self.answers.values())


class DrillService:
    """Asks about hands and judges the answers."""

    def __init__(self, services: Services) -> None:
        self._store = Drills(services.store)
        self._settings = services.settings
        self._earned = services.earned
        self._clock = services.clock
        self._chance = services.chance

    @property
    def today(self) -> int:
        """The current day."""
        return day_of(self._clock.now_ms())

    def fresh_question(self, day: int = drills.FREE_DAY) -> drills.Question:
        """Return a question for free practice, or for one of the hands after a lesson."""
        return drills.Question(day, int.from_bytes(self._chance.fresh_root()[:SEED_BYTES]))

    async def ask(self, guild_id: GuildId, question: drills.Question) -> Asked:
        """Return a hand with the house rules by which the answer is judged.

        A day's set keeps the house rules of its first question: what is right must not change while people
        compare their results.

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
        """Judge an answer and save it. Only the first answer to a hand counts, and none after a lesson.

        Args:
            places: The places of the three pressed cards; empty for No Ox.

        Raises:
            RuleError: As in `ask`, or `passport-not-three`.
        """
        asked = await self.ask(guild_id, question)
        given = tuple(sorted(places))
        judgement = judge(asked.cards, given, asked.rules)
        if question.is_of_lesson:
            return Answered(asked, judgement, is_counted=True, streak=0)
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
        """Return a person's progress in a day's set."""
        answers = await self._store.answers(guild_id, user_id, day)
        if not drills.is_complete(answers):
            return DaySet(day, answers)
        result = await self._store.result(guild_id, user_id, day)
        if result is None:
            # All data of the person was deleted just now.
            return DaySet(day, {})
        has_shared = await self._store.has_shared(guild_id, user_id, day)
        people = 0 if guild_id == DIRECT_MESSAGES else result.people
        found = DaySet(day, answers, result.rank, people, result.days, has_shared)
        if found.right < DAILY_HANDS:
            return found
        achieved = await self._earned.achieved_by(guild_id, user_id)
        weeks = [day_of(each.at_ms) for each in achieved if each.name == DRILL_WEEK]
        return replace(found, ends_week=day in weeks)

    async def best(self, guild_id: GuildId, day: int) -> list[drills.DrillStanding]:
        """Return the best of those who completed a day's set, the best first."""
        return await self._store.best(guild_id, day)

    async def share(self, guild_id: GuildId, user_id: UserId, day: int) -> DaySet:
        """Return a person's result of a day, which they may show to everyone only this once.

        Raises:
            RuleError: `blocked`, `drill-not-complete`, or `drill-shared-already`.
        """
        verify_not_blocked((await self._settings.for_guild(guild_id)).blocked, user_id)
        result = await self.day_set(guild_id, user_id, day)
        if result.rank is None:
            raise RuleError("drill-not-complete")
        if not await self._store.claim_share(guild_id, user_id, day, now_ms=self._clock.now_ms()):
            raise RuleError("drill-shared-already")
        return replace(result, has_shared=True)
