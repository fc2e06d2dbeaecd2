"""What a person leaves behind: how it is told to them and nobody else, and how it becomes nobody's.

Each game has a reader of its own of what its tables keep of somebody.

Anyone who has everything about them deleted stays in the rounds of the others as a stand-in: a negative
number in place of their id, another one in each server, never given out again.
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

# Lines of an export, by what they are about. They name nobody else.
PersonalData: TypeAlias = Mapping[str, Sequence[Json]]

# What `<kind>:<server>:<person>…` begins with in the references of postings.
PERSONAL_REFERENCES: Final = frozenset({"daily", "gift", "opening"})

# For so long a purse that was deleted is not filled by a new opening grant.
PURSE_KEPT_DAYS: Final = 30


@dataclass(frozen=True)
class Forgotten:
    """What was deleted about a person.

    Args:
        servers: In how many servers there was something.
        rounds: How many rounds have a stand-in in their place now.
        drill_answers: How many answers of the drill are gone.
        daily_hands: How many hands of daily deals are gone.
        preferences: Whether they had chosen anything for themselves, which holds in no server alone.
    """

    servers: int
    rounds: int
    drill_answers: int
    daily_hands: int
    preferences: bool = False


@dataclass(frozen=True)
class Pseudonyms:
    """What stands for somebody who has had everything about them deleted, where points could be had by it.

    Args:
        key: A secret of this installation. Anyone who has it, and an account, can tell the account's
            pseudonyms.
    """

    key: bytes = field(repr=False)

    def of_purse(self, guild_id: GuildId, user_id: UserId) -> str:
        """Return what stands for somebody's purse in a server: HMAC-SHA-256, in hexadecimal digits."""
        return hmac.new(self.key, f"{guild_id}:{user_id}".encode(), hashlib.sha256).hexdigest()


def purse_expires_ms(now_ms: int) -> int:
    """Return until when a purse that is deleted now is remembered: thirty days, and the rest of this one.

    By the day only: beside the books, which know the instant, it would tell whose stand-in is whose.
    """
    return day_start_ms(day_of(now_ms) + PURSE_KEPT_DAYS + 1)


def forgotten_on(expires_ms: int) -> int:
    """Return on what day a purse was deleted that is remembered until an instant."""
    return day_of(expires_ms) - PURSE_KEPT_DAYS - 1


class NamedAtOpenTables(Exception):
    """A person cannot be forgotten while tables are open that name them. Nothing was changed.

    Args:
        tables: These tables.
    """

    def __init__(self, tables: Sequence[StoredTable]) -> None:
        super().__init__(f"named at {len(tables)} open tables")
        self.tables = tables


def is_former(user_id: UserId) -> bool:
    """Whether a seat is a stand-in's: who sat there has had everything about them deleted."""
    return user_id < 0


def names_person(kept: Any, user_id: UserId) -> bool:
    """Whether JSON names a person."""
    return bool(without_person(kept, user_id, 0) != kept)


def without_person(kept: Any, user_id: UserId, stand_in: int) -> Any:
    """Return JSON in which a stand-in has a person's place: as a number, as a key, and inside of words.

    What the person added to a shuffle goes too, unless it was shuffled in: without a round's list of parts,
    in which nobody is named, the others could no longer check their cards.

    Args:
        kept: A snapshot, a record or an event.
        user_id: The person.
        stand_in: The number instead.

    Example:
        >>> without_person({"seats": [7, 8], "tally": {"7": 5}, "parts": {"7": "word"}}, UserId(7), -1)
        {'seats': [-1, 8], 'tally': {'-1': 5}, 'parts': {}}
    """
    return _Replacement(user_id, stand_in).within(kept)


class _Replacement:
    """One id for another, all through JSON."""

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
        # By seat: for the rounds to come. In a list: what was shuffled in.
        if isinstance(parts, dict):
            return {seat: part for seat, part in parts.items() if seat != self._digits}
        return parts


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
