"""The events of a Gnau table, in addition to those of every table, and how they change the table."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.rules.gnau.bidding import Bidding
from bot.tables.events import Cause, PlayerJoined, PlayerLeft, PlayerSatOut, TableEvent, TableHandedOver
from bot.tables.evolution import Evolution, idle_deadline
from bot.tables.gnau.bank import banker_after_pass, banker_after_round
from bot.tables.gnau.evening import PlayedHand
from bot.tables.gnau.state import (
    DealerPolicy,
    GnauTable,
    Hands,
    Phase,
    SplitMode,
)
from bot.tables.ids import UserId
from bot.tables.table import with_options, with_part, without_part


@dataclass(frozen=True)
class BankMoved:
    """The bank has moved to another person, or to the bot if None."""

    banker_id: UserId | None


@dataclass(frozen=True)
class DealerChanged:
    """The host or a server manager has changed the dealer policy."""

    dealer: DealerPolicy
    by_id: UserId


@dataclass(frozen=True)
class SplitChanged:
    """The host or a server manager has changed who splits the hands, and the seconds to the reveal."""

    split: SplitMode
    reveal_s: int
    by_id: UserId


@dataclass(frozen=True)
class CardsDealt:
    """A round began.

    Args:
        reveal_at_ms: When the cards are revealed, or the bidding is over.
        bidding: What people can lose, if the bank is bid for; otherwise None.
    """

    round: int
    hands: Hands
    reveal_at_ms: int
    bidding: Bidding[UserId] | None = None


@dataclass(frozen=True)
class BidMade:
    """A person has bid for the bank."""

    user_id: UserId
    number: int


@dataclass(frozen=True)
class BankWon:
    """The bidding is over; who had not bid has bid 0."""

    banker_id: UserId
    number: int
    raise_by_ms: int


@dataclass(frozen=True)
class RaiseMade:
    """A player plays for several times the stake."""

    user_id: UserId
    times: int


@dataclass(frozen=True)
class CardsTurned:
    """The raising is over, and everyone sees their fifth card; who had not raised plays for the stake."""

    round: int
    reveal_at_ms: int


@dataclass(frozen=True)
class DealDropped:
    """A table was to deal by itself and could not; now it waits for someone to deal."""


@dataclass(frozen=True)
class HandsDelivered:
    """The cards were sent to all people who could be reached."""

    undelivered: frozenset[UserId]


@dataclass(frozen=True)
class PlayerGone:
    """A seated person has left the server; their seat becomes free as soon as no round is running."""

    user_id: UserId


@dataclass(frozen=True)
class PlayerReady:
    """A player has seen their cards."""

    user_id: UserId


@dataclass(frozen=True)
class SplitChosen:
    """A person has chosen the positions of their three ox cards; empty for No Ox."""

    user_id: UserId
    positions: tuple[int, ...]


@dataclass(frozen=True)
class RoundRevealed:
    """All cards are open and the round is settled."""

    round: int
    cause: Cause


Event: TypeAlias = (
    TableEvent
    | BankMoved
    | DealerChanged
    | SplitChanged
    | CardsDealt
    | BidMade
    | BankWon
    | RaiseMade
    | CardsTurned
    | DealDropped
    | HandsDelivered
    | PlayerGone
    | PlayerReady
    | SplitChosen
    | RoundRevealed
)


def _with_seat(table: GnauTable, event: PlayerJoined) -> GnauTable:
    is_forsaken = table.is_forsaken and event.user_id != table.opener_id
    seated = replace(table, seats=(*table.seats, event.user_id), is_forsaken=is_forsaken)
    return with_part(seated, event.user_id, event.part)


def _left(table: GnauTable, event: PlayerLeft) -> GnauTable:
    return _forsaken_by(_without_seat(table, event.user_id), event.user_id)


def _forsaken_by(table: GnauTable, user_id: UserId) -> GnauTable:
    return replace(table, is_forsaken=True) if user_id == table.opener_id else table


def _handed_over(table: GnauTable, event: TableHandedOver) -> GnauTable:
    return replace(table, opener_id=event.user_id, is_forsaken=False)


def _without_seat(table: GnauTable, user_id: UserId) -> GnauTable:
    left = replace(table, seats=tuple(seat for seat in table.seats if seat != user_id))
    return without_part(left, user_id)


def _bank_moved(table: GnauTable, event: BankMoved) -> GnauTable:
    return replace(table, banker_id=event.banker_id)


def _dealer_changed(table: GnauTable, event: DealerChanged) -> GnauTable:
    return with_options(table, replace(table.options, dealer=event.dealer))


def _split_changed(table: GnauTable, event: SplitChanged) -> GnauTable:
    return with_options(table, replace(table.options, split=event.split, reveal_s=event.reveal_s))


def _with_hands(table: GnauTable, event: CardsDealt) -> GnauTable:
    return replace(
        table,
        phase=Phase.DEALT if event.bidding is None else Phase.BIDDING,
        round=event.round,
        hands=event.hands,
        bidding=event.bidding,
        sat_out={},
        ready=frozenset(),
        choices={},
        delivered=False,
        undelivered=frozenset(),
        deadline_ms=event.reveal_at_ms,
        deal_ms=None,
        played=None,
    )


def _with_bid(table: GnauTable, event: BidMade) -> GnauTable:
    bidding = _bidding(table)
    return replace(table, bidding=replace(bidding, bids={**bidding.bids, event.user_id: event.number}))


def _with_banker(table: GnauTable, event: BankWon) -> GnauTable:
    bidding = _bidding(table)
    assert table.hands is not None
    bids = {user_id: bidding.bids.get(user_id, 0) for user_id in table.hands.people}
    return replace(
        table,
        phase=Phase.RAISING,
        hands=table.hands.with_banker(event.banker_id),
        bidding=replace(bidding, bids=bids),
        banker_id=event.banker_id,
        deadline_ms=event.raise_by_ms,
    )


def _with_raise(table: GnauTable, event: RaiseMade) -> GnauTable:
    bidding = _bidding(table)
    return replace(table, bidding=replace(bidding, raises={**bidding.raises, event.user_id: event.times}))


def _turned(table: GnauTable, event: CardsTurned) -> GnauTable:
    bidding = _bidding(table)
    assert table.hands is not None
    raises = {user_id: bidding.raises.get(user_id, 1) for user_id in table.hands.players}
    bidding = replace(bidding, raises=raises)
    return replace(table, phase=Phase.DEALT, bidding=bidding, deadline_ms=event.reveal_at_ms)


def _bidding(table: GnauTable) -> Bidding[UserId]:
    assert table.bidding is not None
    return table.bidding


def _without_own_deal(table: GnauTable, _: DealDropped) -> GnauTable:
    return replace(table, deal_ms=None)


def _sat_out(table: GnauTable, event: PlayerSatOut) -> GnauTable:
    sat_out = {**table.sat_out, event.user_id: event.stake_points}
    return replace(_without_seat(table, event.user_id), sat_out=sat_out)


def _delivered(table: GnauTable, event: HandsDelivered) -> GnauTable:
    return replace(table, delivered=True, undelivered=event.undelivered)


def _gone(table: GnauTable, event: PlayerGone) -> GnauTable:
    table = _forsaken_by(replace(table, gone=table.gone | {event.user_id}), event.user_id)
    return table if table.has_cards_out else _without_gone(table)


def _without_gone(table: GnauTable) -> GnauTable:
    gone = [seat for seat in table.seats if seat in table.gone]
    for user_id in gone:
        if user_id == table.banker_id:
            table = replace(table, banker_id=banker_after_pass(table))
        table = _without_seat(table, user_id)
    return replace(table, gone=frozenset())


def _readied(table: GnauTable, event: PlayerReady) -> GnauTable:
    return replace(table, ready=table.ready | {event.user_id})


def _with_split(table: GnauTable, event: SplitChosen) -> GnauTable:
    return replace(table, choices={**table.choices, event.user_id: event.positions})


def _revealed(table: GnauTable, _: RoundRevealed) -> GnauTable:
    tally, deltas = dict(table.tally), table.deltas()
    for user_id, delta in deltas.items():
        tally[user_id] = tally.get(user_id, 0) + delta
    hands = {user_id: PlayedHand(table.counted_split(user_id), delta) for user_id, delta in deltas.items()}
    revealed = replace(
        table,
        phase=Phase.REVEALED,
        rounds_played=table.rounds_played + 1,
        tally=tally,
        evening=table.evening.with_round(table.round, hands),
        banker_id=banker_after_round(table),
    )
    return _without_gone(revealed)


def _timed_round(_: GnauTable, table: GnauTable, event: Event, now_ms: int) -> GnauTable:
    revealed_ms = now_ms if isinstance(event, RoundRevealed) else table.revealed_ms
    deadline_ms = idle_deadline(table, now_ms) if table.deal_ms is None else table.deal_ms
    return replace(table, deadline_ms=deadline_ms, revealed_ms=revealed_ms)


evolve: Final = Evolution[GnauTable, Event](
    {
        PlayerJoined: _with_seat,
        PlayerLeft: _left,
        BankMoved: _bank_moved,
        DealerChanged: _dealer_changed,
        SplitChanged: _split_changed,
        CardsDealt: _with_hands,
        BidMade: _with_bid,
        BankWon: _with_banker,
        RaiseMade: _with_raise,
        CardsTurned: _turned,
        DealDropped: _without_own_deal,
        PlayerSatOut: _sat_out,
        HandsDelivered: _delivered,
        PlayerGone: _gone,
        PlayerReady: _readied,
        SplitChosen: _with_split,
        RoundRevealed: _revealed,
        TableHandedOver: _handed_over,
    },
    _timed_round,
)
"""Returns a table after an event."""
