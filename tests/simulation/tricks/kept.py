"""What the database has of Hearts and Gong Zhu: running games, hands that were settled, daily deals."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.simulation.books import Books, RoundKey, Table, parsed
from tests.simulation.tricks.hands import SEATS, Hand, hand_of

GAMES: Final = ("hearts", "gongzhu")
# In a daily deal everybody sits in the first seat.
OWN: Final = 0
WITH_CARDS: Final = frozenset({"preparing", "playing", "choosing"})
IN_GAME: Final = WITH_CARDS | {"between"}

_SETTLED: Final = """
    SELECT r.id, r.table_id, r.number, r.record, r.snapshot, g.hands, rp.user_id, rp.delta_points
    FROM rounds r JOIN game_tables t ON t.id = r.table_id LEFT JOIN round_players rp ON rp.round_id = r.id
    LEFT JOIN games g ON g.round_id = r.id WHERE t.game <> 'gnau' ORDER BY r.id
"""
_DEALT_TO: Final = """
    SELECT data FROM table_events WHERE table_id = ? AND kind = 'HandDealt' ORDER BY seq DESC LIMIT 1
"""
_DAILIES: Final = "SELECT guild_id, game, day, user_id, snapshot, score FROM daily_hands"


@dataclass
class SettledHand:
    """A hand that is over.

    Args:
        hands: How many hands its game took, where the game ended with it.
    """

    table_id: int
    number: int
    kept: dict[str, Any]
    record: dict[str, Any]
    hands: int | None
    deltas: dict[int, int]

    @property
    def hand(self) -> Hand:
        """Its cards."""
        hand = hand_of(self.kept)
        assert hand is not None
        return hand

    @property
    def ends_game(self) -> bool:
        """Whether the game was over with it."""
        return bool(self.kept["phase"] == "over")

    @property
    def game_key(self) -> tuple[int, int]:
        """Its table, and which game of the table it belongs to."""
        return self.table_id, self.kept["games"]

    @property
    def seed(self) -> str:
        """What its cards were shuffled by."""
        return str(self.kept["shuffle"]["seed"])


DailyKey = tuple[int, str, int, int]


@dataclass(frozen=True)
class DailyHand:
    """Somebody's hand of a daily deal.

    Args:
        score: What it came to; None while it is played.
    """

    key: DailyKey
    kept: dict[str, Any]
    score: int | None

    @property
    def hand(self) -> Hand:
        """Its cards."""
        hand = hand_of(self.kept)
        assert hand is not None
        return hand


def running_tables(books: Books) -> list[Table]:
    """Return the open tables of these games."""
    return [table for table in books.open_tables() if table.game in GAMES]


def settled_hands(books: Books) -> dict[RoundKey, SettledHand]:
    """Return all hands that are over, by table and number."""
    found: dict[RoundKey, SettledHand] = {}
    for row in books.rows(_SETTLED):
        key = row["table_id"], row["number"]
        if key not in found:
            kept, record = parsed(row["snapshot"]), parsed(row["record"])
            found[key] = SettledHand(*key, kept, record, row["hands"], {})
        if row["user_id"] is not None:
            found[key].deltas[row["user_id"]] = row["delta_points"]
    return found


def daily_hands(books: Books) -> list[DailyHand]:
    """Return the hands of all daily deals."""
    return [
        DailyHand(
            (row["guild_id"], row["game"], row["day"], row["user_id"]), parsed(row["snapshot"]), row["score"]
        )
        for row in books.rows(_DAILIES)
    ]


def dealt_to(books: Books, table: Table) -> dict[int, int]:
    """Return who was dealt the latest hand of a table, with the place of their seat."""
    [row] = books.rows(_DEALT_TO, table.table_id)
    people = enumerate(parsed(row["data"])["people"])
    return {user_id: seat for seat, user_id in people if user_id is not None}


def totals_of(kept: Mapping[str, Any]) -> list[int]:
    """Return the scores of a game."""
    return [sum(scores[seat] for scores in kept["scores"]) for seat in range(SEATS)]


def stake_holders(kept: Mapping[str, Any]) -> dict[int, int]:
    """Return who has something at stake in a game, with the place of their seat: some against others."""
    held = [(seat["holder_id"], place) for place, seat in enumerate(kept["seats"])]
    holders = {user_id: place for user_id, place in held if user_id is not None}
    against = {place % 2 for place in holders.values()} if plays_teams(kept) else holders
    return holders if len(against) > 1 else {}


def plays_teams(kept: Mapping[str, Any]) -> bool:
    """Tell whether the seats 0 and 2 play against 1 and 3."""
    return bool((kept.get("played") or kept["options"])["rules"].get("teams", False))
