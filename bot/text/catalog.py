"""The catalogue of texts, read from Fluent files.

Source: the Fluent syntax guide, https://projectfluent.org/fluent/guide/
"""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from babel import Locale
from babel.dates import format_date
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.paths import data_dir
from bot.rules.cards import Card, parse_card
from bot.rules.errors import Quoted, RuleError
from bot.text.bold import bold_apart
from bot.text.cards import FEW_CARDS, NO_BREAK, card_plain, card_sign, loosened
from bot.text.languages import DEFAULT_LOCALE, languages_of
from bot.text.tiers import is_offered

if TYPE_CHECKING:
    from bot.tables.preferences import Preferences

log = logging.getLogger(__name__)

# The sign of a number below zero. It is as wide as a plus sign, unlike the hyphen of the keyboard.
MINUS: Final = "\N{MINUS SIGN}"
# Thai, Chinese and Japanese put no blank between a word and the number after it.
_UNSPACED: Final = "\u0e00-\u0eff\u2e80-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff"
_HYPHEN_OF_NUMBER: Final = re.compile(rf"(?<![^\W{_UNSPACED}])(?<![@#:-])-(?=\d)")
# The position before each message or term of a Fluent file. Its further lines are indented and never match.
_BEGINNING: Final = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)
# The ids of quoted texts. No function matches (its name is in capitals), nor a variable (it begins with `$`).
_QUOTED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
# How many sentences of a language are cached. Most of a message stays the same after a click.
_REMEMBERED: Final = 4096


class MissingText(LookupError):
    """The catalogue has no text with an id, or a variable of the text was not given."""


class _Source:
    """The source of a text in its file. It is parsed on first use, because parsing all texts takes long."""

    def __init__(self, source: str, file: str) -> None:
        self._source = source
        self.file = file

    @property
    def quoted(self) -> list[str]:
        """The ids of the texts that it quotes, and possibly other words."""
        return _QUOTED.findall(self._source)

    @cached_property
    def resource(self) -> Resource:
        return FluentResource(self._source)


class _Folder(Mapping[str, _Source]):
    """The sources of the texts of a language by id, read when the first of them is asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __getitem__(self, text_id: str) -> _Source:
        return self._read[text_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)

    @cached_property
    def _read(self) -> dict[str, _Source]:
        sources = {}
        for file in sorted(self._path.glob("*.ftl")):
            _, *parts = _BEGINNING.split(file.read_text(encoding="utf-8"))
            for text_id, source in zip(parts[::2], parts[1::2], strict=True):
                sources[text_id] = _Source(source, file.stem)
        return sources


class _Language:
    """The texts of one language, each parsed when it is first asked for."""

    def __init__(
        self, locale: str, sources: Mapping[str, _Source], functions: dict[str, Callable[[str], Any]]
    ) -> None:
        self.locale = locale
        self._sources = sources
        self._functions = functions
        self._parsed: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Isolation marks around variables would appear as stray characters in Discord and in terminals.
        return FluentBundle([self.locale], self._functions, use_isolating=False)

    def __contains__(self, text_id: str) -> bool:
        return text_id in self._sources

    def write(self, text_id: str, params: Mapping[str, str | int]) -> str:
        if text_id not in self._parsed:
            if text_id not in self._sources:
                raise MissingText(f"no text {text_id!r} in locale {self.locale!r}")
            self._parse(text_id)
        pattern = self._bundle.get_message(text_id).value if self._bundle.has_message(text_id) else None
        if pattern is None:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r} has no value")
        formatted, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r}: {errors[0]}")
        return str(formatted)

    def _parse(self, text_id: str) -> None:
        """Parse a text and the texts that it quotes."""
        source = self._sources[text_id]
        self._parsed.add(text_id)
        self._bundle.add_resource(source.resource)
        for quoted in source.quoted:
            if quoted in self._sources and quoted not in self._parsed:
                self._parse(quoted)


class Text:
    """The texts of one language, and the form in which they write cards.

    A sentence of a `.ftl` file names a card as `{ CARD("QS") }`, and a button by the id of its label as `{
    BUTTON("gnau-button-hand") }`. Apart from that it may quote only texts of its own file.

    A text that is missing or broken in the language is looked for in the next one, at last in English.

    Args:
        sources: The sources of the texts by language, the wanted language first and English last.
        write_card: Writes a card; by default in the form for chat without emoji.
    """

    def __init__(
        self, sources: Mapping[str, Mapping[str, _Source]], write_card: Callable[[Card], str] = card_sign
    ) -> None:
        self.locale = next(iter(sources))
        self.card = self._write_card = write_card
        self._sources = sources
        functions: dict[str, Callable[[str], Any]] = {
            "CARD": lambda written: write_card(parse_card(written)),
            # Whatever the language of a sentence, it names a button by the label that is on it.
            "BUTTON": self._button,
        }
        self._languages = [_Language(locale, texts, functions) for locale, texts in sources.items()]
        self._without_emoji = self
        self._has_told = False
        self._written = lru_cache(_REMEMBERED, typed=True)(self._write)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards side by side. A few signs stay on one line. More cards, or emoji, may wrap."""
        shown = [*map(self.card, cards)]
        return loosened((NO_BREAK if len(shown) <= FEW_CARDS else " ").join(shown))

    def date(self, day: date) -> str:
        """Return a date as the language writes it, for pictures. In messages, Discord writes dates."""
        return format_date(day, "medium", self.conventions)

    @cached_property
    def english(self) -> "Text":
        """The same texts in English."""
        if self.locale == DEFAULT_LOCALE:
            return self
        return Text({DEFAULT_LOCALE: self._sources[DEFAULT_LOCALE]}, self._write_card)

    @cached_property
    def conventions(self) -> Locale:
        """How the language writes numbers, dates and lists."""
        return Locale.parse(self.locale, sep="-")

    def _button(self, text_id: str) -> str:
        """Return the label of a button for use in a sentence: in bold, and without line breaks."""
        return f"**{self(text_id).replace(' ', NO_BREAK)}**"

    def with_emoji(self, emoji: Mapping[Card, str]) -> "Text":
        """Return the same texts with cards as emoji.

        Args:
            emoji: The emoji of each card in the syntax of a message. Cards without one are written as signs.
        """
        signs = self.without_emoji()
        if not emoji:
            return signs
        text = Text(self._sources, lambda card: emoji.get(card) or card_sign(card))
        text._without_emoji = signs
        return text

    def without_emoji(self) -> "Text":
        """Return the same texts with cards as signs, for labels, pictures and other places without emoji."""
        return self._without_emoji

    def in_terminal(self) -> "Text":
        """Return the same texts with cards in the form for a terminal."""
        return Text(self._sources, card_plain)

    def __call__(self, text_id: str, **params: str | int) -> str:
        """Return the sentence with this id.

        Args:
            text_id: The id in the locale's `.ftl` files.
            params: The text's variables. Whole numbers are formatted as the language requires.

        Raises:
            MissingText: The id is unknown, or a variable of the text was not given.
        """
        return self._written(text_id, **params)

    def __contains__(self, text_id: str) -> bool:
        return any(text_id in language for language in self._languages)

    def is_translated(self, text_id: str) -> bool:
        """Return whether a text exists in another language than English."""
        return any(text_id in language for language in self._languages[:-1])

    def _write(self, text_id: str, **params: str | int) -> str:
        written = bold_apart(loosened(self._in_first_language(text_id, params)))
        return with_minus(written) if _names_negative(params) else written

    def _in_first_language(self, text_id: str, params: Mapping[str, str | int]) -> str:
        *others, english = self._languages
        for language in others:
            if text_id in language:
                try:
                    return language.write(text_id, params)
                except MissingText as error:
                    self._tell_once(error)
        return english.write(text_id, params)

    def _tell_once(self, error: MissingText) -> None:
        if not self._has_told:
            log.warning("%s: another language stands in, as for any other text that is broken", error)
            self._has_told = True

    def error(self, error: RuleError) -> str:
        """Return the sentence that tells a person what is wrong and what to do.

        A card in the error is written in the form of this language. Input quoted from a person stays
        unchanged, because it may be no card at all.
        """
        card = error.params.get("card")
        if not isinstance(card, str) or isinstance(card, Quoted):
            return self(f"error-{error.code}", **error.params)
        return self(f"error-{error.code}", **{**error.params, "card": self.card(parse_card(card))})


def with_minus(written: str) -> str:
    """Return a text with a real minus sign in place of the hyphen of each negative number.

    Example:
        >>> with_minus("-5 of 2-3 points")
        '\u22125 of 2-3 points'
    """
    return _HYPHEN_OF_NUMBER.sub(MINUS, written)


def dashed(value: object) -> str:
    """Return a name or value of the code in the form of text ids, of a dotted name only the last part.

    Example:
        >>> dashed("rules.five_small"), dashed(True)
        ('five-small', 'on')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).rpartition(".")[-1].replace("_", "-")


def _names_negative(params: Mapping[str, str | int]) -> bool:
    return any(isinstance(value, int) and value < 0 for value in params.values())


class Catalog:
    """The texts of all languages.

    Args:
        texts: The texts by locale, which must include `en`.
        offered: The locales that are complete enough for lists of languages.
    """

    def __init__(self, texts: Mapping[str, Text], offered: Iterable[str] = ()) -> None:
        self._texts = dict(texts)
        self.offered = tuple(sorted({DEFAULT_LOCALE, *offered}))

    @property
    def locales(self) -> tuple[str, ...]:
        """The available locales, sorted."""
        return tuple(sorted(self._texts))

    def text(self, locale: str = DEFAULT_LOCALE) -> Text:
        """Return the texts of a language, or of the one that its readers read best; see `languages_of`.

        Args:
            locale: A tag as Discord sends it, for example `de` or `en-GB`.
        """
        return next(self._texts[each] for each in languages_of(locale) if each in self._texts)

    def personal_text(self, preferences: "Preferences", locale: str = DEFAULT_LOCALE) -> Text:
        """Return the texts for a message that only one person sees.

        Args:
            locale: The language if the person has chosen none; see `text`.
        """
        text = self.text(preferences.language or locale)
        return text.without_emoji() if preferences.text_only else text

    def use_emoji(self, emoji: Mapping[Card, str]) -> None:
        """Write cards as these emoji from now on; see `Text.with_emoji`."""
        self._texts = {locale: text.with_emoji(emoji) for locale, text in self._texts.items()}


def load_catalog(folder: Path | None = None) -> Catalog:
    """Return the texts in every `<locale>/*.ftl` of a folder; None for the folder that belongs to the bot."""
    root = folder or data_dir() / "locales"
    sources = {path.name: _Folder(path) for path in sorted(root.iterdir()) if path.is_dir()}
    english = sources[DEFAULT_LOCALE].items()
    # A term is no text of its own, and not every language has one for it.
    files = {text_id: source.file for text_id, source in english if not text_id.startswith("-")}
    # Only the ids: most bots speak a language or two, and need not keep the texts of all.
    ids = {locale: _ids_in(root / locale) for locale in sources if locale != DEFAULT_LOCALE}
    return Catalog(
        {locale: Text(_in_turn(locale, sources)) for locale in sources},
        (locale for locale in sources if is_offered(_before_english(locale, ids), files)),
    )


def _ids_in(folder: Path) -> frozenset[str]:
    texts = (file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    return frozenset().union(*map(_BEGINNING.findall, texts))


def _before_english(locale: str, ids: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return the texts that readers of a language see in it, or in another that they read as well."""
    read = (each for each in languages_of(locale) if each != DEFAULT_LOCALE)
    return frozenset().union(*(ids.get(each, frozenset()) for each in read))


def load_english() -> Text:
    """Read the bot's texts in English alone: all that the terminal needs."""
    return Text({DEFAULT_LOCALE: _Folder(data_dir() / "locales" / DEFAULT_LOCALE)})


def _in_turn(locale: str, sources: Mapping[str, Mapping[str, _Source]]) -> dict[str, Mapping[str, _Source]]:
    return {each: sources[each] for each in languages_of(locale) if each in sources}
