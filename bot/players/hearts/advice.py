"""What good players do in Hearts: three cards to pass, and thirteen to play.

A piece of advice about the play is a function from a situation to the card it wants, or to no card where it
has nothing to say.

Source: a public rule-and-strategy description of Hearts.
"""

from typing import Final, NamedTuple

from bot.players.advice import Advice
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    NOBODY,
    PACK,
    SPADES,
    above,
    below,
    cheapest_winner,
    highest,
    least_dangerous,
    losers,
    lowest,
    most_dangerous,
    safest_lead,
    sole_taker,
    unbeatable,
)
from bot.players.hearts.situation import QUEEN, HeartsSituation
from bot.rules.hearts import PASSED

# With so many lower spades the high ones need not be passed.
_COVER: Final = 5
# With so many others Q♠ stays until a suit of one card is gone; one more for a suit of two.
_HIDDEN: Final = 3
# The 2 and 3 of each suit.
_EXITS: Final = sum(0b11 << place for place in (0, 13, 26, 39))
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
_QUEEN_WEIGHS: Final = 4
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Shooting the moon, and stopping it.


def suspect(s: HeartsSituation) -> int:
    """Return who seems to shoot the moon: another seat that alone has points, and many; else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    taken = s.taken[seat]
    weight = (taken & HEARTS).bit_count() + (_QUEEN_WEIGHS if taken & QUEEN else 0)
    return seat if weight >= _SUSPICIOUS else NOBODY


def shoots(s: HeartsSituation) -> bool:
    """Whether the seat may well take all points: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.costly).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


# What is known of Q♠, and of J♦ where it counts.


def queen_holder(s: HeartsSituation) -> int:
    """Return who holds Q♠ because this seat has passed her to them; else `NOBODY`."""
    return (s.seat + s.direction) & 3 if s.given[s.seat] & s.unseen & QUEEN else NOBODY


def catchers(s: HeartsSituation) -> int:
    """Return the diamonds that can win J♦ where it counts and is out."""
    return DIAMONDS & -(s.jack << 1) if s.unseen & s.jack else NO_CARDS


def queen_may_fall(s: HeartsSituation) -> bool:
    """Whether somebody after this seat may still play Q♠ to the trick."""
    if not s.unseen & QUEEN:
        return False
    holder = queen_holder(s)
    for seat in range(s.seat + 1, s.seat + 4 - s.count):
        if not s.voids[seat & 3] & SPADES and holder in (NOBODY, seat & 3):
            return True
    return False


# Passing: from where it stands to the card that is given, one after another.


class Giving(NamedTuple):
    """Where the passing of one seat stands.

    Args:
        held: The cards that are left to choose from: all but J♦ where it counts, which its holder wins more
            often than whoever is passed it.
        left: How many are still to be passed.
    """

    held: int
    left: int


def pass_high_spades_when_short(giving: Giving) -> int:
    """Pass A♠ and K♠ unless enough lower spades cover them."""
    high = above(giving.held & SPADES, QUEEN)
    return highest(high) if below(giving.held & SPADES, QUEEN).bit_count() < _COVER else NO_CARDS


def pass_the_queen_when_short(giving: Giving) -> int:
    """Pass Q♠ unless other spades hide her for long, or for as long as it takes to be rid of another suit."""
    others = (giving.held & SPADES & ~QUEEN).bit_count()
    shortest = min((giving.held & suit).bit_count() for suit in (CLUBS, DIAMONDS))
    is_hidden = others >= _COVER or (shortest <= _FEW and others >= _HIDDEN + shortest // _FEW)
    return NO_CARDS if is_hidden else giving.held & QUEEN


def pass_high_hearts(giving: Giving) -> int:
    """Pass high hearts."""
    top = highest(giving.held & HEARTS)
    return top if top >= _TEN_OF_HEARTS else NO_CARDS


def pass_a_short_suit(giving: Giving) -> int:
    """Pass all of a short suit, but no 2 or 3: a void is somewhere to discard from."""
    found, length = NO_CARDS, giving.left + 1
    for suit in (CLUBS, DIAMONDS):
        cards = giving.held & suit
        if 0 < cards.bit_count() < length and not cards & _EXITS:
            found, length = highest(cards), cards.bit_count()
    return found


def pass_the_most_dangerous(giving: Giving) -> int:
    """Pass the highest club or diamond, from the suit with the fewest low cards beside it."""
    suits = (giving.held & suit for suit in (DIAMONDS, CLUBS))
    return most_dangerous(sum(cards for cards in suits if cards & ~_EXITS), PACK & ~giving.held)


def pass_what_is_left(giving: Giving) -> int:
    """Nothing else is left: keep 2s and 3s, and those of hearts longest."""
    spare = giving.held & ~_EXITS or giving.held & ~HEARTS or giving.held
    return highest(spare & HEARTS) or highest(spare)


PASSING: Final = (
    pass_high_spades_when_short,
    pass_the_queen_when_short,
    pass_high_hearts,
    pass_a_short_suit,
    pass_the_most_dangerous,
    pass_what_is_left,
)


def pass_by_advice(held: int) -> list[int]:
    """Return the three cards that the advice passes, in the order in which it wants them.

    Args:
        held: What the seat may choose from, see `Giving`.
    """
    chosen: list[int] = []
    for left in range(PASSED, 0, -1):
        giving = Giving(held, left)
        card = next(filter(None, (rule(giving) for rule in PASSING)))
        chosen.append(card)
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


def lead_the_queen_under_the_last_high_spade(s: HeartsSituation) -> int:
    """Lead Q♠ when only A♠ or K♠ is left over her, and nothing under her."""
    out = s.unseen & SPADES
    return s.legal & QUEEN if above(out, QUEEN) and not below(out, QUEEN) else NO_CARDS


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
    """Play Q♠ under an A♠ or K♠ already played, unless its player seems to shoot the moon."""
    is_under = s.best > QUEEN and s.led == SPADES
    return s.legal & QUEEN if is_under and s.winner != suspect(s) else NO_CARDS


def take_the_jack(s: HeartsSituation) -> int:
    """Take a trick with J♦ in it, or win with J♦ itself, if Q♠ is not in it."""
    if not s.jack or s.pile & QUEEN or not (s.pile | s.legal) & s.jack:
        return NO_CARDS
    over = above(s.legal & s.led, s.best)
    if s.pile & s.jack:
        return cheapest_winner(over, s.unseen, is_last=s.is_last) or highest(over)
    return cheapest_winner(over & s.jack, s.unseen, is_last=s.is_last)


def win_all_for_the_moon(s: HeartsSituation) -> int:
    """Having taken every point so far, with the high cards to take the rest: win."""
    return highest(above(s.legal, s.best)) if shoots(s) else NO_CARDS


def stop_the_moon(s: HeartsSituation) -> int:
    """Take a trick with few points or none away from somebody who has taken all so far."""
    pile = s.pile & s.costly
    if s.winner != suspect(s) or pile & QUEEN or pile.bit_count() > _CHEAP:
        return NO_CARDS
    over = above(s.legal, s.best)
    over = over & ~QUEEN or over
    return lowest(over) if s.is_last else highest(over)


def keep_a_stopper(s: HeartsSituation) -> int:
    """Under somebody who has taken every point so far play low: a higher card may still stop them."""
    if not s.watchful >> s.seat & 1 or s.winner != suspect(s):
        return NO_CARDS
    return lowest(below(s.legal & ~(QUEEN | s.jack), s.best))


def play_high_in_the_first_trick(s: HeartsSituation) -> int:
    """No points fall in the first trick: get rid of the highest club."""
    return highest(s.legal) if s.gone == s.pile else NO_CARDS


def win_clean_tricks_high(s: HeartsSituation) -> int:
    """Last to play and no points in the trick: win it with the highest card, though not with Q♠."""
    if not s.is_last or s.pile & s.costly:
        return NO_CARDS
    return highest(s.legal & ~(QUEEN | s.jack | (catchers(s) & s.led)))


def duck_as_high_as_possible(s: HeartsSituation) -> int:
    """Play the highest card that does not win."""
    return highest(below(s.legal & ~s.jack, s.best))


def go_high_past_the_queen(s: HeartsSituation) -> int:
    """Q♠ cannot fall on this spade any more: get rid of A♠ or K♠ while the trick is clean."""
    if s.led != SPADES or s.pile & s.costly or not s.unseen & QUEEN or queen_may_fall(s):
        return NO_CARDS
    return highest(above(s.legal, QUEEN))


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


def keep_what_stops_the_moon(s: HeartsSituation) -> int:
    """To somebody who has taken every point so far throw what is the least likely to win a trick."""
    if suspect(s) != s.winner:
        return NO_CARDS
    spare = s.legal & ~(QUEEN | s.jack)
    return least_dangerous(spare & ~unbeatable(spare & HEARTS, s.unseen) or spare, s.unseen)


def discard_high_hearts(s: HeartsSituation) -> int:
    """Get rid of a high heart that could win a trick."""
    hearts = s.legal & HEARTS
    if s.takers == 1 << s.winner:
        # Nobody else could stop them from taking the rest.
        hearts &= ~unbeatable(hearts, s.unseen)
    top = highest(hearts)
    if not top or not s.unseen & HEARTS & (top - 1):
        return NO_CARDS
    return top if top >> 13 >> _HIGH else NO_CARDS


def discard_the_most_dangerous(s: HeartsSituation) -> int:
    """Get rid of the card that is the likeliest to win a trick later, but of none that can catch J♦."""
    return most_dangerous(s.legal & ~(s.jack | catchers(s)), s.unseen)


def play_what_is_left(s: HeartsSituation) -> int:
    """Nothing else is left."""
    return highest(s.legal & DIAMONDS & ~s.jack) or highest(s.legal)


ADVICE: Final[Advice[HeartsSituation]] = Advice(
    leading=(
        run_for_the_moon,
        cash_the_jack,
        lead_the_queen_under_the_last_high_spade,
        lead_spades_to_force_the_queen,
        lead_a_short_suit,
        lead_the_surest_exit,
    ),
    following=(
        throw_the_queen_under,
        take_the_jack,
        win_all_for_the_moon,
        stop_the_moon,
        keep_a_stopper,
        play_high_in_the_first_trick,
        win_clean_tricks_high,
        go_high_past_the_queen,
        duck_as_high_as_possible,
        stay_below_the_queen,
        win_with_the_highest,
        go_over_as_low_as_possible,
    ),
    discarding=(
        discard_the_queen,
        discard_high_spades,
        keep_what_stops_the_moon,
        discard_high_hearts,
        discard_the_most_dangerous,
        play_what_is_left,
    ),
)
