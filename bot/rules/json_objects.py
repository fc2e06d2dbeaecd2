"""Strict reading of JSON objects that come from people or other programs."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules.errors import RuleError, quote


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


def verify_game(record: Mapping[str, object], game: str) -> None:
    """Check that a record belongs to a game.

    Raises:
        RuleError: `game-unknown`.
    """
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
