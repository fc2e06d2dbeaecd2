"""Sets of cards as 52-bit integers, which make thousands of playouts a second possible.

Bit 0 is the 2 of spades and bit 12 the ace of spades. Hearts, diamonds and clubs follow. This is the order of
`in_order`, so the lowest bit of a set is its first card. A single card is a set with one bit.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.rules.cards import ACE, SUITS, Card
from bot.rules.tricks import Cards, height

_PER_SUIT: Final = 13
_LOWEST: Final = 2

NO_CARDS: Final = 0
PACK: Final = (1 << 52) - 1
SPADES: Final = (1 << _PER_SUIT) - 1
HEARTS: Final = SPADES << _PER_SUIT
DIAMONDS: Final = HEARTS << _PER_SUIT
CLUBS: Final = DIAMONDS << _PER_SUIT
SUIT_SETS: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
# All cards from the 10 up.
HIGH: Final = sum(0b11111 << 8 + place for place in (0, 13, 26, 39))
QUEEN_OF_SPADES: Final = 1 << 10
NOBODY: Final = -1

_CARDS: Final = tuple(
    Card(ACE if high > 13 else high, suit) for suit in SUITS for high in range(_LOWEST, _LOWEST + _PER_SUIT)
)
_SEAT_OF_BIT: Final = {1: 0, 2: 1, 4: 2, 8: 3}
# Lower than every score that `safest_lead` computes.
_DISTANT: Final = -1000
# The suit of a card, indexed by the card's bit length: a look-up is faster than a division.
_SUIT_BY_LENGTH: Final = (NO_CARDS, *(suit for suit in SUIT_SETS for _ in range(_PER_SUIT)))


def bit_of(card: Card) -> int:
    """Return the set that holds only this card.

    Example:
        >>> from bot.rules.cards import parse_card
        >>> bit_of(parse_card("4S"))
        4
    """
    return 1 << (SUITS.index(card.suit) * _PER_SUIT + height(card) - _LOWEST)


def set_of(cards: Iterable[Card]) -> int:
    """Return the set of some cards."""
    return sum({bit_of(card) for card in cards})


def card_of(card: int) -> Card:
    """Return the only card of a set of one card."""
    return _CARDS[card.bit_length() - 1]


def cards_of(cards: int) -> Cards:
    """Return the cards of a set, in order.

    Example:
        >>> [str(card) for card in cards_of(0b11 | 1 << 51)]
        ['2S', '3S', 'AC']
    """
    return tuple(map(card_of, each(cards)))


def each(cards: int) -> Iterator[int]:
    """Yield the cards of a set one by one, the lowest first."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


def suit_of(card: int) -> int:
    """Return the set of all 13 cards of a card's suit."""
    return _SUIT_BY_LENGTH[card.bit_length()]


def rank_of(card: int) -> int:
    """Return the rank of a card within its suit: 1 for a 2, 13 for an ace.

    Example:
        >>> rank_of(1), rank_of(1 << 12), rank_of(1 << 13)
        (1, 13, 1)
    """
    return (card.bit_length() - 1) % _PER_SUIT + 1


def lowest(cards: int) -> int:
    """Return the lowest card of a set within one suit; no card if the set is empty."""
    return cards & -cards


def highest(cards: int) -> int:
    """Return the highest card of a set within one suit; no card if the set is empty."""
    return 1 << cards.bit_length() >> 1


def below(cards: int, card: int) -> int:
    """Return the cards of a set within one suit that are lower than a card of that suit."""
    return cards & (card - 1)


def above(cards: int, card: int) -> int:
    """Return the cards of a set within one suit that are higher than a card of that suit."""
    return cards & -(card << 1)


def sole_taker(takers: int) -> int:
    """Return the only seat in a set with one bit per seat; `NOBODY` if there are none or several."""
    return _SEAT_OF_BIT.get(takers, NOBODY)


def unbeatable(legal: int, unseen: int) -> int:
    """Return the highest legal card of the first suit in which no unseen card is higher; else no card."""
    for suit in SUIT_SETS:
        top = highest(legal & suit)
        if top and not unseen & suit & -top:
            return top
    return NO_CARDS


def cheapest_winner(over: int, unseen: int, *, is_last: bool) -> int:
    """Return the lowest card that surely wins a trick, or no card.

    Args:
        over: The legal cards of the suit led that are higher than all cards on the table.
        unseen: The cards that the others hold.
        is_last: Whether the seat plays last to the trick.
    """
    rival = highest(unseen & suit_of(over))
    return lowest(over if is_last or not rival else above(over, rival))


def losers(held: int, unseen: int) -> int:
    """Return how many of the held cards are lower than the highest unseen card of their suit.

    Example:
        >>> losers(0b1001, 0b0100)
        1
    """
    lost = 0
    for suit in SUIT_SETS:
        rival = highest(unseen & suit)
        if rival:
            lost += (held & suit & (rival - 1)).bit_count()
    return lost


def safest_lead(legal: int, unseen: int) -> int:
    """Return the lowest legal card of the suit in which another player is likeliest to win the trick."""
    found, best = NO_CARDS, _DISTANT
    for suit in SUIT_SETS:
        cards = legal & suit
        if cards:
            card = cards & -cards
            out = unseen & suit
            lower = (out & (card - 1)).bit_count()
            chance = out.bit_count() - 3 * lower if out.bit_count() > lower else lower + _DISTANT // 2
            if chance > best:
                found, best = card, chance
    return found


def least_dangerous(cards: int, unseen: int) -> int:
    """Return the lowest card of the suit with the fewest lower cards unseen: it will hardly win a trick."""
    found, least = NO_CARDS, len(_CARDS)
    for suit in SUIT_SETS:
        card = lowest(cards & suit)
        if card:
            danger = below(unseen & suit, card).bit_count()
            if danger < least:
                found, least = card, danger
    return found


def most_dangerous(cards: int, unseen: int) -> int:
    """Return the highest card of the suit that is likeliest to win an unwanted trick.

    The danger grows with the unseen cards below the highest and below the lowest held card of the suit. It
    falls with the number of held cards of the suit.
    """
    found, worst = NO_CARDS, -100
    for suit in SUIT_SETS:
        held = cards & suit
        if held:
            top, bottom = highest(held), held & -held
            out = unseen & suit
            danger = (out & (top - 1)).bit_count() + 2 * (out & (bottom - 1)).bit_count() - held.bit_count()
            if danger > worst:
                found, worst = top, danger
    return found
