"""The advice for Gong Zhu: what good players expose, and what they play.

A rule for the play is a function from a situation to the card it wants, or to no card if it does not apply.
Rules are tried in order, so a rule may rely on the earlier ones not having applied.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from typing import Final

from bot.players.advice import Advice
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    NOBODY,
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
from bot.players.gongzhu.situation import (
    ACE_CARD,
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    hearts_worth,
)

# How many other cards of its suit a card needs to be exposed: cards to hide it among, higher cards to win it
# with, and low cards to play before it.
_HIDDEN: Final = 5
_GUARDS: Final = 2
_LOW_HEARTS: Final = 3
# A suit is short with at most `_FEW` cards, as long as more than `_MANY_UNSEEN` of its cards are unseen.
_FEW: Final = 2
_MANY_UNSEEN: Final = 8
# A heart is high from the 10 up, which is number 8 of its suit, counted from 0 for the 2.
_HIGH: Final = 8
_KEPT: Final = PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD
_CATCHERS: Final = DIAMONDS & -(SHEEP_CARD << 1)
# With this many hearts, a seat that alone has taken any seems to be collecting them all.
_SUSPICIOUS: Final = 5
# From the eighth trick on, when this many cards are gone, fewer hearts are enough.
_LATE: Final = 28
_SUSPICIOUS_LATE: Final = 3
_NEARLY_HALF: Final = 6
_PROMISING: Final = 6
_MOST_LOSERS: Final = 1


# Taking all the hearts, and stopping another seat that does.


def suspect(s: GongzhuSituation) -> int:
    """Return the other seat that seems to collect the hearts: it alone has any, and many. Else `NOBODY`."""
    seat = sole_taker(s.takers)
    if seat in (NOBODY, s.seat):
        return NOBODY
    needed = _SUSPICIOUS_LATE if s.gone.bit_count() >= _LATE else _SUSPICIOUS
    return seat if (s.taken[seat] & HEARTS).bit_count() >= needed else NOBODY


def collects(s: GongzhuSituation) -> bool:
    """Return whether the seat may well collect all hearts: it has all so far and can win the rest."""
    if s.takers != 1 << s.seat or (s.taken[s.seat] & HEARTS).bit_count() < _PROMISING:
        return False
    return losers(s.held, s.unseen) <= _MOST_LOSERS


# Exposing: each rule takes the cards that a seat was dealt, and returns the card it wants exposed or no card.


def expose_a_hidden_pig(held: int) -> int:
    """Expose the pig if enough other spades hide her until she can be discarded."""
    return held & PIG_CARD if (held & SPADES & ~PIG_CARD).bit_count() >= _HIDDEN else NO_CARDS


def expose_a_guarded_sheep(held: int) -> int:
    """Expose J♦ if there are enough higher diamonds to bring it home."""
    return held & SHEEP_CARD if above(held & DIAMONDS, SHEEP_CARD).bit_count() >= _GUARDS else NO_CARDS


def expose_a_covered_ace(held: int) -> int:
    """Expose A♥ if there are enough low hearts to play before it."""
    return held & ACE_CARD if below(held & HEARTS, ACE_CARD >> 6).bit_count() >= _LOW_HEARTS else NO_CARDS


def expose_a_hidden_transformer(held: int) -> int:
    """Expose 10♣ if enough other clubs hide it until it can be discarded."""
    others = (held & CLUBS & ~TRANSFORMER_CARD).bit_count()
    return held & TRANSFORMER_CARD if others >= _HIDDEN else NO_CARDS


EXPOSING: Final = (
    expose_a_hidden_pig,
    expose_a_guarded_sheep,
    expose_a_covered_ace,
    expose_a_hidden_transformer,
)


def expose_by_advice(held: int) -> list[int]:
    """Return the cards that the advice exposes, out of those that the seat was dealt."""
    return [rule(held) for rule in EXPOSING if rule(held)]


# Leading.


def run_for_all_hearts(s: GongzhuSituation) -> int:
    """Lead a card that nobody can beat, if the seat has every heart so far and can win the rest."""
    return unbeatable(s.legal, s.unseen) if collects(s) else NO_CARDS


def lead_against_all_hearts(s: GongzhuSituation) -> int:
    """Lead a card that nobody can beat, if another seat collects the hearts and has nearly half of them."""
    seat = suspect(s)
    if seat == NOBODY or (s.taken[seat] & HEARTS).bit_count() < _NEARLY_HALF:
        return NO_CARDS
    return unbeatable(s.legal & HEARTS, s.unseen) or unbeatable(s.legal & ~_KEPT, s.unseen)


def cash_the_sheep(s: GongzhuSituation) -> int:
    """Lead J♦ when nothing higher is out."""
    sheep = SHEEP_CARD & s.legal
    return sheep if sheep and not above(s.unseen & DIAMONDS, sheep) else NO_CARDS


def lead_spades_to_force_the_pig(s: GongzhuSituation) -> int:
    """Lead the highest spade below the pig to force her out, unless it is the only one beside A♠ or K♠."""
    if not s.unseen & PIG_CARD:
        return NO_CARDS
    spades = s.legal & SPADES
    low = below(spades, PIG_CARD)
    if not low or (low != spades and low.bit_count() < _FEW):
        return NO_CARDS
    return highest(low)


def safe_to_lead(s: GongzhuSituation) -> int:
    """Return the legal cards without the pig, the sheep, 10♣, and clubs that may win 10♣."""
    clubs = above(s.legal & CLUBS, TRANSFORMER_CARD) if s.unseen & TRANSFORMER_CARD else NO_CARDS
    return s.legal & ~(_KEPT | clubs)


def lead_the_pig_under_the_last_high_spade(s: GongzhuSituation) -> int:
    """Lead the pig when only higher spades are out."""
    out = s.unseen & SPADES
    return s.legal & PIG_CARD if above(out, PIG_CARD) and not below(out, PIG_CARD) else NO_CARDS


def lead_a_short_suit(s: GongzhuSituation) -> int:
    """Early on, lead from a suit of one or two clubs or diamonds: once it is gone, the seat can discard."""
    found, length = NO_CARDS, _FEW + 1
    for suit in (CLUBS, DIAMONDS):
        cards = safe_to_lead(s) & suit
        if cards and cards.bit_count() < length and (s.unseen & suit).bit_count() > _MANY_UNSEEN:
            found, length = lowest(cards), cards.bit_count()
    return found


def lead_the_surest_exit(s: GongzhuSituation) -> int:
    """Lead a low card, from the suit in which another player is likeliest to win the trick."""
    legal = safe_to_lead(s) or s.legal & ~_KEPT or s.legal
    if s.held & PIG_CARD or (s.unseen & PIG_CARD and above(s.held & SPADES, PIG_CARD)):
        legal = legal & ~SPADES or legal
    return safest_lead(legal, s.unseen)


# Following suit: every legal card is of the suit led.


def throw_the_pig_under(s: GongzhuSituation) -> int:
    """Play the pig under A♠ or K♠."""
    return PIG_CARD if s.legal & PIG_CARD and s.best > PIG_CARD and s.led == SPADES else NO_CARDS


def win_all_for_the_hearts(s: GongzhuSituation) -> int:
    """Win with the highest card, if the seat has every heart so far and can win the rest."""
    return highest(above(s.legal, s.best)) if collects(s) else NO_CARDS


def catch_the_sheep(s: GongzhuSituation) -> int:
    """Win a trick with the sheep in it that costs less than the sheep brings."""
    if not s.pile & SHEEP_CARD or s.pile & PIG_CARD or hearts_worth(s.pile) < -80:
        return NO_CARDS
    over = above(s.legal, s.best)
    return cheapest_winner(over, s.unseen, is_last=s.is_last) or highest(over)


def bring_the_sheep_home(s: GongzhuSituation) -> int:
    """Win with the sheep itself if no higher diamond is out, or no later seat can follow suit."""
    sheep = s.legal & SHEEP_CARD
    if not sheep or s.best > sheep or s.pile & PIG_CARD or s.led != DIAMONDS:
        return NO_CARDS
    return sheep if not s.unseen & _CATCHERS or s.is_last_to_follow else NO_CARDS


def stop_all_hearts(s: GongzhuSituation) -> int:
    """Win a trick without the pig that would go to a seat that seems to collect the hearts."""
    if s.winner != suspect(s) or s.pile & PIG_CARD:
        return NO_CARDS
    over = above(s.legal, s.best)
    over = over & ~PIG_CARD or over
    return lowest(over) if s.is_last else highest(over)


def keep_a_stopper(s: GongzhuSituation) -> int:
    """Play low under a seat that seems to collect the hearts: a higher card may still stop it."""
    if not s.watchful >> s.seat & 1 or s.winner != suspect(s):
        return NO_CARDS
    return lowest(below(s.legal & ~SHEEP_CARD, s.best))


def win_clean_tricks_high(s: GongzhuSituation) -> int:
    """Play the highest card as last player if nothing bad is in the trick.

    Special cards are kept, and so are diamonds that may still catch the sheep.
    """
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
    """Stay below the pig, if spades are led and the trick cannot be ducked."""
    if s.led != SPADES or not (s.unseen | s.held) & PIG_CARD:
        return NO_CARDS
    return highest(below(s.legal, PIG_CARD))


def win_with_the_highest(s: GongzhuSituation) -> int:
    """Win with the highest card if every card wins, but keep special cards."""
    legal = s.legal & ~_KEPT
    if not legal:
        return NO_CARDS
    if s.is_last or not s.unseen & s.led & -lowest(legal):
        return highest(legal)
    return NO_CARDS


def go_over_as_low_as_possible(s: GongzhuSituation) -> int:
    """Play the lowest card: a later seat may still go higher. Special cards are kept if possible."""
    return lowest(s.legal & ~_KEPT) or lowest(s.legal)


# Discarding: the seat cannot follow suit.


def discard_the_pig(s: GongzhuSituation) -> int:
    """Get rid of the pig."""
    return s.legal & PIG_CARD


def discard_high_spades(s: GongzhuSituation) -> int:
    """Get rid of A♠ and K♠ while the pig is out."""
    return highest(above(s.legal & SPADES, PIG_CARD)) if s.unseen & PIG_CARD else NO_CARDS


def keep_what_stops_all_hearts(s: GongzhuSituation) -> int:
    """Give a seat that seems to collect the hearts the card that is least likely to win a trick later."""
    if suspect(s) != s.winner:
        return NO_CARDS
    spare = s.legal & ~_KEPT
    return least_dangerous(spare & ~unbeatable(spare & HEARTS, s.unseen) or spare, s.unseen)


def discard_high_hearts(s: GongzhuSituation) -> int:
    """Get rid of a high heart."""
    hearts = s.legal & HEARTS
    if s.takers == 1 << s.winner:
        # Keep a heart that nobody can beat: it can stop the winner from taking the rest.
        hearts &= ~unbeatable(hearts, s.unseen)
    return highest(hearts) if hearts >> 13 >> _HIGH else NO_CARDS


def discard_the_transformer(s: GongzhuSituation) -> int:
    """Get rid of 10♣, because it doubles what the hearts cost."""
    return s.legal & TRANSFORMER_CARD


def discard_the_most_dangerous(s: GongzhuSituation) -> int:
    """Get rid of the card likeliest to win an unwanted trick, but keep the sheep and what may catch it."""
    kept = SHEEP_CARD | (_CATCHERS if s.unseen & SHEEP_CARD else NO_CARDS)
    return most_dangerous(s.legal & ~kept, s.unseen)


def play_what_is_left(s: GongzhuSituation) -> int:
    """Play the highest card that is left, but keep the sheep if possible."""
    return highest(s.legal & ~SHEEP_CARD) or highest(s.legal)


ADVICE: Final[Advice[GongzhuSituation]] = Advice(
    leading=(
        run_for_all_hearts,
        lead_against_all_hearts,
        cash_the_sheep,
        lead_the_pig_under_the_last_high_spade,
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
        keep_a_stopper,
        win_clean_tricks_high,
        throw_the_transformer_under,
        duck_as_high_as_possible,
        stay_below_the_pig,
        win_with_the_highest,
        go_over_as_low_as_possible,
    ),
    discarding=(
        discard_the_pig,
        keep_what_stops_all_hearts,
        discard_high_hearts,
        discard_high_spades,
        discard_the_transformer,
        discard_the_most_dangerous,
        play_what_is_left,
    ),
)
