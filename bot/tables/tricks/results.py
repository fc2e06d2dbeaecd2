"""What a game that is over was to those whose game it was."""

from collections.abc import Sequence

from bot.rules.tricks import TrickRules
from bot.tables.game_records import LEFT, GamePlayer, GameRecord
from bot.tables.ports import StoredTable
from bot.tables.tricks.state import TrickTable


def finished_game(stored: StoredTable, table: TrickTable) -> GameRecord:
    """Return the record of the game that has ended with the latest hand."""
    places = places_of(table.rules, table.totals)
    return GameRecord(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        last_round=table.round,
        hands=len(table.scores),
        players={
            user_id: _player(table, seat, LEFT if user_id in table.left else places[seat])
            for user_id, seat in table.holders.items()
        },
    )


def places_of(rules: TrickRules, totals: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each seat, from 1; equal scores share the better place.

    Args:
        rules: Which scores are good ones.
        totals: The score of each seat.
    """
    merits = [rules.merit(total) for total in totals]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def _player(table: TrickTable, seat: int, place: int) -> GamePlayer:
    return GamePlayer(
        seat=seat,
        score=table.totals[seat],
        place=place,
        best_hand=max((scores[seat] for scores in table.scores), key=table.rules.merit),
        sweeps=table.sweepers.count(seat),
    )
