"""What the table service needs of a game, so that one service, one settlement path, serves all games."""

from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.tables.points import Posting
from bot.tables.ports import Json, RoundRecord, StoredEvent, StoredTable

State = TypeVar("State")


class Chance(Protocol):
    """The only source of chance: a generator that the caller seeds, or the system's."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put the items into random order, in place."""
        ...


@dataclass(frozen=True)
class Moment:
    """Time and chance, as a decision finds them.

    Args:
        now_ms: This instant, in milliseconds since 1970-01-01 UTC.
        chance: Where randomness comes from.
    """

    now_ms: int
    chance: Chance


@dataclass(frozen=True)
class Settled:
    """What a settled round puts into the books.

    Args:
        round: The round and who took part.
        posting: The points that move; None when none do.
    """

    round: RoundRecord
    posting: Posting | None


class Machine(Protocol[State]):
    """A game's table as a state machine."""

    @property
    def game(self) -> str:
        """The game's name, as it is kept with each table."""
        ...

    def decide(self, table: State, command: Any, moment: Moment, /) -> tuple[Any, ...]:
        """Say what a command leads to, or raise a RuleError."""
        ...

    def evolve(self, table: State, event: Any, now_ms: int, /) -> State:
        """Return the table after an event."""
        ...

    def is_open(self, table: State, /) -> bool:
        """Say whether the table can still be played at."""
        ...

    def deadline_ms(self, table: State, /) -> int | None:
        """Return when the table wants to be woken."""
        ...

    def settled(self, stored: StoredTable, table: State, event: Any, /) -> Settled | None:
        """Return what has to go into the books after an event, if anything."""
        ...

    def dump(self, table: State, /) -> Json:
        """Return the state in a form that can be kept."""
        ...

    def load(self, kept: Json, /) -> State:
        """Return the state that was kept."""
        ...

    def dump_event(self, event: Any, /) -> StoredEvent:
        """Return an event in a form that can be kept."""
        ...
