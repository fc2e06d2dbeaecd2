"""Texts for people: turns text ids and variables into sentences. Independent of Discord and the database."""

from bot.text.catalog import Catalog, MissingText, Text, dashed, load_catalog, load_english, with_minus
from bot.text.languages import DEFAULT_LOCALE

__all__ = [
    "DEFAULT_LOCALE",
    "Catalog",
    "MissingText",
    "Text",
    "dashed",
    "load_catalog",
    "load_english",
    "with_minus",
]
