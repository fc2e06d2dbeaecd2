"""Deal files: one line of JSON with all the data needed to check a deal independently, and the check itself.

This module holds what the deal files of all games share. Each game adds its own keys and steps. JSON from
people or other programs is read strictly.

A deal file has exactly one valid form: sorted keys, no blanks between them, UTF-8, one line break at the end.
So any changed byte is noticed. The digest is the SHA-256 of that form without the digest and the line break.
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.rules.cards import Card, build_deck
from bot.rules.errors import RuleError, quote
from bot.rules.fair_deal import CHAIN_ROUNDS, SCHEME, commitment_to, read_word, shuffled

Json: TypeAlias = dict[str, Any]

MAX_DEAL_BYTES: Final = 1_000_000
HIGHEST_NUMBER: Final = 2**63 - 1

_HASH: Final = re.compile(r"[0-9a-f]{64}")
# A negative id stands for a person whose data was deleted.
_USER: Final = re.compile(r"-?[0-9]{1,20}")
# The keys of every deal file. Bytes are written in hexadecimal.
_KEYS: Final = (
    "format",  # `format_of` the game
    "scheme",  # the version of the shuffle
    "table",  # the table's number
    "round",  # the number of the round at its table, from 1
    "commitment",  # the hash published before the round, 32 bytes
    "seed",  # the seed published after the round, 32 bytes
    "parts",  # each person's contribution to the shuffle, in the order in which they were used
    "hand_record",  # the cards and what was done with them
    "digest",
)

# The length of the excerpt around the first character that differs, and its part before that character.
_EXCERPT: Final = 20
_BEFORE: Final = 8

Value: TypeAlias = str | int | Mapping[str, str] | Mapping[str, int]


def format_of(game: str) -> str:
    """Return the name of the format of a game's deal files."""
    return f"{game}-deal"


def deal_record(
    table: int, number: int, seed: bytes, parts: Iterable[tuple[str, str]], hand_record: Json, **own: object
) -> Json:
    """Return the deal file of a round as an object, including its digest.

    Args:
        number: The number of the round at its table, from 1.
        parts: A user id, or a role at the table such as `dealer`, and that person's part of the shuffle: the
            id of the interaction with which the person sat down, or a word that the person chose.
        own: The values of the keys that only this game has.
    """
    return with_digest(
        {
            "format": format_of(hand_record["game"]),
            "scheme": SCHEME,
            "table": table,
            "round": number,
            "commitment": commitment_to(seed).hex(),
            "seed": seed.hex(),
            "parts": [{"who": who, "part": part} for who, part in parts],
            "hand_record": hand_record,
            **own,
        }
    )


def with_digest(deal: Json) -> Json:
    """Return a deal file with the digest of its content."""
    return deal | {"digest": _digest(deal)}


def digest_of(part: str) -> str:
    """Return the digest that replaces a part removed from public sight: the SHA-256 of its UTF-8, in hex."""
    return hashlib.sha256(part.encode()).hexdigest()


def without_words(deal: Json, hidden: Collection[str]) -> Json:
    """Return a deal file with the words that were removed from public sight replaced by their digests.

    The shuffle needs every word. Without the removed words the deal cannot be computed again.

    Args:
        hidden: The digests of the removed words.
    """
    return with_digest(deal | {"parts": [_without_word(part, hidden) for part in deal["parts"]]})


def _without_word(part: Json, hidden: Collection[str]) -> Json:
    digest = digest_of(part["part"]) if "part" in part else None
    return {"who": part["who"], "sha256": digest} if digest in hidden else part


def lacks_words(deal: Json) -> bool:
    """Return whether parts are missing, so that the shuffle cannot be computed again."""
    return any("sha256" in part for part in deal["parts"])


def shuffled_again(deal: Json, packs: int = 1) -> list[Card]:
    """Return the deck of a deal file, shuffled again from its seed and all its parts."""
    parts = [part["part"] for part in deal["parts"]]
    return shuffled(build_deck(packs), bytes.fromhex(deal["seed"]), parts, deal["round"])


def write_deal(deal: Mapping[str, Any]) -> bytes:
    """Return the bytes of a deal file in its only valid form."""
    return _canonical(deal) + b"\n"


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


def read_object(text: str) -> dict[str, Any]:
    """Read a text that is one JSON object.

    Raises:
        RuleError: `record-not-json`, `record-not-object`, or `record-key-twice`. Python's own reader would
            silently take the last of two equal keys.
    """
    value = _read(text)
    if not isinstance(value, dict):
        raise RuleError("record-not-object")
    return value


def verify_keys(record: Mapping[str, object], keys: Sequence[str]) -> None:
    """Check that an object has exactly these keys.

    Raises:
        RuleError: `record-key-unknown`, `record-key-missing`.
    """
    for key in record:
        if key not in keys:
            raise RuleError("record-key-unknown", key=quote(key), known=", ".join(keys))
    for key in keys:
        if key not in record:
            raise RuleError("record-key-missing", key=key)


def verify_record(record: Mapping[str, object], game: str, keys: Sequence[str]) -> None:
    """Check that a hand record has exactly these keys and belongs to a game.

    Raises:
        RuleError: `record-key-unknown`, `record-key-missing`, `game-unknown`.
    """
    verify_keys(record, keys)
    if record["game"] != game:
        raise RuleError("game-unknown", game=quote(record["game"]), known=game)


def _read(text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_without_repeats)
    except RuleError:
        raise
    except (ValueError, RecursionError) as error:
        raise RuleError("record-not-json") from error


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise RuleError("record-key-twice", key=quote(key))
        members[key] = value
    return members


def verify_deal(deal: Json, own_keys: Sequence[str]) -> None:
    """Check that an object has the keys of a deal file, and possible values under those of every game.

    Args:
        own_keys: The keys that only the files of its game have.

    Raises:
        RuleError: A key is missing or unknown, or a value is impossible.
    """
    verify_keys(deal, (*_KEYS, *own_keys))
    verify_number(deal, "scheme")
    if deal["scheme"] != SCHEME:
        raise RuleError("deal-scheme-unknown", scheme=str(deal["scheme"]), known=str(SCHEME))
    if not isinstance(deal["hand_record"], dict):
        raise impossible("hand_record", deal["hand_record"])
    verify_number(deal, "table")
    verify_number(deal, "round", CHAIN_ROUNDS)
    _verify_hash(deal, "commitment")
    _verify_hash(deal, "seed")
    _verify_parts(deal["parts"])


def impossible(key: str, value: object) -> RuleError:
    """Return the error for a value that no deal can have under a key."""
    return RuleError("deal-value-invalid", key=key, value=quote(value))


def verify_number(deal: Json, key: str, highest: int = HIGHEST_NUMBER) -> None:
    """Check that a value is a whole number from 1 to a highest value.

    Raises:
        RuleError: `deal-value-invalid`.
    """
    value = deal[key]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= highest:
        raise impossible(key, value)


def is_user(value: object) -> bool:
    """Return whether a value is a user id as deal files write it."""
    return isinstance(value, str) and _USER.fullmatch(value) is not None


def _verify_hash(deal: Json, key: str) -> None:
    value = deal[key]
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise impossible(key, value)


def _verify_parts(parts: object) -> None:
    if not isinstance(parts, list):
        raise impossible("parts", parts)
    for part in parts:
        _verify_part(part)


def _verify_part(value: object) -> None:
    if isinstance(value, dict) and set(value) == {"who", "sha256"} and isinstance(value["who"], str):
        _verify_hash(value, "sha256")
        return
    if not isinstance(value, dict) or set(value) != {"who", "part"}:
        raise impossible("parts", value)
    who, part = value["who"], value["part"]
    # Accept only parts that a table accepts. Those have no separator, so no part can pass for two.
    if not isinstance(who, str) or not isinstance(part, str) or read_word(part) != part:
        raise impossible("parts", part)


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one step of a check.

    Args:
        step: The name of the step. The texts about it are called after it.
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
    def differing(self) -> dict[str, tuple[str | int | None, str | int | None]]:
        """What is expected and found of the people or seats that differ; empty if the step is of none."""
        expected, found = self.expected, self.found
        if not isinstance(expected, Mapping) or not isinstance(found, Mapping):
            return {}
        pairs = {who: (expected.get(who), found.get(who)) for who in [*expected, *found]}
        return {who: (one, other) for who, (one, other) in pairs.items() if one != other}


@dataclass(frozen=True)
class CheckedDeal:
    """A deal file, and the results of all steps of its check, in the order in which a deal happens."""

    deal: Json
    checks: tuple[Check, ...]

    @property
    def is_true(self) -> bool:
        return all(check.ok for check in self.checks)


def left_open(step: str) -> Check:
    """Return the result of a step that the file cannot answer, because a word was removed from it."""
    return Check(step, ok=True, expected="", found="", is_open=True)


def compared(step: str, expected: Value, found: Value) -> Check:
    """Return the result of a step that compares a value computed again with the value in the file."""
    return Check(step, expected == found, expected, found)


def file_checks(deal: Json, written: bytes) -> tuple[Check, Check, Check]:
    """Check the file itself: its form, its digest, and that its seed matches its commitment.

    Only a person who saw the commitment before the round can tell whether it is the published one.

    Raises:
        RuleError: `deal-value-invalid`: its digest is none.
    """
    _verify_hash(deal, "digest")
    return (
        _form(write_deal(deal).decode(), written.decode()),
        compared("digest", _digest(deal), deal["digest"]),
        compared("commitment", commitment_to(bytes.fromhex(deal["seed"])).hex(), deal["commitment"]),
    )


def _form(expected: str, found: str) -> Check:
    """Compare a file with its only valid form, and quote both from just before the first difference."""
    differs = (index for index, (one, other) in enumerate(zip(expected, found, strict=False)) if one != other)
    first = next(differs, min(len(expected), len(found)))
    shown = slice(max(first - _BEFORE, 0), first - _BEFORE + _EXCERPT)
    return Check("form", expected == found, quote(expected[shown]), quote(found[shown]))


def _digest(deal: Json) -> str:
    content = {key: value for key, value in deal.items() if key != "digest"}
    return hashlib.sha256(_canonical(content)).hexdigest()


def _canonical(deal: Mapping[str, Any]) -> bytes:
    return json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
