"""Personal data: how it is exported to the person alone, and how it is made anonymous.

Each game has its own reader for what its tables keep of a person.

A person whose data is deleted stays in other people's rounds as a stand-in. The stand-in is a negative number
in place of their id, a different one in each server. It is never given out again.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from bot.tables.days import day_of, day_start_ms
from bot.tables.history import StoredRound
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Json, StoredTable

# The lines of an export, by topic. They name no other person.
PersonalData: TypeAlias = Mapping[str, Sequence[Json]]

# The first part of posting references of the form `<kind>:<server>:<person>…`.
PERSONAL_REFERENCES: Final = frozenset({"daily", "gift", "opening"})

# For this many days a new purse in place of a deleted one gets no opening grant.
PURSE_KEPT_DAYS: Final = 30


@dataclass(frozen=True)
class Forgotten:
    """What was deleted about a person.

    Args:
        servers: How many servers kept something about them.
        rounds: How many rounds name a stand-in now.
        rows: How many rows about the person alone were deleted, by the name of their table.
    """

    servers: int
    rounds: int
    rows: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Pseudonyms:
    """Makes the pseudonyms of deleted purses, so that a deletion cannot be used to get points.

    Args:
        key: A secret of this installation. With the key and a user id, anyone can work out the user's
            pseudonyms.
    """

    key: bytes = field(repr=False)

    def of_purse(self, guild_id: GuildId, user_id: UserId) -> str:
        """Return the pseudonym of a person's purse in a server: HMAC-SHA-256, in hexadecimal digits."""
        return hmac.new(self.key, f"{guild_id}:{user_id}".encode(), hashlib.sha256).hexdigest()


def purse_expires_ms(now_ms: int) -> int:
    """Return until when a purse deleted now is remembered: for thirty days and the rest of this day.

    The value is a whole day. The books know the exact instant of the deletion, so an exact value here would
    tell which stand-in belongs to whom.
    """
    return day_start_ms(day_of(now_ms) + PURSE_KEPT_DAYS + 1)


def forgotten_on(expires_ms: int) -> int:
    """Return the day on which a purse was deleted, from the instant until which it is remembered."""
    return day_of(expires_ms) - PURSE_KEPT_DAYS - 1


class NamedAtOpenTables(Exception):
    """A person cannot be forgotten while open tables name them. Nothing was changed.

    Args:
        tables: The open tables.
    """

    def __init__(self, tables: Sequence[StoredTable]) -> None:
        super().__init__(f"named at {len(tables)} open tables")
        self.tables = tables


def is_former(user_id: UserId) -> bool:
    """Return whether a seat belongs to a stand-in for a person whose data was deleted."""
    return user_id < 0


def names_person(kept: Any, user_id: UserId) -> bool:
    """Return whether JSON names a person."""
    return bool(without_person(kept, user_id, 0) != kept)


def without_person(kept: Any, user_id: UserId, stand_in: int) -> Any:
    """Return JSON with a stand-in in place of a person: as a number, as a key, and inside text.

    The person's parts of coming shuffles are removed too. The list of parts of a finished shuffle stays: the
    others need it to check their cards, and it names no person.

    Args:
        kept: A snapshot, a record or an event.

    Example:
        >>> without_person({"seats": [7, 8], "tally": {"7": 5}, "parts": {"7": "word"}}, UserId(7), -1)
        {'seats': [-1, 8], 'tally': {'-1': 5}, 'parts': {}}
    """
    return _Replacement(user_id, stand_in).within(kept)


class _Replacement:
    """Replaces one id by another throughout JSON."""

    def __init__(self, user_id: UserId, stand_in: int) -> None:
        self._user_id = user_id
        self._stand_in = stand_in
        self._digits = str(user_id)
        self._pattern = re.compile(rf"(?<![0-9]){user_id}(?![0-9])")

    def within(self, kept: Any) -> Any:
        match kept:
            case dict():
                return self._in_object(kept)
            case list():
                return [self.within(each) for each in kept]
            case str():
                return self._pattern.sub(str(self._stand_in), kept) if self._digits in kept else kept
            case bool():
                return kept
        return self._stand_in if kept == self._user_id else kept

    def _in_object(self, kept: Json) -> Json:
        is_theirs = kept.get("user_id") == self._user_id
        found: Json = {}
        for key, value in kept.items():
            if key == "parts":
                found[key] = self._others_parts(value)
            elif key == "part":
                found[key] = "" if is_theirs else value
            else:
                found[self.within(key)] = self.within(value)
        return found

    def _others_parts(self, parts: Any) -> Any:
        # An object by user id holds the parts of coming shuffles. A list holds the parts of a finished one.
        if isinstance(parts, dict):
            return {seat: part for seat, part in parts.items() if seat != self._digits}
        return parts


class PersonalReader(Protocol):
    """Extracts one person's data from what a game stores. Modules and objects implement it.

    The result names no other person and contains no other person's cards.
    """

    def own_round(self, stored: StoredRound, user_id: UserId) -> Json:
        """Return what a settled round keeps of a person who took part in it.

        Args:
            stored: The round. Of its players only this person has to be present.
        """
        ...

    def own_facts(self, kind: str, data: Json, user_id: UserId) -> Json | None:
        """Return what an event of a table says about a person; None if it is not about them."""
        ...

    def own_seat(self, snapshot: Json, user_id: UserId) -> Json:
        """Return what a table's snapshot keeps of a person, even if the snapshot is damaged."""
        ...


def facts_about(data: Json, user_id: UserId) -> Json | None:
    """Return what an event says about a person: all of it, or only how it names them; None for nothing.

    An event with a `user_id` is about that person, and so are all its facts.

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
    """Return the keys of an object whose values name a person. A key that is an id is returned as `…`."""
    return [
        "…" if name.removeprefix("-").isdigit() else name
        for name, value in kept.items()
        if names_person({name: value}, user_id)
    ]


class UnknownReader:
    """Reads data of a game that this program does not have, such as a newer version's game.

    It only tells under which keys a person is named, because it cannot know whose cards are whose.
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
