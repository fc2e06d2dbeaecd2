"""From a game to the books: what is set aside when it begins, and what moves when it ends."""

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.ids import UserId
from bot.tables.machine import Settled
from bot.tables.points import RESERVED, Account, Entry, PointsMode, Posting
from bot.tables.ports import RoundPlayer, RoundRecord, StoredTable
from bot.tables.tricks import snapshot
from bot.tables.tricks.events import Event, HandScored, TableClosed
from bot.tables.tricks.results import finished_game
from bot.tables.tricks.state import Phase, TrickTable


def reserved(stored: StoredTable, table: TrickTable) -> Posting | None:
    """Return what is set aside of everybody's bankroll for a game that has just begun."""
    return _posting(stored, _reference(stored, table) + RESERVED, _set_aside(stored, table))


def settled(stored: StoredTable, table: TrickTable, event: Event) -> Settled | None:
    """Return what has to go into the books after an event, if anything."""
    if isinstance(event, HandScored):
        if not event.is_last:
            return Settled(_round(stored, table, {}), None)
        moved = payments(table)
        settlement = _settlement(stored, table, moved)
        return Settled(_round(stored, table, moved), settlement, finished_game(stored, table))
    if isinstance(event, TableClosed) and table.has_running_game:
        returned = _settlement(stored, table, {})
        return None if returned is None else Settled(None, returned)
    return None


def payments(table: TrickTable) -> dict[UserId, int]:
    """Return what a game that is over moves between those whose stakes were in it."""
    by_person = {user_id: table.totals[place] for user_id, place in table.stake_holders.items()}
    return table.rules.payments(by_person, table.options.stake_points, table.left) if by_person else {}


def _round(stored: StoredTable, table: TrickTable, moved: Mapping[UserId, int]) -> RoundRecord:
    people = dict.fromkeys((*table.people, *moved))
    return RoundRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        number=table.round,
        record=table.rules.to_record(table.hand, table.moon),
        players={user_id: RoundPlayer(moved.get(user_id, 0)) for user_id in people},
        snapshot=snapshot.dump(replace(table, seed_root=b"")),
        points=table.options.points,
        has_page=table.phase is Phase.OVER,
    )


def _settlement(stored: StoredTable, table: TrickTable, moved: Mapping[UserId, int]) -> Posting | None:
    """Return the posting that pays, and gives back what was set aside."""
    changes = {_account(stored, table, user_id): points for user_id, points in moved.items()}
    for account, points in _set_aside(stored, table).items():
        changes[account] = changes.get(account, 0) - points
    return _posting(stored, _reference(stored, table), changes)


def _set_aside(stored: StoredTable, table: TrickTable) -> dict[Account, int]:
    """Return what the beginning of a game changes: nobody can lose more in it than the stake."""
    holders, stake = table.stake_holders, table.options.stake_points
    if table.options.points is PointsMode.SCORE:
        return {}
    changes = {_account(stored, table, user_id): -stake for user_id in holders}
    return changes | {Account.escrow(stored.guild_id, stored.table_id): stake * len(holders)}


def _account(stored: StoredTable, table: TrickTable, user_id: UserId) -> Account:
    return Account.user(stored.guild_id, user_id, table.options.points)


def _reference(stored: StoredTable, table: TrickTable) -> str:
    # A hand is a round, but it is games that are paid for.
    return f"{stored.game}:{stored.table_id}:game-{table.games}"


def _posting(stored: StoredTable, reference: str, changes: Mapping[Account, int]) -> Posting | None:
    entries = tuple(Entry(account, points) for account, points in changes.items() if points)
    return Posting(reference, stored.guild_id, entries) if entries else None
