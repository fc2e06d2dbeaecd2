"""Whom the rounds of a month make its best, computed from the rounds themselves."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from typing import Final

from tests.simulation.books import Books

# When a month ends, in milliseconds: 2027-02-01 UTC.
MONTH_END_MS: Final = 1_801_440_000_000
# A server, and the first day of a month, counted from 1970-01-01.
Month = tuple[int, int]
# A leaderboard, a person, the place, the score, and how many rounds.
Won = tuple[str, int, int, int, int]

PLACES: Final = 3
_ROUNDS: Final = """
    SELECT r.settled_ms, r.points, t.game, p.user_id, p.delta_points, p.hand_rank
    FROM rounds r JOIN game_tables t ON t.id = r.table_id JOIN round_players p ON p.round_id = r.id
    WHERE r.guild_id = ? AND r.id <= ?
"""


def month_of(at_ms: int) -> int:
    """Return the first day of a month.

    Example:
        >>> month_of(MONTH_END_MS) - month_of(MONTH_END_MS - 1)
        31
    """
    first = datetime.fromtimestamp(at_ms / 1000, UTC).date().replace(day=1)
    return (first - date(1970, 1, 1)).days


def won_by(books: Books, month: Month, upto: int) -> frozenset[Won]:
    """Return the medals of a month.

    Args:
        upto: The row of the last round that was played before it was closed.
    """
    guild_id, since_day = month
    scores: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    ranked = set[str]()
    for row in books.rows(_ROUNDS, guild_id, upto):
        if row["hand_rank"] is not None:
            ranked.add(row["game"])
        if month_of(row["settled_ms"]) != since_day:
            continue
        user_id, game = row["user_id"], row["game"]
        scores[f"points-{row['points']}"][user_id].append(row["delta_points"])
        scores[f"rounds-{game}"][user_id].append(1)
        if row["hand_rank"] is not None:
            scores[f"hand-{game}"][user_id].append(row["hand_rank"])
    # Where no hands are ranked, no rounds are counted for a month.
    counting = {board for board in scores if not board.startswith("rounds-") or board[7:] in ranked}
    return frozenset(won for board in counting for won in _best(board, scores[board]))


def _best(board: str, found: dict[int, list[int]]) -> Iterator[Won]:
    summed = max if board.startswith("hand-") else sum
    totals = {user_id: summed(each) for user_id, each in found.items()}
    for user_id, score in totals.items():
        place = 1 + _above(score, totals.values())
        if place <= PLACES and score > 0:
            yield board, user_id, place, score, len(found[user_id])


def _above(score: int, others: Iterable[int]) -> int:
    return sum(score < each for each in others)
