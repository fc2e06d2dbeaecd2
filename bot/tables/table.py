"""The parts that the tables of all games share.

People join, cut the deck, leave, are blocked or are gone. A table has a host, follows a chain of seeds, acts
by itself at its deadline, and closes. Each game adds its own seats, its stakes and the play with cards: see
`bot/tables/gnau` and `bot/tables/tricks`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from bot.rules import fair_deal
from bot.rules.errors import RuleError
from bot.tables.admission import verify_not_blocked
from bot.tables.commands import (
    Actor,
    Addressed,
    Close,
    CutDeck,
    Leading,
    Leave,
    LoseChannel,
    Personal,
    TableCommand,
)
from bot.tables.events import (
    Cause,
    DeckCut,
    PlayerRemoved,
    StakeChanged,
    TableClosed,
    TableEvent,
    TableHandedOver,
)
from bot.tables.ids import UserId
from bot.tables.kept_values import plain
from bot.tables.machine import Moment
from bot.tables.points import PointsMode
from bot.tables.ports import StoredEvent

IDLE_MS: Final = 15 * 60 * 1000
"""A table without cards on it closes by itself after this time, in which nobody has done anything."""

# The name of the last phase in every game.
CLOSED: Final = "closed"


class Stakes(Protocol):
    """What the options of every game say about the stake."""

    @property
    def stake_points(self) -> int:
        """The stake."""
        ...

    @property
    def points(self) -> PointsMode:
        """Whether the stake moves scores or bankrolls."""
        ...


@dataclass(frozen=True, kw_only=True)
class Table(ABC):
    """A table where people sit.

    Args:
        opener_id: The host: the person who opened the table, or who took over when an earlier host left or
            handed it over.
        options: The options of the game, including the stake.
        seed_root: The secret from which all shuffles derive, 32 bytes; empty in the snapshot stored with a
            round.
        round: How many times cards were dealt; 0 before the first deal.
        parts: What each person adds to the shuffles.
        deadline_ms: The instant at which the table acts by itself. It does not count once the table is
            closed.
        played: The options of the latest round, if they have changed since; otherwise None.
    """

    # The phases in which people hold cards, and two error codes: for a round that is over, and for a person
    # who does not lead the table.
    phases_with_cards: ClassVar[Container[StrEnum]]
    over_code: ClassVar[str]
    leader_code: ClassVar[str]

    opener_id: UserId
    options: Stakes
    seed_root: bytes
    phase: StrEnum
    round: int = 0
    parts: Mapping[UserId, str] = field(default_factory=dict)
    deadline_ms: int | None = None
    played: Stakes | None = None

    @property
    @abstractmethod
    def people(self) -> tuple[UserId, ...]:
        """The people who have a seat, in the order of the seats."""

    @property
    @abstractmethod
    def is_forsaken(self) -> bool:
        """Whether the host has left the table while no other person was there to become the host."""

    def may_lead(self, user_id: UserId) -> bool:
        """Return whether a person may begin and close here without Manage Server."""
        return user_id == self.opener_id

    @property
    def is_open(self) -> bool:
        return self.phase != CLOSED

    @property
    def has_cards_out(self) -> bool:
        """Whether people hold cards."""
        return self.phase in self.phases_with_cards

    @property
    def is_bankroll(self) -> bool:
        """Whether the table plays for bankrolls, which never fall below zero."""
        return self.options.points is PointsMode.BANKROLL

    @property
    def commitment(self) -> bytes:
        """The published commitment to the next round's seed: its SHA-256, which is the latest round's seed.

        While cards are out, it is still secret, because it is the seed of the running round.
        """
        return fair_deal.seed_of(self.seed_root, self.round)

    @property
    def lock(self) -> tuple[int, bytes]:
        """The running round, or the next one while no cards are out, and the commitment to its seed."""
        if self.has_cards_out:
            return self.round, fair_deal.commitment_to(self.commitment)
        return self.round + 1, self.commitment

    @property
    def next_seed(self) -> bytes:
        """The seed of the round after the latest."""
        return fair_deal.seed_of(self.seed_root, self.round + 1)

    def is_due(self, now_ms: int) -> bool:
        """Return whether the table's deadline has come."""
        return self.deadline_ms is not None and now_ms >= self.deadline_ms


T = TypeVar("T", bound=Table)
C = TypeVar("C", bound=Addressed)
E = TypeVar("E")


def with_part(table: T, user_id: UserId, part: str) -> T:
    """Return a table with a person's part of the coming shuffles."""
    return replace(table, parts={**table.parts, user_id: part})


def without_part(table: T, user_id: UserId) -> T:
    """Return a table without a person's part of the coming shuffles."""
    return replace(table, parts={who: part for who, part in table.parts.items() if who != user_id})


def with_options(table: T, options: Any) -> T:
    """Return a table with new options from the next deal on.

    The table keeps the earlier options for showing the latest round.
    """
    return replace(table, options=options, played=(table.played or table.options) if table.round else None)


def with_stake(table: T, stake_points: int) -> T:
    """Return a table with another stake from the next deal on.

    Raises:
        RuleError: The table cannot have such a stake.
    """
    options: Any = table.options
    return with_options(table, replace(options, stake_points=stake_points))


def verify_current(table: Table, round_number: int | None) -> None:
    """Check that a table is open and still in the round that a button was made for.

    Raises:
        RuleError: `table-closed`, or the table's own code for a round that is over.
    """
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError(table.over_code, round=round_number)


def verify_leads(table: Table, actor: Actor) -> None:
    """Check that a person may begin and close here.

    Raises:
        RuleError: The table's own code for a person who does not lead it.
    """
    if not (actor.manages_server or table.may_lead(actor.user_id)):
        raise RuleError(table.leader_code)


def verify_may_go_on(table: Table, actor: Actor, free_ms: int | None, now_ms: int) -> None:
    """Check that a person may begin what comes next: one who leads, or after a while anyone seated.

    Args:
        free_ms: The instant from which anyone seated may go on; None if only those who lead may.

    Raises:
        RuleError: The table's own code for a person who does not lead it, or `go-on-later`, which says from
            when on.
    """
    if free_ms is None or actor.user_id not in table.people or actor.manages_server:
        verify_leads(table, actor)
    elif now_ms < free_ms and not table.may_lead(actor.user_id):
        raise RuleError("go-on-later", when=f"<t:{-(-free_ms // 1000)}:R>")


def verify_seated(table: Table, user_id: UserId) -> None:
    """Check that a person has a seat.

    Raises:
        RuleError: `not-seated`.
    """
    if user_id not in table.people:
        raise RuleError("not-seated")


def verify_no_cards_out(table: Table) -> None:
    """Check that no person holds cards.

    Raises:
        RuleError: `cards-are-out`.
    """
    if table.has_cards_out:
        raise RuleError("cards-are-out")


def cut_deck(table: Table, command: CutDeck, _: Moment) -> tuple[DeckCut]:
    """Add a seated person's own word to the coming shuffles."""
    verify_seated(table, command.user_id)
    verify_no_cards_out(table)
    return (DeckCut(command.user_id, fair_deal.read_word(command.word)),)


def close(table: Table, command: Close, _: Moment) -> tuple[TableClosed]:
    """Close the table for a person who leads it."""
    verify_leads(table, command.actor)
    return (TableClosed(Cause.ASKED, command.actor.user_id),)


def lose_channel(_: Table, __: LoseChannel, ___: Moment) -> tuple[TableClosed]:
    """Close the table because its channel is gone."""
    return (TableClosed(Cause.CHANNEL_LOST),)


def idle_deadline(_: Table, table: Table, __: object, now_ms: int) -> int | None:
    """Return when an idle table closes. While cards are out, the deadline of the round stays."""
    return table.deadline_ms if table.has_cards_out else now_ms + IDLE_MS


class Evolution(Generic[T, E]):
    """How events change the tables of a game.

    Args:
        changes: The change for each type of event, except for events that are the same in every game.
        deadline_after: Returns when a table acts by itself, from the table before an event, the table after
            it, the event and the time.
    """

    def __init__(
        self,
        changes: Mapping[type[E | TableEvent], Callable[[T, Any], T]],
        deadline_after: Callable[[T, T, E | TableEvent, int], int | None] = idle_deadline,
    ) -> None:
        shared: dict[type[E | TableEvent], Callable[[T, Any], T]] = {
            DeckCut: self._cut,
            PlayerRemoved: self._unchanged,
            StakeChanged: self._stake_changed,
            TableHandedOver: self._handed_over,
            TableClosed: self._closed,
        }
        self._changes = shared | dict(changes)
        self._deadline_after = deadline_after

    def __call__(self, table: T, event: E | TableEvent, now_ms: int) -> T:
        """Return a table after an event."""
        changed = self._changes[type(event)](table, event)
        return replace(changed, deadline_ms=self._deadline_after(table, changed, event, now_ms))

    def all(self, table: T, events: Iterable[E | TableEvent], now_ms: int) -> T:
        """Return a table after several events."""
        for event in events:
            table = self(table, event, now_ms)
        return table

    def _cut(self, table: T, event: DeckCut) -> T:
        return with_part(table, event.user_id, event.part)

    def _unchanged(self, table: T, _: PlayerRemoved) -> T:
        return table

    def _stake_changed(self, table: T, event: StakeChanged) -> T:
        return with_stake(table, event.stake_points)

    def _handed_over(self, table: T, event: TableHandedOver) -> T:
        return replace(table, opener_id=event.user_id)

    def _closed(self, table: T, _: TableClosed) -> T:
        return replace(table, phase=type(table.phase)(CLOSED))


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

    def decide(self, table: T, command: C | TableCommand, moment: Moment) -> tuple[E | TableEvent, ...]:
        """Return the events that a command leads to, in order; none if it changes nothing.

        Raises:
            RuleError: The command is not allowed now; nothing happens.
        """
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
