"""How `easy` plays: it follows the advice, but now and then makes a typical mistake of beginners.

A tendency is a function from a situation to the card that a beginner wants there, or to no card. Chance
decides whether `easy` gives in to a tendency. It never makes the dreaded card the best of the trick unless it
has to.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from bot.players.cardset import NO_CARDS, PACK, SUIT_SETS, above, each, highest, lowest, rank_of, suit_of
from bot.players.context import DecisionContext
from bot.players.situation import Situation

# How often `easy` remembers only its own cards and those on the table.
_FORGETS: Final = 0.5


def lead_what_it_likes(s: Situation) -> int:
    """Lead the highest card of the longest suit, because it looks strong."""
    if s.led:
        return NO_CARDS
    return highest(max((s.legal & suit for suit in SUIT_SETS), key=int.bit_count))


def win_because_it_can(s: Situation) -> int:
    """Win the trick with the highest card, even if a lower card would not win it."""
    return highest(above(s.legal & s.led, s.best)) if s.led else NO_CARDS


def keep_what_looks_strong(s: Situation) -> int:
    """Discard the lowest card of all, and keep the high ones."""
    if not s.led or s.legal & s.led:
        return NO_CARDS
    return min(each(s.legal), key=rank_of)


def play_low_for_fear(s: Situation) -> int:
    """Follow suit with the lowest card, and so be left with the high ones."""
    return lowest(s.legal & s.led) if s.led else NO_CARDS


class Tendency(NamedTuple):
    """A mistake that beginners make now and then.

    Args:
        wants: Returns the card that the mistake would play, or no card.
        chance: How often `easy` makes the mistake if there is such a card.
    """

    wants: Callable[[Situation], int]
    chance: float


TENDENCIES: Final = (
    Tendency(lead_what_it_likes, 0.25),
    Tendency(win_because_it_can, 0.15),
    Tendency(play_low_for_fear, 0.25),
    Tendency(keep_what_looks_strong, 0.2),
)


def play_as_beginner(context: DecisionContext, rng: Random) -> int:
    """Return the card that `easy` plays."""
    s, dreaded = context.knowledge.situation.copy(), context.advisor.dreaded
    s.legal = safe(s, dreaded)
    if rng.random() < _FORGETS:
        forget(s)
    # Even a beginner is careful when the dreaded card is in the trick or can be given to another player.
    if not (s.legal | s.pile) & dreaded:
        for tendency in TENDENCIES:
            card = tendency.wants(s)
            if card and rng.random() < tendency.chance:
                return card
    return context.advice.decide(s)


def safe(s: Situation, dreaded: int) -> int:
    """Return the legal cards that do not make the dreaded card the best of the trick, or else all of them."""
    wins = not s.led or (s.led == suit_of(dreaded) and dreaded > s.best)
    return s.legal & ~dreaded or s.legal if wins else s.legal


def forget(s: Situation) -> None:
    """Forget the earlier tricks, and which seats are void in which suits."""
    s.unseen = PACK ^ s.held ^ s.pile
    s.voids = [NO_CARDS] * len(s.voids)


def highest_of_all(held: int, count: int) -> list[int]:
    """Return the `count` highest cards by rank alone, regardless of their suits."""
    return sorted(each(held), key=rank_of, reverse=True)[:count]
