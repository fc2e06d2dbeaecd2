"""What the tables keep of one person at a game that this program does not have, such as a newer one's.

Nobody can say there whose cards are whose, so it is only told as what the person is named.
"""

from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.personal.reader import named_as
from bot.tables.ports import Json


def own_round(stored: StoredRound, user_id: UserId) -> Json:
    """Return as what a settled round names somebody."""
    return _told([*named_as(stored.record, user_id), *named_as(stored.snapshot or {}, user_id)])


def own_facts(_kind: str, data: Json, user_id: UserId) -> Json | None:
    """Return as what an event names somebody; None where it does not."""
    named = named_as(data, user_id)
    return _told(named) if named else None


def own_seat(snapshot: Json, user_id: UserId) -> Json:
    """Return as what a table's snapshot names somebody."""
    return _told(named_as(snapshot, user_id))


def _told(named: list[str]) -> Json:
    return {"named_as": ", ".join(dict.fromkeys(named))}
