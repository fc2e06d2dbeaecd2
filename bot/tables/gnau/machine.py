"""The Gnau table as a state machine: `decide` says what a command leads to, `evolve` what that changes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.rules.cards import Card, build_deck, packs_for
from bot.rules.errors import RuleError
from bot.tables.gnau import accounts, snapshot
from bot.tables.gnau.commands import (
    Actor,
    Close,
    Command,
    Deal,
    Join,
    Leave,
    MarkReady,
    RecordDelivery,
    Reveal,
    Wake,
)
from bot.tables.gnau.events import (
    CardsDealt,
    Cause,
    Event,
    HandsDelivered,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    RoundRevealed,
    TableClosed,
)
from bot.tables.gnau.state import MAX_PLAYERS, GnauTable, Hands, Phase
from bot.tables.ids import UserId
from bot.tables.machine import Chance, Moment, Settled
from bot.tables.ports import Json, StoredEvent, StoredTable

CARDS_PER_HAND = 5


class GnauMachine:
    """Gnau for the table service, which knows no game."""

    game = "gnau"

    def decide(self, table: GnauTable, command: Command, moment: Moment) -> tuple[Event, ...]:
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
        _verify_current(table, command.round)
        return _DECIDERS[type(command)](table, command, moment)

    def evolve(self, table: GnauTable, event: Event, now_ms: int) -> GnauTable:
        """Return the table after an event."""
        return _EVOLVERS[type(event)](table, event).with_activity(now_ms)

    def is_open(self, table: GnauTable) -> bool:
        """Say whether the table can still be played at."""
        return table.is_open

    def deadline_ms(self, table: GnauTable) -> int | None:
        """Return when the table wants to be woken."""
        return table.deadline_ms if table.is_open else None

    def settled(self, stored: StoredTable, table: GnauTable, event: Event) -> Settled | None:
        """Return what has to go into the books after an event, if anything."""
        return accounts.settled(stored, table) if isinstance(event, RoundRevealed) else None

    def dump(self, table: GnauTable) -> Json:
        """Return the state in a form that can be kept."""
        return snapshot.dump(table)

    def load(self, kept: Json) -> GnauTable:
        """Return the state that was kept."""
        return snapshot.load(kept)

    def dump_event(self, event: Event) -> StoredEvent:
        """Return an event in a form that can be kept."""
        return snapshot.dump_event(event)


def hand_of(table: GnauTable, user_id: UserId) -> tuple[Card, ...]:
    """Return the cards that a person holds in the running round.

    Raises:
        RuleError: No round is running, or they have no cards in it.
    """
    if table.phase is not Phase.DEALT or table.hands is None:
        raise RuleError("no-cards-now")
    if user_id == table.dealer_id:
        return table.hands.dealer
    if user_id not in table.hands.players:
        raise RuleError("not-in-round")
    return table.hands.players[user_id]


def may_lead(table: GnauTable, actor: Actor) -> bool:
    """Say whether somebody may deal, reveal and close here: the opener, the dealer, Manage Server."""
    return actor.manages_server or actor.user_id in {table.opener_id, table.dealer_id}


def _verify_current(table: GnauTable, round_number: int | None) -> None:
    if not table.is_open:
        raise RuleError("table-closed")
    if round_number is not None and round_number != table.round:
        raise RuleError("round-over", round=round_number)


def _verify_leads(table: GnauTable, actor: Actor) -> None:
    if not may_lead(table, actor):
        raise RuleError("only-leader")


def _verify_between_rounds(table: GnauTable) -> None:
    if table.phase is Phase.DEALT:
        raise RuleError("cards-are-out")


def _join(table: GnauTable, command: Join, _: Moment) -> tuple[Event, ...]:
    if command.user_id == table.dealer_id:
        raise RuleError("dealer-cannot-join")
    if command.user_id in table.seats:
        raise RuleError("already-seated")
    _verify_between_rounds(table)
    if len(table.seats) >= MAX_PLAYERS:
        raise RuleError("table-full", players=MAX_PLAYERS)
    return (PlayerJoined(command.user_id),)


def _leave(table: GnauTable, command: Leave, _: Moment) -> tuple[Event, ...]:
    if command.user_id == table.dealer_id:
        raise RuleError("dealer-cannot-leave")
    if command.user_id not in table.seats:
        raise RuleError("not-seated")
    _verify_between_rounds(table)
    return (PlayerLeft(command.user_id),)


def _deal(table: GnauTable, command: Deal, moment: Moment) -> tuple[Event, ...]:
    _verify_between_rounds(table)
    _verify_leads(table, command.actor)
    if not table.seats:
        raise RuleError("no-players")
    number = table.round + 1
    hands = _dealt_hands(table.seats, moment.chance)
    dealt = CardsDealt(number, hands, moment.now_ms + table.reveal_s * 1000)
    return (dealt, RoundRevealed(number, Cause.TIME)) if table.reveal_s == 0 else (dealt,)


def _dealt_hands(players: tuple[UserId, ...], chance: Chance) -> Hands:
    deck = list(build_deck(packs_for(len(players) + 1)))
    chance.shuffle(deck)
    hands = [tuple(deck[start : start + CARDS_PER_HAND]) for start in range(0, len(deck), CARDS_PER_HAND)]
    return Hands(dealer=hands[0], players=dict(zip(players, hands[1:], strict=False)))


def _mark_ready(table: GnauTable, command: MarkReady, _: Moment) -> tuple[Event, ...]:
    hand_of(table, command.user_id)
    if command.user_id == table.dealer_id:
        raise RuleError("dealer-reveals")
    if command.user_id in table.ready:
        raise RuleError("already-ready")
    events: tuple[Event, ...] = (PlayerReady(command.user_id),)
    if table.ready | {command.user_id} >= set(table.seats):
        events += (RoundRevealed(table.round, Cause.ALL_READY),)
    return events


def _reveal(table: GnauTable, command: Reveal, _: Moment) -> tuple[Event, ...]:
    if table.phase is not Phase.DEALT:
        raise RuleError("nothing-to-reveal")
    _verify_leads(table, command.actor)
    return (RoundRevealed(table.round, Cause.ASKED),)


def _close(table: GnauTable, command: Close, _: Moment) -> tuple[Event, ...]:
    _verify_leads(table, command.actor)
    # A dealer who dislikes the cards must not be able to end the table before they count.
    if table.phase is Phase.DEALT:
        raise RuleError("reveal-first")
    return (TableClosed(Cause.ASKED),)


def _record_delivery(table: GnauTable, command: RecordDelivery, _: Moment) -> tuple[Event, ...]:
    return () if table.delivered else (HandsDelivered(command.undelivered),)


def _wake(table: GnauTable, _: Wake, moment: Moment) -> tuple[Event, ...]:
    if table.deadline_ms is None or moment.now_ms < table.deadline_ms:
        return ()
    if table.phase is Phase.DEALT:
        return (RoundRevealed(table.round, Cause.TIME),)
    return (TableClosed(Cause.TIME),)


def _joined(table: GnauTable, event: PlayerJoined) -> GnauTable:
    return replace(table, seats=(*table.seats, event.user_id))


def _left(table: GnauTable, event: PlayerLeft) -> GnauTable:
    return replace(table, seats=tuple(seat for seat in table.seats if seat != event.user_id))


def _dealt(table: GnauTable, event: CardsDealt) -> GnauTable:
    return replace(
        table,
        phase=Phase.DEALT,
        round=event.round,
        hands=event.hands,
        ready=frozenset(),
        delivered=False,
        undelivered=frozenset(),
        deadline_ms=event.reveal_at_ms,
    )


def _delivered(table: GnauTable, event: HandsDelivered) -> GnauTable:
    return replace(table, delivered=True, undelivered=event.undelivered)


def _readied(table: GnauTable, event: PlayerReady) -> GnauTable:
    return replace(table, ready=table.ready | {event.user_id})


def _revealed(table: GnauTable, _: RoundRevealed) -> GnauTable:
    tally = dict(table.tally)
    for user_id, delta in accounts.deltas(table).items():
        tally[user_id] = tally.get(user_id, 0) + delta
    return replace(table, phase=Phase.REVEALED, rounds_played=table.rounds_played + 1, tally=tally)


def _closed(table: GnauTable, _: TableClosed) -> GnauTable:
    return replace(table, phase=Phase.CLOSED)


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_DECIDERS: Mapping[type[Any], Callable[[GnauTable, Any, Moment], tuple[Event, ...]]] = {
    Join: _join,
    Leave: _leave,
    Deal: _deal,
    MarkReady: _mark_ready,
    Reveal: _reveal,
    Close: _close,
    RecordDelivery: _record_delivery,
    Wake: _wake,
}

_EVOLVERS: Mapping[type[Any], Callable[[GnauTable, Any], GnauTable]] = {
    PlayerJoined: _joined,
    PlayerLeft: _left,
    CardsDealt: _dealt,
    HandsDelivered: _delivered,
    PlayerReady: _readied,
    RoundRevealed: _revealed,
    TableClosed: _closed,
}
