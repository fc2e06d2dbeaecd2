"""Reasons to expose a card in Gong Zhu, and reasons to keep it; the most telling ones come first.

The name of a reason is the id of its sentence, as in `reasons`.
"""

from collections.abc import Callable
from typing import Final

from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, SPADES, above, below
from bot.players.gongzhu.situation import ACE_CARD, PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD
from bot.players.reasons import HIGH, Prepared

# How many other cards of its suit an exposed card needs: spades or clubs to hide it among, diamonds to win it
# with, and low hearts to play before it.
_COVER: Final = 3
_LONG: Final = 5
_LOW_HEARTS: Final = 2
# With at most `_FEW_HIGH` other high cards, a hand wins few tricks. With at most `_BARE` other cards of its
# suit, a card is not hidden for long.
_FEW_HIGH: Final = 3
_BARE: Final = 2
_SUIT_SIZE: Final = 13


def _guards(prepared: Prepared) -> int:
    """Return how many diamonds above J♦ the seat holds."""
    return above(prepared.held & DIAMONDS, SHEEP_CARD).bit_count()


def expose_a_hidden_pig(exposed: Prepared) -> bool:
    """Return whether the card is the pig, with several other spades."""
    return exposed.card == PIG_CARD and (exposed.held & SPADES & ~PIG_CARD).bit_count() >= _COVER


def expose_a_guarded_sheep(exposed: Prepared) -> bool:
    """Return whether the card is J♦, with at least one higher diamond."""
    return exposed.card == SHEEP_CARD and _guards(exposed) > 0


def expose_a_long_sheep(exposed: Prepared) -> bool:
    """Return whether the card is J♦, with many other diamonds."""
    return exposed.card == SHEEP_CARD and (exposed.held & DIAMONDS & ~SHEEP_CARD).bit_count() >= _LONG


def expose_a_covered_ace(exposed: Prepared) -> bool:
    """Return whether the card is A♥, with several low hearts."""
    low = below(exposed.held & HEARTS, ACE_CARD >> 5).bit_count()
    return exposed.card == ACE_CARD and low >= _LOW_HEARTS


def expose_a_hidden_transformer(exposed: Prepared) -> bool:
    """Return whether the card is 10♣, with several other clubs."""
    others = (exposed.held & CLUBS & ~TRANSFORMER_CARD).bit_count()
    return exposed.card == TRANSFORMER_CARD and others >= _COVER


def expose_a_transformer_with_the_sheep(exposed: Prepared) -> bool:
    """Return whether the card is 10♣, in a hand with J♦ and a higher diamond."""
    has_sheep = bool(exposed.held & SHEEP_CARD)
    return exposed.card == TRANSFORMER_CARD and has_sheep and _guards(exposed) > 0


def expose_a_transformer_in_a_low_hand(exposed: Prepared) -> bool:
    """Return whether the card is 10♣, in a hand with few other high cards."""
    others = (exposed.held & HIGH & ~TRANSFORMER_CARD).bit_count()
    return exposed.card == TRANSFORMER_CARD and others <= _FEW_HIGH


EXPOSING_REASONS: Final[tuple[Callable[[Prepared], bool], ...]] = (
    expose_a_hidden_pig,
    expose_a_guarded_sheep,
    expose_a_long_sheep,
    expose_a_covered_ace,
    expose_a_hidden_transformer,
    expose_a_transformer_with_the_sheep,
    expose_a_transformer_in_a_low_hand,
)


# Not exposing.


def _is_bare(kept: Prepared, card: int) -> bool:
    """Return whether the kept card is this one, with few other cards of its suit."""
    return kept.card == card and (kept.held & kept.suit & ~card).bit_count() <= _BARE


def _is_hunted(kept: Prepared, card: int) -> bool:
    """Return whether the kept card is this one, and the others hold more of its suit than the seat."""
    return kept.card == card and (kept.held & kept.suit).bit_count() * 2 < _SUIT_SIZE


def keep_a_bare_pig(kept: Prepared) -> bool:
    """Return whether the card is the pig, with few other spades."""
    return _is_bare(kept, PIG_CARD)


def keep_a_hunted_pig(kept: Prepared) -> bool:
    """Return whether the card is the pig, and the others hold more spades than the seat."""
    return _is_hunted(kept, PIG_CARD)


def keep_an_unguarded_sheep(kept: Prepared) -> bool:
    """Return whether the card is J♦, without a higher diamond."""
    return kept.card == SHEEP_CARD and not _guards(kept)


def keep_a_thinly_guarded_sheep(kept: Prepared) -> bool:
    """Return whether the card is J♦, with only one higher diamond."""
    return kept.card == SHEEP_CARD and _guards(kept) == 1


def keep_an_uncovered_ace(kept: Prepared) -> bool:
    """Return whether the card is A♥, with few low hearts."""
    low = below(kept.held & HEARTS, ACE_CARD >> 5).bit_count()
    return kept.card == ACE_CARD and low <= _LOW_HEARTS


def keep_an_ace_among_high_hearts(kept: Prepared) -> bool:
    """Return whether the card is A♥, with another high heart."""
    return kept.card == ACE_CARD and bool(kept.held & HEARTS & HIGH & ~ACE_CARD)


def keep_a_bare_transformer(kept: Prepared) -> bool:
    """Return whether the card is 10♣, with few other clubs."""
    return _is_bare(kept, TRANSFORMER_CARD)


def keep_a_hunted_transformer(kept: Prepared) -> bool:
    """Return whether the card is 10♣, and the others hold more clubs than the seat."""
    return _is_hunted(kept, TRANSFORMER_CARD)


KEEPING_REASONS: Final[tuple[Callable[[Prepared], bool], ...]] = (
    keep_a_bare_pig,
    keep_a_hunted_pig,
    keep_an_unguarded_sheep,
    keep_a_thinly_guarded_sheep,
    keep_an_uncovered_ace,
    keep_an_ace_among_high_hearts,
    keep_a_bare_transformer,
    keep_a_hunted_transformer,
)
