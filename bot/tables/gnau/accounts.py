"""From a round to the books: what is set aside at the deal, and who won what from whom at the reveal."""

from collections.abc import Mapping
from dataclasses import replace

from bot.rules.gnau import hand_rank, to_record
from bot.tables.gnau import snapshot
from bot.tables.gnau.cover import is_bankroll, player_cover
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId
from bot.tables.machine import Settled
from bot.tables.points import RESERVED, Account, Entry, Posting
from bot.tables.ports import Json, RoundPlayer, RoundRecord, StoredTable


def settled(stored: StoredTable, table: GnauTable) -> Settled:
    """Return the books of the latest round."""
    record = RoundRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        number=table.round,
        record=hand_record(table),
        players=_players(table),
        snapshot=snapshot.dump(replace(table, seed_root=b"")),
        points=table.options.points,
    )
    return Settled(record, _settlement_posting(stored, table))


def hand_record(table: GnauTable) -> Json:
    """Return the hand record of the latest round, with every house rule written out."""
    assert table.hands is not None
    players = {str(user_id): cards for user_id, cards in table.hands.players.items()}
    stake = table.options.stake_points
    record = to_record(rules=table.rules, stake=stake, dealer=table.hands.dealer, players=players)
    return record | {"rules": table.rules.to_options()}


def _players(table: GnauTable) -> dict[UserId, RoundPlayer]:
    return {
        user_id: RoundPlayer(
            delta_points=delta,
            is_dealer=table.hands is not None and user_id == table.hands.dealer_id,
            hand_rank=hand_rank(table.counted_split(user_id)),
        )
        for user_id, delta in table.deltas().items()
    }


def reserved(stored: StoredTable, table: GnauTable) -> Posting | None:
    """Return what is set aside of everybody's bankroll while the cards are out."""
    if not is_bankroll(table):
        return None
    covers = _covers(table)
    escrow = Account.escrow(stored.guild_id, stored.table_id)
    moved = {_account(stored, table, user_id): -points for user_id, points in covers.items()}
    return _posting(_reference(stored, table) + RESERVED, stored, moved | {escrow: sum(covers.values())})


def _settlement_posting(stored: StoredTable, table: GnauTable) -> Posting | None:
    assert table.hands is not None
    moved = {_account(stored, table, user_id): delta for user_id, delta in table.deltas().items()}
    if table.hands.dealer_id is None:
        house = Account.house(stored.guild_id, table.options.points)
        moved[house] = table.settlement().dealer_delta
    if is_bankroll(table):
        covers = _covers(table)
        for user_id, points in covers.items():
            moved[_account(stored, table, user_id)] += points
        moved[Account.escrow(stored.guild_id, stored.table_id)] = -sum(covers.values())
    return _posting(_reference(stored, table), stored, moved)


def _covers(table: GnauTable) -> dict[UserId, int]:
    """Return what each person could lose in the latest round."""
    assert table.hands is not None
    each = player_cover(table)
    covers = dict.fromkeys(table.hands.players, each)
    if table.hands.dealer_id is not None:
        covers[table.hands.dealer_id] = each * len(table.hands.players)
    return covers


def _account(stored: StoredTable, table: GnauTable, user_id: UserId) -> Account:
    return Account.user(stored.guild_id, user_id, table.options.points)


def _reference(stored: StoredTable, table: GnauTable) -> str:
    return f"{stored.game}:{stored.table_id}:{table.round}"


def _posting(reference: str, stored: StoredTable, moved: Mapping[Account, int]) -> Posting | None:
    entries = tuple(Entry(account, points) for account, points in moved.items() if points)
    return Posting(reference, stored.guild_id, entries) if entries else None
