"""Languages for tests: folders of texts, and a pseudo-language that is made of the English texts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.paths import data_dir
from bot.text import Catalog, load_catalog
from bot.text.tiers import Tier, tier_of

ENGLISH: Final = data_dir() / "locales" / "en"

# Where the pseudo-language stands in for a translation: words that are longer, as in most languages.
_LETTERS: Final = str.maketrans(
    {
        **dict(zip("bcdfghjklmnpqrstvwxyz", "ḃċđḟǧħĵķļṁñṗǫŕšťṿŵẋýž", strict=True)),
        **dict(zip("BCDFGHJKLMNPQRSTVWXYZ", "ḂĊĐḞǦĦĴĶĻṀÑṖǪŔŠŤṾŴẊÝŽ", strict=True)),
        **dict(zip("aeiou", ("áà", "éè", "íì", "óò", "úù"), strict=True)),
        **dict(zip("AEIOU", ("Áà", "Éè", "Íì", "Óò", "Úù"), strict=True)),
    }
)
# What stays as it is outside of code: addresses, and the names of cards.
_KEPT: Final = re.compile(r"https?://\S+|\b[JQKA]\b|SHA-256|JSON|CSV|PNG")

_WORD: Final = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
# Code, options as they are typed, addresses, mentions and emoji; in files also what is filled in.
_NOT_WORDS: Final = re.compile(r"```.*?```|`[^`]*`|https?://\S+|\w+=\w+|<[^>\s]+>|\{[^}]*\}?", re.DOTALL)
_NAMES: Final = frozenset({"SHA", "JSON", "CSV", "PNG"})

# The fields that people read in a message or a form.
_READ: Final = frozenset({"content", "label", "placeholder", "description", "title"})


def catalog_of(folder: Path, languages: Mapping[str, str]) -> Catalog:
    """Return the English texts with more languages, each in one file.

    Args:
        folder: Where the files go.
        languages: What stands in the file, by the tag of the language.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for language, texts in languages.items():
        (folder / language).mkdir()
        (folder / language / "all.ftl").write_text(texts, encoding="utf-8")
    (folder / "en").symlink_to(ENGLISH)
    return load_catalog(folder)


@cache
def english_alone() -> Catalog:
    """Return the English texts, whatever else is translated."""
    return catalog_of(Path(mkdtemp()) / "locales", {})


@cache
def pseudo_catalog(language: str) -> Catalog:
    """Return the texts of `pseudo_folder`."""
    return load_catalog(pseudo_folder(language))


@cache
def pseudo_folder(language: str) -> Path:
    """Return a folder with the English texts, and all of them but the terminal's in the pseudo-language.

    Args:
        language: The tag that stands for it.
    """
    folder = Path(mkdtemp())
    for file in sorted(ENGLISH.glob("*.ftl")):
        if tier_of(file.stem) is not Tier.TERMINAL:
            (folder / language).mkdir(exist_ok=True)
            texts = _in_pseudo(file.read_text(encoding="utf-8"))
            (folder / language / file.name).write_text(texts, encoding="utf-8")
    (folder / "en").symlink_to(ENGLISH)
    return folder


def pseudo(words: str) -> str:
    """Return words in the pseudo-language: with an accent on every letter, and about a third longer."""
    kept, parts = _KEPT.findall(words), _KEPT.split(words)
    changed = [part.translate(_LETTERS) for part in parts]
    return "".join(part + each for part, each in zip(changed, [*kept, ""], strict=True))


def english_in(shown: str) -> set[str]:
    """Return the words of a message that are English: words of the texts that are neither code nor names."""
    words = _NOT_WORDS.sub(" ", shown)
    return {each for each in _WORD.findall(words) if each.lower() in _vocabulary()} - _NAMES


def read_in(body: Any) -> Iterator[str]:
    """Yield what people read of a request's body."""
    if isinstance(body, list | tuple):
        for each in body:
            yield from read_in(each)
    if isinstance(body, dict):
        yield from (body[name] for name in _READ if isinstance(body.get(name), str))
        yield from read_in(list(body.values()))


@cache
def _vocabulary() -> frozenset[str]:
    """Return the words that the pseudo-language has other words for."""
    found: set[str] = set()
    for file in ENGLISH.glob("*.ftl"):
        if tier_of(file.stem) is not Tier.TERMINAL:
            values = (line.partition("=")[2] or line for line in file.read_text("utf-8").splitlines())
            found.update(
                word.lower() for value in values for word in _WORD.findall(_NOT_WORDS.sub(" ", value))
            )
    return frozenset(found)


def _in_pseudo(texts: str) -> str:
    resource = FluentParser().parse(texts)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            _change(entry.value, is_code=False)
    # As the files write a blank at which no line breaks.
    return FluentSerializer().serialize(resource).replace(r'{ "\u00A0" }', r'{"\u00A0"}')


def _change(pattern: ast.Pattern, *, is_code: bool) -> bool:
    """Change the words of a pattern; return whether code is open at its end."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = element.value.split("`")
            codes = [is_code != bool(number % 2) for number in range(len(parts))]
            element.value = "`".join(
                part if code else pseudo(part) for part, code in zip(parts, codes, strict=True)
            )
            is_code = codes[-1]
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _change(variant.value, is_code=is_code)
    return is_code
