"""The advice for Gong Zhu: what good players play, and why; see `advice` for what a rule is.

Rules are tried in order, so a rule may rely on the earlier ones not having applied. What Gong Zhu shares with
other games is in `avoidance` and `sweeping`: there the pig is called Q♠, and the sheep J♦.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from typing import Final, TypeAlias

from bot.players import avoidance, sweeping
from bot.players.advice import Advice, Plan, Rule
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    NO_CARDS,
    NOBODY,
    SPADES,
    above,
    cheapest_winner,
    highest,
    lowest,
    unbeatable,
)
from bot.players.gongzhu.situation import (
    NEVER,
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    hearts_worth,
    score_of,
)
from bot.players.play import Play
from bot.players.sweeping import suspect

GongzhuPlay: TypeAlias = Play[GongzhuSituation]
GongzhuRules: TypeAlias = tuple[Rule[GongzhuSituation, GongzhuPlay], ...]

# The hearts of a trick with the sheep in it may cost at most this many points.
_MOST_COST: Final = 80
# With this many of the hearts, a seat that collects them has to be stopped at once.
_NEARLY_HALF: Final = 6
# Hearts from J♥ up cost more than the others.
_DEAR: Final = HEARTS & -(1 << 13 + 9)
# A trick is cheap if it costs at most this many points.
_CHEAP: Final = 50


# The pig and 10♣.


def hopes_for_a_higher(play: GongzhuPlay, card: int) -> bool:
    """Return whether this card is played and is the best so far, and a higher one may still come."""
    return play.card == card and not play.loses and play.may_come(play.higher)


def loses_the_transformer(play: GongzhuPlay) -> bool:
    """Return whether 10♣ is certain not to win the trick."""
    return play.card == TRANSFORMER_CARD and play.loses


# The sheep, and tricks that bring points.


def pays(play: GongzhuPlay) -> bool:
    """Return whether the trick contains J♦ and, with the card, brings more than it costs so far."""
    cards = play.s.pile | play.card
    return bool(play.s.pile & SHEEP_CARD) and score_of(cards, play.s.exposed, NEVER) > 0


def gains(play: GongzhuPlay) -> bool:
    """Return whether the trick so far, with the card, adds points to what the seat has taken before."""
    s = play.s
    own, trick = s.taken[s.seat], s.pile | play.card
    return score_of(own | trick, s.exposed, NEVER) > score_of(own, s.exposed, NEVER)


def draws_the_higher_diamonds(play: GongzhuPlay) -> bool:
    """Return whether the card is a diamond, while the seat holds J♦ and diamonds above J♦ are out."""
    return bool(play.others & SHEEP_CARD) and bool(above(play.out, SHEEP_CARD))


def keeps_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether another diamond is played because J♦ would be lost in this trick."""
    s = play.s
    is_lost = bool(s.legal & SHEEP_CARD) and s.best > SHEEP_CARD
    return is_lost and play.card != SHEEP_CARD and play.loses


def is_a_lost_sheep(play: GongzhuPlay) -> bool:
    """Return whether the card is J♦, only higher diamonds are out, and the seat has none itself."""
    is_lost = bool(play.higher) and not play.lower and not above(play.others, SHEEP_CARD)
    return play.card == SHEEP_CARD and is_lost


def wins_while_it_is_cheap(play: GongzhuPlay) -> bool:
    """Return whether the last player wins a trick that costs little by itself, although they could duck."""
    cost = score_of(play.s.pile | play.card, play.s.exposed, NEVER)
    return play.s.is_last and play.wins and not play.is_forced and cost >= -_CHEAP


# Leading.


def lead_against_all_hearts(s: GongzhuSituation) -> int:
    """Lead a card that nobody can beat, if another seat collects the hearts and has nearly half of them."""
    seat = suspect(s)
    if seat == NOBODY or (s.taken[seat] & HEARTS).bit_count() < _NEARLY_HALF:
        return NO_CARDS
    return unbeatable(s.legal & HEARTS, s.unseen) or unbeatable(s.legal & ~s.spared, s.unseen)


def safe_to_lead(s: GongzhuSituation) -> int:
    """Return the legal cards without the pig, the sheep, 10♣, and clubs that may win 10♣."""
    clubs = above(s.legal & CLUBS, TRANSFORMER_CARD) if s.unseen & TRANSFORMER_CARD else NO_CARDS
    return s.legal & ~(s.spared | clubs)


def lead_a_short_suit(s: GongzhuSituation) -> int:
    """Early on, lead from a suit of one or two clubs or diamonds: once it is gone, the seat can discard."""
    return lowest(avoidance.shortest_suit(s, safe_to_lead(s)))


def lead_the_surest_exit(s: GongzhuSituation) -> int:
    """Lead a low card, from the suit in which another player is likeliest to win the trick."""
    return avoidance.surest_exit(s, safe_to_lead(s) or s.legal & ~s.spared or s.legal)


def stays_below_the_transformer(play: GongzhuPlay) -> bool:
    """Return whether the card is a club below 10♣, while 10♣ is out."""
    return play.suit == CLUBS and play.card < TRANSFORMER_CARD and bool(play.out & TRANSFORMER_CARD)


# Following suit: every legal card is of the suit led.


def throw_the_pig_under(s: GongzhuSituation) -> int:
    """Play the pig under A♠ or K♠."""
    return s.legal & PIG_CARD if s.best > PIG_CARD and s.led == SPADES else NO_CARDS


def catch_the_sheep(s: GongzhuSituation) -> int:
    """Win a trick with the sheep in it that costs less than the sheep brings."""
    if not s.pile & SHEEP_CARD or s.pile & PIG_CARD or hearts_worth(s.pile) < -_MOST_COST:
        return NO_CARDS
    over = above(s.legal, s.best)
    return cheapest_winner(over, s.unseen, is_last=s.is_last) or highest(over)


def bring_the_sheep_home(s: GongzhuSituation) -> int:
    """Win with the sheep itself if no higher diamond is out, or no later seat can follow suit."""
    sheep = s.legal & SHEEP_CARD
    if not sheep or s.best > sheep or s.pile & PIG_CARD or s.led != DIAMONDS:
        return NO_CARDS
    return sheep if not above(s.unseen & DIAMONDS, sheep) or s.is_last_to_follow else NO_CARDS


def throw_the_transformer_under(s: GongzhuSituation) -> int:
    """Play 10♣ under a higher club."""
    return s.legal & TRANSFORMER_CARD if s.best > TRANSFORMER_CARD and s.led == CLUBS else NO_CARDS


# Discarding: the seat cannot follow suit.


def discard_the_pig(s: GongzhuSituation) -> int:
    """Get rid of the pig."""
    return s.legal & PIG_CARD


def discard_high_hearts(s: GongzhuSituation) -> int:
    """Get rid of a high heart."""
    return highest(avoidance.spare_hearts(s) & HIGH)


def discard_the_transformer(s: GongzhuSituation) -> int:
    """Get rid of 10♣, because it doubles what the hearts cost."""
    return s.legal & TRANSFORMER_CARD


HOPES: Final[GongzhuRules] = (
    Rule("hope-for-a-high-spade", holds=lambda play: hopes_for_a_higher(play, PIG_CARD)),
    Rule("hope-for-a-high-club", holds=lambda play: hopes_for_a_higher(play, TRANSFORMER_CARD)),
)
LEADING: Final[GongzhuRules] = (
    Rule("run-for-all-hearts", sweeping.win_all, sweeping.wins_all, Plan.FINISH),
    Rule("lead-against-all-hearts", lead_against_all_hearts, plan=Plan.STOP),
    Rule("cash-the-sheep", avoidance.cash_the_jack, avoidance.wins_the_jack),
    *HOPES,
    Rule("lead-the-sheep", holds=lambda play: hopes_for_a_higher(play, SHEEP_CARD)),
    Rule("draw-the-higher-diamonds", holds=draws_the_higher_diamonds),
    Rule("lead-the-transformer-under-the-last-high-clubs", holds=loses_the_transformer),
    *avoidance.SURE_LEADS,
    avoidance.LEAD_SPADES_TO_FORCE_THE_QUEEN,
    Rule("lead-a-short-suit", lead_a_short_suit, avoidance.leads_a_short_suit),
    *avoidance.SAFE_LEADS,
    Rule("stay-below-the-transformer", holds=stays_below_the_transformer),
    *avoidance.OTHER_LEADS,
    Rule("lead-the-surest-exit", lead_the_surest_exit),
)
FOLLOWING: Final[GongzhuRules] = (
    Rule("throw-the-queen-under", throw_the_pig_under, avoidance.loses_the_queen),
    Rule("run-for-all-hearts", sweeping.win_all, sweeping.wins_all, Plan.FINISH),
    Rule("catch-the-sheep", catch_the_sheep, lambda play: play.wins and pays(play)),
    Rule("bring-the-sheep-home", bring_the_sheep_home, avoidance.wins_the_jack),
    Rule("stop-all-hearts", sweeping.stop_a_sweep, sweeping.stops_a_sweep, Plan.STOP),
    Rule("try-to-stop-all-hearts", holds=sweeping.may_stop_a_sweep),
    Rule("go-for-the-sheep", holds=lambda play: play.goes_over and pays(play)),
    Rule("keep-a-stopper", sweeping.keep_a_stopper, sweeping.keeps_a_stopper, Plan.STOP),
    Rule("keep-for-the-sheep", holds=avoidance.keeps_a_catcher),
    *avoidance.FREE_DISPOSALS,
    Rule("throw-the-transformer-under", throw_the_transformer_under, loses_the_transformer),
    *avoidance.UNDER_OR_FORCED,
    Rule("win-what-pays", holds=lambda play: play.wins and gains(play)),
    Rule("go-for-what-pays", holds=lambda play: play.goes_over and gains(play)),
    Rule("win-while-it-is-cheap", holds=wins_while_it_is_cheap),
    *avoidance.GOING_OVER,
    Rule("keep-the-sheep", holds=keeps_the_sheep),
    *HOPES,
    Rule("risk-the-sheep", holds=lambda play: hopes_for_a_higher(play, SHEEP_CARD)),
    avoidance.SPEND_A_HIGH_CARD,
)
DISCARDING: Final[GongzhuRules] = (
    Rule("discard-the-queen", discard_the_pig, avoidance.loses_the_queen),
    Rule(
        "keep-hearts-from-a-collector",
        sweeping.keep_what_stops_a_sweep,
        sweeping.gives_nothing_to_a_sweep,
        Plan.STOP,
    ),
    Rule("discard-high-hearts", discard_high_hearts, lambda play: bool(play.card & _DEAR)),
    avoidance.DISCARD_HIGH_SPADES,
    Rule("discard-the-transformer", discard_the_transformer, loses_the_transformer),
    Rule("discard-a-lost-sheep", holds=is_a_lost_sheep),
    avoidance.END_A_SUIT,
    Rule("discard-a-heart", holds=lambda play: play.suit == HEARTS and play.s.costs(play.card)),
    avoidance.DISCARD_WHAT_MAY_WIN,
    *avoidance.OTHER_DISCARDS,
)
ADVICE: Final[Advice[GongzhuSituation]] = Advice(leading=LEADING, following=FOLLOWING, discarding=DISCARDING)
