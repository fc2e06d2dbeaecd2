"""Players by rule of other tempers than `casual`, so that whoever reads only `casual`'s hand is found out.

* `aggressive` wins early, and cashes its high cards while that is cheap; in Gong Zhu it also discards from
  its shortest suit.
* `timid` ducks whatever it can, exposes nothing and never goes for anything.
* `hunter` goes for the moon or for all hearts with any hand that promises it.

What a temper says nothing about it does as `casual-0.1`, which stays as it is. So a temper loses little to
it: who is beaten by far is nobody to measure by.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from bot.players.cardset import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    PACK,
    SPADES,
    SUIT_SETS,
    above,
    below,
    card_of,
    cards_of,
    each,
    highest,
    lowest,
    set_of,
)
from bot.rules import hearts
from bot.rules.cards import Card
from bot.rules.hearts import PASSED
from bot.rules.tricks import Cards, height
from tests.bench.players.casual_0_1 import gongzhu_advice as gz
from tests.bench.players.casual_0_1 import hearts_advice as h
from tests.bench.players.casual_0_1.rules import Rules
from tests.bench.players.casual_0_1.situation import (
    PIG_CARD,
    QUEEN,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    HeartsSituation,
    Seen,
)

AnySituation: TypeAlias = HeartsSituation | GongzhuSituation

# As long as so many cards of a suit are unseen, a trick in it is likely to stay clean.
_FRESH: Final = 7
_TEN_OF_HEARTS: Final = 1 << 21
_COVER: Final = 4
_MANY_DIAMONDS: Final = 6
# How many tricks somebody may expect to lose who begins a hunt, and who goes on with one.
_MOST_LOST_IN_HEARTS: Final = (6, 4)
_MOST_LOST_IN_GONGZHU: Final = (4, 3)
_MOST_LOST_AFTER_PASSING: Final = 5
# How many cards of a suit one lead of it draws from the others, or nearly.
_DRAWN: Final = 2.5
_KEPT: Final = PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD


@dataclass(frozen=True)
class Temper:
    """A player by rule."""

    name: str
    hearts: Rules[HeartsSituation]
    passing: Callable[[int], int]
    gongzhu: Rules[GongzhuSituation]
    exposing: Callable[[int], int]

    def play(self, seen: Seen) -> Card:
        """Return the card it plays; it is its turn."""
        if isinstance(seen.options, hearts.Options):
            return card_of(self.hearts.decide(HeartsSituation(seen)))
        return card_of(self.gongzhu.decide(GongzhuSituation(seen)))

    def prepare(self, seen: Seen) -> Cards:
        """Return what it passes or exposes."""
        choose = self.passing if isinstance(seen.options, hearts.Options) else self.exposing
        return cards_of(choose(set_of(seen.held)))


def first_of(cards: Iterable[int], count: int = 1) -> int:
    """Return the first so many of some cards as a set."""
    return sum(tuple(cards)[:count])


def by_height(cards: int) -> list[int]:
    """Return some cards, the highest first."""
    return sorted(each(cards), key=lambda card: height(card_of(card)), reverse=True)


# Aggressive.


def fresh_suits(s: AnySituation) -> tuple[int, ...]:
    """Return the suits that are worth winning early: clubs, and diamonds where nobody waits for the sheep."""
    waits = isinstance(s, GongzhuSituation) and s.unseen & SHEEP_CARD
    suits = (CLUBS,) if waits else (DIAMONDS, CLUBS)
    return tuple(suit for suit in suits if (s.unseen & suit).bit_count() >= _FRESH)


def cash_a_high_card(s: AnySituation) -> int:
    """Lead the highest card of a suit that everybody still has, if at most one can beat it."""
    tops = [(highest(s.legal & suit), suit) for suit in fresh_suits(s) if s.legal & suit]
    high = [top for top, suit in tops if above(s.unseen & suit, top).bit_count() <= 1]
    return first_of(by_height(sum(high)))


def win_early(s: AnySituation) -> int:
    """Play the highest card to a clean trick while everybody still has the suit."""
    if s.pile & (s.sweep | PIG_CARD | TRANSFORMER_CARD) or s.led not in fresh_suits(s):
        return NO_CARDS
    return highest(s.legal & ~(SHEEP_CARD | TRANSFORMER_CARD))


def discard_from_the_shortest(s: AnySituation) -> int:
    """Get rid of the highest card of the shortest suit, to be void soon; keep what catches the sheep."""
    waits = isinstance(s, GongzhuSituation) and s.unseen & SHEEP_CARD
    legal = s.legal & ~(DIAMONDS if waits else SHEEP_CARD)
    held = [cards for suit in SUIT_SETS if s.unseen & suit and (cards := legal & suit)]
    return highest(min(held, key=int.bit_count)) if held else NO_CARDS


def pass_hearts_and_spades(held: int) -> int:
    """Pass high spades unless they are covered, then the highest hearts, then what else is high."""
    spades = held & SPADES & -QUEEN
    high = spades if below(held & SPADES, QUEEN).bit_count() < _COVER else NO_CARDS
    order = [
        *by_height(high),
        *by_height(held & HEARTS & -_TEN_OF_HEARTS),
        *by_height(held & ~HEARTS & ~spades),
    ]
    return first_of([*order, *by_height(held & ~sum(order))], PASSED)


def expose_boldly(held: int) -> int:
    """Expose what `casual-0.1` does, and the sheep with many diamonds."""
    sheep = held & SHEEP_CARD if (held & DIAMONDS).bit_count() >= _MANY_DIAMONDS else NO_CARDS
    return sum(gz.expose_by_advice(held)) | sheep


# Timid.


def duck(s: AnySituation) -> int:
    """Play the highest card that does not win."""
    return highest(below(s.legal & ~SHEEP_CARD, s.best))


def pass_the_highest(held: int) -> int:
    """Pass Q♠, A♠ and K♠, then whatever is the highest."""
    spades = held & SPADES & -QUEEN
    return first_of([*each(spades & QUEEN), *by_height(spades & ~QUEEN), *by_height(held & ~spades)], PASSED)


def expose_nothing(_held: int) -> int:
    """Expose nothing."""
    return NO_CARDS


# Hunter.


def tricks_lost(held: int, unseen: int) -> int:
    """Return about how many tricks are lost by somebody who leads each suit from the top."""
    lost = 0
    for suit in SUIT_SETS:
        own, others = held & suit, unseen & suit
        sure = above(own, highest(others)) if others else own
        left = others.bit_count() - int(_DRAWN * sure.bit_count())
        if left > 0:
            lost += min((own ^ sure).bit_count(), left)
    return lost


def hunts(s: AnySituation) -> bool:
    """Whether nobody else has taken what the seat hunts, and it can win nearly all tricks."""
    if s.takers & ~(1 << s.seat):
        return False
    first, later = _MOST_LOST_IN_HEARTS if isinstance(s, HeartsSituation) else _MOST_LOST_IN_GONGZHU
    return tricks_lost(s.held, s.unseen) <= (later if s.takers else first)


def lead_for_all(s: AnySituation) -> int:
    """On the hunt, lead the highest card that nobody can beat, or else the highest."""
    if not hunts(s):
        return NO_CARDS
    sure = [top for suit in SUIT_SETS if (top := highest(s.legal & suit)) and not above(s.unseen & suit, top)]
    return sure[0] if sure else by_height(s.legal)[0]


def win_for_all(s: AnySituation) -> int:
    """On the hunt, win; as cheaply as possible where nobody comes after."""
    if not hunts(s):
        return NO_CARDS
    over = above(s.legal, s.best)
    return lowest(over) if s.is_last else highest(over)


def throw_away_for_all(s: AnySituation) -> int:
    """On the hunt, throw away what is lowest, but nothing of what is hunted."""
    useless = s.legal & ~(s.sweep | _KEPT)
    return by_height(useless)[-1] if useless and hunts(s) else NO_CARDS


def pass_for_the_moon(held: int) -> int:
    """Pass what would lose tricks, if what is kept loses hardly any; else as `casual-0.1`."""
    ways = (sum(cards) for cards in combinations(each(held), PASSED))
    best = min(ways, key=lambda cards: tricks_lost(held ^ cards, PACK ^ held))
    if tricks_lost(held ^ best, PACK ^ held) <= _MOST_LOST_AFTER_PASSING:
        return best
    return sum(h.pass_by_advice(held))


def expose_as_casual(held: int) -> int:
    """Expose what `casual-0.1` does."""
    return sum(gz.expose_by_advice(held))


AGGRESSIVE: Final = Temper(
    "aggressive",
    Rules(
        (h.run_for_the_moon, cash_a_high_card, *h.ADVICE.leading[1:]),
        (*h.ADVICE.following[:3], win_early, *h.ADVICE.following[3:]),
        h.ADVICE.discarding,
    ),
    pass_hearts_and_spades,
    Rules(
        (gz.run_for_all_hearts, cash_a_high_card, *gz.ADVICE.leading[1:]),
        (*gz.ADVICE.following[:5], win_early, *gz.ADVICE.following[5:]),
        (*gz.ADVICE.discarding[:5], discard_from_the_shortest, gz.play_what_is_left),
    ),
    expose_boldly,
)

TIMID: Final = Temper(
    "timid",
    Rules(
        (h.lead_the_surest_exit,),
        (
            h.throw_the_queen_under,
            h.play_high_in_the_first_trick,
            duck,
            h.stay_below_the_queen,
            *h.ADVICE.following[-2:],
        ),
        h.ADVICE.discarding,
    ),
    pass_the_highest,
    Rules(
        gz.ADVICE.leading[2:],
        (
            gz.throw_the_pig_under,
            gz.throw_the_transformer_under,
            gz.catch_the_sheep,
            gz.bring_the_sheep_home,
            duck,
            *gz.ADVICE.following[-3:],
        ),
        gz.ADVICE.discarding,
    ),
    expose_nothing,
)

HUNTER: Final = Temper(
    "hunter",
    Rules(
        (lead_for_all, *h.ADVICE.leading),
        (win_for_all, *h.ADVICE.following),
        (throw_away_for_all, *h.ADVICE.discarding),
    ),
    pass_for_the_moon,
    Rules(
        (lead_for_all, *gz.ADVICE.leading),
        (win_for_all, *gz.ADVICE.following),
        (throw_away_for_all, *gz.ADVICE.discarding),
    ),
    expose_as_casual,
)

TEMPERS: Final = (AGGRESSIVE, TIMID, HUNTER)
