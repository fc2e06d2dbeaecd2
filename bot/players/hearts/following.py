"""What good players follow suit with in Hearts. Every legal card is of the suit led.

Source: a public rule-and-strategy description of Hearts.
"""

from bot.players.cardset import DIAMONDS, NO_CARDS, SPADES, above, below, highest, lowest
from bot.players.hearts.moon import shoots, suspect
from bot.players.hearts.situation import QUEEN, HeartsSituation
from bot.players.sweeps import NOBODY

_CHEAP = 4


def throw_the_queen_under(s: HeartsSituation) -> int:
    """Play Q♠ under an A♠ or K♠ already played."""
    return QUEEN if s.legal & QUEEN and s.best > QUEEN and s.led == SPADES else NO_CARDS


def take_the_jack(s: HeartsSituation) -> int:
    """Last to play, take a trick with J♦, or win with J♦ itself, if Q♠ is not in it."""
    if not s.jack or not s.is_last or s.led != DIAMONDS or s.pile & QUEEN:
        return NO_CARDS
    over = above(s.legal, s.best)
    if s.pile & s.jack:
        return highest(over)
    return over & s.jack


def win_all_for_the_moon(s: HeartsSituation) -> int:
    """Having taken every point so far, with the high cards to take the rest: win."""
    return highest(above(s.legal, s.best)) if shoots(s) else NO_CARDS


def stop_the_moon(s: HeartsSituation) -> int:
    """Take a trick with a few points away from somebody who has taken all so far."""
    pile = s.pile & s.costly
    if not pile or pile & QUEEN or pile.bit_count() > _CHEAP or suspect(s) == NOBODY:
        return NO_CARDS
    over = above(s.legal, s.best)
    return lowest(over) if s.is_last else highest(over)


def play_high_in_the_first_trick(s: HeartsSituation) -> int:
    """No points fall in the first trick: get rid of the highest club."""
    return highest(s.legal) if s.gone == s.pile else NO_CARDS


def win_clean_tricks_high(s: HeartsSituation) -> int:
    """Last to play and no points in the trick: win it with the highest card, though not with Q♠."""
    if not s.is_last or s.pile & s.costly:
        return NO_CARDS
    return highest(s.legal & ~(QUEEN | s.jack))


def duck_as_high_as_possible(s: HeartsSituation) -> int:
    """Play the highest card that does not win."""
    return highest(below(s.legal & ~s.jack, s.best))


def stay_below_the_queen(s: HeartsSituation) -> int:
    """Forced to go over in spades while Q♠ is out: stay below her."""
    if s.led != SPADES or not (s.unseen | s.held) & QUEEN:
        return NO_CARDS
    return highest(below(s.legal, QUEEN))


def win_with_the_highest(s: HeartsSituation) -> int:
    """Sure to win: do it with the highest card, though not with Q♠."""
    legal = s.legal & ~(QUEEN | s.jack)
    if not legal:
        return NO_CARDS
    if s.is_last or not s.unseen & s.led & -lowest(legal):
        return highest(legal)
    return NO_CARDS


def go_over_as_low_as_possible(s: HeartsSituation) -> int:
    """Somebody after may still go higher: play the lowest."""
    return lowest(s.legal & ~(QUEEN | s.jack)) or lowest(s.legal)
