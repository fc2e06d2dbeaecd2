"""The advice for Hearts: what good players pass, and what they play.

A rule for the play is a function from a situation to the card it wants, or to no card if it does not apply.
Rules are tried in order, so a rule may rely on the earlier ones not having applied.

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

# With this many spades below Q♠, A♠ and K♠ need not be passed. With this many other spades, Q♠ need not.
_COVER: Final = 5
# With this many other spades, Q♠ is safe long enough to get rid of a suit of one card. A suit of two cards
# takes one spade more.
_HIDDEN: Final = 3
# The 2 and 3 of each suit.
_EXITS: Final = sum(0b11 << place for place in (0, 13, 26, 39))
_TEN_OF_HEARTS: Final = 1 << 21
# A suit is short with at most `_FEW` cards, as long as more than `_MANY_UNSEEN` of its cards are unseen.
_FEW: Final = 2
_MANY_UNSEEN: Final = 8
# Stopping the moon may cost at most this many points.
_CHEAP: Final = 4
# A heart is high from the 10 up, which is number 8 of its suit, counted from 0 for the 2.
_HIGH: Final = 8
# With this many hearts, a seat that alone has taken points seems to shoot the moon. Q♠ counts as four hearts.
_SUSPICIOUS: Final = 6
_QUEEN_WEIGHS: Final = 4
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Shooting the moon, and stopping another seat that does.


def suspect(s: HeartsSituation) -> int:
    """Return the other seat that seems to shoot the moon: it alone has points, and many. Else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    taken = s.taken[seat]
    weight = (taken & HEARTS).bit_count() + (_QUEEN_WEIGHS if taken & QUEEN else 0)
    return seat if weight >= _SUSPICIOUS else NOBODY


def shoots(s: HeartsSituation) -> bool:
    """Return whether the seat may well shoot the moon: it has all points so far and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & s.costly).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


# What is known about Q♠, and about J♦ where it counts.


def queen_holder(s: HeartsSituation) -> int:
    """Return the seat that holds Q♠ because this seat has passed her to it; else `NOBODY`."""
    return (s.seat + s.direction) & 3 if s.given[s.seat] & s.unseen & QUEEN else NOBODY


def catchers(s: HeartsSituation) -> int:
    """Return the diamonds that can win J♦, if it counts and is out; else no card."""
    return DIAMONDS & -(s.jack << 1) if s.unseen & s.jack else NO_CARDS


def queen_may_fall(s: HeartsSituation) -> bool:
    """Return whether a later seat may still play Q♠ to the trick."""
    if not s.unseen & QUEEN:
        return False
    holder = queen_holder(s)
    for seat in range(s.seat + 1, s.seat + 4 - s.count):
        if not s.voids[seat & 3] & SPADES and holder in (NOBODY, seat & 3):
            return True
    return False


# Passing: each rule takes the state of the passing, and returns the next card to pass or no card.


class Giving(NamedTuple):
    """The state of the passing for one seat.

    Args:
        held: The cards left to choose from. Where J♦ counts, it is not among them: the seat that holds it
            wins it more often than a seat to which it is passed.
        left: How many cards are still to be passed.
    """

    held: int
    left: int


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
    top = highest(giving.held & HEARTS)
    return top if top >= _TEN_OF_HEARTS else NO_CARDS


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


PASSING: Final = (
    pass_high_spades_when_short,
    pass_the_queen_when_short,
    pass_high_hearts,
    pass_a_short_suit,
    pass_the_most_dangerous,
    pass_what_is_left,
)


def pass_by_advice(held: int) -> list[int]:
    """Return the three cards that the advice passes, the most wanted first.

    Args:
        held: The cards to choose from, see `Giving`.
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
    """Lead a card that nobody can beat, if the seat has every point so far and can win the rest."""
    return unbeatable(s.legal, s.unseen) if shoots(s) else NO_CARDS


def cash_the_jack(s: HeartsSituation) -> int:
    """Lead J♦ if it counts and nothing higher is out."""
    jack = s.jack & s.legal
    return jack if jack and not above(s.unseen & DIAMONDS, jack) else NO_CARDS


def lead_spades_to_force_the_queen(s: HeartsSituation) -> int:
    """Lead the highest spade below Q♠ to force her out, unless it is the only one beside A♠ or K♠."""
    if not s.unseen & QUEEN:
        return NO_CARDS
    spades = s.legal & SPADES
    low = below(spades, QUEEN)
    if not low or (low != spades and low.bit_count() < _FEW):
        return NO_CARDS
    return highest(low)


def lead_the_queen_under_the_last_high_spade(s: HeartsSituation) -> int:
    """Lead Q♠ when only higher spades are out."""
    out = s.unseen & SPADES
    return s.legal & QUEEN if above(out, QUEEN) and not below(out, QUEEN) else NO_CARDS


def lead_a_short_suit(s: HeartsSituation) -> int:
    """Early on, lead from a suit of one or two clubs or diamonds: once it is gone, the seat can discard."""
    found, length = NO_CARDS, _FEW + 1
    for suit in (CLUBS, DIAMONDS):
        cards = s.legal & suit
        if cards and cards.bit_count() < length and (s.unseen & suit).bit_count() > _MANY_UNSEEN:
            found, length = highest(cards), cards.bit_count()
    return found


def lead_the_surest_exit(s: HeartsSituation) -> int:
    """Lead a low card, from the suit in which another player is likeliest to win the trick."""
    legal = s.legal
    if s.held & QUEEN or (s.unseen & QUEEN and above(s.held & SPADES, QUEEN)):
        legal = legal & ~SPADES or legal
    return safest_lead(legal, s.unseen)


# Following suit: every legal card is of the suit led.


def throw_the_queen_under(s: HeartsSituation) -> int:
    """Play Q♠ under A♠ or K♠, unless the seat that played it seems to shoot the moon."""
    is_under = s.best > QUEEN and s.led == SPADES
    return s.legal & QUEEN if is_under and s.winner != suspect(s) else NO_CARDS


def take_the_jack(s: HeartsSituation) -> int:
    """Win a trick with J♦ in it, or win with J♦ itself, if Q♠ is not in the trick."""
    if not s.jack or s.pile & QUEEN or not (s.pile | s.legal) & s.jack:
        return NO_CARDS
    over = above(s.legal & s.led, s.best)
    if s.pile & s.jack:
        return cheapest_winner(over, s.unseen, is_last=s.is_last) or highest(over)
    return cheapest_winner(over & s.jack, s.unseen, is_last=s.is_last)


def win_all_for_the_moon(s: HeartsSituation) -> int:
    """Win with the highest card, if the seat has every point so far and can win the rest."""
    return highest(above(s.legal, s.best)) if shoots(s) else NO_CARDS


def stop_the_moon(s: HeartsSituation) -> int:
    """Win a trick with few points or none that would go to a seat that seems to shoot the moon."""
    pile = s.pile & s.costly
    if s.winner != suspect(s) or pile & QUEEN or pile.bit_count() > _CHEAP:
        return NO_CARDS
    over = above(s.legal, s.best)
    over = over & ~QUEEN or over
    return lowest(over) if s.is_last else highest(over)


def keep_a_stopper(s: HeartsSituation) -> int:
    """Play low under a seat that seems to shoot the moon: a higher card may still stop it."""
    if not s.watchful >> s.seat & 1 or s.winner != suspect(s):
        return NO_CARDS
    return lowest(below(s.legal & ~(QUEEN | s.jack), s.best))


def play_high_in_the_first_trick(s: HeartsSituation) -> int:
    """Get rid of the highest club in the first trick, which has no points."""
    return highest(s.legal) if s.gone == s.pile else NO_CARDS


def win_clean_tricks_high(s: HeartsSituation) -> int:
    """Play the highest card as last player if no points are in the trick.

    Q♠ and J♦ are kept, and so are diamonds that may still catch J♦.
    """
    if not s.is_last or s.pile & s.costly:
        return NO_CARDS
    return highest(s.legal & ~(QUEEN | s.jack | (catchers(s) & s.led)))


def duck_as_high_as_possible(s: HeartsSituation) -> int:
    """Play the highest card that does not win, but keep J♦ where it counts."""
    return highest(below(s.legal & ~s.jack, s.best))


def go_high_past_the_queen(s: HeartsSituation) -> int:
    """Get rid of A♠ or K♠ in a trick without points in which Q♠ cannot be played any more."""
    if s.led != SPADES or s.pile & s.costly or not s.unseen & QUEEN or queen_may_fall(s):
        return NO_CARDS
    return highest(above(s.legal, QUEEN))


def stay_below_the_queen(s: HeartsSituation) -> int:
    """Stay below Q♠, if spades are led and the trick cannot be ducked."""
    if s.led != SPADES or not (s.unseen | s.held) & QUEEN:
        return NO_CARDS
    return highest(below(s.legal, QUEEN))


def win_with_the_highest(s: HeartsSituation) -> int:
    """Win with the highest card if every card wins, but keep Q♠ and J♦."""
    legal = s.legal & ~(QUEEN | s.jack)
    if not legal:
        return NO_CARDS
    if s.is_last or not s.unseen & s.led & -lowest(legal):
        return highest(legal)
    return NO_CARDS


def go_over_as_low_as_possible(s: HeartsSituation) -> int:
    """Play the lowest card: a later seat may still go higher. Q♠ and J♦ are kept if possible."""
    return lowest(s.legal & ~(QUEEN | s.jack)) or lowest(s.legal)


# Discarding: the seat cannot follow suit.


def discard_the_queen(s: HeartsSituation) -> int:
    """Get rid of Q♠, unless she would go to a seat that seems to shoot the moon."""
    return NO_CARDS if suspect(s) == s.winner else s.legal & QUEEN


def discard_high_spades(s: HeartsSituation) -> int:
    """Get rid of A♠ and K♠ while Q♠ is out."""
    return highest(above(s.legal & SPADES, QUEEN)) if s.unseen & QUEEN else NO_CARDS


def keep_what_stops_the_moon(s: HeartsSituation) -> int:
    """Give a seat that seems to shoot the moon the card that is least likely to win a trick later."""
    if suspect(s) != s.winner:
        return NO_CARDS
    spare = s.legal & ~(QUEEN | s.jack)
    return least_dangerous(spare & ~unbeatable(spare & HEARTS, s.unseen) or spare, s.unseen)


def discard_high_hearts(s: HeartsSituation) -> int:
    """Get rid of a high heart that could win a trick."""
    hearts = s.legal & HEARTS
    if s.takers == 1 << s.winner:
        # Keep a heart that nobody can beat: it can stop the winner from taking the rest.
        hearts &= ~unbeatable(hearts, s.unseen)
    top = highest(hearts)
    if not top or not s.unseen & HEARTS & (top - 1):
        return NO_CARDS
    return top if top >> 13 >> _HIGH else NO_CARDS


def discard_the_most_dangerous(s: HeartsSituation) -> int:
    """Get rid of the card likeliest to win an unwanted trick, but keep J♦ and what may catch it."""
    return most_dangerous(s.legal & ~(s.jack | catchers(s)), s.unseen)


def play_what_is_left(s: HeartsSituation) -> int:
    """Play the highest diamond that is left, but keep J♦ if possible."""
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
