"""A second game beside Gnau, as small as a game can be: people count, and each number is a round."""

from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Final

from bot.rules.errors import RuleError
from bot.tables.commands import Addressed, Close, LoseChannel, Wake
from bot.tables.games import Game
from bot.tables.ids import UserId
from bot.tables.machine import Booking, Moment
from bot.tables.ports import Json, RoundPlayer, RoundRecord, StoredEvent, StoredTable
from bot.tables.privacy import UNKNOWN

IDLE_S: Final = 600
# Before the first number there is no hurry; but every open table acts by itself at some time.
FIRST_MS: Final = 4_000_000_000_000


@dataclass(frozen=True)
class CountTable:
    """People who count together.

    Args:
        ended: Why they stopped; empty while they count.
    """

    people: tuple[UserId, ...] = ()
    round: int = 0
    ended: str = ""
    deadline_ms: int | None = FIRST_MS
    turn_ms: ClassVar[int] = 0
    since_ms: ClassVar[int | None] = None
    is_slow: ClassVar[bool] = False

    @property
    def is_open(self) -> bool:
        return not self.ended


@dataclass(frozen=True)
class Count(Addressed):
    """Say the next number."""

    user_id: UserId


@dataclass(frozen=True)
class NumberSaid:
    """Somebody has said a number."""

    user_id: UserId
    round: int


@dataclass(frozen=True)
class PersonOut:
    """Somebody may not count any more."""

    user_id: UserId


@dataclass(frozen=True)
class CountEnded:
    """Nobody counts any more."""

    why: str


class CountMachine:
    """Its decisions, evolution and books."""

    game = "count"

    def decide(self, table: CountTable, command: Any, moment: Moment) -> tuple[Any, ...]:
        if table.ended:
            raise RuleError("table-closed")
        out = tuple(PersonOut(person) for person in table.people if person in moment.blocked)
        match command:
            case Count(user_id):
                return (*out, NumberSaid(user_id, table.round + 1))
            case Wake() if table.deadline_ms is not None and moment.now_ms >= table.deadline_ms:
                return (CountEnded("time"),)
            case LoseChannel():
                return (CountEnded("place lost"),)
            case Close():
                return (CountEnded("asked"),)
        return out

    def evolve(self, table: CountTable, event: Any, now_ms: int) -> CountTable:
        match event:
            case NumberSaid(user_id, number):
                people = dict.fromkeys((*table.people, user_id))
                return CountTable(tuple(people), number, deadline_ms=now_ms + IDLE_S * 1000)
            case PersonOut(user_id):
                return replace(table, people=tuple(each for each in table.people if each != user_id))
        return replace(table, ended=event.why, deadline_ms=None)

    def awaited(self, table: CountTable) -> tuple[UserId, ...]:
        return ()

    def at_stake(self, table: CountTable, command: Any) -> tuple[UserId, ...]:
        return ()

    def booking(self, stored: StoredTable, table: CountTable, event: Any) -> Booking | None:
        if not isinstance(event, NumberSaid):
            return None
        people = {event.user_id: RoundPlayer(0)}
        return Booking(RoundRecord(stored.table_id, stored.guild_id, event.round, {}, people, {}), None)

    def dump(self, table: CountTable) -> Json:
        return asdict(table)

    def load(self, kept: Json) -> CountTable:
        return CountTable(tuple(kept["people"]), kept["round"], kept["ended"], kept["deadline_ms"])

    def dump_event(self, event: Any) -> StoredEvent:
        return StoredEvent(type(event).__name__, asdict(event))


def _has_none(*_: object) -> Any:
    """Stand for what counting has not, such as deal files."""
    raise NotImplementedError


COUNTING_GAME: Final = Game(CountMachine(), _has_none, _has_none, UNKNOWN)


async def setup(_bot: object) -> None:
    """Load no commands: counting has none."""
