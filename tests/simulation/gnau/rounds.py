"""What must always be true of the rounds of Gnau, and what became of them."""

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.tables.gnau.kept_round import KeptRound, expanded
from tests.simulation.books import Books, RoundKey, Table

GAME: Final = "gnau"
# The phases in which people have cards, and those of them in which the fifth lies face down.
FACE_DOWN: Final = frozenset({"bidding", "raising"})
WITH_CARDS: Final = FACE_DOWN | {"dealt"}
# The house deals under this number.
HOUSE: Final = 0

_REFERENCE: Final = re.compile(r"gnau:(\d+):(\d+)(?::.*)?")
_SETTLED: Final = """
    SELECT r.table_id, r.number, r.record, r.snapshot, rp.user_id, rp.delta_points FROM rounds r
    JOIN round_players rp ON rp.round_id = r.id JOIN game_tables t ON t.id = r.table_id WHERE t.game = 'gnau'
"""


@dataclass
class SettledRound:
    """A round as the database has it.

    Args:
        hands: Everybody's cards by user id, the dealer's under `HOUSE`.
        is_bid: Whether the bank was bid for.
    """

    deltas: dict[int, int]
    hands: dict[int, frozenset[str]]
    is_bid: bool = False

    @property
    def cards(self) -> frozenset[str]:
        """All cards that were shown."""
        return frozenset().union(*self.hands.values())


def settled_rounds(books: Books) -> dict[RoundKey, SettledRound]:
    """Return all settled rounds by table and number."""
    found: dict[RoundKey, SettledRound] = {}
    for row in books.rows(_SETTLED):
        key = row["table_id"], row["number"]
        if key not in found:
            found[key] = SettledRound({}, _hands_of_record(row), "bid" in json.loads(row["record"]))
        found[key].deltas[row["user_id"]] = row["delta_points"]
    return found


def hands_at(table: Table) -> dict[int, frozenset[str]]:
    """Return everybody's cards in a table's latest round, the dealer's under `HOUSE` where the bot deals."""
    dealt = table.kept["hands"]
    if dealt is None:
        return {}
    hands = {user_id: frozenset(cards) for user_id, cards in dealt["players"]}
    if dealt["dealer"]:
        hands[dealt["dealer_id"] or HOUSE] = frozenset(dealt["dealer"])
    return hands


def four_seen_at(table: Table) -> dict[int, frozenset[str]]:
    """Return the four cards of each person that they see while they bid and raise; nothing at other times."""
    dealt = table.kept["hands"]
    if table.phase not in FACE_DOWN:
        return {}
    hands = dict(dealt["players"]) | ({dealt["dealer_id"]: dealt["dealer"]} if dealt["dealer"] else {})
    return {user_id: frozenset(cards[:4]) for user_id, cards in hands.items()}


def wrongly_settled(books: Books) -> Iterator[str]:
    """Yield a sentence for everything that was moved for a round and does not belong to its result."""
    moved: dict[RoundKey, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for reference, points in books.moved(GAME).items():
        if match := _REFERENCE.fullmatch(reference):
            for user_id, amount in points.items():
                moved[int(match[1]), int(match[2])][user_id] += amount
    settled = settled_rounds(books)
    running = {(table.table_id, table.round) for table in books.open_tables() if table.phase in WITH_CARDS}
    for key in moved.keys() | settled.keys():
        if key in running and key not in settled:
            continue
        expected = settled[key].deltas if key in settled else {}
        for user_id in moved[key].keys() | expected.keys():
            came, should = moved[key][user_id], expected.get(user_id, 0)
            if came != should:
                yield f"round {key[0]}-{key[1]} moved {came} for {user_id}, it was settled as {should}"


def _hands_of_record(row: sqlite3.Row) -> dict[int, frozenset[str]]:
    record = expanded(KeptRound(json.loads(row["record"]), json.loads(row["snapshot"]))).record
    players = {int(user_id): frozenset(cards) for user_id, cards in record["players"].items()}
    return players | {HOUSE: frozenset(record["dealer"])}
