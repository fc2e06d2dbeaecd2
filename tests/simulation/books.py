"""What must always be true of the points, read from the database by nothing but SQL."""

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_ROUND: Final = re.compile(r"gnau:(\d+):(\d+)(?::.*)?")

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
_FORGOTTEN_ESCROW: Final = """
    SELECT a.owner_id, a.balance_points FROM accounts a LEFT JOIN game_tables t ON t.id = a.owner_id
    WHERE a.kind = 'escrow' AND a.balance_points <> 0
    AND NOT (t.is_open AND json_extract(t.snapshot, '$.phase') = 'dealt')
"""
_MOVED: Final = """
    SELECT p.reference, a.kind, a.owner_id, e.amount_points FROM postings p
    JOIN entries e ON e.posting_id = p.id JOIN accounts a ON a.id = e.account_id
    WHERE p.reference LIKE 'gnau:%' AND a.kind IN ('user', 'purse')
"""
_SETTLED: Final = """
    SELECT r.table_id, r.number, r.guild_id, r.record, rp.user_id, rp.delta_points
    FROM rounds r JOIN round_players rp ON rp.round_id = r.id
"""
_OPEN: Final = "SELECT id, channel_id, deadline_ms, snapshot FROM game_tables WHERE is_open ORDER BY id"

RoundKey = tuple[int, int]


@dataclass
class SettledRound:
    """A round as the database has it.

    Args:
        guild_id: Its server.
        deltas: What each person won or lost.
        hands: Everybody's cards by user id, the dealer's under 0.
    """

    guild_id: int
    deltas: dict[int, int]
    hands: dict[int, frozenset[str]]

    @property
    def cards(self) -> frozenset[str]:
        """All cards that were shown."""
        return frozenset().union(*self.hands.values())


@dataclass(frozen=True)
class OpenTable:
    """A table that is not closed.

    Args:
        table_id: Its number.
        channel_id: Where it is.
        deadline_ms: When it acts by itself.
        phase: Where it stands.
        round: Its latest round.
        seats: Who takes part in the next deal.
        hands: Everybody's cards of that round by user id, the dealer's under 0 where the bot deals.
    """

    table_id: int
    channel_id: int
    deadline_ms: int | None
    phase: str
    round: int
    seats: tuple[int, ...]
    hands: dict[int, frozenset[str]]


class Books:
    """The database of a simulation, read beside the bot.

    Args:
        file: The SQLite file.
    """

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        self._connection.row_factory = sqlite3.Row

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def faults(self) -> Iterator[str]:
        """Yield a sentence for everything that is wrong."""
        for row in self._rows(_UNBALANCED):
            yield f"posting {row['reference']} does not sum to zero"
        for row in self._rows(_UNFOUNDED):
            account = f"{row['kind']} {row['owner_id']}"
            yield f"{account} holds {row['balance_points']}, its entries {row['entered']}"
        for row in self._rows(_OVERDRAWN):
            yield f"{row['kind']} {row['owner_id']} is overdrawn: {row['balance_points']}"
        for row in self._rows(_FORGOTTEN_ESCROW):
            yield f"escrow of table {row['owner_id']} holds {row['balance_points']} outside of a round"
        yield from self._wrongly_settled()

    def settled(self) -> dict[RoundKey, SettledRound]:
        """Return all settled rounds by table and number."""
        found: dict[RoundKey, SettledRound] = {}
        for row in self._rows(_SETTLED):
            key = row["table_id"], row["number"]
            if key not in found:
                found[key] = SettledRound(row["guild_id"], {}, _hands_of_record(row["record"]))
            found[key].deltas[row["user_id"]] = row["delta_points"]
        return found

    def open_tables(self) -> list[OpenTable]:
        """Return the tables that are not closed."""
        return [_open_table(row) for row in self._rows(_OPEN)]

    def tables(self) -> dict[int, int]:
        """Return the channel of each table there ever was."""
        return {row["id"]: row["channel_id"] for row in self._rows("SELECT id, channel_id FROM game_tables")}

    def counted(self) -> tuple[int, int]:
        """Return how many rounds were settled, and how many postings there are."""
        [row] = self._rows("SELECT (SELECT COUNT(*) FROM rounds) r, (SELECT COUNT(*) FROM postings) p")
        return row["r"], row["p"]

    def _wrongly_settled(self) -> Iterator[str]:
        moved: dict[RoundKey, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for row in self._rows(_MOVED):
            if match := _ROUND.fullmatch(row["reference"]):
                moved[int(match[1]), int(match[2])][row["owner_id"]] += row["amount_points"]
        settled = self.settled()
        running = {(table.table_id, table.round) for table in self.open_tables() if table.phase == "dealt"}
        for key in moved.keys() | settled.keys():
            if key in running and key not in settled:
                continue
            expected = settled[key].deltas if key in settled else {}
            for user_id in moved[key].keys() | expected.keys():
                came, should = moved[key][user_id], expected.get(user_id, 0)
                if came != should:
                    yield f"round {key[0]}-{key[1]} moved {came} for {user_id}, it was settled as {should}"

    def _rows(self, query: str) -> list[sqlite3.Row]:
        with closing(self._connection.execute(query)) as cursor:
            return cursor.fetchall()


def _hands_of_record(written: str) -> dict[int, frozenset[str]]:
    record = json.loads(written)
    players = {int(user_id): frozenset(cards) for user_id, cards in record["players"].items()}
    return players | {0: frozenset(record["dealer"])}


def _open_table(row: sqlite3.Row) -> OpenTable:
    kept = json.loads(row["snapshot"])
    hands: dict[int, frozenset[str]] = {}
    if kept["hands"] is not None:
        hands = {user_id: frozenset(cards) for user_id, cards in kept["hands"]["players"]}
        hands[kept["hands"]["dealer_id"] or 0] = frozenset(kept["hands"]["dealer"])
    return OpenTable(
        table_id=row["id"],
        channel_id=row["channel_id"],
        deadline_ms=row["deadline_ms"],
        phase=kept["phase"],
        round=kept["round"],
        seats=tuple(kept["seats"]),
        hands=hands,
    )
