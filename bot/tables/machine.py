"""What the table service needs of a game, so that one service and one settlement path serve all games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.rules.cards import Card
from bot.tables.game_records import GameRecord
from bot.tables.ids import UserId
from bot.tables.points import LossLimit, Posting
from bot.tables.ports import Json, RoundRecord, StoredEvent, StoredTable


class Playable(Protocol):
    """What the tables of all games have in common."""

    @property
    def round(self) -> int:
        """The number of the latest round; 0 before the first."""
        ...

    @property
    def people(self) -> tuple[UserId, ...]:
        """The people who play at the table."""
        ...

    @property
    def is_open(self) -> bool:
        """Whether the table can still be played at."""
        ...

    @property
    def deadline_ms(self) -> int | None:
        """The instant at which the table acts by itself. It does not count once the table is closed."""
        ...


State = TypeVar("State", bound=Playable)
Command_contra = TypeVar("Command_contra", contravariant=True)
Event = TypeVar("Event")


def due_ms(table: Playable) -> int | None:
    """Return the instant at which to wake a table; None for a closed table."""
    return table.deadline_ms if table.is_open else None


class Chance(Protocol):
    """The only source of randomness: secrets that nobody can foresee, and decks shuffled by them."""

    def fresh_root(self) -> bytes:
        """Return 32 new bytes for a table's shuffles."""
        ...

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int, /
    ) -> list[Card]:
        """Return a deck in the order that a seed and all parts decide; see `bot.rules.fair_deal`."""
        ...


@dataclass(frozen=True)
class Moment:
    """The time, the randomness and the facts of the server that a decision uses.

    Args:
        now_ms: The current instant, in milliseconds since 1970-01-01 UTC.
        funds: The points of each person whose bankroll is at stake; empty if no bankroll is.
        blocked: The members who may not play in this server.
        more_time: For each person at the table who wants longer to think, the factor on the usual time.
        loss_limits: For each of the people with points at stake whose Discord account is new, the most that
            they may lose to others at once.
    """

    now_ms: int
    chance: Chance
    funds: Mapping[UserId, int] = field(default_factory=dict)
    blocked: frozenset[UserId] = frozenset()
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    loss_limits: Mapping[UserId, LossLimit] = field(default_factory=dict)

    def free_to_lose(self, user_id: UserId) -> int:
        """Return how many points a person has and may lose to others at once."""
        limit, funds = self.loss_limits.get(user_id), self.funds[user_id]
        return funds if limit is None else min(funds, limit.points)


@dataclass(frozen=True)
class Booking:
    """What an event puts into the books.

    Args:
        round: The settled round; None if points move without one.
        posting: The points that move or are set aside; None if there are none.
        game: The game of several rounds that ended with the round; None if no game ended.
    """

    round: RoundRecord | None = None
    posting: Posting | None = None
    game: GameRecord | None = None


class Machine(Protocol[State, Command_contra, Event]):
    """A game's table as a state machine, with the commands and the events of the game."""

    @property
    def game(self) -> str:
        """The game's name, which is stored with each table."""
        ...

    def decide(self, table: State, command: Command_contra, moment: Moment, /) -> tuple[Event, ...]:
        """Return the events that a command leads to, or raise a RuleError."""
        ...

    def evolve(self, table: State, event: Event, now_ms: int, /) -> State:
        """Return the table after an event."""
        ...

    def at_stake(self, table: State, command: Command_contra, /) -> tuple[UserId, ...]:
        """Return the people whose bankrolls must cover a command; nobody at tables that play for scores."""
        ...

    def booking(self, stored: StoredTable, table: State, event: Event, /) -> Booking | None:
        """Return what an event puts into the books, if anything."""
        ...

    def dump(self, table: State, /) -> Json:
        """Return the state in a form that can be stored."""
        ...

    def load(self, kept: Json, /) -> State:
        """Return the stored state."""
        ...

    def dump_event(self, event: Event, /) -> StoredEvent:
        """Return an event in a form that can be stored."""
        ...


def state_of(machine: Machine[State, Any, Any], stored: StoredTable) -> State | None:
    """Return the state of a table; None if it cannot be read or the table was called off."""
    try:
        table = machine.load(stored.snapshot)
    except Exception:  # noqa: BLE001 - any error means that the table cannot be played
        return None
    # A called-off table is closed, whatever its state says. An open table without a deadline would stay for
    # ever.
    has_deadline = due_ms(table) is not None
    return table if table.is_open is stored.is_open is has_deadline else None
