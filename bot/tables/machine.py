"""What the table service needs of a game, so that one service, one settlement path, serves all games."""

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
        """Who plays there."""
        ...

    @property
    def is_open(self) -> bool:
        """Whether it can still be played at."""
        ...

    @property
    def deadline_ms(self) -> int | None:
        """When it acts by itself, unless it is closed."""
        ...


State = TypeVar("State", bound=Playable)


def due_ms(table: Playable) -> int | None:
    """Return when a table wants to be woken; a closed one never does."""
    return table.deadline_ms if table.is_open else None


class Chance(Protocol):
    """The only source of chance: secrets that nobody can foresee, and decks in the order they decide."""

    def fresh_root(self) -> bytes:
        """Return 32 new bytes for a table's shuffles."""
        ...

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int, /
    ) -> list[Card]:
        """Return a deck in the order that a seed and everybody's parts decide: `bot.rules.fair_deal`."""
        ...


@dataclass(frozen=True)
class Moment:
    """Time and chance, as a decision finds them.

    Args:
        now_ms: This instant, in milliseconds since 1970-01-01 UTC.
        chance: Where randomness comes from.
        funds: What those have whose points may be at stake; empty where nobody has to have any.
        blocked: Who may not play in this server.
        more_time: How many times the usual time to think those at the table have who want longer.
        loss_limits: The most that those of them may lose to others at once whose Discord account is new.
    """

    now_ms: int
    chance: Chance
    funds: Mapping[UserId, int] = field(default_factory=dict)
    blocked: frozenset[UserId] = frozenset()
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    loss_limits: Mapping[UserId, LossLimit] = field(default_factory=dict)

    def free_to_lose(self, user_id: UserId) -> int:
        """Return how much somebody has and may lose to others at once."""
        limit, funds = self.loss_limits.get(user_id), self.funds[user_id]
        return funds if limit is None else min(funds, limit.points)


@dataclass(frozen=True)
class Booking:
    """What is put into the books.

    Args:
        round: The round that was settled and who took part; None where points move without one.
        posting: The points that move, or are set aside; None when none are.
        game: The game that has ended with the round, where a game takes several; None where it goes on.
    """

    round: RoundRecord | None = None
    posting: Posting | None = None
    game: GameRecord | None = None


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

    def at_stake(self, table: State, command: Any, /) -> tuple[UserId, ...]:
        """Return whose bankrolls a command must find sufficient; nobody's where scores are played for."""
        ...

    def booking(self, stored: StoredTable, table: State, event: Any, /) -> Booking | None:
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


def state_of(machine: Machine[State], stored: StoredTable) -> State | None:
    """Return the state of a table of a game, or None where it cannot be read or the table was called off."""
    try:
        table = machine.load(stored.snapshot)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, nobody can play there
        return None
    # What was called off is closed, whatever its state says. What is open and never acts would stay for ever.
    has_deadline = due_ms(table) is not None
    return table if table.is_open is stored.is_open is has_deadline else None
