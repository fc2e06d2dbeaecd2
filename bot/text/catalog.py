"""The catalogue of texts, read from Fluent files.

Source: the Fluent syntax guide, https://projectfluent.org/fluent/guide/
"""

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.paths import data_dir
from bot.rules.errors import RuleError

DEFAULT_LOCALE = "en"


class MissingText(LookupError):
    """A text id that the catalogue does not have, or a text whose variable was not given."""


class Text:
    """The texts of one language.

    Args:
        locale: The language, for example `en`.
        bundle: Its messages.
    """

    def __init__(self, locale: str, bundle: FluentBundle) -> None:
        self.locale = locale
        self._bundle = bundle

    def __call__(self, text_id: str, **params: str | int) -> str:
        """Return the sentence with this id.

        Args:
            text_id: The id in the locale's `.ftl` files.
            params: The text's variables. Whole numbers are written the way the language writes them.

        Raises:
            MissingText: The id is unknown, or a variable of the text was not given.
        """
        if not self._bundle.has_message(text_id):
            raise MissingText(f"no text {text_id!r} in locale {self.locale!r}")
        pattern = self._bundle.get_message(text_id).value
        if pattern is None:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r} has no value")
        formatted, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingText(f"text {text_id!r} of locale {self.locale!r}: {errors[0]}")
        return str(formatted)

    def error(self, error: RuleError) -> str:
        """Return the sentence that tells a person what was wrong and what to do."""
        return self(f"error-{error.code}", **error.params)


class Catalog:
    """All languages.

    Args:
        texts: The texts by locale; `en` is always among them.
    """

    def __init__(self, texts: Mapping[str, Text]) -> None:
        self._texts = texts

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


def load_catalog(folder: Path | None = None) -> Catalog:
    """Read every `<locale>/*.ftl` below a folder.

    Args:
        folder: The folder of locales; the shipped one when not given.
    """
    root = folder or data_dir() / "locales"
    return Catalog({path.name: _load_locale(path) for path in sorted(root.iterdir()) if path.is_dir()})


def _load_locale(path: Path) -> Text:
    # Isolation marks around variables would show as stray characters in Discord and in terminals.
    bundle = FluentBundle([path.name], use_isolating=False)
    for file in sorted(path.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Text(path.name, bundle)
