"""What good players lead in Gong Zhu.

Each piece of advice is a function from a situation to the card it wants, or to no card where it has nothing
to say. Its name is the id of the advice.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    NO_CARDS,
    SPADES,
    above,
    below,
    highest,
    lowest,
)
from bot.players.exits import surest_exit
from bot.players.gongzhu.all_hearts import collects
from bot.players.gongzhu.situation import PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD, GongzhuSituation
from bot.players.sweeps import unbeatable

_FEW = 2
_MANY_UNSEEN = 8


def run_for_all_hearts(s: GongzhuSituation) -> int:
    """Having taken every heart so far, with the high cards to take the rest: lead the highest."""
    return unbeatable(s.legal, s.unseen) if collects(s) else NO_CARDS


def cash_the_sheep(s: GongzhuSituation) -> int:
    """Lead J♦ when nothing higher is out."""
    sheep = SHEEP_CARD & s.legal
    return sheep if sheep and not above(s.unseen & DIAMONDS, sheep) else NO_CARDS


def lead_spades_to_force_the_pig(s: GongzhuSituation) -> int:
    """Without the pig, and without A♠ and K♠, lead spades below her until she is out."""
    if not s.unseen & PIG_CARD:
        return NO_CARDS
    spades = s.legal & SPADES
    low = below(spades, PIG_CARD)
    if not low or (low != spades and low.bit_count() < _FEW):
        return NO_CARDS
    return highest(low)


def lead_a_short_suit(s: GongzhuSituation) -> int:
    """Early on, lead from one or two clubs or diamonds: a void is somewhere to discard from."""
    found, length = NO_CARDS, _FEW + 1
    for suit in (CLUBS, DIAMONDS):
        cards = s.legal & suit & ~(SHEEP_CARD | TRANSFORMER_CARD)
        if cards and cards.bit_count() < length and (s.unseen & suit).bit_count() > _MANY_UNSEEN:
            found, length = lowest(cards), cards.bit_count()
    return found


def lead_the_surest_exit(s: GongzhuSituation) -> int:
    """Lead the low card that somebody else is the likeliest to win."""
    legal = s.legal
    if s.held & PIG_CARD or (s.unseen & PIG_CARD and above(s.held & SPADES, PIG_CARD)):
        legal = legal & ~SPADES or legal
    legal = legal & ~(PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD) or legal
    return surest_exit(legal, s.unseen)
