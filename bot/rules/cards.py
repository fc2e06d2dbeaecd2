"""Playing cards: ranks, suits, decks, and their written form.

A card is written as rank then suit: `AS`, `10H`, `3D`, `QC`.
"""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

from bot.rules.errors import RuleError, quote
from bot.rules.typed import half_width

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
RANKS = range(ACE, KING + 1)
# A casino shoe holds this many.
MAX_PACKS: Final = 8

_RANK_TEXTS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Suit(StrEnum):
    """A suit, or `ANY` for a card written without one."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    ANY = ""


SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class Card(NamedTuple):
    """One playing card.

    Args:
        rank: A is 1, J is 11, Q is 12, K is 13.
        suit: `Suit.ANY` if only the rank is known.

    Example:
        >>> str(Card(10, Suit.HEARTS))
        '10H'
    """

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return _TEXT_OF[self]


# Decks and the parser share one object for each card: a dictionary finds an identical key without comparing.
_CARDS: Final = {(rank, suit): Card(rank, suit) for suit in Suit for rank in RANKS}
ALL_CARDS: Final = tuple(_CARDS.values())
"""Every card, those without a suit among them."""

ACE_OF_SPADES = _CARDS[ACE, Suit.SPADES]

_TEXT_OF = {card: _RANK_TEXTS[card.rank] + card.suit.value for card in ALL_CARDS}

_RANK_BY_TEXT = {text: rank for rank, text in enumerate(_RANK_TEXTS) if text}
_RANK_BY_TEXT |= {text.lower(): rank for text, rank in _RANK_BY_TEXT.items()} | {"T": 10, "t": 10}
_SUIT_BY_TEXT = {suit.value: suit for suit in Suit} | {suit.value.lower(): suit for suit in Suit}
_SUIT_BY_TEXT |= dict(zip("♠♥♦♣", SUITS, strict=True))
_CARD_BY_TEXT = {
    rank_text + suit_text: _CARDS[rank, suit]
    for suit_text, suit in _SUIT_BY_TEXT.items()
    for rank_text, rank in _RANK_BY_TEXT.items()
}
# Phones add a variation selector to a suit's symbol, for its coloured or its plain form.
_WITHOUT_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")


def rank_text(rank: int) -> str:
    """Return the written form of a rank: `A`, `2` … `10`, `J`, `Q`, `K`."""
    return _RANK_TEXTS[rank]


def parse_card(text: str, *, suit_optional: bool = False) -> Card:
    """Read one card.

    Args:
        text: Rank then suit, in upper or lower case. `T` may stand for ten, and `♠♥♦♣` for the suits.
        suit_optional: Whether a rank alone is enough. The card's suit is `Suit.ANY` then.

    Raises:
        RuleError: `card-unknown` or `card-suit-missing`.

    Example:
        >>> parse_card("th") == parse_card("10♥")
        True
    """
    card = _CARD_BY_TEXT.get(text)
    if card is None:
        text = half_width(text).translate(_WITHOUT_SELECTORS)
        card = _CARD_BY_TEXT.get(text)
    if card is None:
        raise RuleError("card-unknown", card=quote(text))
    if card.suit is Suit.ANY and not suit_optional:
        raise RuleError("card-suit-missing", card=quote(text))
    return card


def parse_cards(text: str, *, packs: int | None = 1, suits_optional: bool = False) -> tuple[Card, ...]:
    """Read cards separated by spaces, commas or both.

    Args:
        text: The cards, for example `AS 10H`.
        packs: The number of decks of 52 that hold the cards; None to accept any number of equal cards.
        suits_optional: Whether ranks alone are enough.

    Raises:
        RuleError: `card-unknown`, `card-suit-missing`, `card-too-often` or `rank-too-often`.

    Example:
        >>> format_cards(parse_cards("as, 10♥"))
        'AS 10H'
    """
    words = half_width(text).replace("、", " ").replace(",", " ").split()
    cards = tuple(parse_card(word, suit_optional=suits_optional) for word in words)
    if packs is not None:
        verify_packs_hold(cards, packs)
    return cards


def format_cards(cards: Iterable[Card]) -> str:
    """Return cards as text that `parse_cards` reads."""
    return " ".join(map(str, cards))


def verify_packs_hold(cards: Iterable[Card], packs: int) -> None:
    """Check that a number of decks of 52 can hold all these cards together.

    Raises:
        RuleError: `card-too-often`, or `rank-too-often` if suits are unknown.
    """
    counts = Counter(cards)
    if len(counts) == counts.total() and not any(card.suit is Suit.ANY for card in counts):
        return
    for card, count in counts.items():
        if card.suit is not Suit.ANY and count > packs:
            raise RuleError("card-too-often", card=str(card), count=count, packs=packs)
    for rank, count in Counter(card.rank for card in counts.elements()).items():
        if count > 4 * packs:
            raise RuleError("rank-too-often", rank=rank_text(rank), count=count, packs=packs)


def packs_holding(cards: Iterable[Card]) -> int:
    """Return the least number of decks that can hold these cards; 1 for no cards.

    Example:
        >>> packs_holding(parse_cards("KS KS 10 10 10", packs=None, suits_optional=True))
        2
    """
    counts = Counter(cards)
    most_equal = max((count for card, count in counts.items() if card.suit is not Suit.ANY), default=1)
    most_of_a_rank = max(Counter(card.rank for card in counts.elements()).values(), default=1)
    return max(most_equal, -(-most_of_a_rank // len(SUITS)))


def packs_for(hands: int) -> int:
    """Return how many decks are needed for a number of hands of five, including the dealer's.

    Source: public descriptions of Gnau: one deck serves up to ten hands.

    Example:
        >>> packs_for(10), packs_for(11)
        (1, 2)
    """
    return -(-hands * 5 // 52)


def build_deck(packs: int = 1) -> tuple[Card, ...]:
    """Return unshuffled decks, one after the other, each ordered by suit S H D C and then by rank A, 2 … K.

    The order is part of every deal that can be checked, so it must never change.
    """
    return tuple(_CARDS[rank, suit] for suit in SUITS for rank in RANKS) * packs
