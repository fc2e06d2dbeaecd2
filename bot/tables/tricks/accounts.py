"""Bookkeeping for games of tricks: stakes set aside at the start, payments and records at the end."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.rules.tricks import TrickRules
from bot.rules.tricks.payments import losing_side_pays
from bot.tables.accounts import account_at, reservation, settlement
from bot.tables.events import TableClosed
from bot.tables.game_records import LEFT, GamePlayer, GameRecord
from bot.tables.ids import UserId
from bot.tables.machine import Booking
from bot.tables.points import Posting
from bot.tables.ports import RoundPlayer, RoundRecord, StoredTable
from bot.tables.tricks import snapshot
from bot.tables.tricks.events import Event, GameStarted, HandScored
from bot.tables.tricks.state import Phase, TrickTable


def book_game(stored: StoredTable, table: TrickTable, event: Event) -> Booking | None:
    """Return the booking that an event requires, or None."""
    if isinstance(event, GameStarted):
        return _of_posting(reservation(stored, table, _game(table), _stakes(table)))
    if isinstance(event, HandScored):
        if not event.is_last:
            return Booking(_round(stored, table, {}))
        moved = payments(table)
        paid = _settlement(stored, table, moved)
        return Booking(_round(stored, table, moved), paid, finished_game(stored, table))
    if isinstance(event, TableClosed) and table.has_running_game:
        return _of_posting(_settlement(stored, table, {}))
    return None


def _of_posting(posting: Posting | None) -> Booking | None:
    return None if posting is None else Booking(posting=posting)


def payments(table: TrickTable) -> dict[UserId, int]:
    """Return the points that a finished game moves between the holders of its stakes."""
    holders, stake, rules = table.stake_holders, table.stake_played_for, table.game_options.rules
    if not holders:
        return {}
    totals = {user_id: table.side_totals[seat] for user_id, seat in holders.items()}
    if not rules.has_teams:
        return table.rules.payments(totals, stake, table.left)
    merits = {user_id: table.rules.merit(total) for user_id, total in totals.items()}
    sides = [[user_id for user_id, seat in holders.items() if seat in side] for side in rules.sides]
    return losing_side_pays(merits, sides, table.left, stake)


def _round(stored: StoredTable, table: TrickTable, moved: Mapping[UserId, int]) -> RoundRecord:
    people = dict.fromkeys((*table.people, *moved))
    return RoundRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        number=table.round,
        record=table.rules.to_record(table.hand, table.chosen),
        players={
            user_id: RoundPlayer(moved.get(user_id, 0), achieved=_achieved(stored.game, table, user_id))
            for user_id in people
        },
        snapshot=snapshot.dump(replace(table, seed_root=b"", more_time={}, arrivals=())),
        points=table.options.points,
        has_page=table.phase is Phase.OVER,
    )


def _achieved(game: str, table: TrickTable, user_id: UserId) -> tuple[str, ...]:
    """Return the achievement of a person who took everything in the latest hand and played it to its end."""
    hand, seat = len(table.scores) - 1, table.took_everything[-1]
    has_swept = seat is not None and table.player_of(hand, seat) == user_id
    # The name is stored, so it never changes.
    return (f"{game}-sweep",) if has_swept else ()


def _settlement(stored: StoredTable, table: TrickTable, moved: Mapping[UserId, int]) -> Posting | None:
    gained = {account_at(stored, table, user_id): points for user_id, points in moved.items()}
    return settlement(stored, table, _game(table), gained, _stakes(table))


def _stakes(table: TrickTable) -> dict[UserId, int]:
    """Return the most that each person could lose in a game: the stake; empty if scores are played for."""
    return dict.fromkeys(table.stake_holders, table.options.stake_points) if table.is_bankroll else {}


def _game(table: TrickTable) -> str:
    # Each hand is a round, but payments are made per game.
    return f"game-{table.games}"


def finished_game(stored: StoredTable, table: TrickTable) -> GameRecord:
    """Return the record of the game that ended with the latest hand."""
    holders = table.holders
    # A seat whose holder has left the game must not keep another person from winning.
    given_up = {holders[user_id] for user_id in table.left if user_id in holders}
    ranks = ranks_of(table.rules, table.side_totals, given_up)
    return GameRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        last_round=table.round,
        hands=len(table.scores),
        players={
            user_id: _player(table, user_id, seat, LEFT if user_id in table.left else ranks[seat])
            for user_id, seat in holders.items()
        },
    )


def ranks_of(rules: TrickRules, totals: Sequence[int], given_up: Collection[int] = ()) -> tuple[int, ...]:
    """Return the rank of each seat, from 1; equal scores share the better rank.

    Args:
        totals: The score of each seat; in teams, of its side.
        given_up: The seats whose holders have left the game. They do not lower the rank of other seats.
    """
    merits = [rules.merit(total) for total in totals]
    counted = [merit for seat, merit in enumerate(merits) if seat not in given_up]
    return tuple(1 + sum(other > merit for other in counted) for merit in merits)


def _player(table: TrickTable, user_id: UserId, seat: int, rank: int) -> GamePlayer:
    rules = table.game_options.rules
    own = [hand for hand in range(len(table.scores)) if table.player_of(hand, seat) == user_id]
    scores = [table.scores[hand][seat] for hand in own]
    return GamePlayer(
        seat=seat,
        score=table.totals[seat],
        rank=rank,
        best_hand=max(scores, key=table.rules.merit, default=0),
        sweeps=sum(table.took_everything[hand] == seat for hand in own),
        own_hands=len(own),
        own_score=sum(scores),
        side=rules.side_of(seat) if rules.has_teams else None,
    )
