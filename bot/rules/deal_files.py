"""Deal files: all that a stranger needs to check a deal, as one line of JSON, and how that is checked.

Here is what the files of all games have in common; each game adds facts and steps of its own.

They are written in one way only: keys sorted, no blanks between them, UTF-8, one line break at the end. So
every changed byte can be noticed. Their digest is the SHA-256 of that form without the digest and the line
break.
"""

import hashlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias, TypedDict, TypeVar

from bot.rules.errors import RuleError, quote
from bot.rules.fair_deal import CHAIN_ROUNDS, SCHEME, commitment_to, read_word
from bot.rules.json_objects import read_object, verify_keys

Json: TypeAlias = dict[str, Any]

MAX_DEAL_BYTES: Final = 1_000_000
HIGHEST_NUMBER: Final = 2**63 - 1

_HASH: Final = re.compile(r"[0-9a-f]{64}")
# Below zero: somebody who has had everything about them deleted since.
_USER: Final = re.compile(r"-?[0-9]{1,20}")
_KEYS: Final = (
    "format",
    "scheme",
    "table",
    "round",
    "commitment",
    "seed",
    "parts",
    "hand_record",
    "digest",
)

# The steps that every deal begins with. Each game has a list of all of its own.
FORM: Final = "form"
DIGEST: Final = "digest"
COMMITMENT: Final = "commitment"

# How many characters are shown around the first one that differs.
_EXCERPT: Final = 20
_BEFORE: Final = 8

Value: TypeAlias = str | int | Mapping[str, str] | Mapping[str, int]


class Part(NamedTuple):
    """What one person added to a shuffle.

    Args:
        who: Their user id, or what they were at the table.
        part: The id of the interaction with which they sat down, or a word of their own.
        digest: What stands for a word that was taken out of public sight, which is empty then: its SHA-256.
    """

    who: str
    part: str
    digest: str | None = None


class Facts(TypedDict):
    """What the deal files of all games say; the arguments of `Dealt`."""

    table: int
    round: int
    commitment: bytes
    seed: bytes
    parts: tuple[Part, ...]
    hand_record: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Dealt(ABC):
    """A round that is over, with what made its cards fall as they did. Each game adds what it needs.

    Args:
        table: The table's number.
        round: Which round of the table, from 1.
        commitment: What was published before anybody sat down, 32 bytes.
        seed: What was published after the round, 32 bytes.
        parts: What everybody added to the shuffle, in that order.
        hand_record: The hand record of the game.
    """

    table: int
    round: int
    commitment: bytes
    seed: bytes
    parts: tuple[Part, ...]
    hand_record: Mapping[str, Any]

    @property
    @abstractmethod
    def format(self) -> str:
        """What kind of a deal file it is."""

    @abstractmethod
    def own_facts(self) -> Json:
        """Return what only the files of this game say."""


D = TypeVar("D", bound=Dealt)


def digest_of(part: str) -> str:
    """Return what stands for a part that was taken out of public sight: the SHA-256 of its UTF-8, in hex."""
    return hashlib.sha256(part.encode()).hexdigest()


def without_words(dealt: D, hidden: Collection[str]) -> D:
    """Return a deal as it may be shown where words were taken out of public sight.

    The shuffle needs every word: nobody can compute this deal again who does not know those that are missing.

    Args:
        dealt: The deal.
        hidden: The digests of the words that nobody is shown any more.
    """
    return replace(
        dealt, parts=tuple(_hidden(part) if _is_in(part, hidden) else part for part in dealt.parts)
    )


def _is_in(part: Part, hidden: Collection[str]) -> bool:
    return part.digest is None and digest_of(part.part) in hidden


def _hidden(part: Part) -> Part:
    return Part(part.who, "", digest_of(part.part))


def lacks_words(parts: Sequence[Part]) -> bool:
    """Whether words are missing without which nothing can be shuffled again."""
    return any(part.digest is not None for part in parts)


def deal_record(dealt: Dealt) -> Json:
    """Return the deal file of a round as an object, its digest included."""
    record = {
        "format": dealt.format,
        "scheme": SCHEME,
        "table": dealt.table,
        "round": dealt.round,
        "commitment": dealt.commitment.hex(),
        "seed": dealt.seed.hex(),
        "parts": [_part_record(part) for part in dealt.parts],
        "hand_record": dealt.hand_record,
        **dealt.own_facts(),
    }
    return record | {"digest": hashlib.sha256(_canonical(record)).hexdigest()}


def _part_record(part: Part) -> Json:
    if part.digest is not None:
        return {"who": part.who, "sha256": part.digest}
    return {"who": part.who, "part": part.part}


def write_deal(record: Mapping[str, Any]) -> bytes:
    """Return the bytes of a deal file, the only ones it may have.

    Args:
        record: What `deal_record` returns.
    """
    return _canonical(record) + b"\n"


def read_deal_object(written: bytes) -> Json:
    """Read a deal file of any format as a JSON object.

    Raises:
        RuleError: `deal-too-big`, `deal-not-utf-8`, or it is no JSON object.
    """
    if len(written) > MAX_DEAL_BYTES:
        raise RuleError("deal-too-big", largest=MAX_DEAL_BYTES)
    try:
        return read_object(written.decode())
    except UnicodeDecodeError as error:
        raise RuleError("deal-not-utf-8", place=error.start + 1) from error


def read_facts(record: Json, own_keys: Sequence[str]) -> Facts:
    """Read what the deal files of all games say.

    Args:
        record: The file as an object, its format known.
        own_keys: What only the files of its game say.

    Raises:
        RuleError: A key is missing or unknown, or says what no deal can be.
    """
    verify_keys(record, (*_KEYS, *own_keys))
    _verify_scheme(record)
    if not isinstance(record["hand_record"], dict):
        raise impossible("hand_record", record["hand_record"])
    return Facts(
        table=whole_number(record, "table", HIGHEST_NUMBER),
        round=whole_number(record, "round", CHAIN_ROUNDS),
        commitment=bytes.fromhex(read_hash(record, "commitment")),
        seed=bytes.fromhex(read_hash(record, "seed")),
        parts=_parts(record["parts"]),
        hand_record=record["hand_record"],
    )


def impossible(key: str, value: object) -> RuleError:
    """Return the error for what no deal can have under a key."""
    return RuleError("deal-value-invalid", key=key, value=quote(value))


def whole_number(record: Json, key: str, highest: int) -> int:
    """Read a number from 1 up.

    Raises:
        RuleError: `deal-value-invalid`.
    """
    value = record[key]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= highest:
        raise impossible(key, value)
    return value


def read_hash(record: Json, key: str) -> str:
    """Read 32 bytes that are written as 64 digits.

    Raises:
        RuleError: `deal-value-invalid`.
    """
    value = record[key]
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise impossible(key, value)
    return value


def is_user(value: object) -> bool:
    """Whether something is a user id as deal files have it."""
    return isinstance(value, str) and _USER.fullmatch(value) is not None


@dataclass(frozen=True, slots=True)
class Check:
    """What one step came to.

    Args:
        step: What was checked.
        ok: Whether it holds.
        expected: What the deal gives when it is computed again; by person or seat where it is about them.
        found: What the file says.
        reason: Which rule of the game is broken, where that is what does not hold.
        is_open: Whether nobody can say it from the file, which lacks a word that was taken out.
    """

    step: str
    ok: bool
    expected: Value
    found: Value
    reason: RuleError | None = None
    is_open: bool = False

    @property
    def differing(self) -> tuple[str, ...]:
        """The people or seats for whom the file says something else; none where a step is not about them."""
        if not isinstance(self.expected, Mapping) or not isinstance(self.found, Mapping):
            return ()
        everybody = dict.fromkeys([*self.expected, *self.found])
        return tuple(who for who in everybody if self.expected.get(who) != self.found.get(who))


@dataclass(frozen=True)
class CheckedDeal:
    """A deal file that was read, and what its check came to.

    Args:
        dealt: What it says.
        written: Its bytes.
        checks: Every step, in order.
    """

    dealt: Dealt
    written: bytes
    checks: tuple[Check, ...]

    @property
    def is_true(self) -> bool:
        """Whether every step holds."""
        return all(check.ok for check in self.checks)


def left_open(step: str) -> Check:
    """Return what a step comes to for which the file lacks a word that was taken out of public sight."""
    return Check(step, ok=True, expected="", found="", is_open=True)


def compared(step: str, expected: Value, found: Value) -> Check:
    """Return what a step comes to that compares what is computed again with what the file says."""
    return Check(step, expected == found, expected, found)


def file_checks(dealt: Dealt, digest: str, written: bytes) -> tuple[Check, Check, Check]:
    """Check a file itself: how it is written, its digest, and that its seed is the promised one.

    Only somebody who saw the commitment before the round can say that this is the one.

    Args:
        dealt: What the file says.
        digest: The digest that it bears.
        written: Its bytes.
    """
    record = deal_record(dealt)
    return (
        _form(write_deal(record | {"digest": digest}).decode(), written.decode()),
        compared(DIGEST, str(record["digest"]), digest),
        compared(COMMITMENT, commitment_to(dealt.seed).hex(), dealt.commitment.hex()),
    )


def _form(expected: str, found: str) -> Check:
    """Compare a file with the only way to write it, and show both from just before the first difference."""
    differs = (index for index, (one, other) in enumerate(zip(expected, found, strict=False)) if one != other)
    first = next(differs, min(len(expected), len(found)))
    shown = slice(max(first - _BEFORE, 0), first - _BEFORE + _EXCERPT)
    return Check(FORM, expected == found, quote(expected[shown]), quote(found[shown]))


def _canonical(record: Mapping[str, Any]) -> bytes:
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _verify_scheme(record: Json) -> None:
    if whole_number(record, "scheme", HIGHEST_NUMBER) != SCHEME:
        raise RuleError("deal-scheme-unknown", scheme=str(record["scheme"]), known=str(SCHEME))


def _parts(value: object) -> tuple[Part, ...]:
    if not isinstance(value, list):
        raise impossible("parts", value)
    return tuple(map(_part, value))


def _part(value: object) -> Part:
    if isinstance(value, dict) and set(value) == {"who", "sha256"} and isinstance(value["who"], str):
        return Part(value["who"], "", read_hash(value, "sha256"))
    if not isinstance(value, dict) or set(value) != {"who", "part"}:
        raise impossible("parts", value)
    who, part = value["who"], value["part"]
    # Only what could have been said at a table: no other part can be taken for two.
    if not isinstance(who, str) or not isinstance(part, str) or read_word(part) != part:
        raise impossible("parts", part)
    return Part(who, part)
