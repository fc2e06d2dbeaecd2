"""What a round could cost at most, for tables that play for bankrolls.

Nobody may end below zero, so at the deal everybody has what they could lose set aside.
"""

from collections.abc import Mapping

from bot.rules.errors import RuleError
from bot.rules.gnau import PAYOUT_NAMES, FiveSmall, HouseRules
from bot.tables.gnau.bank import may_take_bank
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId
from bot.tables.points import PointsMode


def highest_payout(rules: HouseRules) -> int:
    """Return how many stakes the dearest hand pays that there can be."""
    impossible = {"five_small"} if rules.five_small is FiveSmall.OFF else set()
    possible = (name for name in PAYOUT_NAMES if name not in impossible)
    return max(int(getattr(rules.payouts, name)) for name in possible)


def is_bankroll(table: GnauTable) -> bool:
    """Say whether what a table plays for may never fall below zero."""
    return table.options.points is PointsMode.BANKROLL


def player_cover(table: GnauTable) -> int:
    """Return what a player could lose in a round; the dealer could lose as much to each of them."""
    return table.options.stake_points * highest_payout(table.rules)


def stake_covered(table: GnauTable, funds_points: int, players: int = 1) -> int:
    """Return the highest stake that somebody's points would cover; 0 where not even 1 is."""
    dearest = highest_payout(table.rules) * players
    return funds_points // dearest if dearest else table.options.stake_points


def verify_player_cover(table: GnauTable, user_id: UserId, funds: Mapping[UserId, int]) -> None:
    """Check that somebody has enough to play a round.

    Raises:
        RuleError: `player-cannot-cover`; it says what stake they could play for.
    """
    if not is_bankroll(table) or funds[user_id] >= player_cover(table):
        return
    raise RuleError(
        "player-cannot-cover",
        need=player_cover(table),
        balance=funds[user_id],
        stake=stake_covered(table, funds[user_id]),
    )


def verify_bank_cover(table: GnauTable, user_id: UserId, funds: Mapping[UserId, int]) -> None:
    """Check that somebody has enough to deal to the others who are seated now.

    Raises:
        RuleError: `bank-cannot-cover`; it says what stake they could deal for.
    """
    need = _bank_cover(table, user_id)
    if need and funds[user_id] < need:
        stake = stake_covered(table, funds[user_id], need // player_cover(table))
        raise RuleError("bank-cannot-cover", need=need, balance=funds[user_id], stake=stake)


def is_bank_to_take(table: GnauTable, funds: Mapping[UserId, int]) -> bool:
    """Say whether anybody seated could take the bank from the bot; at an empty table anybody could.

    Args:
        table: The table.
        funds: What those who are seated have, where bankrolls are played for.
    """
    takers = (user_id for user_id in table.seats if may_take_bank(table, user_id))
    return not table.seats or any(funds.get(each, 0) >= _bank_cover(table, each) for each in takers)


def _bank_cover(table: GnauTable, user_id: UserId) -> int:
    """Return what somebody could lose who deals to the others; 0 where points may fall below zero."""
    return player_cover(table) * len({*table.players} - {user_id}) if is_bankroll(table) else 0


def who_cannot_cover(table: GnauTable, funds: Mapping[UserId, int]) -> dict[UserId, int]:
    """Return which players have too little for a round, each with the stake that they could play for."""
    if not is_bankroll(table):
        return {}
    need = player_cover(table)
    short = (user_id for user_id in table.players if funds[user_id] < need)
    return {user_id: stake_covered(table, funds[user_id]) for user_id in short}


def verify_dealer_cover(table: GnauTable, players: int, funds: Mapping[UserId, int]) -> None:
    """Check that a human dealer has enough to lose to every player.

    Raises:
        RuleError: `dealer-cannot-cover`; it says what stake they could deal for.
    """
    if not is_bankroll(table) or table.banker_id is None:
        return
    need, balance = player_cover(table) * players, funds[table.banker_id]
    if balance < need:
        stake = stake_covered(table, balance, players)
        raise RuleError(
            "dealer-cannot-cover", dealer=f"<@{table.banker_id}>", need=need, balance=balance, stake=stake
        )
