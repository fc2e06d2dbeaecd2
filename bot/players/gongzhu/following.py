"""What good players follow suit with in Gong Zhu. Every legal card is of the suit led.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, NO_CARDS, SPADES, above, below, highest, lowest
from bot.players.gongzhu.all_hearts import collects, suspect
from bot.players.gongzhu.situation import (
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    hearts_worth,
)
from bot.players.sweeps import NOBODY

_KEPT = PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD
_CATCHERS = DIAMONDS & -(SHEEP_CARD << 1)


def throw_the_pig_under(s: GongzhuSituation) -> int:
    """Play the pig under an A♠ or K♠ already played."""
    return PIG_CARD if s.legal & PIG_CARD and s.best > PIG_CARD and s.led == SPADES else NO_CARDS


def win_all_for_the_hearts(s: GongzhuSituation) -> int:
    """Having taken every heart so far, with the high cards to take the rest: win."""
    return highest(above(s.legal, s.best)) if collects(s) else NO_CARDS


def catch_the_sheep(s: GongzhuSituation) -> int:
    """Take a trick with the sheep in it that costs less than the sheep brings."""
    if not s.pile & SHEEP_CARD or s.pile & PIG_CARD or hearts_worth(s.pile) < -80:
        return NO_CARDS
    return highest(above(s.legal, s.best))


def bring_the_sheep_home(s: GongzhuSituation) -> int:
    """Win with the sheep itself when nobody after can go higher."""
    sheep = s.legal & SHEEP_CARD
    if not sheep or s.best > sheep or s.pile & PIG_CARD or s.led != DIAMONDS:
        return NO_CARDS
    return sheep if s.is_last or not s.unseen & _CATCHERS else NO_CARDS


def stop_all_hearts(s: GongzhuSituation) -> int:
    """Take a trick with a few cheap hearts away from somebody who has taken all so far."""
    pile = s.pile & HEARTS
    if not pile or s.pile & PIG_CARD or suspect(s) == NOBODY:
        return NO_CARDS
    over = above(s.legal, s.best)
    return lowest(over) if s.is_last else highest(over)


def win_clean_tricks_high(s: GongzhuSituation) -> int:
    """Last to play and nothing bad in the trick: win it with the highest card, though not with the pig."""
    if not s.is_last or s.pile & (PIG_CARD | TRANSFORMER_CARD) or hearts_worth(s.pile):
        return NO_CARDS
    high = s.legal & ~_KEPT
    if s.led == DIAMONDS and s.unseen & SHEEP_CARD:
        high &= ~_CATCHERS
    return highest(high)


def throw_the_transformer_under(s: GongzhuSituation) -> int:
    """Play 10♣ under a higher club."""
    return (
        TRANSFORMER_CARD
        if s.legal & TRANSFORMER_CARD and s.best > TRANSFORMER_CARD and s.led == CLUBS
        else NO_CARDS
    )


def duck_as_high_as_possible(s: GongzhuSituation) -> int:
    """Play the highest card that does not win, but keep the sheep."""
    return highest(below(s.legal & ~SHEEP_CARD, s.best))


def stay_below_the_pig(s: GongzhuSituation) -> int:
    """Forced to go over in spades while the pig is out: stay below her."""
    if s.led != SPADES or not (s.unseen | s.held) & PIG_CARD:
        return NO_CARDS
    return highest(below(s.legal, PIG_CARD))


def win_with_the_highest(s: GongzhuSituation) -> int:
    """Sure to win: do it with the highest card, though not with the pig."""
    legal = s.legal & ~_KEPT
    if not legal:
        return NO_CARDS
    if s.is_last or not s.unseen & s.led & -lowest(legal):
        return highest(legal)
    return NO_CARDS


def go_over_as_low_as_possible(s: GongzhuSituation) -> int:
    """Somebody after may still go higher: play the lowest."""
    return lowest(s.legal & ~_KEPT) or lowest(s.legal)
