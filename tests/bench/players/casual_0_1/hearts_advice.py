"""The advice of `casual` for Hearts: three cards to pass, and thirteen to play. It is frozen."""

from collections.abc import Callable
from typing import Final, NamedTuple

from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    NOBODY,
    SPADES,
    above,
    below,
    card_of,
    highest,
    losers,
    lowest,
    most_dangerous,
    safest_lead,
    sole_taker,
    unbeatable,
)
from bot.rules.hearts import PASSED
from bot.rules.tricks import height
from tests.bench.players.casual_0_1.rules import Rules
from tests.bench.players.casual_0_1.situation import QUEEN, HeartsSituation

# With so many lower spades the high ones need not be passed.
_COVER: Final = 5
_TEN_OF_HEARTS: Final = 1 << 21
# A suit is short with so few cards, as long as many of it are unseen.
_FEW: Final = 2
_MANY_UNSEEN: Final = 8
# How many points it may cost to stop the moon.
_CHEAP: Final = 4
# From which card of a suit on, counted from the 2, a heart is high.
_HIGH: Final = 8
# How many hearts and Q♠ somebody who alone has taken any must have for it to look like the moon.
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Shooting the moon, and stopping it.


def suspect(s: HeartsSituation) -> int:
    """Return who seems to shoot the moon: another seat that alone has points, and many; else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    return seat if (s.taken[seat] & s.costly).bit_count() >= _SUSPICIOUS else NOBODY


def shoots(s: HeartsSituation) -> bool:
    """Whether the seat may well take all points: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.costly).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


# Passing: from where it stands to the card that is given, one after another.


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


# Leading.


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
    return safest_lead(legal, s.unseen)


# Following suit: every legal card is of the suit led.


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


# Discarding on a suit one does not hold.


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


ADVICE: Final[Rules[HeartsSituation]] = Rules(
    leading=(
        run_for_the_moon,
        cash_the_jack,
        lead_spades_to_force_the_queen,
        lead_a_short_suit,
        lead_the_surest_exit,
    ),
    following=(
        throw_the_queen_under,
        take_the_jack,
        win_all_for_the_moon,
        stop_the_moon,
        play_high_in_the_first_trick,
        win_clean_tricks_high,
        duck_as_high_as_possible,
        stay_below_the_queen,
        win_with_the_highest,
        go_over_as_low_as_possible,
    ),
    discarding=(
        discard_the_queen,
        discard_high_spades,
        keep_hearts_from_the_moon,
        discard_high_hearts,
        discard_the_most_dangerous,
        play_what_is_left,
    ),
)
