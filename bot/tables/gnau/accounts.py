"""From a revealed round to the books: who won what from whom."""

from bot.rules.gnau import to_record
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId
from bot.tables.machine import Settled
from bot.tables.points import Account, Entry, Posting
from bot.tables.ports import Json, RoundRecord, StoredTable


def deltas(table: GnauTable) -> dict[UserId, int]:
    """Return what the latest round moves for each person, a human dealer included."""
    settlement = table.settlement()
    moved = {user_id: result.delta for user_id, result in settlement.players.items()}
    if table.dealer_id is not None:
        moved[table.dealer_id] = settlement.dealer_delta
    return moved


def settled(stored: StoredTable, table: GnauTable) -> Settled:
    """Return the books of the latest round."""
    record = RoundRecord(stored.table_id, stored.guild_id, table.round, _record(table), deltas(table))
    return Settled(record, _posting(stored, table))


def _posting(stored: StoredTable, table: GnauTable) -> Posting | None:
    moved = {Account.user(stored.guild_id, user_id): delta for user_id, delta in deltas(table).items()}
    if table.dealer_id is None:
        moved[Account.house(stored.guild_id)] = table.settlement().dealer_delta
    entries = tuple(Entry(account, delta) for account, delta in moved.items() if delta)
    reference = f"{stored.game}:{stored.table_id}:{table.round}"
    return Posting(reference, stored.guild_id, entries) if entries else None


def _record(table: GnauTable) -> Json:
    assert table.hands is not None
    players = {str(user_id): cards for user_id, cards in table.hands.players.items()}
    record = to_record(
        rules=table.rules, stake=table.stake_points, dealer=table.hands.dealer, players=players
    )
    return record | {"rules": table.rules.to_options()}
