"""Seeds from which hidden cards could be worked out."""

import re
from collections.abc import Iterator
from typing import Final

from tests.simulation.books import Books
from tests.simulation.tricks.kept import WITH_CARDS, daily_hands, running_tables

_SEED: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def seeds_told(books: Books, words: str, viewers: frozenset[int]) -> Iterator[str]:
    """Yield a sentence for every secret seed in what some people are shown."""
    told = set(_SEED.findall(words))
    for table in running_tables(books) if told else ():
        is_played = table.phase in WITH_CARDS
        secret = {table.kept["seed_root"], table.kept["shuffle"]["seed"] if is_played else None}
        if told & secret:
            yield f"a seed of table {table.table_id} is shown to {len(viewers)} people"
    for each in daily_hands(books) if told else ():
        secret = {each.kept["seed_root"]}
        if not _have_played(books, each.key, viewers):
            secret.add(each.kept["shuffle"]["seed"])
        if told & secret:
            yield f"a seed of a daily deal is shown to {len(viewers)} people"


def _have_played(books: Books, key: tuple[int, str, int, int], viewers: frozenset[int]) -> bool:
    """Tell whether a daily deal is shown to one person alone, who has played it to its end."""
    over = {each.key for each in daily_hands(books) if each.score is not None}
    return len(viewers) == 1 and all((*key[:-1], viewer) in over for viewer in viewers)
