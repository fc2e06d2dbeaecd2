"""What a command leads to at a Gnau table, or why it is not allowed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rules.cards import Card, build_deck, packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau import HAND_SIZE
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
from bot.tables.machine import Chance, Moment


def decide(table: GnauTable, command: Command, moment: Moment) -> tuple[Event, ...]:
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
    hands = [tuple(deck[start : start + HAND_SIZE]) for start in range(0, len(deck), HAND_SIZE)]
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


# The keys fix the argument types, which no annotation of a heterogeneous mapping can say.
_DECIDERS: Final[Mapping[type[Any], Callable[[GnauTable, Any, Moment], tuple[Event, ...]]]] = {
    Join: _join,
    Leave: _leave,
    Deal: _deal,
    MarkReady: _mark_ready,
    Reveal: _reveal,
    Close: _close,
    RecordDelivery: _record_delivery,
    Wake: _wake,
}
