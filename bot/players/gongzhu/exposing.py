"""When good players expose in Gong Zhu.

Each piece of advice is a function from the cards a seat was dealt to the card it wants exposed, or to none.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from collections.abc import Callable
from typing import Final

from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, NO_CARDS, SPADES, above, below
from bot.players.gongzhu.situation import ACE_CARD, PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD

_HIDDEN: Final = 5
_GUARDS: Final = 2
_LOW_HEARTS: Final = 3


def expose_a_hidden_pig(held: int) -> int:
    """Expose the pig with enough other spades to hide her until she can be discarded."""
    return held & PIG_CARD if (held & SPADES & ~PIG_CARD).bit_count() >= _HIDDEN else NO_CARDS


def expose_a_guarded_sheep(held: int) -> int:
    """Expose J♦ with enough higher diamonds to bring it home."""
    return held & SHEEP_CARD if above(held & DIAMONDS, SHEEP_CARD).bit_count() >= _GUARDS else NO_CARDS


def expose_a_covered_ace(held: int) -> int:
    """Expose A♥ with enough low hearts to play before it."""
    return held & ACE_CARD if below(held & HEARTS, ACE_CARD >> 6).bit_count() >= _LOW_HEARTS else NO_CARDS


def expose_a_hidden_transformer(held: int) -> int:
    """Expose 10♣ with enough other clubs to hide it until it can be discarded."""
    others = (held & CLUBS & ~TRANSFORMER_CARD).bit_count()
    return held & TRANSFORMER_CARD if others >= _HIDDEN else NO_CARDS


EXPOSING: Final = (
    expose_a_hidden_pig,
    expose_a_guarded_sheep,
    expose_a_covered_ace,
    expose_a_hidden_transformer,
)


def expose_by_advice(held: int) -> dict[int, Callable[[int], int]]:
    """Return the cards that the advice exposes, each with the rule that wanted it.

    Args:
        held: What the seat was dealt.
    """
    return {rule(held): rule for rule in EXPOSING if rule(held)}
