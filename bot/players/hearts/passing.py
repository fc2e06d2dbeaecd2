"""What good players pass in Hearts, and why: rules for one card after the other, as in `advice`.

Source: a public rule-and-strategy description of Hearts.
"""

from typing import Final, NamedTuple, TypeAlias

from bot.players.advice import Rule
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    NO_CARDS,
    PACK,
    SPADES,
    above,
    below,
    highest,
    most_dangerous,
)
from bot.players.hearts.situation import QUEEN
from bot.players.play import Prepared
from bot.players.sweeping import tricks_lost
from bot.rules.hearts import PASSED

# With this many spades below Q♠, A♠ and K♠ need not be passed. With this many other spades, Q♠ need not.
_COVER: Final = 5
# With this many other spades, Q♠ is safe long enough to get rid of a suit of one card. A suit of two cards
# takes one spade more.
_HIDDEN: Final = 3
# A suit is short with at most this many cards.
_FEW: Final = 2
# The 2 and 3 of each suit.
_EXITS: Final = sum(0b11 << place for place in (0, 13, 26, 39))
# If a seat is dealt five cards of a suit, eight are elsewhere, and one of the three others has at most two.
_LONG: Final = 5
# A hand for the moon may be expected to lose at most this many tricks. One hand in thirty is that strong.
_MOST_LOST: Final = 5


class Giving(NamedTuple):
    """The state of the passing for one seat.

    Args:
        held: The cards left to choose from. Where J♦ counts, it is not among them: the seat that holds it
            wins it more often than a seat to which it is passed.
        left: How many cards are still to be passed.
    """

    held: int
    left: int


PassingRule: TypeAlias = Rule[Giving, Prepared]


# What to pass next.


def pass_high_spades_when_short(giving: Giving) -> int:
    """Pass A♠ and K♠ unless enough spades below Q♠ cover them."""
    high = above(giving.held & SPADES, QUEEN)
    return highest(high) if below(giving.held & SPADES, QUEEN).bit_count() < _COVER else NO_CARDS


def pass_the_queen_when_short(giving: Giving) -> int:
    """Pass Q♠ unless other spades hide her for long, or long enough to get rid of another suit."""
    others = (giving.held & SPADES & ~QUEEN).bit_count()
    shortest = min((giving.held & suit).bit_count() for suit in (CLUBS, DIAMONDS))
    is_hidden = others >= _COVER or (shortest <= _FEW and others >= _HIDDEN + shortest // _FEW)
    return NO_CARDS if is_hidden else giving.held & QUEEN


def pass_high_hearts(giving: Giving) -> int:
    """Pass the highest heart from the 10 up."""
    return highest(giving.held & HEARTS & HIGH)


def pass_a_short_suit(giving: Giving) -> int:
    """Pass all of a short suit without a 2 or 3: once it is gone, the seat can discard."""
    found, length = NO_CARDS, giving.left + 1
    for suit in (CLUBS, DIAMONDS):
        cards = giving.held & suit
        if 0 < cards.bit_count() < length and not cards & _EXITS:
            found, length = highest(cards), cards.bit_count()
    return found


def pass_the_most_dangerous(giving: Giving) -> int:
    """Pass the highest card of clubs or diamonds, from the suit that is likelier to win an unwanted trick."""
    suits = (giving.held & suit for suit in (DIAMONDS, CLUBS))
    return most_dangerous(sum(cards for cards in suits if cards & ~_EXITS), PACK & ~giving.held)


def pass_what_is_left(giving: Giving) -> int:
    """Pass a card that is left, but keep 2s and 3s as long as possible, and those of hearts the longest."""
    spare = giving.held & ~_EXITS or giving.held & ~HEARTS or giving.held
    return highest(spare & HEARTS) or highest(spare)


# What is true of a passed card.


def is_a_bare_high_spade(given: Prepared) -> bool:
    """Return whether the card is A♠ or K♠, with few spades below Q♠, and Q♠ is not kept."""
    is_bare = below(given.held & SPADES, QUEEN).bit_count() < _COVER
    return given.suit == SPADES and given.card > QUEEN and is_bare and not given.kept & QUEEN


def is_low_for_the_moon(given: Prepared) -> bool:
    """Return whether the seat passes only low cards, and the cards it keeps can win nearly all tricks."""
    lost = tricks_lost(given.held & ~given.chosen, PACK & ~given.held)
    return not given.chosen & HIGH and lost <= _MOST_LOST


PASSING: Final[tuple[PassingRule, ...]] = (
    Rule("pass-high-spades-when-short", pass_high_spades_when_short, is_a_bare_high_spade),
    Rule(
        "pass-the-queen-when-short",
        pass_the_queen_when_short,
        lambda given: given.card == QUEEN and given.others.bit_count() < _COVER,
    ),
    Rule("pass-high-hearts", pass_high_hearts, lambda given: given.suit == HEARTS and given.is_high),
    Rule("pass-low-for-the-moon", holds=is_low_for_the_moon),
    Rule("pass-a-short-suit", pass_a_short_suit, lambda given: not given.kept),
    Rule("pass-high-cards", pass_the_most_dangerous, lambda given: given.is_high and given.card != QUEEN),
    Rule("pass-from-a-long-suit", holds=lambda given: (given.held & given.suit).bit_count() >= _LONG),
    Rule("pass-to-shorten", holds=lambda given: given.suit != HEARTS and given.kept.bit_count() <= _FEW),
    Rule(
        "pass-the-highest-of-a-suit",
        holds=lambda given: bool(given.kept) and not above(given.kept, given.card),
    ),
    Rule("pass-what-is-left", pass_what_is_left),
)


def pass_by_advice(held: int) -> list[int]:
    """Return the three cards that the advice passes, the most wanted first.

    Args:
        held: The cards to choose from, see `Giving`.
    """
    chosen: list[int] = []
    for left in range(PASSED, 0, -1):
        giving = Giving(held, left)
        card = next(card for rule in PASSING if rule.picks and (card := rule.picks(giving)))
        chosen.append(card)
        held ^= card
    return chosen
