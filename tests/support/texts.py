"""The texts that are shipped, read once for all tests."""

from functools import cache

from bot.text import Catalog, load_catalog


@cache
def shipped_texts() -> Catalog:
    """Return the shipped texts. Reading them takes longer than most tests."""
    return load_catalog()
