"""What good players lead in Hearts.

Each piece of advice is a function from a situation to the card it wants, or to no card where it has nothing
to say. Its name is the id of the advice.

Source: a public rule-and-strategy description of Hearts.
"""

from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    NO_CARDS,
    SPADES,
    above,
    below,
    highest,
)
from bot.players.exits import surest_exit
from bot.players.hearts.moon import shoots
from bot.players.hearts.situation import QUEEN, HeartsSituation
from bot.players.sweeps import unbeatable

_FEW = 2
_MANY_UNSEEN = 8


def run_for_the_moon(s: HeartsSituation) -> int:
    """Having taken every point so far, with the high cards to take the rest: lead the highest."""
    return unbeatable(s.legal, s.unseen) if shoots(s) else NO_CARDS


def cash_the_jack(s: HeartsSituation) -> int:
    """Lead J♦ where it counts and nothing higher is out."""
    jack = s.jack & s.legal
    return jack if jack and not above(s.unseen & DIAMONDS, jack) else NO_CARDS


def lead_spades_to_force_the_queen(s: HeartsSituation) -> int:
    """Without Q♠, and without A♠ and K♠, lead spades below her until she is out."""
    if not s.unseen & QUEEN:
        return NO_CARDS
    spades = s.legal & SPADES
    low = below(spades, QUEEN)
    if not low or (low != spades and low.bit_count() < _FEW):
        return NO_CARDS
    return highest(low)


def lead_a_short_suit(s: HeartsSituation) -> int:
    """Early on, lead from one or two clubs or diamonds: a void is somewhere to discard from."""
    found, length = NO_CARDS, _FEW + 1
    for suit in (CLUBS, DIAMONDS):
        cards = s.legal & suit
        if cards and cards.bit_count() < length and (s.unseen & suit).bit_count() > _MANY_UNSEEN:
            found, length = highest(cards), cards.bit_count()
    return found


def lead_the_surest_exit(s: HeartsSituation) -> int:
    """Lead the low card that somebody else is the likeliest to win."""
    legal = s.legal
    if s.held & QUEEN or (s.unseen & QUEEN and above(s.held & SPADES, QUEEN)):
        legal = legal & ~SPADES or legal
    return surest_exit(legal, s.unseen)
