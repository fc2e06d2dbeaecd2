"""What good players expose in Gong Zhu, why they do, and why they keep the rest: rules as in `advice`.

Source: a public rule-and-strategy description of Gong Zhu and Hearts.
"""

from typing import Final, TypeAlias

from bot.players.advice import Rule
from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, HIGH, NO_CARDS, SPADES, above, below
from bot.players.gongzhu.situation import ACE_CARD, PIG_CARD, SHEEP_CARD, TRANSFORMER_CARD
from bot.players.play import Prepared

ExposingRule: TypeAlias = Rule[int, Prepared]

# How many other cards of its suit an exposed card needs: spades or clubs to hide it among, higher diamonds to
# win it with, and low hearts to play before it.
_HIDDEN: Final = 5
_GUARDS: Final = 2
_LOW_HEARTS: Final = 3
# Looking ahead exposes more than the advice does, so the sentences ask for less.
_SOMEWHAT_HIDDEN: Final = 3
_SOME_LOW_HEARTS: Final = 2
_LONG: Final = 5
# With at most this many other high cards, a hand wins few tricks.
_FEW_HIGH: Final = 3
# With at most `_BARE` other cards of its suit, a card is not hidden for long. With at most `_HUNTED`, the
# others hold more of its suit than the seat.
_BARE: Final = 2
_HUNTED: Final = 5


# What to expose, out of the cards that a seat was dealt.


def expose_a_hidden_pig(held: int) -> int:
    """Expose the pig if enough other spades hide her until she can be discarded."""
    return held & PIG_CARD if (held & SPADES & ~PIG_CARD).bit_count() >= _HIDDEN else NO_CARDS


def expose_a_guarded_sheep(held: int) -> int:
    """Expose J♦ if there are enough higher diamonds to bring it home."""
    return held & SHEEP_CARD if guards(held) >= _GUARDS else NO_CARDS


def expose_a_covered_ace(held: int) -> int:
    """Expose A♥ if there are enough low hearts to play before it."""
    return held & ACE_CARD if below(held & HEARTS, ACE_CARD >> 6).bit_count() >= _LOW_HEARTS else NO_CARDS


def expose_a_hidden_transformer(held: int) -> int:
    """Expose 10♣ if enough other clubs hide it until it can be discarded."""
    others = (held & CLUBS & ~TRANSFORMER_CARD).bit_count()
    return held & TRANSFORMER_CARD if others >= _HIDDEN else NO_CARDS


# What is true of a card that is exposed, or is not.


def guards(held: int) -> int:
    """Return how many diamonds above J♦ a seat holds."""
    return above(held & DIAMONDS, SHEEP_CARD).bit_count()


def low_hearts(held: int) -> int:
    """Return how many hearts up to the 8 a seat holds."""
    return below(held & HEARTS, ACE_CARD >> 5).bit_count()


EXPOSING: Final[tuple[ExposingRule, ...]] = (
    Rule(
        "expose-a-hidden-pig",
        expose_a_hidden_pig,
        lambda exposed: exposed.card == PIG_CARD and exposed.others.bit_count() >= _SOMEWHAT_HIDDEN,
    ),
    Rule(
        "expose-a-guarded-sheep",
        expose_a_guarded_sheep,
        lambda exposed: exposed.card == SHEEP_CARD and guards(exposed.held) > 0,
    ),
    Rule(
        "expose-a-long-sheep",
        holds=lambda exposed: exposed.card == SHEEP_CARD and exposed.others.bit_count() >= _LONG,
    ),
    Rule(
        "expose-a-covered-ace",
        expose_a_covered_ace,
        lambda exposed: exposed.card == ACE_CARD and low_hearts(exposed.held) >= _SOME_LOW_HEARTS,
    ),
    Rule(
        "expose-a-hidden-transformer",
        expose_a_hidden_transformer,
        lambda exposed: exposed.card == TRANSFORMER_CARD and exposed.others.bit_count() >= _SOMEWHAT_HIDDEN,
    ),
    Rule(
        "expose-a-transformer-with-the-sheep",
        holds=lambda exposed: (
            exposed.card == TRANSFORMER_CARD and bool(exposed.held & SHEEP_CARD) and guards(exposed.held) > 0
        ),
    ),
    Rule(
        "expose-a-transformer-in-a-low-hand",
        holds=lambda exposed: (
            exposed.card == TRANSFORMER_CARD
            and (exposed.held & HIGH & ~TRANSFORMER_CARD).bit_count() <= _FEW_HIGH
        ),
    ),
)
KEEPING: Final[tuple[ExposingRule, ...]] = (
    Rule("keep-a-bare-pig", holds=lambda kept: kept.card == PIG_CARD and kept.others.bit_count() <= _BARE),
    Rule(
        "keep-a-hunted-pig",
        holds=lambda kept: kept.card == PIG_CARD and kept.others.bit_count() <= _HUNTED,
    ),
    Rule("keep-an-unguarded-sheep", holds=lambda kept: kept.card == SHEEP_CARD and guards(kept.held) == 0),
    Rule(
        "keep-a-thinly-guarded-sheep",
        holds=lambda kept: kept.card == SHEEP_CARD and guards(kept.held) == 1,
    ),
    Rule(
        "keep-an-uncovered-ace",
        holds=lambda kept: kept.card == ACE_CARD and low_hearts(kept.held) <= _SOME_LOW_HEARTS,
    ),
    Rule(
        "keep-an-ace-among-high-hearts",
        holds=lambda kept: kept.card == ACE_CARD and bool(kept.others & HIGH),
    ),
    Rule(
        "keep-a-bare-transformer",
        holds=lambda kept: kept.card == TRANSFORMER_CARD and kept.others.bit_count() <= _BARE,
    ),
    Rule(
        "keep-a-hunted-transformer",
        holds=lambda kept: kept.card == TRANSFORMER_CARD and kept.others.bit_count() <= _HUNTED,
    ),
)


def expose_by_advice(held: int) -> list[int]:
    """Return the cards that the advice exposes, out of those that the seat was dealt."""
    return [card for rule in EXPOSING if rule.picks and (card := rule.picks(held))]
