"""`casual-0.1`: what `casual` was on 2026-11-22, frozen.

A daily deal that began with it is played with it to its end, and "as before" is measured against it. So it
never changes: it is a copy of its own of the advice of both games and of how they see a hand. Of
`bot.players` it shares the sets of cards alone, which hold no advice. What it answers in some positions is
kept in `tests/bench/casual_0_1.json`.
"""

from bot.players.cardset import card_of, cards_of, set_of
from bot.players.casual_0_1 import gongzhu_advice, hearts_advice
from bot.players.casual_0_1.situation import GongzhuSituation, HeartsSituation, Seen
from bot.rules import hearts
from bot.rules.cards import Card
from bot.rules.tricks import Cards

__all__ = ["Seen", "follow", "play", "prepare"]


def follow(seen: Seen) -> Cards:
    """Return the card it plays, or the cards it passes or exposes.

    Args:
        seen: What a seat sees that has something to decide.
    """
    return (play(seen),) if seen.legal else prepare(seen)


def play(seen: Seen) -> Card:
    """Return the card it plays.

    Args:
        seen: What a seat sees; it is its turn.
    """
    if isinstance(seen.options, hearts.Options):
        return card_of(hearts_advice.ADVICE.decide(HeartsSituation(seen)))
    return card_of(gongzhu_advice.ADVICE.decide(GongzhuSituation(seen)))


def prepare(seen: Seen) -> Cards:
    """Return the cards it passes or exposes.

    Args:
        seen: What a seat sees before it has done so.
    """
    held = set_of(seen.held)
    if isinstance(seen.options, hearts.Options):
        return cards_of(sum(hearts_advice.pass_by_advice(held)))
    return cards_of(sum(gongzhu_advice.expose_by_advice(held)))
