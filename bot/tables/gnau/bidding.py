"""The bids and raises of a round whose bank is bid for, until the fifth cards are turned."""

from collections.abc import Iterable

from bot.rules import fair_deal
from bot.rules.cards import build_deck, packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau.bidding import Bidding, who_has_the_bank
from bot.tables.events import Cause
from bot.tables.gnau import commands, events
from bot.tables.gnau.accounts import player_cover
from bot.tables.gnau.deadlines import bid_by_ms, reveal_at_ms
from bot.tables.gnau.events import Event, evolve
from bot.tables.gnau.state import GnauTable, Hands, Phase, SplitMode
from bot.tables.ids import UserId
from bot.tables.machine import Moment


def bid(table: GnauTable, command: commands.Bid, moment: Moment) -> tuple[Event, ...]:
    """Bid for the bank; the last bid ends the bidding."""
    hands, bidding = _running(table)
    _verify_turn(table, command.user_id, Phase.BIDDING, hands.people, bidding.bids)
    if command.number not in offered(table, command.user_id):
        raise RuleError("bid-not-offered", number=command.number)
    return with_what_follows(table, moment, events.BidMade(command.user_id, command.number))


def raise_stake(table: GnauTable, command: commands.Raise, moment: Moment) -> tuple[Event, ...]:
    """Play for several times the stake; the last raise ends the raising."""
    hands, bidding = _running(table)
    if command.user_id == hands.dealer_id:
        raise RuleError("banker-raises-nothing")
    _verify_turn(table, command.user_id, Phase.RAISING, hands.people, bidding.raises)
    if command.times not in offered(table, command.user_id):
        raise RuleError("raise-not-offered", times=command.times)
    return with_what_follows(table, moment, events.RaiseMade(command.user_id, command.times))


def offered(table: GnauTable, user_id: UserId) -> tuple[int, ...]:
    """Return what a person can bid in the running round, or how a player can raise."""
    hands, bidding = _running(table)
    worst = player_cover(table)
    if hands.dealer_id is None:
        return bidding.offered_bids(user_id, worst)
    return bidding.offered_raises(user_id, hands.dealer_id, worst)


def undecided(table: GnauTable) -> tuple[UserId, ...]:
    """Return the people who can still bid, or raise, in the order of the seats; nobody in other phases.

    Whoever can only play for the stake has nothing to decide.
    """
    if not table.is_face_down:
        return ()
    hands, bidding = _running(table)
    if table.phase is Phase.BIDDING:
        return tuple(each for each in hands.people if each not in bidding.bids)
    players = (each for each in hands.players if each not in bidding.raises)
    return tuple(each for each in players if len(offered(table, each)) > 1)


def with_what_follows(table: GnauTable, moment: Moment, *happened: Event) -> tuple[Event, ...]:
    """Return these events of a running round, and all that follows when it waits for no bid and no raise."""
    after = evolve.all(table, happened, moment.now_ms)
    if not after.is_face_down or any(each not in after.gone for each in undecided(after)):
        return happened
    return with_what_follows(table, moment, *happened, *_decided(after, moment, Cause.ALL_READY))


def end_time(table: GnauTable, moment: Moment) -> tuple[Event, ...]:
    """Return what follows when the time for bids, or for raises, is over."""
    return with_what_follows(table, moment, *_decided(table, moment, Cause.TIME))


def end_at_once(table: GnauTable, moment: Moment) -> tuple[Event, ...]:
    """Return the events that end the bidding and the raising without asking anybody."""
    happened: tuple[Event, ...] = ()
    while (after := evolve.all(table, happened, moment.now_ms)).is_face_down:
        happened += _decided(after, moment, Cause.TIME)[:1]
    return happened


def _decided(table: GnauTable, moment: Moment, cause: Cause) -> tuple[Event, ...]:
    """Return the events by which a phase ends: the bank is won, or the fifth cards are turned."""
    if table.phase is Phase.BIDDING:
        return (_bank_won(table, moment),)
    hands, _ = _running(table)
    turned = events.CardsTurned(table.round, reveal_at_ms(table, hands, moment))
    # Nobody has anything left to decide, unless they split their own hands and are still there to do so.
    is_own = table.options.split is SplitMode.OWN and not table.gone.issuperset(hands.people)
    return (turned,) if is_own else (turned, events.RoundRevealed(table.round, cause))


def _bank_won(table: GnauTable, moment: Moment) -> events.BankWon:
    hands, bidding = _running(table)
    deck = len(build_deck(packs_for(len(hands.people))))
    lot = fair_deal.lot_after(deck, hands.seed, hands.parts, table.round)
    bids = {user_id: bidding.bids.get(user_id, 0) for user_id in hands.people}
    return events.BankWon(who_has_the_bank(bids, lot), bidding.number, bid_by_ms(table, hands, moment))


def _verify_turn(
    table: GnauTable, user_id: UserId, phase: Phase, people: Iterable[UserId], done: Iterable[UserId]
) -> None:
    if table.phase is not phase:
        raise RuleError("bidding-over" if phase is Phase.BIDDING else "raising-over")
    if user_id not in people:
        raise RuleError("not-in-round")
    if user_id in done:
        raise RuleError("already-bid" if phase is Phase.BIDDING else "already-raised")


def _running(table: GnauTable) -> tuple[Hands, Bidding[UserId]]:
    """Return the cards and the bidding of the running round.

    Raises:
        RuleError: `no-bidding-now`.
    """
    if table.hands is None or table.bidding is None or not table.has_cards_out:
        raise RuleError("no-bidding-now")
    return table.hands, table.bidding
