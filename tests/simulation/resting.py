"""Quiet hours and vacations: at a slow table nobody's time runs out within theirs."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.tables.table import SLOW_S
from tests.simulation.books import Books, parsed
from tests.simulation.choosing import Onlooker
from tests.simulation.places import Message

_CHOSEN: Final = "SELECT user_id, options FROM preferences"
_EVENTS: Final = """
    SELECT e.table_id, e.seq, e.at_ms, e.kind, e.data FROM table_events e
    JOIN game_tables t ON t.id = e.table_id
    WHERE t.game <> 'gnau' AND e.table_id = ? AND e.seq > ? ORDER BY e.seq
"""
_LATEST: Final = "SELECT COALESCE(MAX(seq), 0) latest FROM table_events WHERE table_id = ?"
_AWAY: Final = "PlayerAway"
_HOURS: Final = ("time_zone", "quiet_hours")

Chosen = dict[int, dict[str, Any]]


class RestReferee(Onlooker):
    """Looks at whose time runs out at tables of Hearts and Gong Zhu, and when."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._chosen: Chosen = {}
        self._has_looked = False
        # Whoever has changed their quiet hours: a wait goes on by those that held when it began.
        self._changed: set[int] = set()
        # The slow tables after the step before: their latest event, and when they act by themselves.
        self._tables: dict[int, tuple[int, int | None]] = {}
        self.counts: Counter[str] = Counter()

    def faults(self) -> Iterator[str]:
        """Yield whose time has run out in their quiet hours or their vacation."""
        rows = self._books.rows(_CHOSEN)
        chosen: Chosen = {row["user_id"]: dict(parsed(row["options"])) for row in rows}
        if self._has_looked:
            self._note_changes(chosen)
        self._has_looked = True
        for table_id, (latest, deadline_ms) in self._tables.items():
            yield from self._away_at(table_id, latest, deadline_ms, chosen)
        self._chosen = chosen
        self.counts["vacations"] = max(
            self.counts["vacations"], sum(len(each.get("vacations", ())) for each in chosen.values())
        )
        self._tables = {
            table.table_id: (self._books.rows(_LATEST, table.table_id)[0]["latest"], table.deadline_ms)
            for table in self._books.open_tables()
            if table.game != "gnau" and table.kept["options"]["turn_s"] >= SLOW_S
        }

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield nothing: what people are shown of it is theirs to read."""
        return iter(())

    def _note_changes(self, chosen: Chosen) -> None:
        for user_id in self._chosen.keys() | chosen.keys():
            before, now = (each.get(user_id, {}) for each in (self._chosen, chosen))
            if any(before.get(name) != now.get(name) for name in _HOURS):
                self._changed.add(user_id)

    def _away_at(self, table_id: int, latest: int, deadline_ms: int | None, chosen: Chosen) -> Iterator[str]:
        events = self._books.rows(_EVENTS, table_id, latest)
        for event in events:
            if event["kind"] == _AWAY:
                self.counts["slow-turns-over"] += 1
                yield from self._on_vacation(parsed(event["data"])["user_id"], event["at_ms"], chosen)
        # The first of them end the wait that was there after the step before.
        ended = [parsed(each["data"])["user_id"] for each in _leading(events)]
        # At several people's turn the clock of the last of them counts.
        if ended and deadline_ms is not None and all(self._is_quiet(each, deadline_ms) for each in ended):
            yield f"the time of {ended} at table {table_id} is over in their quiet hours"

    def _on_vacation(self, user_id: int, at_ms: int, chosen: Chosen) -> Iterator[str]:
        # A vacation that has begun in the same step may have begun afterwards.
        before = self._chosen.get(user_id, {}).get("vacations", ())
        for start, end in chosen.get(user_id, {}).get("vacations", ()):
            if start <= at_ms < end and any(start == each for each, _ in before):
                yield f"the time of {user_id} is over on their vacation"

    def _is_quiet(self, user_id: int, at_ms: int) -> bool:
        own = self._chosen.get(user_id, {})
        zone, spans = own.get("time_zone"), own.get("quiet_hours", ())
        if user_id in self._changed or zone is None:
            return False
        there = datetime.fromtimestamp(at_ms / 1000, ZoneInfo(zone))
        return any(_holds(span, there) for span in spans)


def _leading(events: Iterable[Any]) -> Iterator[Any]:
    for event in events:
        if event["kind"] != _AWAY:
            return
        yield event


def _holds(span: str, there: datetime) -> bool:
    """Tell whether hours such as `22:00-07:00` hold an instant."""
    start, end = (timedelta(hours=int(each[:2])) for each in span.split("-"))
    now = timedelta(hours=there.hour, minutes=there.minute, seconds=there.second)
    return start <= now < end if start < end else now >= start or now < end
