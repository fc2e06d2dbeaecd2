"""What tables keep of one person, to be given to that person and nobody else. Each game has a reader."""

from typing import Final, Protocol

from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.ports import Json
from bot.tables.privacy import names_person


class PersonalReader(Protocol):
    """Picks from what a game keeps what is one person's. Modules and objects implement it.

    What it returns names nobody else and has nobody else's cards.
    """

    def own_round(self, stored: StoredRound, user_id: UserId) -> Json:
        """Return what a settled round keeps of somebody who took part in it.

        Args:
            stored: The round; of its players only the person has to be known.
            user_id: The person.
        """
        ...

    def own_facts(self, kind: str, data: Json, user_id: UserId) -> Json | None:
        """Return what an event of a table says of somebody; None where it is not about them.

        Args:
            kind: The event's name.
            data: Its facts.
            user_id: The person.
        """
        ...

    def own_seat(self, snapshot: Json, user_id: UserId) -> Json:
        """Return what a table's snapshot keeps of somebody, even where the snapshot is damaged."""
        ...


def facts_about(data: Json, user_id: UserId) -> Json | None:
    """Return what an event says of somebody: all of it, or only as what they are named; None for nothing.

    An event with a `user_id` is about that person, and so is everything in it.

    Example:
        >>> facts_about({"user_id": 7, "part": "durian"}, UserId(7))
        {'part': 'durian'}
        >>> facts_about({"user_id": 7, "guests": [8, 9]}, UserId(8))
        {'named_as': 'guests'}
    """
    if data.get("user_id") == user_id:
        return {name: value for name, value in data.items() if name != "user_id"}
    named = named_as(data, user_id)
    return {"named_as": ", ".join(named)} if named else None


def named_as(kept: Json, user_id: UserId) -> list[str]:
    """Return under which names of an object a person is named; of a name that is an id it says nothing."""
    return [
        "…" if name.removeprefix("-").isdigit() else name
        for name, value in kept.items()
        if names_person({name: value}, user_id)
    ]


class UnknownReader:
    """Tells of a game that this program does not have, such as a newer one's, only as what a person is named.

    Nobody can say there whose cards are whose.
    """

    def own_round(self, stored: StoredRound, user_id: UserId) -> Json:
        return _told([*named_as(stored.record, user_id), *named_as(stored.snapshot or {}, user_id)])

    def own_facts(self, _kind: str, data: Json, user_id: UserId) -> Json | None:
        named = named_as(data, user_id)
        return _told(named) if named else None

    def own_seat(self, snapshot: Json, user_id: UserId) -> Json:
        return _told(named_as(snapshot, user_id))


UNKNOWN: Final = UnknownReader()


def _told(named: list[str]) -> Json:
    return {"named_as": ", ".join(dict.fromkeys(named))}
