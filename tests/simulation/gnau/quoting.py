"""The best hands of an evening, a person or a leaderboard, and what is checked: all have seen them before."""

import re
from collections.abc import Iterable
from typing import Final

from tests.simulation.cards import cards_in
from tests.simulation.gnau.rounds import SettledRound
from tests.support.texts import shipped_texts

_TEXT: Final = shipped_texts().text()
# What the description of an evening begins with, somebody's statistics, a leaderboard of hands, and a check
# that names the dealer's cards.
_TITLES: Final = re.compile(
    "|".join(
        re.escape(_TEXT(title, user="WHO", dealt="WHO")).replace("WHO", ".+")
        for title in ("gnau-evening-title", "gnau-stats-title", "leaderboard-title-best-hand", "verify-true")
    )
)
_QUOTE: Final = re.compile(r"(?:^> .*\n?)+", re.MULTILINE)


def quotes_best_hands(words: str) -> bool:
    """Tell whether a message is of those that quote best hands."""
    return _TITLES.search(words) is not None


def are_settled_hands(words: str, settled: Iterable[SettledRound]) -> bool:
    """Tell whether a message has the cards of no hands but settled ones: a single one, or some in quotes."""
    hands, cards = {hand for each in settled for hand in each.hands.values()}, cards_in(words)
    quoted = [cards_in(quote) for quote in _QUOTE.findall(words)]
    are_hands = hands.issuperset(filter(None, quoted)) and cards == frozenset[str]().union(*quoted)
    return cards in hands or are_hands
