"""The advice that games share in which Q♠ and hearts cost: how to lose tricks, and win those that are free.

The lists of a game hold these rules among its own. Rules that follow each other in all lists form one tuple.
"""

from typing import Final, TypeAlias

from bot.players.advice import Rule
from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    SPADES,
    above,
    below,
    highest,
    losers,
    lowest,
    most_dangerous,
    safest_lead,
    unbeatable,
)
from bot.players.cardset import QUEEN_OF_SPADES as QUEEN
from bot.players.play import Play
from bot.players.situation import Situation

SharedPlay: TypeAlias = Play[Situation]
SharedRule: TypeAlias = Rule[Situation, SharedPlay]
SharedRules: TypeAlias = tuple[SharedRule, ...]

# A suit is short with at most `_FEW` cards, as long as more than `_MANY_UNSEEN` of its cards are unseen.
_FEW: Final = 2
_MANY_UNSEEN: Final = 8


# Q♠, and the spades above and below her.


def loses_the_queen(play: SharedPlay) -> bool:
    """Return whether Q♠ is certain not to win the trick."""
    return play.card == QUEEN and play.loses


def is_above_the_queen(play: SharedPlay) -> bool:
    """Return whether the card is A♠ or K♠."""
    return play.suit == SPADES and play.card > QUEEN


def loses_a_high_spade(play: SharedPlay) -> bool:
    """Return whether A♠ or K♠ is certain not to win the trick, while another seat has Q♠."""
    return is_above_the_queen(play) and play.loses and bool(play.s.unseen & QUEEN)


def is_below_the_queen(play: SharedPlay) -> bool:
    """Return whether the card is a spade below Q♠, and another seat has her."""
    return play.card < QUEEN and bool(play.s.unseen & QUEEN)


def lead_the_queen_under_the_last_high_spade(s: Situation) -> int:
    """Lead Q♠ when only higher spades are out."""
    out = s.unseen & SPADES
    return s.legal & QUEEN if above(out, QUEEN) and not below(out, QUEEN) else NO_CARDS


def lead_spades_to_force_the_queen(s: Situation) -> int:
    """Lead the highest spade below Q♠ to force her out, unless it is the only one beside A♠ or K♠."""
    if not s.unseen & QUEEN:
        return NO_CARDS
    spades = s.legal & SPADES
    low = below(spades, QUEEN)
    if not low or (low != spades and low.bit_count() < _FEW):
        return NO_CARDS
    return highest(low)


def stay_below_the_queen(s: Situation) -> int:
    """Stay below Q♠, if spades are led and the trick cannot be ducked."""
    if s.led != SPADES or not (s.unseen | s.held) & QUEEN:
        return NO_CARDS
    return highest(below(s.legal, QUEEN))


def discard_high_spades(s: Situation) -> int:
    """Get rid of A♠ and K♠ while Q♠ is out."""
    return highest(above(s.legal & SPADES, QUEEN)) if s.unseen & QUEEN else NO_CARDS


# J♦, in games in which it pays.


def cash_the_jack(s: Situation) -> int:
    """Lead J♦ if nothing higher is out."""
    jack = s.jack & s.legal
    return jack if jack and not above(s.unseen & DIAMONDS, jack) else NO_CARDS


def wins_the_jack(play: SharedPlay) -> bool:
    """Return whether the card is J♦, and surely wins the trick."""
    return play.card == play.s.jack and play.wins


def catchers(s: Situation) -> int:
    """Return the diamonds that can win J♦, if it is out; else no card."""
    return DIAMONDS & -(s.jack << 1) if s.unseen & s.jack else NO_CARDS


def keeps_a_catcher(play: SharedPlay) -> bool:
    """Return whether the card is a diamond below J♦, and the seat keeps a higher one that can catch J♦."""
    kept = catchers(play.s) & play.s.legal
    return play.suit == DIAMONDS and play.card < play.s.jack and bool(kept)


# Leading.


def shortest_suit(s: Situation, legal: int) -> int:
    """Return the legal cards of the shortest suit of one or two clubs or diamonds, early on; else no card."""
    found, length = NO_CARDS, _FEW + 1
    for suit in (CLUBS, DIAMONDS):
        cards = legal & suit
        if cards and cards.bit_count() < length and (s.unseen & suit).bit_count() > _MANY_UNSEEN:
            found, length = cards, cards.bit_count()
    return found


def is_short(play: SharedPlay) -> bool:
    """Return whether the seat holds at most two cards of the suit, including this one."""
    return play.others.bit_count() < _FEW


def leads_a_short_suit(play: SharedPlay) -> bool:
    """Return whether the card is one of at most two clubs or diamonds, early on."""
    is_early = play.out.bit_count() > _MANY_UNSEEN
    return is_short(play) and is_early and play.suit in (CLUBS, DIAMONDS) and play.is_plain


def surest_exit(s: Situation, legal: int) -> int:
    """Return a low card, from the suit in which another player is likeliest to win the trick.

    Spades are left out while the seat holds Q♠, or a higher spade while she is out.
    """
    if s.held & QUEEN or (s.unseen & QUEEN and above(s.held & SPADES, QUEEN)):
        legal = legal & ~SPADES or legal
    return safest_lead(legal, s.unseen)


def shortens_a_suit(play: SharedPlay) -> bool:
    """Return whether the card may lose, and leaves at most one of a suit still in play; not near the end."""
    in_play = play.out.bit_count() > _FEW and not play.is_near_the_end
    return is_short(play) and in_play and not play.wins and play.is_plain


def is_of_the_only_suit(play: SharedPlay) -> bool:
    """Return whether no other suit may be led, and this is the lowest or the highest card of the suit."""
    return not play.s.legal & ~play.suit and not (play.keeps_lower and play.keeps_higher)


def spends_a_high_card(play: SharedPlay) -> bool:
    """Return whether a high card may win a trick without special cards, and one that may lose is kept."""
    may_win = not play.loses and not play.s.pile & play.s.spared
    is_high = play.is_high and play.is_plain and play.keeps_lower
    return may_win and is_high and bool(above(play.out, lowest(play.others)))


PLAY_HIGH_WHILE_HOLDING_THE_QUEEN: Final[SharedRule] = Rule(
    "play-high-while-holding-the-queen",
    holds=lambda play: is_above_the_queen(play) and bool(play.s.held & QUEEN) and not play.s.costs(play.card),
)
SPEND_A_HIGH_CARD: Final[SharedRule] = Rule("spend-a-high-card", holds=spends_a_high_card)
LEAD_SPADES_TO_FORCE_THE_QUEEN: Final[SharedRule] = Rule(
    "lead-spades-to-force-the-queen", lead_spades_to_force_the_queen, is_below_the_queen
)

# Leads without risk.
SURE_LEADS: Final[SharedRules] = (
    PLAY_HIGH_WHILE_HOLDING_THE_QUEEN,
    Rule(
        "lead-the-queen-under-the-last-high-spade", lead_the_queen_under_the_last_high_spade, loses_the_queen
    ),
    Rule("take-the-rest", holds=lambda play: not losers(play.s.held, play.s.unseen)),
)
# Leads that will probably lose the trick, or win it while that is cheap.
SAFE_LEADS: Final[SharedRules] = (
    Rule("lead-a-sure-exit", holds=lambda play: play.loses and play.is_plain),
    Rule("lead-under-most", holds=lambda play: play.is_under(2) and play.is_plain),
    Rule(
        "cash-while-all-follow",
        holds=lambda play: (
            bool(play.card & play.s.early) and play.is_high and play.is_fresh and play.is_plain
        ),
    ),
)
# Leads that at least get rid of a card, or keep the lead.
OTHER_LEADS: Final[SharedRules] = (
    Rule("end-a-suit-by-leading", holds=lambda play: play.ends_a_suit and play.is_plain),
    Rule("lead-under-some", holds=lambda play: play.is_under(1) and play.is_plain),
    Rule("shorten-a-suit-by-leading", holds=shortens_a_suit),
    Rule("keep-the-lead", holds=lambda play: play.wins and play.is_plain),
    Rule(
        "lead-the-lowest",
        holds=lambda play: not play.keeps_lower and bool(play.higher) and play.is_plain,
    ),
    Rule("lead-the-only-suit", holds=is_of_the_only_suit),
    SPEND_A_HIGH_CARD,
)


# Following suit: every legal card is of the suit led.


def win_clean_tricks_high(s: Situation) -> int:
    """Play the highest card as last player if nothing in the trick costs.

    Special cards are kept, and so are diamonds that may still catch J♦.
    """
    if not s.is_last or s.costs(s.pile):
        return NO_CARDS
    return highest(s.legal & ~(s.spared | (catchers(s) & s.led)))


def duck_as_high_as_possible(s: Situation) -> int:
    """Play the highest card that does not win, but keep J♦ where it pays."""
    return highest(below(s.legal & ~s.jack, s.best))


def win_with_the_highest(s: Situation) -> int:
    """Win with the highest card if every card wins, but keep special cards."""
    legal = s.legal & ~s.spared
    if not legal:
        return NO_CARDS
    if s.is_last or not s.unseen & s.led & -lowest(legal):
        return highest(legal)
    return NO_CARDS


def go_over_as_low_as_possible(s: Situation) -> int:
    """Play the lowest card: a later seat may still go higher. Special cards are kept if possible."""
    return lowest(s.legal & ~s.spared) or lowest(s.legal)


def is_the_only_card_below(play: SharedPlay) -> bool:
    """Return whether this is the only legal card that does not win."""
    s = play.s
    return below(s.legal, s.best) == play.card and bool(above(s.legal, s.best))


def goes_over_as_low_as_possible(play: SharedPlay) -> bool:
    """Return whether the seat cannot duck, and its lowest card, or one as good, may still be beaten."""
    is_lowest = not play.lower & -(lowest(play.alternatives) or lowest(play.s.legal))
    return play.cannot_duck and is_lowest and play.may_come(play.higher)


def wins_while_all_follow(play: SharedPlay) -> bool:
    """Return whether a high card of a fresh suit is the best of a trick that costs nothing so far."""
    is_early = bool(play.card & play.s.early) and play.is_high and play.is_fresh
    return is_early and play.is_free and play.goes_over


def goes_over_high(play: SharedPlay) -> bool:
    """Return whether the seat cannot duck, and plays its highest card to a trick without cost so far."""
    is_top = play.is_top and play.keeps_lower and play.is_plain
    return is_top and play.cannot_duck and not play.s.costs(play.s.pile)


def leaves_it_to_others(play: SharedPlay) -> bool:
    """Return whether the card is the best so far, but a later seat may beat it, and many cards would.

    At least half of the cards of the suit that are out are higher.
    """
    return play.goes_over and play.may_come(play.higher) and play.is_under(1) and play.is_plain


# Ways to get rid of a high card that cost nothing.
FREE_DISPOSALS: Final[SharedRules] = (
    Rule("drop-a-high-spade-under", holds=loses_a_high_spade),
    Rule(
        "drop-a-high-heart-under",
        holds=lambda play: play.suit == HEARTS and play.is_high and play.loses and play.is_top_below,
    ),
    Rule(
        "win-clean-tricks-high",
        win_clean_tricks_high,
        lambda play: play.s.is_last and play.wins and play.is_free and play.is_top and play.is_plain,
    ),
)
# Ways to stay under, and ways to win if every card wins.
UNDER_OR_FORCED: Final[SharedRules] = (
    Rule("the-only-card-below", holds=is_the_only_card_below),
    Rule(
        "duck-as-high-as-possible",
        duck_as_high_as_possible,
        lambda play: play.loses and play.is_top_below and play.keeps_lower,
    ),
    Rule("duck-and-keep-a-higher", holds=lambda play: play.loses and play.keeps_higher and play.is_plain),
    Rule(
        "stay-below-the-queen",
        stay_below_the_queen,
        lambda play: is_below_the_queen(play) and play.goes_over and play.may_come(QUEEN),
    ),
    Rule(
        "win-with-the-highest",
        win_with_the_highest,
        lambda play: play.is_forced and play.is_top and play.keeps_lower and play.is_plain,
    ),
    Rule("win-and-keep-a-higher", holds=lambda play: play.is_forced and play.keeps_higher and play.is_plain),
    Rule(
        "win-clean-tricks",
        holds=lambda play: play.s.is_last and play.wins and play.is_free and play.is_plain,
    ),
)
# Ways to go over.
GOING_OVER: Final[SharedRules] = (
    Rule(
        "win-with-a-plain-card",
        holds=lambda play: play.is_forced and play.is_plain and bool(play.s.legal & play.s.spared),
    ),
    Rule("go-over-as-low-as-possible", go_over_as_low_as_possible, goes_over_as_low_as_possible),
    PLAY_HIGH_WHILE_HOLDING_THE_QUEEN,
    Rule("win-while-all-follow", holds=wins_while_all_follow),
    Rule("win-for-the-lead", holds=lambda play: play.wins and play.is_free and play.is_plain),
    Rule("go-over-high", holds=goes_over_high),
    Rule("leave-it-to-others", holds=leaves_it_to_others),
)


# Discarding: the seat cannot follow suit.


def spare_hearts(s: Situation) -> int:
    """Return the legal hearts, but without one that may stop the winner of the trick from taking the rest."""
    hearts = s.legal & HEARTS
    if s.takers == 1 << s.winner:
        hearts &= ~unbeatable(hearts, s.unseen)
    return hearts


def discard_the_most_dangerous(s: Situation) -> int:
    """Get rid of the card likeliest to win an unwanted trick, but keep J♦ and what may catch it."""
    return most_dangerous(s.legal & ~(s.jack | catchers(s)), s.unseen)


def play_what_is_left(s: Situation) -> int:
    """Play the highest card that is left, but keep J♦ if possible."""
    return highest(s.legal & ~s.jack) or highest(s.legal)


DISCARD_HIGH_SPADES: Final[SharedRule] = Rule("discard-high-spades", discard_high_spades, loses_a_high_spade)
END_A_SUIT: Final[SharedRule] = Rule("end-a-suit", holds=lambda play: play.ends_a_suit and play.is_plain)
DISCARD_WHAT_MAY_WIN: Final[SharedRule] = Rule(
    "discard-what-may-win",
    discard_the_most_dangerous,
    lambda play: bool(play.lower) and play.is_plain,
)
OTHER_DISCARDS: Final[SharedRules] = (
    Rule(
        "discard-what-wins-nothing",
        holds=lambda play: bool(play.higher) and not play.lower and play.is_plain,
    ),
    Rule("discard-what-nobody-follows", holds=lambda play: not play.out and play.is_plain),
    Rule("play-what-is-left", play_what_is_left),
)
