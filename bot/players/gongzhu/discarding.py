"""What good players discard in Gong Zhu on a suit they do not hold.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from bot.players.cardset import DIAMONDS, HEARTS, NO_CARDS, SPADES, above, highest
from bot.players.exits import most_dangerous
from bot.players.gongzhu.all_hearts import suspect
from bot.players.gongzhu.situation import PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD, GongzhuSituation

_CATCHERS = DIAMONDS & -(SHEEP_CARD << 1)
_HIGH = 8


def discard_the_pig(s: GongzhuSituation) -> int:
    """Get rid of the pig."""
    return s.legal & PIG_CARD


def discard_high_spades(s: GongzhuSituation) -> int:
    """While the pig is out, get rid of A♠ and K♠."""
    return highest(above(s.legal & SPADES, PIG_CARD)) if s.unseen & PIG_CARD else NO_CARDS


def keep_hearts_from_a_collector(s: GongzhuSituation) -> int:
    """Give no heart to somebody who has taken every heart so far."""
    if suspect(s) != s.winner:
        return NO_CARDS
    return most_dangerous(s.legal & ~(HEARTS | SHEEP_CARD), s.unseen)


def discard_high_hearts(s: GongzhuSituation) -> int:
    """Get rid of a high heart."""
    hearts = s.legal & HEARTS
    return highest(hearts) if hearts >> 13 >> _HIGH else NO_CARDS


def discard_the_transformer(s: GongzhuSituation) -> int:
    """Get rid of 10♣: it doubles what the hearts cost."""
    return s.legal & TRANSFORMER_CARD


def discard_the_most_dangerous(s: GongzhuSituation) -> int:
    """Get rid of the card that is the likeliest to win a trick later."""
    kept = SHEEP_CARD | (_CATCHERS if s.unseen & SHEEP_CARD else NO_CARDS)
    return most_dangerous(s.legal & ~kept, s.unseen)


def play_what_is_left(s: GongzhuSituation) -> int:
    """Nothing else is left."""
    return highest(s.legal & ~SHEEP_CARD) or highest(s.legal)
