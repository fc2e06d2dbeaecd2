"""Discord's own description of its HTTP API, as far as a test needs it."""

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

import jsonschema
import pytest
import simcord

Schema: TypeAlias = Mapping[str, Any]

# discord.py writes some ids as numbers, which Discord takes as well as the strings it describes.
LARGEST_SAFE_INTEGER: Final = 2**53 - 1
# What discord.py sends along everywhere, needed or not; Discord passes over it.
SENT_BY_THE_LIBRARY: Final = frozenset({"nsfw", "tts"})
UNIONS: Final = ("allOf", "anyOf", "oneOf")

DESCRIPTION: Final = os.environ.get("DISCORD_OPENAPI")
needs_description = pytest.mark.skipif(
    not DESCRIPTION, reason="DISCORD_OPENAPI does not name Discord's OpenAPI description"
)


@dataclass(frozen=True)
class _Route:
    """A path of the description.

    Args:
        template: Such as `/channels/{channel_id}/messages`.
    """

    template: str
    item: Mapping[str, Any]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template))


class DiscordApi:
    """Checks requests against the description."""

    def __init__(self, path: Path) -> None:
        api = json.loads(path.read_text(encoding="utf-8"))
        self._components = api["components"]
        validator = jsonschema.validators.extend(
            jsonschema.Draft202012Validator, {"anyOf": self._one_that_fits, "oneOf": self._one_that_fits}
        )
        self._validator = validator({"components": self._components})
        self._checked: dict[tuple[int, str], list[str]] = {}
        self._kinds: dict[int, list[int]] = {}
        self._routes = [_Route(template, item) for template, item in api["paths"].items()]

    def faults(self, request: simcord.HttpLogEntry) -> list[str]:
        """Return what the description does not allow about a request."""
        route = self._route(request)
        if route is None:
            return [f"no route for {request.method} {request.path}"]
        operation = route.item[request.method.lower()]
        parameters = [*route.item.get("parameters", ()), *operation.get("parameters", ())]
        found = [
            *self._path_faults(route, request, parameters),
            *self._query_faults(request, parameters),
            *self._body_faults(request, operation.get("requestBody")),
        ]
        return [f"{request.method} {request.path}: {fault}" for fault in found]

    def _route(self, request: simcord.HttpLogEntry) -> _Route | None:
        fitting = [
            route
            for route in self._routes
            if request.method.lower() in route.item and route.pattern.fullmatch(request.path)
        ]
        # `/webhooks/{id}/messages/@original` fits a route with one more variable too: the literal one counts.
        return min(fitting, key=lambda route: route.template.count("{"), default=None)

    def _path_faults(
        self, route: _Route, request: simcord.HttpLogEntry, parameters: Sequence[Schema]
    ) -> Iterator[str]:
        match = route.pattern.fullmatch(request.path)
        assert match is not None
        for parameter in parameters:
            if parameter["in"] == "path":
                yield from self._violations(match[parameter["name"]], parameter["schema"])

    def _query_faults(self, request: simcord.HttpLogEntry, parameters: Sequence[Schema]) -> Iterator[str]:
        schemas = {each["name"]: each["schema"] for each in parameters if each["in"] == "query"}
        for name, value in request.params.items():
            if name not in schemas:
                yield f"no parameter {name}"
            elif schemas[name].get("type") == "boolean":
                yield from () if str(value).lower() in {"true", "false", "0", "1"} else (f"{name}={value}",)
            else:
                yield from self._violations(_as_sent(value), schemas[name])

    def _body_faults(self, request: simcord.HttpLogEntry, described: Schema | None) -> Iterator[str]:
        if request.json is None:
            if described is not None and described.get("required"):
                yield "no body"
            return
        if described is None:
            yield "a body where none belongs"
            return
        schema = described["content"]["application/json"]["schema"]
        body = _as_sent(request.json)
        # Much is sent again and again, and checking takes its time.
        key = (id(schema), json.dumps(body, sort_keys=True))
        if key not in self._checked:
            self._checked[key] = [*self._violations(body, schema), *self._strangers(body, [schema])]
        yield from self._checked[key]

    def _violations(self, value: Any, schema: Schema) -> Iterator[str]:
        # Its references point into the whole description.
        for fault in self._validator.evolve(schema=schema).iter_errors(value):
            yield f"{fault.json_path}: {fault.message}"

    def _one_that_fits(
        self, validator: Any, options: Sequence[Schema], value: Any, _schema: Schema
    ) -> Iterator[jsonschema.ValidationError]:
        """Check a value against those of some schemas that are for its `type`; the others cost minutes."""
        fitting = [option for option in options if self._may_be(option, value)]
        faults = [list(validator.descend(value, option)) for option in fitting]
        if not faults:
            yield jsonschema.ValidationError("is of no type that fits here")
        elif all(faults):
            # Those of the schema that comes nearest: what is wrong there is wrong in the smallest part.
            yield from max(faults, key=lambda found: max(len(fault.absolute_path) for fault in found))

    def _may_be(self, schema: Schema, value: Any) -> bool:
        if not isinstance(value, dict) or "type" not in value:
            return True
        if id(schema) not in self._kinds:
            described = [option["properties"].get("type", {}) for option in self._options(schema)]
            self._kinds[id(schema)] = [kind for each in described for kind in each.get("enum", ())]
        kinds = self._kinds[id(schema)]
        return not kinds or value["type"] in kinds

    def _strangers(self, value: Any, schemas: Sequence[Schema], path: str = "") -> Iterator[str]:
        """Yield the fields that the description does not know, which Discord would pass over in silence."""
        options = [option for schema in schemas for option in self._options(schema)]
        if isinstance(value, list):
            items = [option["items"] for option in options if "items" in option]
            for item in value:
                yield from self._strangers(item, items, f"{path}[]")
        if isinstance(value, dict) and not any(option.get("additionalProperties") for option in options):
            for name, inner in value.items():
                known = [option["properties"][name] for option in options if name in option["properties"]]
                if known:
                    yield from self._strangers(inner, known, f"{path}.{name}")
                elif name not in SENT_BY_THE_LIBRARY:
                    yield f"unknown field {path}.{name}"

    def _options(self, schema: Schema) -> Iterator[Schema]:
        """Yield all that a schema says a value could be, each with its `properties`."""
        if "$ref" in schema:
            _, _, section, name = schema["$ref"].split("/")
            yield from self._options(self._components[section][name])
        for union in UNIONS:
            for option in schema.get(union, ()):
                yield from self._options(option)
        yield {"properties": {}, **schema}


@cache
def discord_api() -> DiscordApi:
    """Return the description; it is read once."""
    return DiscordApi(Path(DESCRIPTION or ""))


def _as_sent(value: Any) -> Any:
    if isinstance(value, dict):
        sent = {name: _as_sent(item) for name, item in value.items()}
        # A new attachment's id is its number among the files.
        return {**sent, "id": str(value["id"])} if {"id", "filename"} <= value.keys() else sent
    if isinstance(value, list | tuple):
        return [_as_sent(item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and value > LARGEST_SAFE_INTEGER:
        return str(value)
    return value
