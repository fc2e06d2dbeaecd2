"""Who follows which table, in memory only: after a restart people press **Follow** again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.rules.errors import RuleError
from bot.tables.ids import TableId, UserId
from bot.tables.ports import Clock, StoredTable
from bot.views.open_panels import TOKEN_MS
from bot.views.visit import Visit

# How many people can follow one table, and all tables of this process together.
MOST: Final = 20
LIMIT: Final = 1_000


@dataclass(eq=False)
class Follower:
    """A person who follows a table.

    Args:
        visit: That of their click. Through its token, their message can be edited.
        until_ms: When the token is about to end.
        past: The latest round that they may look back on, as their message says; None if there is none.
        shown: Their message as Discord last received it.
        message_id: None until Discord has told it.
    """

    visit: Visit
    stored: StoredTable
    until_ms: int
    past: int | None = None
    shown: list[dict[str, Any]] | None = None
    message_id: int | None = None

    @property
    def table_id(self) -> TableId:
        """The id of the table."""
        return self.stored.table_id

    @property
    def user_id(self) -> UserId:
        """The person."""
        return self.visit.user_id


class Followers:
    """The people who follow tables, and for how long their messages can be edited."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # In order of time.
        self._all: dict[tuple[TableId, UserId], Follower] = {}
        self._at: dict[TableId, dict[UserId, Follower]] = {}
        self._listeners: list[Callable[[Follower], None]] = []

    def subscribe(self, listener: Callable[[Follower], None]) -> None:
        """Call a listener with everyone who begins to follow a table."""
        self._listeners.append(listener)

    def add(self, visit: Visit, stored: StoredTable) -> tuple[Follower, Follower | None]:
        """Have a person follow a table from now on, instead of as before if they follow it already.

        Returns:
            The person as a follower, and as the one they were before; None if they were none.

        Raises:
            RuleError: `follow-full`.
        """
        before = self.of(stored.table_id, visit.user_id)
        if before is not None:
            self.remove(before)
        if len(self._at.get(stored.table_id, ())) >= MOST or len(self._all) >= LIMIT:
            raise RuleError("follow-full")
        follower = Follower(visit, stored, self._clock.now_ms() + TOKEN_MS)
        self._all[follower.table_id, follower.user_id] = follower
        self._at.setdefault(follower.table_id, {})[follower.user_id] = follower
        for listener in self._listeners:
            listener(follower)
        return follower, before

    def __contains__(self, table_id: TableId) -> bool:
        return table_id in self._at

    def of(self, table_id: TableId, user_id: UserId) -> Follower | None:
        """Return a person as a follower of a table; None if they do not follow it."""
        return self._all.get((table_id, user_id))

    def at(self, table_id: TableId) -> list[Follower]:
        """Return those who follow a table, the first first."""
        return [*self._at.get(table_id, {}).values()]

    def all(self) -> list[Follower]:
        """Return those who follow any table, the first first."""
        return [*self._all.values()]

    def is_following(self, follower: Follower) -> bool:
        """Whether a person has neither stopped nor begun anew."""
        return self.of(follower.table_id, follower.user_id) is follower

    def remove(self, follower: Follower) -> None:
        """Have a person follow a table no longer, unless they have begun anew."""
        if not self.is_following(follower):
            return
        del self._all[follower.table_id, follower.user_id]
        its = self._at[follower.table_id]
        del its[follower.user_id]
        if not its:
            del self._at[follower.table_id]

    def left_s(self) -> float | None:
        """Return for how many seconds the first message can still be edited; None if nobody follows."""
        first = next(iter(self._all.values()), None)
        return None if first is None else max(first.until_ms - self._clock.now_ms(), 0) / 1000

    def expired(self) -> list[Follower]:
        """Return those whose messages can hardly be edited any more."""
        now_ms = self._clock.now_ms()
        return [each for each in self._all.values() if each.until_ms <= now_ms]
