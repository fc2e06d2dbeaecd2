"""What a language has of the English texts, read from its files."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text.tiers import Tier, tier_of


@dataclass(frozen=True)
class Entry:
    """A text in its file.

    Args:
        file: The name of the file without `.ftl`.
        variables: Those of the text, and of the texts that it quotes.
        terms: The terms that it quotes, each with its `-`.
    """

    file: str
    variables: frozenset[str]
    quoted: frozenset[str]
    terms: frozenset[str]


@dataclass(frozen=True)
class Coverage:
    """What a language has of the English texts, and what is wrong with it.

    Args:
        counts: How many texts of each tier it has, and how many there are.
        missing: How many texts of each file it lacks, those that nobody translates left out.
        unknown: The texts that English doesn't have.
        open_variables: The variables that English doesn't give, by text.
        open_terms: The terms that the language doesn't have, by text.
        misspelt: Where in a file something can't be read, such as `common.ftl: gnau = {`.
    """

    counts: Mapping[Tier, tuple[int, int]]
    missing: Mapping[str, int] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()
    open_variables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    open_terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    misspelt: tuple[str, ...] = ()


def coverage_of(folder: Path, english: Mapping[str, Entry]) -> Coverage:
    """Return what a language has.

    Args:
        folder: The folder of the language.
        english: The English texts, from `read_entries`.
    """
    own = read_entries(folder)
    counts = {tier: [0, 0] for tier in Tier}
    missing: dict[str, int] = {}
    for text_id, entry in english.items():
        tier = tier_of(entry.file)
        counts[tier][0] += text_id in own
        counts[tier][1] += 1
        if text_id not in own and tier is not Tier.TERMINAL:
            missing[entry.file] = missing.get(entry.file, 0) + 1
    open_variables = {
        text_id: tuple(sorted(entry.variables - english[text_id].variables))
        for text_id, entry in own.items()
        if text_id in english
    }
    terms = {f"-{entry.id.name}" for _, entry in _parsed(folder) if isinstance(entry, ast.Term)}
    open_terms = {text_id: tuple(sorted(entry.terms - terms)) for text_id, entry in own.items()}
    return Coverage(
        {tier: (have, of) for tier, (have, of) in counts.items()},
        missing,
        tuple(sorted(own.keys() - english.keys())),
        {text_id: names for text_id, names in open_variables.items() if names},
        {text_id: names for text_id, names in open_terms.items() if names},
        tuple(_misspelt(folder)),
    )


def read_entries(folder: Path) -> dict[str, Entry]:
    """Return the texts of a language by id."""
    entries = {
        entry.id.name: _entry(file.stem, entry)
        for file, entry in _parsed(folder)
        if isinstance(entry, ast.Message)
    }
    return {
        name: replace(entry, variables=_all_variables(entries, name, frozenset()))
        for name, entry in entries.items()
    }


def _misspelt(folder: Path) -> Iterator[str]:
    for file, entry in _parsed(folder):
        if isinstance(entry, ast.Junk):
            yield f"{file.name}: {(entry.content or '').strip().partition(chr(10))[0]}"


def _parsed(folder: Path) -> Iterator[tuple[Path, ast.EntryType]]:
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file, entry


def _all_variables(entries: Mapping[str, Entry], name: str, seen: frozenset[str]) -> frozenset[str]:
    if name in seen or name not in entries:
        return frozenset()
    entry = entries[name]
    return entry.variables.union(*(_all_variables(entries, each, seen | {name}) for each in entry.quoted))


def _entry(file: str, message: ast.Message) -> Entry:
    found = _Found()
    found.visit(message)
    return Entry(file, frozenset(found.variables), frozenset(found.quoted), frozenset(found.terms))


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)
