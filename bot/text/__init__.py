"""Words for people: ids and variables in, sentences out. Knows neither Discord nor the database."""

from bot.text.catalog import Catalog, MissingText, Text, load_catalog

__all__ = ["Catalog", "MissingText", "Text", "load_catalog"]
