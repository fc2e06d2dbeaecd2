"""The texts as they stand in the files, before anything is filled in."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.paths import data_dir

LOCALES_DIR = data_dir() / "locales"
LOCALES = sorted(path.name for path in LOCALES_DIR.iterdir() if path.is_dir())


@dataclass(frozen=True)
class Message:
    """One text.

    Args:
        variables: Its own, and those of the texts that it quotes.
    """

    file: Path
    variables: frozenset[str]
    own_variables: frozenset[str]
    references: frozenset[str]
    terms: frozenset[str]
    buttons: frozenset[str]


def entries(locale: str) -> Iterator[tuple[Path, ast.EntryType]]:
    """Yield everything that stands in the files of a language, junk and comments too."""
    for path in sorted((LOCALES_DIR / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


@cache
def read_locale(locale: str) -> dict[str, Message]:
    """Return the texts of a language by id, each with the variables of the texts that it quotes."""
    messages = {
        entry.id.name: _message(path, entry)
        for path, entry in entries(locale)
        if isinstance(entry, ast.Message)
    }
    return {
        name: replace(message, variables=_all_variables(messages, message))
        for name, message in messages.items()
    }


def _all_variables(messages: Mapping[str, Message], message: Message) -> frozenset[str]:
    quoted = (messages[name] for name in message.references if name in messages)
    return message.variables.union(*(_all_variables(messages, each) for each in quoted))


def repeated_ids(locale: str) -> list[str]:
    """Return the ids that stand there more than once."""
    named = (entry for _, entry in entries(locale) if isinstance(entry, ast.Message | ast.Term))
    return [name for name, count in Counter(entry.id.name for entry in named).items() if count > 1]


def _message(path: Path, message: ast.Message) -> Message:
    nodes = list(_nodes(message))
    variables = frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference))
    return Message(
        path,
        variables,
        variables,
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.TermReference)),
        frozenset(_named_button(node) for node in nodes if isinstance(node, ast.FunctionReference)) - {""},
    )


def _named_button(call: ast.FunctionReference) -> str:
    match call:
        case ast.FunctionReference(
            id=ast.Identifier(name="BUTTON"),
            arguments=ast.CallArguments(positional=[ast.StringLiteral(value=str() as text_id)]),
        ):
            return text_id
    return ""


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)
