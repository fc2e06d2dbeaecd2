"""Groups of friends: who shares a code, and how they did at what comes once a day outside of servers."""

from collections.abc import Sequence

from bot.features.friends.model import DayScore, FriendStanding, Group, firsts, fresh_code, read_code
from bot.features.friends.rows import Friends
from bot.services import Services
from bot.store.standings import first_day
from bot.tables.days import Period, day_of
from bot.tables.gnau.machine import GnauMachine
from bot.tables.ids import UserId


class FriendsService:
    """Keeps the groups, and ranks the people in them."""

    def __init__(self, services: Services) -> None:
        self._store = Friends(services.store)
        self._games = services.tricks
        self._clock = services.clock
        self._chance = services.chance

    @property
    def today(self) -> int:
        """The current day."""
        return day_of(self._clock.now_ms())

    @property
    def month(self) -> int:
        """The first day of the current month."""
        return first_day(Period.MONTH, self.today)

    async def groups_of(self, user_id: UserId) -> list[Group]:
        """Return the groups that a person has joined, the first one first."""
        return await self._store.groups_of(user_id)

    async def make(self, user_id: UserId) -> None:
        """Make a group with one person in it.

        Raises:
            RuleError: `friends-too-many-groups`.
        """
        code = fresh_code(self._chance.fresh_root())
        await self._store.make(code, user_id, now_ms=self._clock.now_ms())

    async def join(self, user_id: UserId, typed: str) -> int:
        """Add a person to the group whose code they have typed, and return its id.

        Raises:
            RuleError: `friends-code-unknown`, `friends-full` or `friends-too-many-groups`.
        """
        return await self._store.join(read_code(typed), user_id, now_ms=self._clock.now_ms())

    async def leave(self, user_id: UserId, group_id: int) -> None:
        """Remove a person from a group."""
        await self._store.leave(group_id, user_id)

    async def drop_empty(self) -> None:
        """Delete the groups that nobody is in any more."""
        await self._store.drop_empty()

    async def today_in(self, group: Group, game: str) -> Sequence[FriendStanding]:
        """Return how a group's people did today, the best first: by the rules of a server.

        Args:
            game: A trick game for its daily deal, or Gnau for the drill.
        """
        if game == GnauMachine.game:
            return await self._store.of_drill(group.id, self.today)
        found = await self._store.of_deals(group.id, game, self.today, self.today)
        merit = self._games[game].rules.merit
        ranked = sorted(found, key=lambda each: -merit(each.score))
        return [FriendStanding(each.user_id, each.score) for each in ranked]

    async def month_in(self, group: Group, game: str) -> Sequence[FriendStanding]:
        """Return how a group's people have done this month, the best first.

        Of the drill, right answers count, as on the leaderboard of a server. No server adds up daily deals:
        some lower scores are better, and nobody is to win by playing seldom. So the days count on which
        somebody did best.

        Args:
            game: As for `today_in`.
        """
        if game == GnauMachine.game:
            return await self._store.of_drill_in_month(group.id, self.month)
        merit = self._games[game].rules.merit
        found = await self._store.of_deals(group.id, game, self.month, self.today)
        return firsts(DayScore(each.day, each.user_id, merit(each.score)) for each in found)
