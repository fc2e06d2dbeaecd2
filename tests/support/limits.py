"""How long and how many things may be in a message or a form. Source: Discord's reference of components."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

# By the type of a component and its field.
MOST_SIGNS: Final[Mapping[tuple[int, str], int]] = {
    (2, "label"): 80,
    (3, "placeholder"): 150,
    (4, "placeholder"): 100,
    (4, "value"): 4000,
    (5, "placeholder"): 150,
    (6, "placeholder"): 150,
    (7, "placeholder"): 150,
    (8, "placeholder"): 150,
    (10, "content"): 4000,
    (18, "label"): 45,
    (18, "description"): 100,
}
# By the type of a component, in its `components`.
MOST_PARTS: Final[Mapping[int, int]] = {1: 5, 9: 3}
CUSTOM_ID, TITLE, CONTENT, OPTION, CHOICE, ALT_TEXT = 100, 45, 2000, 100, 100, 1024
OPTIONS, CHOICES, COMPONENTS, TEXT, ROWS_OF_A_FORM = 25, 25, 40, 4000, 5
TEXT_DISPLAY, SELECT = 10, 3


def too_much_in(body: Any) -> Iterator[str]:
    """Yield what is too long or too much in the body of a request."""
    if isinstance(body, list | tuple):
        for item in body:
            yield from too_much_in(item)
    if isinstance(body, dict):
        if "components" in body and "type" not in body:
            yield from _too_much_in_all(body)
        yield from _too_much_in_part(body)
        for value in body.values():
            yield from too_much_in(value)


def _too_much_in_all(body: Mapping[str, Any]) -> Iterator[str]:
    """Yield what is too much in a message or a form as a whole."""
    parts = list(_components(body))
    signs = sum(len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    if len(parts) > COMPONENTS:
        yield f"{len(parts)} components"
    if signs > TEXT:
        yield f"{signs} signs of text"
    if "title" in body:
        yield from _too_long("title", body["title"], TITLE)
        if len(body["components"]) > ROWS_OF_A_FORM:
            yield f"{len(body['components'])} parts of a form"


def _too_much_in_part(part: Mapping[str, Any]) -> Iterator[str]:
    kind = part.get("type")
    if not isinstance(kind, int):
        # A message; what a text display says has a limit of its own.
        yield from _too_long("content", part.get("content") or None, CONTENT)
    for name, value in part.items():
        most = MOST_SIGNS.get((kind, name)) if isinstance(kind, int) else None
        if most is not None:
            yield from _too_long(f"{kind}.{name}", value, most)
    yield from _too_long("custom_id", part.get("custom_id"), CUSTOM_ID)
    parts, most = part.get("components", ()), MOST_PARTS.get(kind or 0, COMPONENTS)
    if len(parts) > most:
        yield f"{len(parts)} parts of a {kind}"
    if kind == SELECT and "custom_id" in part:
        yield from _too_much_in_options(part["options"])
    yield from _too_much_in_choices(part.get("choices") or ())
    if "filename" in part:
        yield from _too_long("alt text", part.get("description"), ALT_TEXT)


def _too_much_in_options(options: Any) -> Iterator[str]:
    if not 1 <= len(options) <= OPTIONS:
        yield f"{len(options)} options"
    if len({option["value"] for option in options}) < len(options):
        yield "an option twice"
    for option in options:
        for name in ("label", "value", "description"):
            yield from _too_long(f"option {name}", option.get(name), OPTION)


def _too_much_in_choices(choices: Any) -> Iterator[str]:
    if len(choices) > CHOICES:
        yield f"{len(choices)} choices"
    for choice in choices:
        for name in ("name", "value"):
            yield from _too_long(f"choice {name}", choice.get(name), CHOICE)


def _too_long(what: str, words: Any, most: int) -> Iterator[str]:
    if isinstance(words, str) and not (words or what.endswith("value")):
        yield f"{what} is empty"
    if isinstance(words, str) and len(words) > most:
        yield f"{what} has {len(words)} signs: {words}"


def _components(whole: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for part in whole.get("components") or ():
        yield part
        yield from _components(part)
    for name in ("component", "accessory"):
        if name in whole:
            yield whole[name]
