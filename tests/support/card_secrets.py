"""When a text gives away a card, a hand or a seed, in whatever way it is written."""

import base64
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from bot.rules.cards import Card, Suit, rank_text

_SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_RANK_WORDS: Final = (
    *("", "Ace", "Two", "Three", "Four", "Five", "Six", "Seven"),
    *("Eight", "Nine", "Ten", "Jack", "Queen", "King"),
)
_SELECTOR: Final = "[\ufe0e\ufe0f]?"
# Between a rank and its suit, also where the two stand in two fields or list items.
_GAP: Final = r"[\s_\-:·,;'\"|*`]{0,5}"
_BETWEEN: Final = r"[\s,;:|/·_\-'\"\[\]()]*"
# More of a seed than anybody could guess from, at its beginning or end.
_SEED_SIGNS: Final = 12


def gives_away_card(card: Card) -> Callable[[str], bool]:
    """Return whether a text names a card."""
    return _found(_card_pattern(card))


def gives_away_hand(cards: Sequence[Card]) -> Callable[[str], bool]:
    """Return whether a text has the ranks of a hand, or its suits, one after the other."""
    ranks = _BETWEEN.join(_one_of(_ranks_of(card)) for card in cards)
    suits = _BETWEEN.join(_suit_pattern(card) for card in cards)
    return _found(rf"(?<![\w.])(?:{ranks})(?!\w)|(?<!\w)(?:{suits})(?!\w)")


def gives_away_seed(seed: bytes) -> Callable[[str], bool]:
    """Return whether a text has the beginning or the end of a seed."""
    ways = [seed.hex(), seed.hex().upper(), str(int.from_bytes(seed, "big")), repr(seed)[2:-1]]
    ways += [base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode().rstrip("=")]
    ends = {end for way in ways for end in (way[:_SEED_SIGNS], way[-_SEED_SIGNS:])}
    return _found(_one_of(ends))


def _found(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern)
    return lambda text: compiled.search(text) is not None


@cache
def _card_pattern(card: Card) -> str:
    rank, suit, symbol = _one_of(_ranks_of(card)), card.suit.value, _SYMBOLS[card.suit]
    word, name = _RANK_WORDS[card.rank], card.suit.name.capitalize()
    names = _one_of({name, name.lower(), name.upper(), name[:-1].lower()})
    ways = [
        rf"{rank}{_GAP}(?:{suit}|{symbol}{_SELECTOR}|{names})",
        rf"(?:{symbol}{_SELECTOR}|{names}){_GAP}{rank}",
        rf"{suit}{rank}",
        rf"(?:{rank}|{word}|{word.lower()}) of {names}",
        rf"rank={card.rank}, suit=\S*{name.upper()}",
        rf"{card.rank}, ['\"]{suit}['\"]",
    ]
    if card.rank != 1:
        # In small letters "as" and "ad" are words of the language.
        ways.append(rf"{rank.lower()}{suit.lower()}")
    # An emoji is called after its card, and the version of its picture follows.
    return rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)|{word.lower()}_of_{name.lower()}_"


def _suit_pattern(card: Card) -> str:
    return rf"(?:{card.suit.value}|{_SYMBOLS[card.suit]}{_SELECTOR})"


def _ranks_of(card: Card) -> set[str]:
    return {rank_text(card.rank)} | ({"T"} if card.rank == 10 else set())


def _one_of(words: set[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(words)))})"
