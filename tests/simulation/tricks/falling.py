"""Why each card falls: somebody has played or claimed it, or it was forced and that is what they want."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.books import Books, RoundKey, parsed
from tests.simulation.choosing import Chosen
from tests.simulation.tricks.hands import SEATS, Hand, hand_of
from tests.simulation.tricks.kept import GAMES

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_WANTED: Final = ("forced_cards", True)
# Two tricks at least are claimed; otherwise no two cards fall at one instant.
_CLAIMED: Final = 2 * SEATS
_HAPPENED: Final = """
    SELECT e.rowid AS place, e.table_id, e.at_ms, e.kind, e.data, t.channel_id, t.snapshot
    FROM table_events e JOIN game_tables t ON t.id = e.table_id
    WHERE t.game <> 'gnau' AND e.rowid > ? ORDER BY e.rowid
"""


@dataclass
class _Seats:
    """Who sits at a table, by place, and who of them is away.

    Args:
        people: Who sits where; computer players are nobody.
    """

    people: dict[int, int] = field(default_factory=dict)
    away: set[int] = field(default_factory=set)
    round: int = 0

    def follow(self, kind: str, data: dict[str, Any]) -> None:
        """Note what an event changes."""
        user_id = data.get("user_id")
        if kind == "HandDealt":
            self.round = data["round"]
            self.people = {seat: who for seat, who in enumerate(data["people"]) if who is not None}
        elif kind == "PlayerAway":
            self.away.add(data["user_id"])
        elif kind in {"PlayerBack", "PlayerJoined", "PlayerLeft"}:
            self.away.discard(data["user_id"])
        if kind == "PlayerJoined" and user_id is not None:
            self.people[data["seat"]] = user_id
        elif kind == "PlayerLeft":
            self.people.pop(data["seat"], None)

    def playing(self, seat: int) -> int | None:
        """Return who plays in a seat themselves."""
        user_id = self.people.get(seat)
        return None if user_id in self.away else user_id


class FallingCards:
    """Follows the events of all tables, and what people have pressed and typed."""

    def __init__(self, side: "DiscordSide", books: Books, chosen: Chosen) -> None:
        self._side = side
        self._books = books
        self._chosen = chosen
        self._place = 0
        self._read = 0
        self._seats: dict[int, _Seats] = defaultdict(_Seats)
        self._played: set[tuple[str, ...]] = set()
        self._claims: dict[RoundKey, set[int]] = defaultdict(set)
        self.counts: Counter[str] = Counter()

    def faults(self) -> Iterator[str]:
        """Yield a sentence for every card that has fallen without a reason."""
        rows = self._books.rows(_HAPPENED, self._place)
        if not rows:
            return
        self._place = rows[-1]["place"]
        self._note_presses()
        for _, step in groupby(rows, lambda row: (row["table_id"], row["at_ms"])):
            events = list(step)
            fallen = [row for row in events if row["kind"] == "CardPlayed"]
            if len(fallen) >= _CLAIMED:
                yield from self._claimed(fallen)
                fallen = []
            for row in events:
                data = parsed(row["data"])
                if row in fallen:
                    yield from self._fallen(row, data["seat"], data["card"])
                self._seats[row["table_id"]].follow(row["kind"], data)

    def _note_presses(self) -> None:
        made = self._side.interactions
        for each in islice(made.values(), self._read, None):
            game, *where = str(each.data.get("custom_id", "")).split(":")
            if game in GAMES and where[2] == "play":
                self._played.add((where[0], where[1], where[3]))
            elif game in GAMES and where[2] == "claim":
                self._claims[int(where[0]), int(where[1])].add(each.user_id)
            for option in _typed(each.data):
                self._played.add((str(each.channel.channel_id), option))
        self._read = len(made)

    def _fallen(self, row: Any, seat: int, card: str) -> Iterator[str]:
        """Yield why a card should not have fallen, if it is of somebody who plays themselves."""
        seats = self._seats[row["table_id"]]
        user_id = seats.playing(seat)
        is_played = {
            (str(row["table_id"]), str(seats.round), card),
            (str(row["channel_id"]), card),
        } & self._played
        if user_id is None or is_played:
            return
        named = f"{card} of hand {row['table_id']}-{seats.round}"
        if not self._chosen.has(user_id, _WANTED):
            yield f"{named} falls by itself, and {user_id} never wanted that"
            return
        self.counts["forced"] += 1
        hand = self._hand(row, seats.round)
        if hand is not None and hand.choice_before(card) != [card]:
            yield f"{named} falls by itself, and {user_id} had a choice"

    def _claimed(self, fallen: Sequence[Any]) -> Iterator[str]:
        """Yield what is wrong with cards that have fallen at once."""
        row, seats = fallen[0], self._seats[fallen[0]["table_id"]]
        key, first = (row["table_id"], seats.round), parsed(row["data"])
        named = f"the rest of hand {key[0]}-{key[1]}"
        if seats.people.get(first["seat"]) not in self._claims[key]:
            yield f"{named} falls at once, and who leads has not claimed it"
            return
        self.counts["claims"] += 1
        hand = self._hand(row, seats.round)
        if hand is not None and set(hand.takers_from(first["card"])) != {first["seat"]}:
            yield f"{named} was claimed, and does not go to one seat"

    def _hand(self, row: Any, number: int) -> Hand | None:
        """Return a hand of a table, unless another was dealt since."""
        kept = parsed(row["snapshot"])
        return hand_of(kept) if kept.get("round") == number else None


def _typed(data: dict[str, Any]) -> Iterator[str]:
    """Yield the cards that a command plays."""
    for leaf in data.get("options", ()):
        if leaf["name"] == "play":
            yield from (str(option["value"]) for option in leaf["options"])
