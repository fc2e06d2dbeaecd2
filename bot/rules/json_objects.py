"""JSON objects that people and programs hand in, read strictly."""

import json
from typing import Any

from bot.rules.cards import quote
from bot.rules.errors import RuleError


def read_object(text: str) -> dict[str, Any]:
    """Read a text that is one JSON object.

    Raises:
        RuleError: `record-not-json`, `record-not-object`, or `record-key-twice`, where a plain reader would
            quietly take the last.
    """
    value = _read(text)
    if not isinstance(value, dict):
        raise RuleError("record-not-object")
    return value


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
