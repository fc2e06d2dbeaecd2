"""Words for people: ids and variables in, sentences out. Knows neither Discord nor the database."""

from bot.text.catalog import DEFAULT_LOCALE, Catalog, MissingText, Text, dashed, load_catalog, with_minus

__all__ = ["DEFAULT_LOCALE", "Catalog", "MissingText", "Text", "dashed", "load_catalog", "with_minus"]
