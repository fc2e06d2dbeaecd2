"""Which texts the code asks for, read from the code itself."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")

# Callables whose first argument names a text, and what stands before that name in the text's id.
_PREFIXES: Final = {
    "text": "",
    "_text": "",
    # The words of a picture.
    "plain": "",
    "described": "command-",
    "RuleError": "error-",
    "StoreUnavailable": "error-",
    "_BadValue": "setting-",
}
# Given beside what the call itself gives: the reader of the settings adds the setting's name, and what puts
# an error of the database into words adds what names the database.
_ADDED: Final = {"_BadValue": frozenset({"name"}), "StoreUnavailable": frozenset({"setting"})}
# These put any error and any fault into words. The ids behind them are read where those are made.
_FAMILIES: Final = ("error-", "setting-")


# There are more of them than what `re` itself remembers.
_compiled: Final = cache(re.compile)


@dataclass(frozen=True)
class Call:
    """A place that asks for a text.

    Args:
        pattern: Matches the ids, as a regular expression; None where the code does not show them there.
        given: The variables it gives; None where the code does not show them.
    """

    file: str
    line: int
    prefix: str
    pattern: str | None
    given: frozenset[str] | None

    def matches(self, text_id: str) -> bool:
        """Say whether this place may ask for a text."""
        return self.pattern is not None and _compiled(self.pattern).fullmatch(text_id) is not None


@dataclass(frozen=True)
class Mention:
    """A string that could be an id and stands somewhere else than in such a call."""

    file: str
    name: str


@cache
def calls() -> tuple[Call, ...]:
    """Return every place that asks for a text."""
    return tuple(call for file, tree in _trees() for node in ast.walk(tree) for call in _calls_at(file, node))


@cache
def mentions() -> frozenset[Mention]:
    """Return every string that could be the name of a text that is asked for elsewhere."""
    found = set()
    for file, tree in _trees():
        in_calls = {id(name) for node in ast.walk(tree) for name in _names_at(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in in_calls and _looks_like_id(node.value):
                found.add(Mention(file, str(node.value)))
    return frozenset(found)


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _calls_at(file: str, node: ast.AST) -> Iterator[Call]:
    for name in _names_at(node):
        assert isinstance(node, ast.Call)
        called = _called(node.func)
        prefix = _PREFIXES[called]
        pattern = _pattern(prefix, name)
        if pattern not in {re.escape(family) + ".+" for family in _FAMILIES}:
            yield Call(file, node.lineno, prefix, pattern, _given(node, called))
    match node:
        # A table says by which errors its game refuses a button of an earlier round, and who may not lead.
        case ast.Assign(
            targets=[ast.Name(id="over_code" | "leader_code")], value=ast.Constant(value=str() as code)
        ):
            yield Call(file, node.lineno, "error-", re.escape(f"error-{code}"), None)


def _names_at(node: ast.AST) -> list[ast.expr]:
    """Return what names the text in a call; two where it depends."""
    if not isinstance(node, ast.Call) or not node.args or _called(node.func) not in _PREFIXES:
        return []
    first = node.args[0]
    return [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]


def _called(func: ast.expr) -> str:
    """Return what is called: `text` for `text(…)`, `self.text(…)` and `catalog.text(locale)(…)` alike."""
    match func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=ast.Name(id="text_for") | ast.Attribute(attr="text" | "without_emoji")):
            return "text"
    return ""


def _pattern(prefix: str, name: ast.expr) -> str | None:
    parts = name.values if isinstance(name, ast.JoinedStr) else [name]
    # Without words at its beginning it could be anything.
    if not isinstance(parts[0], ast.Constant) or not (prefix or _begins_like_id(parts[0].value)):
        return None
    words = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)
    return re.escape(prefix) + "".join(words)


def _given(call: ast.Call, called: str) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    shown = frozenset(name for name in names if name is not None)
    return None if None in names else shown | _ADDED.get(called, frozenset())


def _begins_like_id(value: object) -> bool:
    return isinstance(value, str) and re.match(r"[a-z][a-z0-9]*-", value) is not None


def _looks_like_id(value: object) -> bool:
    return isinstance(value, str) and _ID.fullmatch(value) is not None
