"""Discord's own description of its HTTP API, as far as a test needs it."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import simcord

# discord.py writes some ids as numbers, which Discord takes as well as the strings it describes.
LARGEST_SAFE_INTEGER = 2**53 - 1


class DiscordApi:
    """Checks requests against the description.

    Args:
        path: The OpenAPI file.
    """

    def __init__(self, path: Path) -> None:
        self._api = json.loads(path.read_text(encoding="utf-8"))
        self._routes = [
            (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template)), template.count("{"), item)
            for template, item in self._api["paths"].items()
        ]

    def faults(self, request: simcord.HttpLogEntry) -> list[str]:
        """Return what the description does not allow about a request."""
        operation = self._operation(request)
        if operation is None:
            return [f"no route for {request.method} {request.path}"]
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is None or request.json is None:
            return []
        validator = jsonschema.Draft202012Validator({**schema, "components": self._api["components"]})
        found = validator.iter_errors(_as_sent(request.json))
        return [f"{request.method} {request.path}: {fault.message}" for fault in found]

    def _operation(self, request: simcord.HttpLogEntry) -> dict[str, Any] | None:
        method = request.method.lower()
        fitting = [
            (variables, item[method])
            for pattern, variables, item in self._routes
            if method in item and pattern.fullmatch(request.path)
        ]
        # `/webhooks/{id}/messages/@original` fits a route with one more variable too: the literal one counts.
        return min(fitting, key=lambda route: route[0])[1] if fitting else None


def _as_sent(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _as_sent(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [_as_sent(item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and value > LARGEST_SAFE_INTEGER:
        return str(value)
    return value
