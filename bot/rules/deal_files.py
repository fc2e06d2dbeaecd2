"""Deal files: one line of JSON with all the data needed to check a deal independently, and the check itself.

This module holds what the deal files of all games share. Each game adds its own facts and steps.

A deal file has exactly one valid form: sorted keys, no blanks between them, UTF-8, one line break at the end.
So any changed byte is noticed. The digest is the SHA-256 of that form without the digest and the line break.
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
# A negative id stands for a person whose data was deleted.
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

# The steps that every check begins with. Each game lists all of its own steps.
FORM: Final = "form"
DIGEST: Final = "digest"
COMMITMENT: Final = "commitment"

# The length of the excerpt around the first character that differs, and its part before that character.
_EXCERPT: Final = 20
_BEFORE: Final = 8

Value: TypeAlias = str | int | Mapping[str, str] | Mapping[str, int]


class Part(NamedTuple):
    """One person's contribution to a shuffle.

    Args:
        who: The person's user id, or a role at the table such as `dealer`.
        part: The id of the interaction with which the person sat down, or a word that the person chose.
        digest: The SHA-256 of a word that was removed from public sight. `part` is empty then.
    """

    who: str
    part: str
    digest: str | None = None


class Facts(TypedDict):
    """The facts in the deal files of all games: the arguments of `Dealt`."""

    table: int
    round: int
    commitment: bytes
    seed: bytes
    parts: tuple[Part, ...]
    hand_record: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Dealt(ABC):
    """A finished round with everything that determined its deal. Each game adds its own facts.

    Args:
        table: The table's number.
        round: The number of the round at its table, from 1.
        commitment: The hash published before the round, 32 bytes.
        seed: The seed published after the round, 32 bytes.
        parts: Each person's contribution to the shuffle, in the order in which they were used.
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
        """The name of the file format, for example `gnau-deal`."""

    @abstractmethod
    def own_facts(self) -> Json:
        """Return the facts that only the deal files of this game have."""


D = TypeVar("D", bound=Dealt)


def digest_of(part: str) -> str:
    """Return the digest that replaces a part removed from public sight: the SHA-256 of its UTF-8, in hex."""
    return hashlib.sha256(part.encode()).hexdigest()


def without_words(dealt: D, hidden: Collection[str]) -> D:
    """Return a deal with the words that were removed from public sight replaced by their digests.

    The shuffle needs every word. Without the removed words the deal cannot be computed again.

    Args:
        hidden: The digests of the removed words.
    """
    return replace(
        dealt, parts=tuple(_hidden(part) if _is_in(part, hidden) else part for part in dealt.parts)
    )


def _is_in(part: Part, hidden: Collection[str]) -> bool:
    return part.digest is None and digest_of(part.part) in hidden


def _hidden(part: Part) -> Part:
    return Part(part.who, "", digest_of(part.part))


def lacks_words(parts: Sequence[Part]) -> bool:
    """Return whether parts are missing, so that the shuffle cannot be computed again."""
    return any(part.digest is not None for part in parts)


def deal_record(dealt: Dealt) -> Json:
    """Return the deal file of a round as an object, including its digest."""
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
    """Return the bytes of a deal file in its only valid form.

    Args:
        record: The result of `deal_record`.
    """
    return _canonical(record) + b"\n"


def read_deal_object(written: bytes) -> Json:
    """Read a deal file of any format as a JSON object.

    Raises:
        RuleError: `deal-too-big`, `deal-not-utf-8`, or the file is no JSON object.
    """
    if len(written) > MAX_DEAL_BYTES:
        raise RuleError("deal-too-big", largest=MAX_DEAL_BYTES)
    try:
        return read_object(written.decode())
    except UnicodeDecodeError as error:
        raise RuleError("deal-not-utf-8", place=error.start + 1) from error


def read_facts(record: Json, own_keys: Sequence[str]) -> Facts:
    """Read the facts that the deal files of all games share.

    Args:
        record: The file as an object. The caller has read its format already.
        own_keys: The keys that only the files of its game have.

    Raises:
        RuleError: A key is missing or unknown, or a value is impossible.
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
    """Return the error for a value that no deal can have under a key."""
    return RuleError("deal-value-invalid", key=key, value=quote(value))


def whole_number(record: Json, key: str, highest: int) -> int:
    """Read a whole number from 1 to a highest value.

    Raises:
        RuleError: `deal-value-invalid`.
    """
    value = record[key]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= highest:
        raise impossible(key, value)
    return value


def read_hash(record: Json, key: str) -> str:
    """Read 32 bytes written as 64 lower-case hexadecimal digits.

    Raises:
        RuleError: `deal-value-invalid`.
    """
    value = record[key]
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise impossible(key, value)
    return value


def is_user(value: object) -> bool:
    """Return whether a value is a user id as deal files write it."""
    return isinstance(value, str) and _USER.fullmatch(value) is not None


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one step of a check.

    Args:
        expected: The value computed again; a mapping by person or seat if the step is about those.
        found: The value in the file, in the same shape.
        reason: The rule of the game that is broken, if that is why the step fails.
        is_open: Whether the file cannot answer this step, because a word was removed from it.
    """

    step: str
    ok: bool
    expected: Value
    found: Value
    reason: RuleError | None = None
    is_open: bool = False

    @property
    def differing(self) -> tuple[str, ...]:
        """The people or seats whose values differ; empty if the step is not about people or seats."""
        if not isinstance(self.expected, Mapping) or not isinstance(self.found, Mapping):
            return ()
        everybody = dict.fromkeys([*self.expected, *self.found])
        return tuple(who for who in everybody if self.expected.get(who) != self.found.get(who))


@dataclass(frozen=True)
class CheckedDeal:
    """A deal file that was read, its bytes, and the results of all steps of its check, in order."""

    dealt: Dealt
    written: bytes
    checks: tuple[Check, ...]

    @property
    def is_true(self) -> bool:
        """Whether every step holds."""
        return all(check.ok for check in self.checks)


def left_open(step: str) -> Check:
    """Return the result of a step that the file cannot answer, because a word was removed from it."""
    return Check(step, ok=True, expected="", found="", is_open=True)


def compared(step: str, expected: Value, found: Value) -> Check:
    """Return the result of a step that compares a value computed again with the value in the file."""
    return Check(step, expected == found, expected, found)


def file_checks(dealt: Dealt, digest: str, written: bytes) -> tuple[Check, Check, Check]:
    """Check the file itself: its form, its digest, and that its seed matches its commitment.

    Only a person who saw the commitment before the round can tell whether it is the published one.

    Args:
        digest: The digest in the file.
    """
    record = deal_record(dealt)
    return (
        _form(write_deal(record | {"digest": digest}).decode(), written.decode()),
        compared(DIGEST, str(record["digest"]), digest),
        compared(COMMITMENT, commitment_to(dealt.seed).hex(), dealt.commitment.hex()),
    )


def _form(expected: str, found: str) -> Check:
    """Compare a file with its only valid form, and quote both from just before the first difference."""
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
    # Accept only parts that a table accepts. Those have no separator, so no part can pass for two.
    if not isinstance(who, str) or not isinstance(part, str) or read_word(part) != part:
        raise impossible("parts", part)
    return Part(who, part)
