"""What the database has of tournaments, and what follows from it by plain counting."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tests.simulation.books import Books, RoundKey, parsed
from tests.simulation.tricks.hands import SEATS
from tests.simulation.tricks.kept import SettledHand

GATHERING, PLAYING, OVER, CANCELLED = "gathering", "playing", "over", "cancelled"
ORDER: Final = (GATHERING, PLAYING, OVER, CANCELLED)
# One secret is good for so many hands: see `bot.rules.fair_deal`.
CHAIN: Final = 10_000

_ALL: Final = "SELECT * FROM tournaments ORDER BY id"
_PEOPLE: Final = "SELECT user_id, number, seat FROM tournament_people WHERE tournament_id = ?"
_PLACES: Final = """
    SELECT p.number, p.thread_id, p.table_id, t.is_open,
    CASE WHEN json_valid(t.snapshot) THEN json_extract(t.snapshot, '$.left') ELSE '[]' END gone
    FROM tournament_tables p LEFT JOIN game_tables t ON t.id = p.table_id
    WHERE p.tournament_id = ? ORDER BY p.number
"""

# The number of a table in its tournament, and a seat there.
Seat = tuple[int, int]


@dataclass(frozen=True)
class Place:
    """One of the tables of a tournament.

    Args:
        is_open: Whether it plays on, or is still to be opened.
        hands: The hands that were played there, in order.
        left: Who has given up their seat there.
    """

    number: int
    thread_id: int | None
    table_id: int | None
    is_open: bool
    hands: tuple[SettledHand, ...]
    left: frozenset[int]


@dataclass(frozen=True)
class Tournament:
    """A tournament.

    Args:
        people: Who has entered, with table and seat once it has begun.
    """

    number: int
    guild_id: int
    channel_id: int
    game: str
    deals: int
    root: str
    state: str
    begins_ms: int
    people: Mapping[int, tuple[int | None, int | None]]
    places: tuple[Place, ...]

    @property
    def is_played(self) -> bool:
        """Whether somebody still waits for it to begin, or to play at one of its tables."""
        return self.state == GATHERING or any(place.is_open for place in self.places)

    @property
    def unsealed(self) -> int:
        """How many deals no table plays any more, or has yet to play."""
        if self.state == GATHERING:
            return 0
        return min((len(place.hands) for place in self.places if place.is_open), default=self.deals)

    def people_at(self, number: int) -> dict[int, int | None]:
        """Return who has entered and sits at one of its tables, with their seats."""
        return {user_id: seat for user_id, (place, seat) in self.people.items() if place == number}


def tournaments(books: Books, settled: Mapping[RoundKey, SettledHand]) -> list[Tournament]:
    """Return all tournaments there ever were."""
    return [_tournament(books, row, settled) for row in books.rows(_ALL)]


def has_tournaments(books: Books) -> bool:
    """Tell whether there ever was a tournament."""
    return bool(books.rows(_ALL))


def _tournament(books: Books, row: Any, settled: Mapping[RoundKey, SettledHand]) -> Tournament:
    state = row["state"]
    return Tournament(
        number=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        deals=row["deals"],
        root=row["seed_root"],
        state=state,
        begins_ms=row["begins_ms"],
        people={each["user_id"]: (each["number"], each["seat"]) for each in books.rows(_PEOPLE, row["id"])},
        places=tuple(_place(each, state, settled) for each in books.rows(_PLACES, row["id"])),
    )


def _place(row: Any, state: str, settled: Mapping[RoundKey, SettledHand]) -> Place:
    table_id = row["table_id"]
    hands = [each for (table, _), each in sorted(settled.items()) if table == table_id]
    is_open = state == PLAYING if table_id is None else bool(row["is_open"])
    left = frozenset(map(int, parsed(row["gone"] or "[]")))
    return Place(row["number"], row["thread_id"], table_id, is_open, tuple(hands), left)


@lru_cache(maxsize=64)
def seeds_of(root: str, deals: int) -> tuple[str, ...]:
    """Return the lock and the seeds of so many deals, each the SHA-256 of the next, the last the root."""
    seed = bytes.fromhex(root)
    for _ in range(CHAIN - deals):
        seed = hashlib.sha256(seed).digest()
    found = [seed]
    for _ in range(deals):
        found.append(hashlib.sha256(found[-1]).digest())
    return tuple(each.hex() for each in reversed(found))


def points_after(tournament: Tournament, deals: int) -> dict[Seat, tuple[int, float]]:
    """Return what so many deals bring each seat: how many did worse with the same cards, less who did better.

    Beside it stands by how much it is better than the mean of all who held these cards.
    """
    found = {(place.number, seat): (0, 0.0) for place in tournament.places for seat in range(SEATS)}
    for deal in range(deals):
        finished = [place for place in tournament.places if len(place.hands) > deal]
        by_cards: dict[frozenset[str], dict[Seat, int]] = {}
        for place in finished:
            settled = place.hands[deal]
            for seat, cards in enumerate(settled.hand.deal):
                score = settled.kept["scores"][-1][seat]
                better = -score if tournament.game == "hearts" else score
                by_cards.setdefault(frozenset(cards), {})[place.number, seat] = better
        for results in by_cards.values():
            mean = sum(results.values()) / len(results)
            for at, own in results.items():
                beaten = sum(own > other for other in results.values())
                lost = sum(own < other for other in results.values())
                points, ahead = found[at]
                found[at] = points + beaten - lost, ahead + own - mean
    return found
