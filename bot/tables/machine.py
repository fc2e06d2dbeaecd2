"""A table as a state machine: what the service needs of a game, and what the machines of all games share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.rules.cards import Card
from bot.tables.admission import verify_not_blocked
from bot.tables.commands import (
    Addressed,
    Leading,
    Leave,
    NoteVacation,
    Personal,
    TableCommand,
    Wake,
)
from bot.tables.events import (
    DeadlineMoved,
    TableEvent,
    TableHandedOver,
)
from bot.tables.evolution import Evolution
from bot.tables.game_records import GameRecord
from bot.tables.ids import UserId
from bot.tables.kept_values import plain
from bot.tables.own_time import ALWAYS, LEAST_LEFT_MS, OwnTime
from bot.tables.points import LossLimit, Posting
from bot.tables.ports import Json, RoundRecord, StoredEvent, StoredTable
from bot.tables.table import (
    Table,
    verify_current,
)


class Playable(Protocol):
    """What the tables of all games have in common."""

    @property
    def round(self) -> int:
        """The number of the latest round; 0 before the first."""
        ...

    @property
    def people(self) -> tuple[UserId, ...]: ...

    @property
    def is_open(self) -> bool: ...

    @property
    def deadline_ms(self) -> int | None:
        """The instant at which the table acts by itself. It does not count once the table is closed."""
        ...

    @property
    def since_ms(self) -> int | None:
        """When the wait until then began, if somebody's clock stands still in it; otherwise None."""
        ...

    @property
    def turn_ms(self) -> int:
        """How long the people have who have to act now; of no meaning where there are none."""
        ...

    @property
    def is_slow(self) -> bool:
        """Whether people come by when it is their turn, instead of sitting there all the time."""
        ...


State = TypeVar("State", bound=Playable)
Command_contra = TypeVar("Command_contra", contravariant=True)
Event = TypeVar("Event")

T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Addressed)
E = TypeVar("E")


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
        own_time: Returns when no clock of a slow table runs for a person; it is asked for at no other table.
    """

    now_ms: int
    chance: Chance
    funds: Mapping[UserId, int] = field(default_factory=dict)
    blocked: frozenset[UserId] = frozenset()
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    loss_limits: Mapping[UserId, LossLimit] = field(default_factory=dict)
    own_time: Callable[[UserId], OwnTime] = lambda _: ALWAYS

    def is_away(self, user_id: UserId) -> bool:
        """Return whether a person is on vacation."""
        return self.own_time(user_id).away_until_ms(self.now_ms) is not None

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

    def evolve(self, table: State, event: Event, now_ms: int, /) -> State: ...

    def awaited(self, table: State, /) -> tuple[UserId, ...]:
        """Return the people who have to act before the table goes on."""
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

    def load(self, kept: Json, /) -> State: ...

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


class TableMachine(ABC, Generic[T, C, E]):
    """The parts that the state machines of all games share.

    Attributes:
        evolution: How events change the game's tables.
        deciders: For each type of command, the function that returns its events.
        stored_otherwise: The stored form of the events that are not stored by their name and fields.
        refused_when_blocked: The commands that blocked people may not give. A blocked person with cards
            finishes the round and may leave, because other people's points are at stake too.
        staking: The commands by which the person who gives them may lose points later.
        staking_all: The commands by which every person at the table may lose points later.
    """

    evolution: Evolution[T, E]
    # Each key fixes the type of its function's command, but no annotation of such a mapping can say so.
    deciders: Mapping[type[C | TableCommand], Callable[[T, Any, Moment], tuple[E | TableEvent, ...]]]
    stored_otherwise: Mapping[type[E | TableEvent], Callable[[Any], StoredEvent]]
    refused_when_blocked: ClassVar[tuple[type[Personal | Leading], ...]]
    staking: ClassVar[tuple[type[Personal], ...]]
    staking_all: ClassVar[tuple[type[Leading], ...]]

    @staticmethod
    @abstractmethod
    def heirs(table: Any, /) -> Iterable[UserId]:
        """Return the people who could become the host, the one seated longest first."""

    @staticmethod
    @abstractmethod
    def awaited(table: Any, /) -> tuple[UserId, ...]:
        """Return the people who have to act before the table goes on."""

    def decide(self, table: T, command: C | TableCommand, moment: Moment) -> tuple[E | TableEvent, ...]:
        """Return the events that a command leads to, in order; none if it changes nothing.

        Raises:
            RuleError: The command is not allowed now; nothing happens.
        """
        if isinstance(command, NoteVacation):
            awaited = self.awaited(table) if table.is_slow else ()
            return self._with_time_of(table, {command.user_id}.intersection(awaited), moment)
        if not table.is_slow:
            return self.happen(table, command, moment)
        if isinstance(command, Wake) and table.is_due(moment.now_ms):
            # Nobody may have noted it, as a process may have ended when the vacation began.
            away = {each for each in self.awaited(table) if moment.is_away(each)}
            if moved := self._with_time_of(table, away, moment):
                return moved
        events = self.happen(table, command, moment)
        after = self.evolution.all(table, events, moment.now_ms)
        if after.deadline_ms == table.deadline_ms or not after.is_open:
            return events
        return (*events, *self._moved(after, moment.now_ms, moment))

    def _with_time_of(self, table: T, user_ids: Set[UserId], moment: Moment) -> tuple[DeadlineMoved, ...]:
        """Return the event that moves a deadline because of vacations; none if they change nothing."""
        if not user_ids:
            return ()
        since_ms = table.since_ms or (table.deadline_ms or moment.now_ms) - table.turn_ms
        return self._moved(table, since_ms, moment, user_ids)

    def _moved(
        self, table: T, since_ms: int, moment: Moment, back: Set[UserId] = frozenset()
    ) -> tuple[DeadlineMoved, ...]:
        """Return the event that gives everyone awaited their time outside their pauses; none if all have it.

        Args:
            since_ms: When the wait began.
            back: People with a vacation that has just changed.
        """
        times = {user_id: moment.own_time(user_id) for user_id in self.awaited(table)}
        ends_ms = [each.after(since_ms, table.turn_ms) for each in times.values()]
        ends_ms += [times[each].after(moment.now_ms, LEAST_LEFT_MS) for each in back]
        if not ends_ms or max(ends_ms) == table.deadline_ms:
            return ()
        return (DeadlineMoved(max(ends_ms), since_ms),)

    def happen(self, table: T, command: C | TableCommand, moment: Moment) -> tuple[E | TableEvent, ...]:
        """Return the events that a command leads to, as if all clocks ran."""
        verify_current(table, command.round)
        if isinstance(command, self.refused_when_blocked):
            verify_not_blocked(moment.blocked, command.asker_id)
        settled = self.settle(table, (), moment)
        table = self.evolution.all(table, settled, moment.now_ms)
        if not table.is_open:
            return settled
        events = self.act(table, command, moment)
        return (*settled, *events, *self.settle(table, events, moment))

    def act(self, table: T, command: C | TableCommand, moment: Moment) -> tuple[E | TableEvent, ...]:
        """Return the events of a command for the current round, at a table without blocked people."""
        return self.deciders[type(command)](table, command, moment)

    def settle(
        self, table: T, happened: Iterable[E | TableEvent], moment: Moment
    ) -> tuple[E | TableEvent, ...]:
        """Return what follows from these events: blocked people lose their seat, a new host takes over."""
        table = self.evolution.all(table, happened, moment.now_ms)
        unseated = self._unseat_blocked(table, moment)
        table = self.evolution.all(table, unseated, moment.now_ms)
        return (*unseated, *self._hand_on(table, moment))

    def _hand_on(self, table: T, moment: Moment) -> tuple[TableHandedOver, ...]:
        """Return the event that makes the longest seated person the host after the host has left.

        At an empty table, the next person to sit down becomes the host.
        """
        if not (table.is_open and table.is_forsaken):
            return ()
        heirs = (user_id for user_id in self.heirs(table) if user_id not in moment.blocked)
        return tuple(TableHandedOver(user_id) for user_id in islice(heirs, 1))

    def _unseat_blocked(self, table: T, moment: Moment) -> tuple[E | TableEvent, ...]:
        """Return the events that remove blocked people from a table. While cards are out, they stay."""
        events: tuple[E | TableEvent, ...] = ()
        for user_id in table.people:
            if user_id in moment.blocked and table.is_open and not table.has_cards_out:
                left = self.deciders[Leave](table, Leave(user_id), moment)
                table, events = self.evolution.all(table, left, moment.now_ms), events + left
        return events

    def evolve(self, table: T, event: E | TableEvent, now_ms: int) -> T:
        return self.evolution(table, event, now_ms)

    def at_stake(self, table: T, command: C | TableCommand) -> tuple[UserId, ...]:
        if not table.is_bankroll:
            return ()
        if isinstance(command, self.staking):
            return (command.asker_id,)
        return table.people if isinstance(command, self.staking_all) else ()

    def dump_event(self, event: E | TableEvent) -> StoredEvent:
        otherwise = self.stored_otherwise.get(type(event))
        return otherwise(event) if otherwise else StoredEvent(type(event).__name__, plain(event))
