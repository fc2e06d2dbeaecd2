"""The catalogue of texts, read from Fluent files.

Source: the Fluent syntax guide, https://projectfluent.org/fluent/guide/
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.paths import data_dir
from bot.rules.cards import Card, parse_card
from bot.rules.errors import Quoted, RuleError
from bot.text.cards import FEW_CARDS, NO_BREAK, card_plain, card_sign, loosened

if TYPE_CHECKING:
    from bot.tables.preferences import Preferences

log = logging.getLogger(__name__)

DEFAULT_LOCALE = "en"

# What stands before a number below zero: as long as a plus sign, unlike the hyphen of the keyboard.
MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN_OF_NUMBER: Final = re.compile(r"(?<![\w@#:-])-(?=\d)")
# Before what Fluent takes for the beginning of a message or a term: all that belongs to another is indented.
_BEGINNING: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_ID: Final = re.compile(r"-?[A-Za-z][\w-]*")
# A function's name is in capitals, a variable begins with a dollar sign.
_QUOTED: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
# How many sentences of a language are remembered. Of what is shown again after a click, little is new.
_REMEMBERED: Final = 4096


class MissingText(LookupError):
    """A text id that the catalogue does not have, or a text whose variable was not given."""


class _Source:
    """A text as it stands in its file. It is parsed when it is first asked for: to parse all takes long."""

    def __init__(self, source: str) -> None:
        self._source = source

    @property
    def quoted(self) -> list[str]:
        """The ids of what it quotes; more than these at worst."""
        return _QUOTED.findall(self._source)

    @cached_property
    def resource(self) -> Resource:
        return FluentResource(self._source)


class Text:
    """The texts of one language, and how cards are written in them.

    A sentence of a `.ftl` file names a card by `{ CARD("QS") }`, and a button by the id of what it says:
    `{ BUTTON("gnau-button-hand") }`. Otherwise it may quote texts of its own file only.

    A text that another language lacks, or that is broken there, is English.

    Args:
        locale: The language, for example `en`.
        sources: The texts as they stand in their files, by id.
        write_card: How a card is written: in chat, without the application's emoji, if not given.
        english: The texts of English; None where these are.
    """

    def __init__(
        self,
        locale: str,
        sources: Mapping[str, _Source],
        write_card: Callable[[Card], str] = card_sign,
        english: Mapping[str, _Source] | None = None,
    ) -> None:
        self.locale = locale
        self.card = write_card
        self._sources = sources
        self._english_sources = english
        self._english: Text | None = None
        self._label: Callable[[str], str] = self
        if english is not None:
            instead = Text(DEFAULT_LOCALE, english, write_card)
            # An English sentence, too, names a button by what stands on it.
            instead._label = self
            self._english = instead
        self._parsed: set[str] = set()
        self._without_emoji = self
        self._has_told = False
        functions: dict[str, Callable[[str], Any]] = {
            "CARD": lambda written: write_card(parse_card(written)),
            "BUTTON": self._button,
        }
        # Isolation marks around variables would show as stray characters in Discord and in terminals.
        self._bundle = FluentBundle([locale], functions, use_isolating=False)
        self._written = lru_cache(_REMEMBERED, typed=True)(self._write)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards side by side: a few signs on one line, while many and emoji may go on in the next."""
        shown = [*map(self.card, cards)]
        return loosened((NO_BREAK if len(shown) <= FEW_CARDS else " ").join(shown))

    def _button(self, text_id: str) -> str:
        """Return what a button says, as a sentence names it: in bold, and on one line."""
        return f"**{self._label(text_id).replace(' ', NO_BREAK)}**"

    def with_emoji(self, emoji: Mapping[Card, str]) -> "Text":
        """Return the same texts with cards as emoji.

        Args:
            emoji: How a message names the emoji of a card; those that are missing are written as signs.
        """
        signs = self.without_emoji()
        if not emoji:
            return signs
        text = Text(
            self.locale,
            self._sources,
            lambda card: emoji.get(card) or card_sign(card),
            self._english_sources,
        )
        text._without_emoji = signs
        return text

    def without_emoji(self) -> "Text":
        """Return the same texts with cards as signs: for labels, pictures, and whatever shows no emoji."""
        return self._without_emoji

    def in_terminal(self) -> "Text":
        """Return the same texts with cards as a terminal shows them."""
        return Text(self.locale, self._sources, card_plain, self._english_sources)

    def __call__(self, text_id: str, **params: str | int) -> str:
        """Return the sentence with this id.

        Args:
            text_id: The id in the locale's `.ftl` files.
            params: The text's variables. Whole numbers are written the way the language writes them.

        Raises:
            MissingText: The id is unknown, or a variable of the text was not given.
        """
        return self._written(text_id, **params)

    def _write(self, text_id: str, **params: str | int) -> str:
        try:
            return self._write_own(text_id, **params)
        except MissingText as error:
            if self._english is None:
                raise
            if not self._has_told:
                log.warning("%s: it is English, as every other that is missing or broken", error)
                self._has_told = True
            return self._english(text_id, **params)

    def _write_own(self, text_id: str, **params: str | int) -> str:
        if text_id not in self._parsed:
            if text_id not in self._sources:
                raise MissingText(f"no text {text_id!r} in locale {self.locale!r}")
            self._parse(text_id)
        pattern = self._bundle.get_message(text_id).value if self._bundle.has_message(text_id) else None
        if pattern is None:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r} has no value")
        formatted, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r}: {errors[0]}")
        written = loosened(str(formatted))
        return with_minus(written) if _names_negative(params) else written

    def _parse(self, text_id: str) -> None:
        """Parse a text and what it quotes."""
        source = self._sources[text_id]
        self._parsed.add(text_id)
        self._bundle.add_resource(source.resource)
        for quoted in source.quoted:
            if quoted in self._sources and quoted not in self._parsed:
                self._parse(quoted)

    def error(self, error: RuleError) -> str:
        """Return the sentence that tells a person what was wrong and what to do.

        A card that it names is written like every other. What somebody typed, which may be no card at all, is
        left as it is.
        """
        card = error.params.get("card")
        if not isinstance(card, str) or isinstance(card, Quoted):
            return self(f"error-{error.code}", **error.params)
        return self(f"error-{error.code}", **{**error.params, "card": self.card(parse_card(card))})


def with_minus(written: str) -> str:
    """Return written numbers with a real minus sign in place of a hyphen.

    Example:
        >>> with_minus("-5 of 2-3 points")
        '\u22125 of 2-3 points'
    """
    return _HYPHEN_OF_NUMBER.sub(MINUS, written)


def dashed(value: object) -> str:
    """Return a name or a value of the code as the ids of texts have it; of a dotted name the last part.

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
    """All languages.

    Args:
        texts: The texts by locale; `en` is always among them.
    """

    def __init__(self, texts: Mapping[str, Text]) -> None:
        self._texts = dict(texts)

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages that exist, sorted."""
        return tuple(sorted(self._texts))

    def text(self, locale: str = DEFAULT_LOCALE) -> Text:
        """Return the texts of a language, or of English where there are none.

        Args:
            locale: A tag as Discord sends it, for example `de` or `en-GB`.
        """
        return (
            self._texts.get(locale)
            or self._texts.get(locale.split("-", maxsplit=1)[0])
            or self._texts[DEFAULT_LOCALE]
        )

    def personal_text(self, preferences: "Preferences", locale: str = DEFAULT_LOCALE) -> Text:
        """Return the texts for what one person alone sees.

        Args:
            preferences: What they have chosen.
            locale: What counts where they have chosen no language; see `text`.
        """
        text = self.text(preferences.language or locale)
        return text.without_emoji() if preferences.text_only else text

    def use_emoji(self, emoji: Mapping[Card, str]) -> None:
        """Write cards as these emoji from now on; see `Text.with_emoji`."""
        self._texts = {locale: text.with_emoji(emoji) for locale, text in self._texts.items()}


def load_catalog(folder: Path | None = None) -> Catalog:
    """Read every `<locale>/*.ftl` below a folder.

    Args:
        folder: The folder of locales; the shipped one when not given.
    """
    root = folder or data_dir() / "locales"
    sources = {path.name: _read_sources(path) for path in sorted(root.iterdir()) if path.is_dir()}
    english = sources.pop(DEFAULT_LOCALE)
    others = {locale: Text(locale, own, english=english) for locale, own in sources.items()}
    return Catalog({DEFAULT_LOCALE: Text(DEFAULT_LOCALE, english), **others})


def _read_sources(path: Path) -> dict[str, _Source]:
    written = (file.read_text(encoding="utf-8") for file in sorted(path.glob("*.ftl")))
    sources = (source for text in written for source in _BEGINNING.split(text))
    return {found[0]: _Source(source) for source in sources if (found := _ID.match(source))}
