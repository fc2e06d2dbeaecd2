"""`casual-0.1`: what `casual` was on 2026-11-22, frozen.

It is the yardstick of the bench, so it never changes: a copy of its own of the advice of both games and
of how they see a hand. Of `bot.players` it shares only the sets of cards, which hold no advice. Its answers
in some positions are kept in `tests/bench/casual_0_1.json`.
"""

from bot.players.cardset import card_of, cards_of, set_of
from bot.rules import hearts
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from tests.bench.players.casual_0_1 import gongzhu_advice, hearts_advice
from tests.bench.players.casual_0_1.situation import GongzhuSituation, HeartsSituation, Seen

__all__ = ["Seen", "play", "prepare"]


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
