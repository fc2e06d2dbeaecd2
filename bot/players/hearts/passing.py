"""What good players pass in Hearts: three cards, one after another.

Each piece of advice is a function from where the passing stands to the card it wants to give, or to no card.

Source: a public rule-and-strategy description of Hearts.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, NO_CARDS, SPADES, above, below, card_of, highest
from bot.players.hearts.situation import QUEEN
from bot.rules.hearts import PASSED
from bot.rules.tricks import height

_COVER: Final = 5
_TEN_OF_HEARTS: Final = 1 << 21


class Giving(NamedTuple):
    """Where the passing of one seat stands.

    Args:
        held: The cards that are left.
        left: How many are still to be passed.
    """

    held: int
    left: int


def pass_high_spades_when_short(giving: Giving) -> int:
    """Pass A♠ and K♠ unless enough lower spades cover them."""
    high = above(giving.held & SPADES, QUEEN)
    return highest(high) if below(giving.held & SPADES, QUEEN).bit_count() < _COVER else NO_CARDS


def pass_the_queen_when_short(giving: Giving) -> int:
    """Pass Q♠ unless enough other spades hide her."""
    return giving.held & QUEEN if (giving.held & SPADES & ~QUEEN).bit_count() < _COVER else NO_CARDS


def pass_a_short_suit(giving: Giving) -> int:
    """Pass all of a short suit: a void is somewhere to discard from."""
    for suit in (CLUBS, DIAMONDS):
        if 0 < (giving.held & suit).bit_count() <= giving.left:
            return highest(giving.held & suit)
    return NO_CARDS


def pass_high_hearts(giving: Giving) -> int:
    """Pass high hearts."""
    top = highest(giving.held & HEARTS)
    return top if top >= _TEN_OF_HEARTS else NO_CARDS


def pass_the_highest(giving: Giving) -> int:
    """Pass the highest club or diamond."""
    tops = (highest(giving.held & suit) for suit in (DIAMONDS, CLUBS))
    return max(tops, key=lambda card: card and height(card_of(card)))


def pass_what_is_left(giving: Giving) -> int:
    """Nothing else is left."""
    return highest(giving.held & HEARTS) or highest(giving.held)


PASSING: Final = (
    pass_high_spades_when_short,
    pass_the_queen_when_short,
    pass_a_short_suit,
    pass_high_hearts,
    pass_the_highest,
    pass_what_is_left,
)


def pass_by_advice(held: int) -> dict[int, Callable[[Giving], int]]:
    """Return the three cards that the advice passes, each with the rule that wanted it.

    Args:
        held: What the seat was dealt.
    """
    chosen: dict[int, Callable[[Giving], int]] = {}
    for left in range(PASSED, 0, -1):
        rule = next(rule for rule in PASSING if rule(Giving(held, left)))
        card = rule(Giving(held, left))
        chosen[card] = rule
        held ^= card
    return chosen
