"""Why a card is good in Hearts: what is true of it, the most telling first, and what a pass is good for.

The name of a reason is the id of its sentence, which says no more than the reason has looked at.
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

# How many hearts and Q♠ somebody who alone has taken any must have for a moon to be spoken of.
_MANY: Final = 4
_FEW_LOSERS: Final = 3
# With so many spades beside them Q♠, A♠ and K♠ are not short.
_COVER: Final = 5
_FEW_LEFT: Final = 2
# Of the eight others one of three players has two at most.
_LONG: Final = 5
# How many tricks one may expect to lose with a hand for the moon. One hand of thirty is that strong.
_MOST_LOST: Final = 5


def _has_points(play: HeartsPlay) -> bool:
    return bool(play.s.pile & play.s.costly)


def _jack_is_gone(play: HeartsPlay, seat: int) -> bool:
    """Whether somebody else than a seat has taken J♦, where the moon needs it."""
    s = play.s
    return any(s.taken[other] & s.jack for other in range(SEATS) if other != seat)


def _may_shoot(play: HeartsPlay, seat: int) -> bool:
    """Whether a seat has many points, and nobody else has any, nor J♦ where the moon needs it."""
    s = play.s
    is_alone = s.takers == 1 << seat and not _jack_is_gone(play, seat)
    return is_alone and (s.taken[seat] & s.costly).bit_count() >= _MANY


def _rival(play: HeartsPlay) -> int:
    """Return who else may be shooting the moon; else `NOBODY`."""
    seat = sole_taker(play.s.takers)
    return seat if seat not in (NOBODY, play.s.seat) and _may_shoot(play, seat) else NOBODY


# Passing.


def pass_the_queen_when_short(given: Prepared) -> bool:
    """Q♠, with few other spades."""
    return given.card == QUEEN and (given.held & SPADES & ~QUEEN).bit_count() < _COVER


def pass_high_spades_when_short(given: Prepared) -> bool:
    """A♠ or K♠, with few spades below Q♠, who does not stay."""
    few = below(given.held & SPADES, QUEEN).bit_count() < _COVER
    return bool(above(given.card & SPADES, QUEEN)) and few and not given.held & QUEEN & ~given.chosen


def pass_high_hearts(given: Prepared) -> bool:
    """A high heart."""
    return given.suit == HEARTS and given.is_high


def pass_a_short_suit(given: Prepared) -> bool:
    """All of a suit."""
    return not given.kept


def pass_high_cards(given: Prepared) -> bool:
    """A high card."""
    return given.is_high and given.card != QUEEN


def pass_to_shorten(given: Prepared) -> bool:
    """One of a suit of which at most two stay."""
    return given.suit != HEARTS and given.kept.bit_count() <= _FEW_LEFT


def pass_from_a_long_suit(given: Prepared) -> bool:
    """One of so many that somebody else can have two at most."""
    return (given.held & given.suit).bit_count() >= _LONG


def pass_low_for_the_moon(given: Prepared) -> bool:
    """One of nothing but low cards, where what stays wins nearly all tricks."""
    if given.chosen & HIGH:
        return False
    return tricks_lost(given.held & ~given.chosen, PACK & ~given.held) <= _MOST_LOST


def pass_the_highest_of_a_suit(given: Prepared) -> bool:
    """The highest that is left of its suit."""
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
    """All points so far are the seat's, nobody can beat the card, and few of its others can be beaten."""
    s = play.s
    few = losers(s.held, s.unseen) <= _FEW_LOSERS
    return _may_shoot(play, s.seat) and few and play.wins


def keep_the_moon_alive(play: HeartsPlay) -> bool:
    """All points so far are the seat's, and more lie in a trick that it surely takes and need not take."""
    s = play.s
    nobody_else = s.takers in (0, 1 << s.seat) and not _jack_is_gone(play, s.seat)
    few = losers(s.held, s.unseen) <= 2 * _FEW_LOSERS
    return nobody_else and _has_points(play) and play.wins and not play.is_forced and few


def stop_the_moon(play: HeartsPlay) -> bool:
    """Somebody else has all points so far, and the seat surely takes one from them, which it need not."""
    return _rival(play) != NOBODY and _has_points(play) and play.wins and not play.is_forced


def try_to_stop_the_moon(play: HeartsPlay) -> bool:
    """Somebody else has all points so far, and the seat may take one from them."""
    over = play.follows and play.card > play.s.best
    return _rival(play) != NOBODY and _has_points(play) and over and not play.cannot_duck


def keep_hearts_from_the_moon(play: HeartsPlay) -> bool:
    """Whoever wins the trick so far has all points, and this is none, though the seat has some to give."""
    s = play.s
    keeps = bool(s.legal & s.costly) and not play.card & s.costly
    return play.is_discard and _rival(play) == s.winner and keeps


def keep_a_stopper(play: HeartsPlay) -> bool:
    """Whoever wins the trick so far has all points; under them a higher card is kept that may take one."""
    return play.follows and play.loses and play.keeps_a_stopper and _rival(play) == play.s.winner


# Q♠, and J♦ where it counts.


def cash_the_jack(play: HeartsPlay) -> bool:
    """J♦ is led and wins."""
    return play.card == play.s.jack and play.leads and play.wins


def take_the_jack(play: HeartsPlay) -> bool:
    """The trick has J♦ in it, not Q♠, and is certain."""
    in_it = (play.s.pile | play.card) & play.s.jack
    return bool(in_it) and play.wins and not play.leads and not play.s.pile & QUEEN


def go_for_the_jack(play: HeartsPlay) -> bool:
    """The trick has J♦ in it, not Q♠, and may be won."""
    s = play.s
    return bool(s.pile & s.jack) and play.follows and play.card > s.best and not s.pile & QUEEN


def keep_for_the_jack(play: HeartsPlay) -> bool:
    """A diamond below J♦ is played, and one that can catch it is kept."""
    s = play.s
    keeps = above(play.others, s.jack) & s.legal
    return bool(s.unseen & s.jack and keeps) and play.suit == DIAMONDS and play.card < s.jack and play.follows


def go_high_past_the_queen(play: HeartsPlay) -> bool:
    """A♠ or K♠ in a clean trick of spades on which Q♠ cannot fall any more."""
    high = play.follows and play.suit == SPADES and play.card > QUEEN
    return high and bool(play.s.unseen & QUEEN) and not play.may_come(QUEEN) and not _has_points(play)


def lead_spades_at_her_holder(play: HeartsPlay) -> bool:
    """A spade below Q♠ is led, and the seat knows who holds her."""
    return play.leads and play.suit == SPADES and play.card < QUEEN and queen_holder(play.s) != NOBODY


# Following suit.


def play_high_in_the_first_trick(play: HeartsPlay) -> bool:
    """The highest club in the first trick."""
    return play.follows and play.s.gone == play.s.pile and play.is_top and play.keeps_lower


def drop_a_high_heart_under(play: HeartsPlay) -> bool:
    """A high heart goes under a higher one."""
    return play.follows and play.suit == HEARTS and play.is_high and play.loses and play.is_top_below


def play_any_in_the_first_trick(play: HeartsPlay) -> bool:
    """Another club in the first trick."""
    return play.follows and play.s.gone == play.s.pile


def win_clean_tricks_high(play: HeartsPlay) -> bool:
    """Last, a clean trick is won with the highest."""
    clean = play.s.is_last and not _has_points(play) and play.wins
    return clean and play.is_top and play.is_plain


def win_clean_tricks(play: HeartsPlay) -> bool:
    """Last, a clean trick is won with another than the highest."""
    return play.s.is_last and not _has_points(play) and play.wins and play.is_plain


def win_for_the_lead(play: HeartsPlay) -> bool:
    """Nobody after can beat the card, and the trick is clean so far."""
    return play.follows and play.wins and not _has_points(play) and play.is_plain


def win_while_all_follow(play: HeartsPlay) -> bool:
    """A high card in a clean trick of a suit that is fresh."""
    fresh = play.follows and play.is_fresh and not _has_points(play) and play.suit in (CLUBS, DIAMONDS)
    return fresh and play.is_high and play.card > play.s.best


def go_over_high(play: HeartsPlay) -> bool:
    """Nothing stays under, and no points lie there yet: a high card goes at once."""
    return play.cannot_duck and play.is_top and play.keeps_lower and not _has_points(play) and play.is_plain


# Discarding.


def discard_high_hearts(play: HeartsPlay) -> bool:
    """A high heart goes that could win a trick of hearts."""
    return play.is_discard and play.suit == HEARTS and play.is_high and bool(play.lower)


def discard_a_heart(play: HeartsPlay) -> bool:
    """A heart goes to somebody else."""
    return play.is_discard and play.suit == HEARTS and _rival(play) != play.s.winner


# Leading.


def cash_while_all_follow(play: HeartsPlay) -> bool:
    """A high club or diamond is led while the suit is fresh."""
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
