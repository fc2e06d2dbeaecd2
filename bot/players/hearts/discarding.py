"""What good players discard in Hearts on a suit they do not hold.

Source: a public rule-and-strategy description of Hearts.
"""

from bot.players.cardset import DIAMONDS, HEARTS, NO_CARDS, SPADES, above, highest
from bot.players.exits import most_dangerous
from bot.players.hearts.moon import suspect
from bot.players.hearts.situation import QUEEN, HeartsSituation

_HIGH = 8


def discard_the_queen(s: HeartsSituation) -> int:
    """Get rid of Q♠."""
    return NO_CARDS if suspect(s) == s.winner else s.legal & QUEEN


def discard_high_spades(s: HeartsSituation) -> int:
    """While Q♠ is out, get rid of A♠ and K♠."""
    return highest(above(s.legal & SPADES, QUEEN)) if s.unseen & QUEEN else NO_CARDS


def keep_hearts_from_the_moon(s: HeartsSituation) -> int:
    """Give no heart to somebody who has taken every point so far."""
    if suspect(s) != s.winner:
        return NO_CARDS
    return most_dangerous(s.legal & ~(HEARTS | QUEEN | s.jack), s.unseen)


def discard_high_hearts(s: HeartsSituation) -> int:
    """Get rid of a high heart that could win a trick."""
    hearts = s.legal & HEARTS
    top = highest(hearts)
    if not top or not s.unseen & HEARTS & (top - 1):
        return NO_CARDS
    return top if top >> 13 >> _HIGH else NO_CARDS


def discard_the_most_dangerous(s: HeartsSituation) -> int:
    """Get rid of the card that is the likeliest to win a trick later."""
    return most_dangerous(s.legal & ~s.jack, s.unseen)


def play_what_is_left(s: HeartsSituation) -> int:
    """Nothing else is left."""
    return highest(s.legal & DIAMONDS) or highest(s.legal)
