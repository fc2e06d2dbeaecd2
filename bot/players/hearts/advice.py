"""The advice for Hearts: what good players play, and why; see `advice` for what a rule is.

Rules are tried in order, so a rule may rely on the earlier ones not having applied. What Hearts shares with
other games is in `avoidance` and `sweeping`.

Source: a public rule-and-strategy description of Hearts.
"""

from typing import Final, TypeAlias

from bot.players import avoidance, sweeping
from bot.players.advice import Advice, Plan, Rule
from bot.players.cardset import (
    HEARTS,
    HIGH,
    NO_CARDS,
    NOBODY,
    SPADES,
    above,
    cheapest_winner,
    highest,
    losers,
)
from bot.players.hearts.situation import QUEEN, HeartsSituation
from bot.players.play import Play
from bot.players.sweeping import rival, suspect_wins

HeartsPlay: TypeAlias = Play[HeartsSituation]
HeartsRules: TypeAlias = tuple[Rule[HeartsSituation, HeartsPlay], ...]

# A seat may still shoot the moon with at most this many cards that may lose.
_FEW_LOSERS: Final = 6


# What is known about Q♠.


def queen_holder(s: HeartsSituation) -> int:
    """Return the seat that holds Q♠ because this seat has passed her to it; else `NOBODY`."""
    return (s.seat + s.direction) & 3 if s.given[s.seat] & s.unseen & QUEEN else NOBODY


def queen_may_fall(s: HeartsSituation) -> bool:
    """Return whether a later seat may still play Q♠ to the trick."""
    if not s.unseen & QUEEN:
        return False
    holder = queen_holder(s)
    for seat in range(s.seat + 1, s.seat + 4 - s.count):
        if not s.voids[seat & 3] & SPADES and holder in (NOBODY, seat & 3):
            return True
    return False


# Leading.


def lead_a_short_suit(s: HeartsSituation) -> int:
    """Early on, lead from a suit of one or two clubs or diamonds: once it is gone, the seat can discard."""
    return highest(avoidance.shortest_suit(s, s.legal))


def lead_the_surest_exit(s: HeartsSituation) -> int:
    """Lead a low card, from the suit in which another player is likeliest to win the trick."""
    return avoidance.surest_exit(s, s.legal)


# Following suit: every legal card is of the suit led.


def throw_the_queen_under(s: HeartsSituation) -> int:
    """Play Q♠ under A♠ or K♠, unless the seat that played it seems to shoot the moon."""
    is_under = s.best > QUEEN and s.led == SPADES
    return s.legal & QUEEN if is_under and not suspect_wins(s) else NO_CARDS


def take_the_jack(s: HeartsSituation) -> int:
    """Win a trick with J♦ in it, or win with J♦ itself, if Q♠ or another dear card is not in it."""
    if not s.jack or s.pile & s.counting.dear or not (s.pile | s.legal) & s.jack:
        return NO_CARDS
    over = above(s.legal & s.led, s.best)
    if s.pile & s.jack:
        return cheapest_winner(over, s.unseen, is_last=s.is_last) or highest(over)
    return cheapest_winner(over & s.jack, s.unseen, is_last=s.is_last)


def takes_the_jack(play: HeartsPlay) -> bool:
    """Return whether the card surely wins a trick with J♦ but without a dear card before it."""
    s = play.s
    return bool((s.pile | play.card) & s.jack) and play.wins and not s.pile & s.counting.dear


def goes_for_the_jack(play: HeartsPlay) -> bool:
    """Return whether the card may win a trick with J♦ but without a dear card in it."""
    s = play.s
    return bool(s.pile & s.jack) and play.goes_over and not s.pile & s.counting.dear


def keeps_the_moon_alive(play: HeartsPlay) -> bool:
    """Return whether a seat with few losers surely, and by choice, takes points, while no other has any."""
    s = play.s
    by_choice = play.wins and not play.is_forced
    few = losers(s.held, s.unseen) <= _FEW_LOSERS
    return s.can_sweep(s.seat) and s.costs(s.pile) and by_choice and few


def play_high_in_the_first_trick(s: HeartsSituation) -> int:
    """Get rid of the highest club in the first trick, which has no points."""
    return highest(s.legal) if s.gone == s.pile else NO_CARDS


def is_in_the_first_trick(play: HeartsPlay) -> bool:
    """Return whether no trick was played before this one."""
    return play.s.gone == play.s.pile


def go_high_past_the_queen(s: HeartsSituation) -> int:
    """Get rid of A♠ or K♠ in a trick without points in which Q♠ cannot be played any more."""
    if s.led != SPADES or s.costs(s.pile) or not s.unseen & QUEEN or queen_may_fall(s):
        return NO_CARDS
    return highest(above(s.legal, QUEEN) & ~s.sweep)


def goes_high_past_the_queen(play: HeartsPlay) -> bool:
    """Return whether the card is A♠ or K♠ in a trick without points, in which Q♠ can no longer be played."""
    s = play.s
    is_past = bool(s.unseen & QUEEN) and not play.may_come(QUEEN)
    return avoidance.is_above_the_queen(play) and is_past and not s.costs(s.pile | play.card)


# Discarding: the seat cannot follow suit.


def discard_a_dear_card(s: HeartsSituation) -> int:
    """Get rid of Q♠, or of another dear card, unless it would go to a seat that seems to shoot the moon."""
    dear = s.legal & s.counting.dear
    if not dear or suspect_wins(s):
        return NO_CARDS
    return dear & QUEEN or highest(dear)


def loses_a_costly_spade(play: HeartsPlay) -> bool:
    """Return whether the card is A♠ or K♠ where these cost points, and is certain not to win the trick."""
    return avoidance.is_above_the_queen(play) and play.loses and play.s.costs(play.card)


def discard_high_hearts(s: HeartsSituation) -> int:
    """Get rid of a high heart that could win a trick."""
    top = highest(avoidance.spare_hearts(s))
    return top & HIGH if s.unseen & HEARTS & (top - 1) else NO_CARDS


LEADING: Final[HeartsRules] = (
    Rule("run-for-the-moon", sweeping.win_all, sweeping.wins_all, Plan.FINISH),
    Rule("cash-the-jack", avoidance.cash_the_jack, avoidance.wins_the_jack),
    *avoidance.SURE_LEADS,
    Rule(
        "lead-spades-at-her-holder",
        holds=lambda play: avoidance.is_below_the_queen(play) and queen_holder(play.s) != NOBODY,
    ),
    avoidance.LEAD_SPADES_TO_FORCE_THE_QUEEN,
    Rule("lead-a-short-suit", lead_a_short_suit, avoidance.leads_a_short_suit),
    *avoidance.SAFE_LEADS,
    *avoidance.OTHER_LEADS,
    Rule("lead-the-surest-exit", lead_the_surest_exit),
)
FOLLOWING: Final[HeartsRules] = (
    Rule("throw-the-queen-under", throw_the_queen_under, avoidance.loses_the_queen),
    Rule("throw-the-king-under", holds=loses_a_costly_spade),
    Rule("take-the-jack", take_the_jack, takes_the_jack),
    Rule("run-for-the-moon", sweeping.win_all, sweeping.wins_all, Plan.FINISH),
    Rule("stop-the-moon", sweeping.stop_a_sweep, sweeping.stops_a_sweep, Plan.STOP),
    Rule("try-to-stop-the-moon", holds=sweeping.may_stop_a_sweep),
    Rule("go-for-the-jack", holds=goes_for_the_jack),
    Rule("keep-the-moon-alive", holds=keeps_the_moon_alive),
    Rule("keep-a-stopper", sweeping.keep_a_stopper, sweeping.keeps_a_stopper, Plan.STOP),
    Rule(
        "play-high-in-the-first-trick",
        play_high_in_the_first_trick,
        lambda play: is_in_the_first_trick(play) and play.is_top and play.keeps_lower,
    ),
    Rule("keep-for-the-jack", holds=avoidance.keeps_a_catcher),
    *avoidance.FREE_DISPOSALS,
    Rule("go-high-past-the-queen", go_high_past_the_queen, goes_high_past_the_queen),
    *avoidance.UNDER_OR_FORCED,
    *avoidance.GOING_OVER,
    Rule("play-any-in-the-first-trick", holds=is_in_the_first_trick),
    avoidance.SPEND_A_HIGH_CARD,
)
DISCARDING: Final[HeartsRules] = (
    Rule("discard-the-queen", discard_a_dear_card, avoidance.loses_the_queen),
    Rule("discard-a-costly-spade", holds=loses_a_costly_spade),
    avoidance.DISCARD_HIGH_SPADES,
    Rule(
        "keep-hearts-from-the-moon",
        sweeping.keep_what_stops_a_sweep,
        sweeping.gives_nothing_to_a_sweep,
        Plan.STOP,
    ),
    Rule(
        "discard-high-hearts",
        discard_high_hearts,
        lambda play: play.suit == HEARTS and play.is_high and bool(play.lower),
    ),
    avoidance.END_A_SUIT,
    avoidance.DISCARD_WHAT_MAY_WIN,
    Rule("discard-a-heart", holds=lambda play: play.suit == HEARTS and rival(play.s) != play.s.winner),
    *avoidance.OTHER_DISCARDS,
)
ADVICE: Final[Advice[HeartsSituation]] = Advice(leading=LEADING, following=FOLLOWING, discarding=DISCARDING)
