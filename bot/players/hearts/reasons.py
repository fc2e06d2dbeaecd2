"""Reasons for passing and for the play in Hearts; each list has the most telling ones first.

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
    PACK,
    SPADES,
    above,
    below,
    losers,
    sole_taker,
)
from bot.players.hearts.advice import queen_holder
from bot.players.hearts.situation import QUEEN, HeartsSituation
from bot.players.reasons import HIGH, Play, Prepared
from bot.players.sweeping import tricks_lost
from bot.rules.tricks import SEATS

HeartsPlay: TypeAlias = Play[HeartsSituation]

# How many hearts, Q♠ included, a seat that alone has taken any must have before a sentence mentions the moon.
_MANY: Final = 4
_FEW_LOSERS: Final = 3
# With at least this many spades beside them, Q♠, A♠ and K♠ are safe to keep.
_COVER: Final = 5
_FEW_LEFT: Final = 2
# If a seat is dealt five cards of a suit, eight are elsewhere, and one of the three others has at most two.
_LONG: Final = 5
# A hand for the moon may be expected to lose at most this many tricks. One hand in thirty is that strong.
_MOST_LOST: Final = 5


def _has_points(play: HeartsPlay) -> bool:
    return bool(play.s.pile & play.s.costly)


def _jack_is_gone(play: HeartsPlay, seat: int) -> bool:
    """Return whether another seat than this one has taken J♦, where the moon needs it."""
    s = play.s
    return any(s.taken[other] & s.jack for other in range(SEATS) if other != seat)


def _may_shoot(play: HeartsPlay, seat: int) -> bool:
    """Return whether a seat has many points, and no other seat has any, nor J♦ where the moon needs it."""
    s = play.s
    is_alone = s.takers == 1 << seat and not _jack_is_gone(play, seat)
    return is_alone and (s.taken[seat] & s.costly).bit_count() >= _MANY


def _rival(play: HeartsPlay) -> int:
    """Return the other seat that may be shooting the moon; else `NOBODY`."""
    seat = sole_taker(play.s.takers)
    return seat if seat not in (NOBODY, play.s.seat) and _may_shoot(play, seat) else NOBODY


# Passing.


def pass_the_queen_when_short(given: Prepared) -> bool:
    """Return whether the card is Q♠, with few other spades."""
    return given.card == QUEEN and (given.held & SPADES & ~QUEEN).bit_count() < _COVER


def pass_high_spades_when_short(given: Prepared) -> bool:
    """Return whether the card is A♠ or K♠, with few spades below Q♠, and Q♠ is not kept."""
    few = below(given.held & SPADES, QUEEN).bit_count() < _COVER
    return bool(above(given.card & SPADES, QUEEN)) and few and not given.held & QUEEN & ~given.chosen


def pass_high_hearts(given: Prepared) -> bool:
    """Return whether the card is a high heart."""
    return given.suit == HEARTS and given.is_high


def pass_a_short_suit(given: Prepared) -> bool:
    """Return whether the seat passes all of its cards of this suit."""
    return not given.kept


def pass_high_cards(given: Prepared) -> bool:
    """Return whether the card is high, but not Q♠."""
    return given.is_high and given.card != QUEEN


def pass_to_shorten(given: Prepared) -> bool:
    """Return whether the seat keeps at most two cards of this suit, which is not hearts."""
    return given.suit != HEARTS and given.kept.bit_count() <= _FEW_LEFT


def pass_from_a_long_suit(given: Prepared) -> bool:
    """Return whether the seat was dealt so many cards of this suit that another player has at most two."""
    return (given.held & given.suit).bit_count() >= _LONG


def pass_low_for_the_moon(given: Prepared) -> bool:
    """Return whether the seat passes only low cards, and the cards it keeps can win nearly all tricks."""
    if given.chosen & HIGH:
        return False
    return tricks_lost(given.held & ~given.chosen, PACK & ~given.held) <= _MOST_LOST


def pass_the_highest_of_a_suit(given: Prepared) -> bool:
    """Return whether the card is higher than all cards of its suit that the seat keeps."""
    return bool(given.kept) and not above(given.kept, given.card)


PASSING_REASONS: Final[tuple[Callable[[Prepared], bool], ...]] = (
    pass_the_queen_when_short,
    pass_high_spades_when_short,
    pass_high_hearts,
    pass_low_for_the_moon,
    pass_a_short_suit,
    pass_high_cards,
    pass_from_a_long_suit,
    pass_to_shorten,
    pass_the_highest_of_a_suit,
)


# Plans that take a whole hand.


def run_for_the_moon(play: HeartsPlay) -> bool:
    """Return whether the seat has all points so far, its card surely wins, and few of its cards can lose."""
    s = play.s
    few = losers(s.held, s.unseen) <= _FEW_LOSERS
    return _may_shoot(play, s.seat) and few and play.wins


def keep_the_moon_alive(play: HeartsPlay) -> bool:
    """Return whether a seat with few losers surely, and by choice, takes points, while no other has any."""
    s = play.s
    nobody_else = s.takers in (0, 1 << s.seat) and not _jack_is_gone(play, s.seat)
    few = losers(s.held, s.unseen) <= 2 * _FEW_LOSERS
    return nobody_else and _has_points(play) and play.wins and not play.is_forced and few


def stop_the_moon(play: HeartsPlay) -> bool:
    """Return whether the seat surely, and by choice, takes a point from a rival who has all points so far."""
    return _rival(play) != NOBODY and _has_points(play) and play.wins and not play.is_forced


def try_to_stop_the_moon(play: HeartsPlay) -> bool:
    """Return whether the seat may, by choice, take a point from a rival who has all points so far."""
    over = play.follows and play.card > play.s.best
    return _rival(play) != NOBODY and _has_points(play) and over and not play.cannot_duck


def keep_hearts_from_the_moon(play: HeartsPlay) -> bool:
    """Return whether the discard has no points although a legal card has, while a rival for the moon wins."""
    s = play.s
    keeps = bool(s.legal & s.costly) and not play.card & s.costly
    return play.is_discard and _rival(play) == s.winner and keeps


def keep_a_stopper(play: HeartsPlay) -> bool:
    """Return whether the card ducks under a rival with all points, and a higher one is kept to stop them."""
    return play.follows and play.loses and play.keeps_a_stopper and _rival(play) == play.s.winner


# Q♠, and J♦ where it counts.


def cash_the_jack(play: HeartsPlay) -> bool:
    """Return whether J♦ is led and surely wins."""
    return play.card == play.s.jack and play.leads and play.wins


def take_the_jack(play: HeartsPlay) -> bool:
    """Return whether the card follows to a trick with J♦ but without Q♠, and surely wins it."""
    in_it = (play.s.pile | play.card) & play.s.jack
    return bool(in_it) and play.wins and not play.leads and not play.s.pile & QUEEN


def go_for_the_jack(play: HeartsPlay) -> bool:
    """Return whether the card may win a trick with J♦ but without Q♠ in it."""
    s = play.s
    return bool(s.pile & s.jack) and play.follows and play.card > s.best and not s.pile & QUEEN


def keep_for_the_jack(play: HeartsPlay) -> bool:
    """Return whether a diamond below J♦ follows suit, and a higher one that can catch J♦ is kept."""
    s = play.s
    keeps = above(play.others, s.jack) & s.legal
    return bool(s.unseen & s.jack and keeps) and play.suit == DIAMONDS and play.card < s.jack and play.follows


def go_high_past_the_queen(play: HeartsPlay) -> bool:
    """Return whether A♠ or K♠ follows suit in a trick without points, in which Q♠ can no longer be played."""
    high = play.follows and play.suit == SPADES and play.card > QUEEN
    return high and bool(play.s.unseen & QUEEN) and not play.may_come(QUEEN) and not _has_points(play)


def lead_spades_at_her_holder(play: HeartsPlay) -> bool:
    """Return whether a spade below Q♠ is led, and the seat knows who holds her."""
    return play.leads and play.suit == SPADES and play.card < QUEEN and queen_holder(play.s) != NOBODY


# Following suit.


def play_high_in_the_first_trick(play: HeartsPlay) -> bool:
    """Return whether the card is the seat's highest club, played to the first trick."""
    return play.follows and play.s.gone == play.s.pile and play.is_top and play.keeps_lower


def drop_a_high_heart_under(play: HeartsPlay) -> bool:
    """Return whether a high heart is played under a higher one."""
    return play.follows and play.suit == HEARTS and play.is_high and play.loses and play.is_top_below


def play_any_in_the_first_trick(play: HeartsPlay) -> bool:
    """Return whether the card follows suit in the first trick."""
    return play.follows and play.s.gone == play.s.pile


def win_clean_tricks_high(play: HeartsPlay) -> bool:
    """Return whether the last player wins a trick without points with their highest card."""
    clean = play.s.is_last and not _has_points(play) and play.wins
    return clean and play.is_top and play.is_plain


def win_clean_tricks(play: HeartsPlay) -> bool:
    """Return whether the last player wins a trick without points."""
    return play.s.is_last and not _has_points(play) and play.wins and play.is_plain


def win_for_the_lead(play: HeartsPlay) -> bool:
    """Return whether the card surely wins a trick without points so far."""
    return play.follows and play.wins and not _has_points(play) and play.is_plain


def win_while_all_follow(play: HeartsPlay) -> bool:
    """Return whether a high club or diamond of a fresh suit is the best of a trick without points so far."""
    fresh = play.follows and play.is_fresh and not _has_points(play) and play.suit in (CLUBS, DIAMONDS)
    return fresh and play.is_high and play.card > play.s.best


def go_over_high(play: HeartsPlay) -> bool:
    """Return whether the seat cannot duck, and plays its highest card to a trick without points so far."""
    return play.cannot_duck and play.is_top and play.keeps_lower and not _has_points(play) and play.is_plain


# Discarding.


def discard_high_hearts(play: HeartsPlay) -> bool:
    """Return whether the discard is a high heart that could win a trick of hearts."""
    return play.is_discard and play.suit == HEARTS and play.is_high and bool(play.lower)


def discard_a_heart(play: HeartsPlay) -> bool:
    """Return whether a heart is discarded on a trick that does not go to a rival for the moon so far."""
    return play.is_discard and play.suit == HEARTS and _rival(play) != play.s.winner


# Leading.


def cash_while_all_follow(play: HeartsPlay) -> bool:
    """Return whether a high club or diamond is led while its suit is fresh."""
    high = play.leads and play.suit in (CLUBS, DIAMONDS) and play.is_high and play.is_plain
    return high and play.is_fresh


REASONS: Final[tuple[Callable[[HeartsPlay], bool], ...]] = (
    queen_of_spades.throw_the_queen_under,
    run_for_the_moon,
    stop_the_moon,
    try_to_stop_the_moon,
    cash_the_jack,
    take_the_jack,
    go_for_the_jack,
    keep_the_moon_alive,
    queen_of_spades.discard_the_queen,
    queen_of_spades.discard_high_spades,
    keep_hearts_from_the_moon,
    keep_a_stopper,
    discard_high_hearts,
    reasons.end_a_suit,
    reasons.discard_what_may_win,
    discard_a_heart,
    reasons.discard_what_wins_nothing,
    reasons.discard_what_nobody_follows,
    queen_of_spades.drop_a_high_spade_under,
    drop_a_high_heart_under,
    play_high_in_the_first_trick,
    keep_for_the_jack,
    win_clean_tricks_high,
    go_high_past_the_queen,
    reasons.the_only_card_below,
    reasons.duck_as_high_as_possible,
    reasons.duck_and_keep_a_higher,
    reasons.win_with_the_highest,
    reasons.win_and_keep_a_higher,
    win_clean_tricks,
    queen_of_spades.stay_below_the_queen,
    reasons.win_with_a_plain_card,
    reasons.go_over_as_low_as_possible,
    queen_of_spades.play_high_while_holding_the_queen,
    win_while_all_follow,
    win_for_the_lead,
    go_over_high,
    reasons.leave_it_to_others,
    play_any_in_the_first_trick,
    queen_of_spades.lead_the_queen_under_the_last_high_spade,
    reasons.take_the_rest,
    reasons.lead_a_short_suit,
    lead_spades_at_her_holder,
    queen_of_spades.lead_spades_to_force_the_queen,
    reasons.lead_a_sure_exit,
    reasons.lead_under_most,
    cash_while_all_follow,
    reasons.end_a_suit_by_leading,
    reasons.lead_under_some,
    reasons.shorten_a_suit_by_leading,
    reasons.keep_the_lead,
    reasons.lead_the_lowest,
    reasons.lead_the_only_suit,
    reasons.spend_a_high_card,
)
