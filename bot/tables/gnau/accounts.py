"""Bookkeeping for rounds of Gnau: checks that people can pay, reservations at the deal, and settlements.

A bankroll may never fall below zero. So at the deal, the most that each person could lose is set aside.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.rules.errors import RuleError
from bot.rules.gnau.bidding import LEAST_PEOPLE, most_at_stake
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category, paid_hands
from bot.rules.gnau.record import to_record
from bot.tables.accounts import account_at, account_too_new, reservation, settlement
from bot.tables.gnau import snapshot
from bot.tables.gnau.events import CardsDealt, Event, RoundRevealed
from bot.tables.gnau.kept_round import KeptRound, compact
from bot.tables.gnau.state import MAX_PLAYERS, DealerPolicy, GnauTable
from bot.tables.ids import UserId
from bot.tables.machine import Booking, Moment
from bot.tables.points import Account, LossLimit, Posting
from bot.tables.ports import Json, RoundPlayer, RoundRecord, StoredTable

# The hand that Gnau has its name from is an achievement. The name is stored, so it never changes.
TONKU_HELD: Final = "gnau-tonku"


def book_round(stored: StoredTable, table: GnauTable, event: Event) -> Booking | None:
    """Return the booking that an event requires, or None."""
    if isinstance(event, CardsDealt):
        reserved = reservation(stored, table, str(table.round), _round_covers(table))
        return None if reserved is None else Booking(posting=reserved)
    if isinstance(event, RoundRevealed):
        return Booking(_record(stored, table), _round_settlement(stored, table))
    return None


def _record(stored: StoredTable, table: GnauTable) -> RoundRecord:
    # The secret stays out, and so does what has nothing to do with the round.
    bidding = None if table.bidding is None else replace(table.bidding, covers={})
    shown = replace(table, seed_root=b"", follows_id=None, bidding=bidding)
    kept = compact(KeptRound(hand_record(table), snapshot.dump(shown)))
    return RoundRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        number=table.round,
        record=kept.record,
        players=_players(table),
        snapshot=kept.snapshot,
        points=table.options.points,
    )


def hand_record(table: GnauTable) -> Json:
    """Return the hand record of the latest round, with the value of every house rule."""
    assert table.hands is not None
    players = {str(user_id): cards for user_id, cards in table.hands.players.items()}
    rules, stake = table.round_options.rules, table.round_options.stake_points
    record = to_record(rules=rules, stake=stake, dealer=table.hands.dealer, players=players)
    record |= {"rules": rules.to_record()}
    if table.bidding is None:
        return record
    raises = {str(user_id): times for user_id, times in table.bidding.raises.items()}
    return record | {"bid": table.bidding.number, "raises": raises}


def _players(table: GnauTable) -> dict[UserId, RoundPlayer]:
    counted = {user_id: table.counted_split(user_id) for user_id in table.deltas()}
    return {
        user_id: RoundPlayer(
            delta_points=delta,
            is_dealer=table.hands is not None and user_id == table.hands.dealer_id,
            hand_rank=counted[user_id].rank,
            achieved=(TONKU_HELD,) if counted[user_id].category is Category.TONKU else (),
        )
        for user_id, delta in table.deltas().items()
    }


def _round_settlement(stored: StoredTable, table: GnauTable) -> Posting | None:
    assert table.hands is not None
    moved = {account_at(stored, table, user_id): delta for user_id, delta in table.deltas().items()}
    if table.hands.dealer_id is None:
        house = Account.house(stored.guild_id, table.options.points)
        moved[house] = table.settlement().dealer_delta
    return settlement(stored, table, str(table.round), moved, _round_covers(table))


def _round_covers(table: GnauTable) -> dict[UserId, int]:
    """Return the most that each person could lose in the latest round; empty if scores are played for."""
    assert table.hands is not None
    if not table.is_bankroll:
        return {}
    if table.bidding is not None:
        return dict(table.bidding.covers)
    each = player_cover(table)
    covers = dict.fromkeys(table.hands.players, each)
    if table.hands.dealer_id is not None:
        covers[table.hands.dealer_id] = each * len(table.hands.players)
    return covers


def highest_payout(rules: HouseRules) -> int:
    """Return the highest payout of any hand under these rules, in stakes."""
    return max(hand.points for hand in paid_hands(rules))


def player_cover(table: GnauTable) -> int:
    """Return the most that a player could lose in a round; the dealer could lose as much to each player."""
    return table.options.stake_points * highest_payout(table.options.rules)


def seat_cover(table: GnauTable, people: int) -> int:
    """Return the points that a person needs for a round with so many people, the dealer apart.

    Where the bank is bid for, anybody may get it, and then has to be able to pay all others.
    """
    opponents = max(1, people - 1) if table.options.dealer is DealerPolicy.BID else 1
    return player_cover(table) * opponents


def stake_covered(table: GnauTable, funds_points: int, players: int = 1) -> int:
    """Return the highest stake that these points cover with this many opponents; 0 if not even 1."""
    dearest = highest_payout(table.options.rules) * players
    return funds_points // dearest if dearest else table.options.stake_points


def opening_stake(table: GnauTable, own_points: int, others_points: int) -> int:
    """Return the highest stake that a new table with these options could be played for.

    Args:
        own_points: The points that the opener can lose.
        others_points: The most points that any other member can lose.
    """
    match table.options.dealer:
        case DealerPolicy.OPENER | DealerPolicy.BID:
            points = min(own_points, others_points)
        case DealerPolicy.ROTATE | DealerPolicy.WINNER:
            # The first player to join deals, so a round needs a second player.
            points = others_points
        case _:
            points = max(own_points, others_points)
    return stake_covered(table, points)


def verify_player_cover(table: GnauTable, user_id: UserId, moment: Moment) -> None:
    """Check that a player has enough points for a round and may lose that much.

    Raises:
        RuleError: `player-cannot-cover` or `account-too-new`; it names the stake that they could play for.
    """
    if table.is_bankroll:
        # Whoever plays for the bank may have to pay all others.
        opponents = max(1, len(table.players)) if table.options.dealer is DealerPolicy.BID else 1
        _verify_covers(table, user_id, moment, opponents, "player-cannot-cover")


def _verify_covers(table: GnauTable, user_id: UserId, moment: Moment, players: int, code: str) -> None:
    """Check that a person covers the most they could lose to a number of opponents; else raise the code."""
    need, balance = player_cover(table) * players, moment.funds[user_id]
    if balance < need:
        raise RuleError(code, need=need, balance=balance, stake=stake_covered(table, balance, players))
    limit = _limit(table, user_id, moment)
    if limit is not None and need > limit.points:
        raise account_too_new("round", need, limit, stake_covered(table, limit.points, players))


def verify_one_more_covered(table: GnauTable, moment: Moment) -> None:
    """Check that a human dealer has enough points for one more player and may lose that much.

    Raises:
        RuleError: `dealer-covers-no-more`; it says how many players the dealer's points are enough for.
    """
    if not table.is_bankroll or table.banker_id is None:
        return
    players = players_covered(table, _free_to_lose(table, table.banker_id, moment))
    if players <= len(table.players):
        raise RuleError(
            "dealer-covers-no-more",
            dealer=f"<@{table.banker_id}>",
            players=players,
            need=player_cover(table),
        )


def _limit(table: GnauTable, user_id: UserId, moment: Moment) -> LossLimit | None:
    """Return the most that a person may lose in a round; None for no limit.

    A whole round is settled at once. So the limit applies to the most that the round can cost. For a dealer,
    that is the sum of what all players could win. Where the bot always deals, there is no limit, because
    nobody can pass points to another person by losing.
    """
    return None if table.options.dealer is DealerPolicy.HOUSE else moment.loss_limits.get(user_id)


def _free_to_lose(table: GnauTable, user_id: UserId, moment: Moment) -> int:
    limited = _limit(table, user_id, moment) is not None
    return moment.free_to_lose(user_id) if limited else moment.funds[user_id]


def players_covered(table: GnauTable, funds_points: int) -> int:
    """Return how many players these points cover for a dealer; at most `MAX_PLAYERS`."""
    need = player_cover(table)
    return min(funds_points // need, MAX_PLAYERS) if need else MAX_PLAYERS


def verify_bank_cover(table: GnauTable, user_id: UserId, moment: Moment) -> None:
    """Check that a person has enough points to deal to the others seated now and may lose that much.

    Raises:
        RuleError: `bank-cannot-cover` or `account-too-new`; it names the stake that they could deal for.
    """
    if _bank_cover(table, user_id):
        players = len({*table.players} - {user_id})
        _verify_covers(table, user_id, moment, players, "bank-cannot-cover")


def _bank_cover(table: GnauTable, user_id: UserId) -> int:
    """Return the most that a person could lose as dealer; 0 where points may fall below zero."""
    return player_cover(table) * len({*table.players} - {user_id}) if table.is_bankroll else 0


def who_cannot_cover(table: GnauTable, moment: Moment) -> dict[UserId, int]:
    """Return the players who cannot play a round, each with the stake that they could play for.

    These players have too few points or may not lose that many.
    """
    if not table.is_bankroll:
        return {}
    covered = {each: _free_to_lose(table, each, moment) for each in table.players}
    if table.options.dealer is DealerPolicy.BID:
        return _who_cannot_bid(table, covered)
    need = player_cover(table)
    return {each: stake_covered(table, points) for each, points in covered.items() if points < need}


def _who_cannot_bid(table: GnauTable, covered: Mapping[UserId, int]) -> dict[UserId, int]:
    """Return who cannot play where anybody may get the bank; as many play as can, those with most points."""
    need, richest = player_cover(table), sorted(covered, key=lambda each: -covered[each])
    playing: list[UserId] = []
    for people in range(LEAST_PEOPLE, len(covered) + 1):
        if covered[richest[people - 1]] >= need * (people - 1):
            playing = richest[:people]
    opponents = max(1, len(playing) - 1)
    return {
        each: stake_covered(table, points, opponents)
        for each, points in covered.items()
        if each not in playing
    }


def bidding_covers(table: GnauTable, people: Sequence[UserId], moment: Moment) -> dict[UserId, int]:
    """Return the most points that each person can lose to bids and raises; empty if scores are played for.

    It is what the highest bid and raises can cost, or all that a person has and may lose.
    """
    if not table.is_bankroll:
        return {}
    most = most_at_stake(player_cover(table), len(people))
    return {each: min(most, _free_to_lose(table, each, moment)) for each in people}


def verify_dealer_cover(table: GnauTable, players: int, moment: Moment) -> None:
    """Check that a human dealer has enough points for every player and may lose that much.

    A person whose account is too new can be the dealer because the bank may move to them after a round.

    Raises:
        RuleError: `dealer-cannot-cover`, which names the stake that they could deal for, or
            `dealer-account-too-new`.
    """
    if not table.is_bankroll or table.banker_id is None:
        return
    need, balance = player_cover(table) * players, moment.funds[table.banker_id]
    dealer, limit = f"<@{table.banker_id}>", _limit(table, table.banker_id, moment)
    if balance < need:
        stake = stake_covered(table, balance, players)
        raise RuleError("dealer-cannot-cover", dealer=dealer, need=need, balance=balance, stake=stake)
    if limit is not None and need > limit.points:
        raise RuleError(
            "dealer-account-too-new", dealer=dealer, need=need, limit=limit.points, when=limit.until
        )
