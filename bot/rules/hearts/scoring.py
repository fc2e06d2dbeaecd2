"""The house rules of Hearts, its special cards, the points of a hand, and the end of a game.

Source: a public rule-and-strategy description of Hearts; equal lowest scores share the win.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from bot.rules.cards import JACK, QUEEN, Card, Suit
from bot.rules.tricks import SEATS
from bot.rules.tricks.rules import Person, TrickOptions, everyone_pays

DEFAULT_TARGET: Final = 100


class Moon(StrEnum):
    """The effect of shooting the moon: 26 for each other seat, −26 for the shooter, or a choice."""

    ADD_TO_OTHERS = "add_to_others"
    TAKE_FROM_SELF = "take_from_self"
    CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The options in which tables of Hearts differ.

    Source: a public rule-and-strategy description of Hearts.

    Args:
        jack_of_diamonds: Whether J♦ is worth −10 to its taker (Omnibus). It may not be played to the first
            trick, and the moon requires capturing it as well.
        target: The game ends with the hand in which a score exceeds it. A whole number from 1 to 10,000.
        queen_breaks_hearts: Whether playing Q♠ breaks hearts.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    jack_of_diamonds: bool = False
    moon: Moon = Moon.ADD_TO_OTHERS
    target: int = DEFAULT_TARGET
    queen_breaks_hearts: bool = False


TWO_OF_CLUBS: Final = Card(2, Suit.CLUBS)
QUEEN_OF_SPADES: Final = Card(QUEEN, Suit.SPADES)
JACK_OF_DIAMONDS: Final = Card(JACK, Suit.DIAMONDS)

QUEEN_POINTS: Final = 13
JACK_POINTS: Final = -10
MOON: Final = 26
CHOICES: Final = (Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF)

_HEARTS: Final = 13

Scores: TypeAlias = tuple[int, ...]


def points_of(card: Card, options: Options) -> int:
    """Return the points of a card for the seat that takes it.

    Example:
        >>> points_of(QUEEN_OF_SPADES, Options())
        13
    """
    if card == QUEEN_OF_SPADES:
        return QUEEN_POINTS
    if card == JACK_OF_DIAMONDS and options.jack_of_diamonds:
        return JACK_POINTS
    return int(card.suit is Suit.HEARTS)


def is_barred_first(card: Card, options: Options) -> bool:
    """Return whether a card may not be played to the first trick while its holder has another legal card."""
    return points_of(card, options) != 0


def score_hand(
    captured: Sequence[Sequence[Card]], options: Options | None = None, moon: Moon | None = None
) -> Scores:
    """Return the change of each seat's score.

    Args:
        captured: The cards that each of the four seats has taken.
        options: None for the defaults.
        moon: The choice of the seat that shot the moon, if `options.moon` lets it choose. If None, every
            other seat gets 26.

    Example:
        >>> from bot.rules.cards import parse_cards
        >>> score_hand([parse_cards("QS 2H"), parse_cards("3H AC"), (), ()])
        (14, 1, 0, 0)
    """
    rules = options or Options()
    shooter = moon_shooter(captured, rules)
    if shooter is None:
        return tuple(sum(points_of(card, rules) for card in cards) for cards in captured)
    picked = rules.moon if rules.moon is not Moon.CHOOSE else moon or Moon.ADD_TO_OTHERS
    jack = JACK_POINTS if rules.jack_of_diamonds else 0
    if picked is Moon.TAKE_FROM_SELF:
        return tuple(jack - MOON if seat == shooter else 0 for seat in range(SEATS))
    return tuple(jack if seat == shooter else MOON for seat in range(SEATS))


def moon_shooter(captured: Sequence[Sequence[Card]], options: Options) -> int | None:
    """Return the seat that shot the moon by taking all hearts and Q♠, with Omnibus also J♦; None if none did.

    Args:
        captured: The cards that each of the four seats has taken.
    """
    needed = {QUEEN_OF_SPADES} | ({JACK_OF_DIAMONDS} if options.jack_of_diamonds else set())
    for seat, cards in enumerate(captured):
        if needed <= set(cards) and sum(card.suit is Suit.HEARTS for card in cards) == _HEARTS:
            return seat
    return None


def merit(score: int) -> int:
    """Return a number that is higher for a better score, which in Hearts is a lower one."""
    return -score


def is_over(totals: Sequence[int], options: Options) -> bool:
    """Return whether a game ends after a hand that leaves these scores."""
    return max(totals) > options.target


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the lowest score.

    Example:
        >>> winners([101, 40, 40, 60])
        (1, 2)
    """
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def payments(
    totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = ()
) -> dict[Person, int]:
    """Return the points that a game moves: everyone without the lowest score pays the stake."""
    return everyone_pays({person: merit(total) for person, total in totals.items()}, left, stake_points)
