"""What must always be true of the points, whatever was played, read from the database by nothing but SQL."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

_UNBALANCED: Final = """
    SELECT p.reference FROM postings p LEFT JOIN entries e ON e.posting_id = p.id
    GROUP BY p.id HAVING COALESCE(SUM(e.amount_points), 0) <> 0 OR COUNT(e.account_id) < 2
"""
_UNFOUNDED: Final = """
    SELECT a.kind, a.owner_id, a.balance_points, COALESCE(SUM(e.amount_points), 0) AS entered
    FROM accounts a LEFT JOIN entries e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance_points <> entered
"""
_OVERDRAWN: Final = """
    SELECT kind, owner_id, balance_points FROM accounts
    WHERE kind IN ('purse', 'escrow') AND balance_points < 0
"""
# Where cards are out, or the next hand of a game is waited for.
_FORGOTTEN_ESCROW: Final = """
    SELECT a.owner_id, a.balance_points FROM accounts a LEFT JOIN game_tables t ON t.id = a.owner_id
    WHERE a.kind = 'escrow' AND a.balance_points <> 0
    AND NOT (t.is_open AND CASE WHEN json_valid(t.snapshot) THEN json_extract(t.snapshot, '$.phase')
        IN ('bidding', 'raising', 'dealt', 'preparing', 'playing', 'choosing', 'between')
        ELSE t.id IN ({damaged}) END)
"""
_MOVED: Final = """
    SELECT p.reference, a.owner_id, e.amount_points FROM postings p
    JOIN entries e ON e.posting_id = p.id JOIN accounts a ON a.id = e.account_id
    WHERE p.reference LIKE ? AND a.kind IN ('user', 'purse')
"""
_TABLES: Final = (
    "SELECT id, game, guild_id, channel_id, message_id, deadline_ms, is_open, snapshot FROM game_tables"
)
_OPEN: Final = f"{_TABLES} WHERE is_open ORDER BY id"
_LAST_EVENT: Final = "SELECT kind FROM table_events WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
_COUNTED: Final = """
    SELECT (SELECT COUNT(*) FROM rounds) rounds, (SELECT COUNT(*) FROM postings) postings,
    (SELECT COUNT(*) FROM rounds r JOIN game_tables t ON t.id = r.table_id WHERE t.game <> 'gnau') hands,
    (SELECT COUNT(*) FROM rounds WHERE json_extract(record, '$.bid') IS NOT NULL) bids,
    (SELECT COUNT(*) FROM games) games, (SELECT COUNT(*) FROM daily_hands WHERE score IS NOT NULL) dailies
"""

# A table and the number of one of its rounds.
RoundKey = tuple[int, int]


@dataclass(frozen=True)
class Table:
    """A table as the database has it.

    Args:
        is_open: Whether it can still be played at.
    """

    table_id: int
    game: str
    guild_id: int
    channel_id: int
    message_id: int | None
    deadline_ms: int | None
    is_open: bool
    kept: dict[str, Any]

    @property
    def key(self) -> RoundKey:
        """Its number, and that of its latest round."""
        return self.table_id, self.round

    @property
    def phase(self) -> str:
        """Where it stands."""
        return str(self.kept["phase"])

    @property
    def round(self) -> int:
        """Its latest round."""
        return int(self.kept["round"])


class Books:
    """The database of a simulation, read beside the bot.

    Its `damaged` tables, whose rows the disk has spoilt, are seen as they were before that.
    """

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        self.damaged: dict[int, dict[str, Any]] = {}

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def faults(self) -> Iterator[str]:
        """Yield a sentence for everything that is wrong, whatever was played."""
        for row in self.rows(_UNBALANCED):
            yield f"posting {row['reference']} does not sum to zero"
        for row in self.rows(_UNFOUNDED):
            account = f"{row['kind']} {row['owner_id']}"
            yield f"{account} holds {row['balance_points']}, its entries {row['entered']}"
        for row in self.rows(_OVERDRAWN):
            yield f"{row['kind']} {row['owner_id']} is overdrawn: {row['balance_points']}"
        damaged = ", ".join(map(str, self.damaged)) or "NULL"
        for row in self.rows(_FORGOTTEN_ESCROW.format(damaged=damaged)):
            yield f"escrow of table {row['owner_id']} holds {row['balance_points']} outside of a round"

    def open_tables(self) -> list[Table]:
        """Return the tables that are not closed."""
        return [self._table(row) for row in self.rows(_OPEN)]

    def tables(self) -> list[Table]:
        """Return all tables there ever were."""
        return [self._table(row) for row in self.rows(_TABLES)]

    def not_called_off(self) -> list[int]:
        """Return the damaged tables that were not called off."""
        return [
            table_id
            for table_id in self.damaged
            if any(row["kind"] != "TableCalledOff" for row in self.rows(_LAST_EVENT, table_id))
        ]

    def channel_of(self, table_id: int) -> int:
        """Return where a table is or was."""
        [row] = self.rows("SELECT channel_id FROM game_tables WHERE id = ?", table_id)
        return int(row["channel_id"])

    def moved(self, game: str) -> dict[str, dict[int, int]]:
        """Return what each posting of a game has moved for whom, by its reference."""
        found: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for row in self.rows(_MOVED, f"{game}:%"):
            found[row["reference"]][row["owner_id"]] += row["amount_points"]
        return found

    def counted(self) -> dict[str, int]:
        """Return how many rounds were settled, and how many postings there are, and the like."""
        [row] = self.rows(_COUNTED)
        return dict(row)

    def rows(self, query: str, *values: Any) -> list[sqlite3.Row]:
        """Return what a query finds."""
        with closing(self._connection.execute(query, values)) as cursor:
            return cursor.fetchall()

    def _table(self, row: sqlite3.Row) -> Table:
        return Table(
            table_id=row["id"],
            game=row["game"],
            guild_id=row["guild_id"],
            channel_id=row["channel_id"],
            message_id=row["message_id"],
            deadline_ms=row["deadline_ms"],
            is_open=bool(row["is_open"]),
            kept=self.damaged.get(row["id"]) or parsed(row["snapshot"]),
        )


@lru_cache(maxsize=256)
def parsed(kept: str) -> dict[str, Any]:
    """Return what JSON holds, to be read only: most of it is the same after a step as before."""
    found: dict[str, Any] = json.loads(kept)
    return found
