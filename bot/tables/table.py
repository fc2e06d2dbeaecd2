"""What is true of every table where people sit, whichever game is played there.

People join, cut the deck, leave, are blocked or gone; a table is led by somebody, follows a chain of seeds,
acts by itself when its time has come, and closes. What a seat is, what is played for and
what happens while cards are out each game adds: see `bot/tables/gnau` and `bot/tables/tricks`.
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
from bot.tables.commands import Actor, Close, CutDeck, Leave, LoseChannel
from bot.tables.events import (
    Cause,
    DeckCut,
    PlayerRemoved,
    StakeChanged,
    StoredForm,
    TableClosed,
    TableHandedOver,
)
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.points import PointsMode
from bot.tables.ports import StoredEvent

IDLE_MS: Final = 15 * 60 * 1000
"""A table without cards on it closes by itself after this time, in which nobody has done anything."""

# What every game calls its last phase.
CLOSED: Final = "closed"


class Stakes(Protocol):
    """What is played for, as the options of every game say it."""

    @property
    def stake_points(self) -> int:
        """What is at stake."""
        ...

    @property
    def points(self) -> PointsMode:
        """Whether it moves scores or bankrolls."""
        ...


@dataclass(frozen=True, kw_only=True)
class Table(ABC):
    """A table where people sit.

    Args:
        opener_id: Its host: who opened it, or who leads it since the one before has left or handed it over.
        options: How it is played at.
        seed_root: The secret that all its shuffles come from, 32 bytes; empty in what is kept of a round.
        phase: Where it stands.
        round: How many times cards were dealt; 0 before the first deal.
        parts: What each person adds to the shuffles.
        deadline_ms: When the table acts by itself, unless it is closed.
        played: How the latest round was played, where the options have changed since.
    """

    # The phases in which people hold cards, and the errors that say: that round is over; others lead here.
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
        """Who has a seat, in the order of the seats."""

    @property
    @abstractmethod
    def is_forsaken(self) -> bool:
        """Whether its host has left it, and nobody else was there to become the host."""

    def may_lead(self, user_id: UserId) -> bool:
        """Whether somebody may begin and close here without having Manage Server."""
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
        """Whether what is played for may never fall below zero."""
        return self.options.points is PointsMode.BANKROLL

    @property
    def commitment(self) -> bytes:
        """What is published of the next round's seed: its SHA-256, which is the latest round's seed.

        While cards are out it is still secret: it is their own seed.
        """
        return fair_deal.seed_of(self.seed_root, self.round)

    @property
    def lock(self) -> tuple[int, bytes]:
        """The running or the next round, whose cards nobody can foresee now, and its commitment."""
        if self.has_cards_out:
            return self.round, fair_deal.commitment_to(self.commitment)
        return self.round + 1, self.commitment

    @property
    def next_seed(self) -> bytes:
        """The seed of the round after the latest."""
        return fair_deal.seed_of(self.seed_root, self.round + 1)

    def is_due(self, now_ms: int) -> bool:
        """Whether the time has come at which it acts by itself."""
        return self.deadline_ms is not None and now_ms >= self.deadline_ms


T = TypeVar("T", bound=Table)


def with_part(table: T, user_id: UserId, part: str) -> T:
    """Return a table with what somebody adds to the shuffles."""
    return replace(table, parts={**table.parts, user_id: part})


def without_part(table: T, user_id: UserId) -> T:
    """Return a table without what somebody has added to the shuffles."""
    return replace(table, parts={who: part for who, part in table.parts.items() if who != user_id})


def with_options(table: T, options: Any) -> T:
    """Return a table at which it is played otherwise from the next deal on.

    What is still to be seen of the latest round was played as before.
    """
    return replace(table, options=options, played=(table.played or table.options) if table.round else None)


def with_stake(table: T, stake_points: int) -> T:
    """Return a table at which it is played for another stake from the next deal on.

    Raises:
        RuleError: There can be no such stake there.
    """
    options: Any = table.options
    return with_options(table, replace(options, stake_points=stake_points))


def verify_current(table: Table, round_number: int | None) -> None:
    """Check that a table is open, and still in the round that a button was made for.

    Raises:
        RuleError: `table-closed`, or the table's own code for a round that is over.
    """
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError(table.over_code, round=round_number)


def verify_leads(table: Table, actor: Actor) -> None:
    """Check that somebody may begin and close here.

    Raises:
        RuleError: The table's own code for that.
    """
    if not (actor.manages_server or table.may_lead(actor.user_id)):
        raise RuleError(table.leader_code)


def verify_may_go_on(table: Table, actor: Actor, free_ms: int | None, now_ms: int) -> None:
    """Check that somebody may begin what comes next: who leads, and after a while anybody seated.

    Args:
        table: The table.
        actor: Who wants to.
        free_ms: From when on anybody seated may; None where only those may who lead.
        now_ms: When.

    Raises:
        RuleError: The table's own code for that, or `go-on-later`, which says from when on.
    """
    if free_ms is None or actor.user_id not in table.people or actor.manages_server:
        verify_leads(table, actor)
    elif now_ms < free_ms and not table.may_lead(actor.user_id):
        raise RuleError("go-on-later", when=f"<t:{-(-free_ms // 1000)}:R>")


def verify_seated(table: Table, user_id: UserId) -> None:
    """Check that somebody has a seat.

    Raises:
        RuleError: `not-seated`.
    """
    if user_id not in table.people:
        raise RuleError("not-seated")


def verify_no_cards_out(table: Table) -> None:
    """Check that nobody holds cards.

    Raises:
        RuleError: `cards-are-out`.
    """
    if table.has_cards_out:
        raise RuleError("cards-are-out")


def cut_deck(table: Table, command: CutDeck, _: Moment) -> tuple[DeckCut]:
    """Somebody adds a word of their own to the coming shuffles."""
    verify_seated(table, command.user_id)
    verify_no_cards_out(table)
    return (DeckCut(command.user_id, fair_deal.read_word(command.word)),)


def close(table: Table, command: Close, _: Moment) -> tuple[TableClosed]:
    """Somebody who leads closes the table."""
    verify_leads(table, command.actor)
    return (TableClosed(Cause.ASKED, command.actor.user_id),)


def lose_channel(_: Table, __: LoseChannel, ___: Moment) -> tuple[TableClosed]:
    """Nobody can see the table any more."""
    return (TableClosed(Cause.CHANNEL_LOST),)


def idle_deadline(_: Table, table: Table, __: Any, now_ms: int) -> int | None:
    """Return when a table closes that is left alone; while cards are out their own deadline stays."""
    return table.deadline_ms if table.has_cards_out else now_ms + IDLE_MS


class Evolution(Generic[T]):
    """How events change the tables of a game.

    Args:
        changes: What each kind of event changes, apart from those that are the same in every game.
        deadline_after: Returns when a table acts by itself, from the table before an event, the table after
            it, the event and the time.
    """

    def __init__(
        self,
        changes: Mapping[type[Any], Callable[[T, Any], T]],
        deadline_after: Callable[[T, T, Any, int], int | None] = idle_deadline,
    ) -> None:
        shared: dict[type[Any], Callable[[T, Any], T]] = {
            DeckCut: self._cut,
            PlayerRemoved: self._unchanged,
            StakeChanged: self._stake_changed,
            TableHandedOver: self._handed_over,
            TableClosed: self._closed,
        }
        self._changes = shared | dict(changes)
        self._deadline_after = deadline_after

    def __call__(self, table: T, event: Any, now_ms: int) -> T:
        """Return a table after an event."""
        changed = self._changes[type(event)](table, event)
        return replace(changed, deadline_ms=self._deadline_after(table, changed, event, now_ms))

    def all(self, table: T, events: Iterable[Any], now_ms: int) -> T:
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


class TableMachine(ABC, Generic[T]):
    """What a game's state machine has in common with those of all tables where people sit.

    A game says with these attributes what is its own:
        evolution: How events change its tables.
        deciders: What each kind of command leads to.
        stored_events: How each kind of event is stored.
        refused_when_blocked: What blocked people may not ask for. With cards they play the round to its end,
            and may leave: points are at stake for others, too.
        staking: The commands whose asker may come to lose points.
        staking_all: The commands after which everybody at the table may.
    """

    evolution: Evolution[T]
    # The keys fix the types of the commands, which no annotation of a heterogeneous mapping can say.
    deciders: ClassVar[Mapping[type[Any], Callable[[Any, Any, Moment], tuple[Any, ...]]]]
    stored_events: ClassVar[Mapping[type[Any], StoredForm]]
    refused_when_blocked: ClassVar[tuple[type[Any], ...]]
    staking: ClassVar[tuple[type[Any], ...]]
    staking_all: ClassVar[tuple[type[Any], ...]]

    @staticmethod
    @abstractmethod
    def heirs(table: Any, /) -> Iterable[UserId]:
        """Return who could be the host instead of one who has left: whoever has sat longest first."""

    def decide(self, table: T, command: Any, moment: Moment) -> tuple[Any, ...]:
        """Say what a command leads to.

        Args:
            table: The table as it stands.
            command: What is asked of it.
            moment: The time and the chance to use.

        Returns:
            What happens, in order; empty when nothing does.

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

    def act(self, table: T, command: Any, moment: Moment) -> tuple[Any, ...]:
        """Say what a command leads to that is meant for this round, at a table without blocked people."""
        return self.deciders[type(command)](table, command, moment)

    def settle(self, table: T, happened: Iterable[Any], moment: Moment) -> tuple[Any, ...]:
        """Return what follows from some events by itself: who has no seat any more, who is the host now."""
        table = self.evolution.all(table, happened, moment.now_ms)
        unseated = self._unseat_blocked(table, moment)
        table = self.evolution.all(table, unseated, moment.now_ms)
        return (*unseated, *self._hand_on(table, moment))

    def _hand_on(self, table: T, moment: Moment) -> tuple[TableHandedOver, ...]:
        """Return that whoever has sat longest is the host where the one before has left.

        At a table that is empty then it is whoever sits down next.
        """
        if not (table.is_open and table.is_forsaken):
            return ()
        heirs = (user_id for user_id in self.heirs(table) if user_id not in moment.blocked)
        return tuple(TableHandedOver(user_id) for user_id in islice(heirs, 1))

    def _unseat_blocked(self, table: T, moment: Moment) -> tuple[Any, ...]:
        """Return what it takes to have no blocked people at a table; while cards are out they stay."""
        events: tuple[Any, ...] = ()
        for user_id in table.people:
            if user_id in moment.blocked and table.is_open and not table.has_cards_out:
                left = self.deciders[Leave](table, Leave(user_id), moment)
                table, events = self.evolution.all(table, left, moment.now_ms), events + left
        return events

    def evolve(self, table: T, event: Any, now_ms: int) -> T:
        return self.evolution(table, event, now_ms)

    def at_stake(self, table: T, command: Any) -> tuple[UserId, ...]:
        if not table.is_bankroll:
            return ()
        if isinstance(command, self.staking):
            return (command.asker_id,)
        return table.people if isinstance(command, self.staking_all) else ()

    def dump_event(self, event: Any) -> StoredEvent:
        name, facts = self.stored_events[type(event)]
        return StoredEvent(name, facts(event))
