"""The advice of `casual` for Gong Zhu: what to expose, and thirteen cards to play. It is frozen."""

from collections.abc import Callable
from typing import Final

from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    NOBODY,
    SPADES,
    above,
    below,
    highest,
    losers,
    lowest,
    most_dangerous,
    safest_lead,
    sole_taker,
    unbeatable,
)
from tests.bench.players.casual_0_1.rules import Rules
from tests.bench.players.casual_0_1.situation import (
    ACE_CARD,
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    hearts_worth,
)

# How many others of its suit a card needs to be exposed: to hide it, to bring it home, to play before it.
_HIDDEN: Final = 5
_GUARDS: Final = 2
_LOW_HEARTS: Final = 3
# A suit is short with so few cards, as long as many of it are unseen.
_FEW: Final = 2
_MANY_UNSEEN: Final = 8
# From which card of a suit on, counted from the 2, a heart is high.
_HIGH: Final = 8
_KEPT: Final = PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD
_CATCHERS: Final = DIAMONDS & -(SHEEP_CARD << 1)
# How many hearts somebody who alone has taken any must have for it to look like collecting them all.
_SUSPICIOUS: Final = 6
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Taking all the hearts, and stopping it.


def suspect(s: GongzhuSituation) -> int:
    """Return who seems to collect the hearts: another seat that alone has any, and many; else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    return seat if (s.taken[seat] & HEARTS).bit_count() >= _SUSPICIOUS else NOBODY


def collects(s: GongzhuSituation) -> bool:
    """Whether the seat may well take all hearts: it has all that were taken and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & HEARTS).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


# Exposing: from the cards a seat was dealt to the card it wants exposed, or to none.


def expose_a_hidden_pig(held: int) -> int:
    """Expose the pig with enough other spades to hide her until she can be discarded."""
    return held & PIG_CARD if (held & SPADES & ~PIG_CARD).bit_count() >= _HIDDEN else NO_CARDS


def expose_a_guarded_sheep(held: int) -> int:
    """Expose J♦ with enough higher diamonds to bring it home."""
    return held & SHEEP_CARD if above(held & DIAMONDS, SHEEP_CARD).bit_count() >= _GUARDS else NO_CARDS


def expose_a_covered_ace(held: int) -> int:
    """Expose A♥ with enough low hearts to play before it."""
    return held & ACE_CARD if below(held & HEARTS, ACE_CARD >> 6).bit_count() >= _LOW_HEARTS else NO_CARDS


def expose_a_hidden_transformer(held: int) -> int:
    """Expose 10♣ with enough other clubs to hide it until it can be discarded."""
    others = (held & CLUBS & ~TRANSFORMER_CARD).bit_count()
    return held & TRANSFORMER_CARD if others >= _HIDDEN else NO_CARDS


EXPOSING: Final = (
    expose_a_hidden_pig,
    expose_a_guarded_sheep,
    expose_a_covered_ace,
    expose_a_hidden_transformer,
)


def expose_by_advice(held: int) -> dict[int, Callable[[int], int]]:
    """Return the cards that the advice exposes, each with the rule that wanted it.

    Args:
        held: What the seat was dealt.
    """
    return {rule(held): rule for rule in EXPOSING if rule(held)}


# Leading.


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
    return safest_lead(legal, s.unseen)


# Following suit: every legal card is of the suit led.


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


# Discarding on a suit one does not hold.


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


ADVICE: Final[Rules[GongzhuSituation]] = Rules(
    leading=(
        run_for_all_hearts,
        cash_the_sheep,
        lead_spades_to_force_the_pig,
        lead_a_short_suit,
        lead_the_surest_exit,
    ),
    following=(
        throw_the_pig_under,
        win_all_for_the_hearts,
        catch_the_sheep,
        bring_the_sheep_home,
        stop_all_hearts,
        win_clean_tricks_high,
        throw_the_transformer_under,
        duck_as_high_as_possible,
        stay_below_the_pig,
        win_with_the_highest,
        go_over_as_low_as_possible,
    ),
    discarding=(
        discard_the_pig,
        keep_hearts_from_a_collector,
        discard_high_hearts,
        discard_high_spades,
        discard_the_transformer,
        discard_the_most_dangerous,
        play_what_is_left,
    ),
)
