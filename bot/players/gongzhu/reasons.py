"""Reasons for the play in Gong Zhu; `REASONS` has the most telling ones first.

The name of a reason is the id of its sentence. The sentence says no more than the reason has checked.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.players import queen_of_spades, reasons
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NOBODY,
    above,
    losers,
    sole_taker,
)
from bot.players.gongzhu.situation import (
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    hearts_worth,
    score_of,
)
from bot.players.reasons import Play

GongzhuPlay: TypeAlias = Play[GongzhuSituation]

# Hearts from J♥ up cost more than the others.
_DEAR: Final = HEARTS & -(1 << 13 + 9)
# How many hearts a seat that alone has taken any must have before a sentence mentions all thirteen.
_MANY: Final = 4
_FEW_LOSERS: Final = 3
# A trick is cheap if it costs at most this many points.
_CHEAP: Final = 50


def _costs(play: GongzhuPlay) -> bool:
    """Return whether the trick so far contains the pig, 10♣ or a heart that costs points."""
    pile = play.s.pile
    return bool(pile & (PIG_CARD | TRANSFORMER_CARD)) or hearts_worth(pile) < 0


def _may_collect(play: GongzhuPlay, seat: int) -> bool:
    """Return whether a seat has taken many hearts, and no other seat has taken any."""
    s = play.s
    return s.takers == 1 << seat and (s.taken[seat] & HEARTS).bit_count() >= _MANY


def _rival(play: GongzhuPlay) -> int:
    """Return the other seat that may be collecting all hearts; else `NOBODY`."""
    seat = sole_taker(play.s.takers)
    return seat if seat not in (NOBODY, play.s.seat) and _may_collect(play, seat) else NOBODY


def _is_heart_that_costs(play: GongzhuPlay) -> bool:
    return hearts_worth(play.card) < 0


# Plans that take a whole hand.


def run_for_all_hearts(play: GongzhuPlay) -> bool:
    """Return whether the seat has all hearts so far, its card surely wins, and few of its cards can lose."""
    s = play.s
    return _may_collect(play, s.seat) and losers(s.held, s.unseen) <= _FEW_LOSERS and play.wins


def stop_all_hearts(play: GongzhuPlay) -> bool:
    """Return whether the seat surely, and by choice, takes a heart from a rival who has all hearts so far."""
    has_hearts = bool(play.s.pile & HEARTS)
    return _rival(play) != NOBODY and has_hearts and play.wins and not play.is_forced


def try_to_stop_all_hearts(play: GongzhuPlay) -> bool:
    """Return whether the seat may, by choice, take a heart from a rival who has all hearts so far."""
    over = play.follows and play.card > play.s.best
    return _rival(play) != NOBODY and bool(play.s.pile & HEARTS) and over and not play.cannot_duck


def keep_hearts_from_a_collector(play: GongzhuPlay) -> bool:
    """Return whether the discard is no heart although one is legal, while a rival with all hearts wins."""
    keeps = bool(play.s.legal & HEARTS) and play.suit != HEARTS
    return play.is_discard and _rival(play) == play.s.winner and keeps


def keep_a_stopper(play: GongzhuPlay) -> bool:
    """Return whether the card ducks under a rival with all hearts, and a higher one is kept to stop them."""
    return play.follows and play.loses and play.keeps_a_stopper and _rival(play) == play.s.winner


# The pig, the sheep and the transformer.


def cash_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether J♦ is led and surely wins."""
    return play.card == SHEEP_CARD and play.leads and play.wins


def _pays(play: GongzhuPlay) -> bool:
    """Return whether the trick contains J♦ and, with the card, brings more than it costs so far."""
    cards = play.s.pile | play.card
    return bool(play.s.pile & SHEEP_CARD) and score_of(cards, play.s.exposed, flips=False) > 0


def catch_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether the card surely wins a trick with J♦ in it that costs less so far."""
    return play.wins and _pays(play)


def go_for_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether the card may win a trick with J♦ in it that costs less so far."""
    return play.follows and play.card > play.s.best and _pays(play)


def bring_the_sheep_home(play: GongzhuPlay) -> bool:
    """Return whether J♦ follows suit and surely wins."""
    return play.card == SHEEP_CARD and play.follows and play.wins


def keep_for_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether a diamond below J♦ follows suit, and a higher one that can catch J♦ is kept."""
    s = play.s
    keeps = above(play.others, SHEEP_CARD) & s.legal
    out = bool(s.unseen & SHEEP_CARD and keeps) and play.follows
    return out and play.suit == DIAMONDS and play.card < SHEEP_CARD


def keep_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether another diamond is played because J♦ would be lost in this trick."""
    is_lost = play.follows and SHEEP_CARD & play.s.legal and play.s.best > SHEEP_CARD
    return bool(is_lost) and play.card != SHEEP_CARD and play.loses


def risk_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether J♦ is the best card of the trick so far, and may still be beaten."""
    s = play.s
    return play.card == SHEEP_CARD and play.follows and s.best < SHEEP_CARD and play.may_come(play.higher)


def lead_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether J♦ is led, and may be beaten but is not certain to be."""
    return play.card == SHEEP_CARD and play.leads and play.may_come(play.higher) and not play.loses


def discard_a_lost_sheep(play: GongzhuPlay) -> bool:
    """Return whether J♦ is discarded while only higher diamonds are out, and the seat has none itself."""
    is_lost = bool(play.higher) and not play.lower and not above(play.others, SHEEP_CARD)
    return play.card == SHEEP_CARD and play.is_discard and is_lost


def hope_for_a_high_spade(play: GongzhuPlay) -> bool:
    """Return whether the pig is the best card of the trick so far, and A♠ or K♠ may still come."""
    return play.card == PIG_CARD and not play.is_discard and not play.loses and play.may_come(play.higher)


def hope_for_a_high_club(play: GongzhuPlay) -> bool:
    """Return whether 10♣ is the best card of the trick so far, and a higher club may still come."""
    is_best = play.card == TRANSFORMER_CARD and not play.is_discard and not play.loses
    return is_best and play.may_come(play.higher)


def draw_the_higher_diamonds(play: GongzhuPlay) -> bool:
    """Return whether a diamond is led while the seat holds J♦ and diamonds above J♦ are out."""
    held = play.leads and play.suit == DIAMONDS and bool(play.others & SHEEP_CARD)
    return held and bool(above(play.out, SHEEP_CARD))


def _gains(play: GongzhuPlay) -> bool:
    """Return whether the trick so far, with the card, adds points to what the seat has taken before."""
    s = play.s
    own, trick = s.taken[s.seat], s.pile | play.card
    return score_of(own | trick, s.exposed, flips=False) > score_of(own, s.exposed, flips=False)


def win_what_pays(play: GongzhuPlay) -> bool:
    """Return whether the card surely wins a trick that brings points."""
    return play.follows and play.wins and _gains(play)


def go_for_what_pays(play: GongzhuPlay) -> bool:
    """Return whether the card may win a trick that brings points."""
    return play.follows and play.card > play.s.best and _gains(play)


def win_while_it_is_cheap(play: GongzhuPlay) -> bool:
    """Return whether the last player wins a trick that costs little by itself, although they could duck."""
    cost = score_of(play.s.pile | play.card, play.s.exposed, flips=False)
    return play.s.is_last and play.wins and not play.is_forced and cost >= -_CHEAP


def throw_the_transformer_under(play: GongzhuPlay) -> bool:
    """Return whether 10♣ is played under a higher club."""
    return play.card == TRANSFORMER_CARD and play.follows and play.loses


def discard_the_transformer(play: GongzhuPlay) -> bool:
    """Return whether 10♣ is discarded, so that another player takes it."""
    return play.card == TRANSFORMER_CARD and play.is_discard


def lead_the_transformer_under_the_last_high_clubs(play: GongzhuPlay) -> bool:
    """Return whether 10♣ is led while only higher clubs are out."""
    return play.card == TRANSFORMER_CARD and play.leads and play.loses


def stay_below_the_transformer(play: GongzhuPlay) -> bool:
    """Return whether a club below 10♣ is led while 10♣ is out."""
    return (
        play.leads
        and play.suit == CLUBS
        and play.card < TRANSFORMER_CARD
        and bool(play.out & TRANSFORMER_CARD)
    )


# Following suit.


def drop_a_high_heart_under(play: GongzhuPlay) -> bool:
    """Return whether a high heart is played under a higher one."""
    high = play.follows and play.suit == HEARTS and play.is_high
    return high and play.loses and play.is_top_below


def win_clean_tricks_high(play: GongzhuPlay) -> bool:
    """Return whether the last player wins a trick that costs nothing with their highest card."""
    clean = play.s.is_last and not _costs(play) and play.wins and not _is_heart_that_costs(play)
    return clean and play.is_top and play.is_plain


def win_clean_tricks(play: GongzhuPlay) -> bool:
    """Return whether the last player wins a trick that costs nothing."""
    clean = play.s.is_last and not _costs(play) and play.wins
    return clean and not _is_heart_that_costs(play) and play.is_plain


def win_for_the_lead(play: GongzhuPlay) -> bool:
    """Return whether the card surely wins a trick that costs nothing so far."""
    clean = not _costs(play) and not _is_heart_that_costs(play)
    return play.follows and play.wins and clean and play.is_plain


def win_while_all_follow(play: GongzhuPlay) -> bool:
    """Return whether a high card of a fresh suit is the best of a trick that costs nothing so far."""
    fresh = play.follows and play.is_fresh and not _costs(play) and play.suit != HEARTS and play.is_plain
    return fresh and play.is_high and play.card > play.s.best


def go_over_high(play: GongzhuPlay) -> bool:
    """Return whether the seat cannot duck, and plays its highest card to a trick without cost so far."""
    return play.cannot_duck and play.is_top and play.keeps_lower and not _costs(play) and play.is_plain


# Discarding.


def discard_high_hearts(play: GongzhuPlay) -> bool:
    """Return whether a heart from J♥ up is discarded."""
    return play.is_discard and bool(play.card & _DEAR)


def discard_a_heart(play: GongzhuPlay) -> bool:
    """Return whether a heart that costs points is discarded."""
    return play.is_discard and _is_heart_that_costs(play)


# Leading.


def cash_while_all_follow(play: GongzhuPlay) -> bool:
    """Return whether a high card is led of a fresh suit other than hearts."""
    high = play.leads and play.suit != HEARTS and play.is_high and play.is_plain
    return high and play.is_fresh


REASONS: Final[tuple[Callable[[GongzhuPlay], bool], ...]] = (
    queen_of_spades.throw_the_queen_under,
    queen_of_spades.discard_the_queen,
    run_for_all_hearts,
    stop_all_hearts,
    try_to_stop_all_hearts,
    cash_the_sheep,
    bring_the_sheep_home,
    catch_the_sheep,
    go_for_the_sheep,
    throw_the_transformer_under,
    keep_hearts_from_a_collector,
    keep_a_stopper,
    discard_high_hearts,
    queen_of_spades.discard_high_spades,
    discard_the_transformer,
    discard_a_lost_sheep,
    reasons.end_a_suit,
    discard_a_heart,
    reasons.discard_what_may_win,
    reasons.discard_what_wins_nothing,
    reasons.discard_what_nobody_follows,
    keep_for_the_sheep,
    queen_of_spades.drop_a_high_spade_under,
    drop_a_high_heart_under,
    win_clean_tricks_high,
    reasons.the_only_card_below,
    reasons.duck_as_high_as_possible,
    reasons.duck_and_keep_a_higher,
    reasons.win_with_the_highest,
    reasons.win_and_keep_a_higher,
    win_clean_tricks,
    win_what_pays,
    go_for_what_pays,
    win_while_it_is_cheap,
    queen_of_spades.stay_below_the_queen,
    reasons.win_with_a_plain_card,
    reasons.go_over_as_low_as_possible,
    queen_of_spades.play_high_while_holding_the_queen,
    win_while_all_follow,
    win_for_the_lead,
    go_over_high,
    reasons.leave_it_to_others,
    keep_the_sheep,
    hope_for_a_high_spade,
    hope_for_a_high_club,
    risk_the_sheep,
    lead_the_sheep,
    draw_the_higher_diamonds,
    queen_of_spades.lead_the_queen_under_the_last_high_spade,
    lead_the_transformer_under_the_last_high_clubs,
    reasons.take_the_rest,
    reasons.lead_a_short_suit,
    queen_of_spades.lead_spades_to_force_the_queen,
    reasons.lead_a_sure_exit,
    reasons.lead_under_most,
    stay_below_the_transformer,
    cash_while_all_follow,
    reasons.end_a_suit_by_leading,
    reasons.lead_under_some,
    reasons.shorten_a_suit_by_leading,
    reasons.keep_the_lead,
    reasons.lead_the_lowest,
    reasons.lead_the_only_suit,
    reasons.spend_a_high_card,
)
