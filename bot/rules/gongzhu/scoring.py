"""The house rules of Gong Zhu, its special cards, their points for their taker, and the end of a game.

Source: a public rule-and-strategy description of Gong Zhu; equal lowest scores share the loss, equal highest
scores share the win.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from bot.rules.cards import ACE, JACK, KING, QUEEN, Card, Suit
from bot.rules.tricks import of_suit
from bot.rules.tricks.payments import Person, last_pays
from bot.rules.tricks.rules import EACH_ALONE, OPPOSITE_SEATS, Sides, TrickOptions

DEFAULT_TARGET: Final = 1000


class PigFlips(StrEnum):
    """What makes the pig count in its taker's favour: all the hearts, nothing, or all other point cards too.

    All other point cards are the hearts, the sheep and the transformer.
    """

    ALL_HEARTS = "all_hearts"
    NEVER = "never"
    ALL_POINTS = "all_points"


class FirstLead(StrEnum):
    """The card that leads the first hand of a game."""

    TWO_OF_SPADES = "two_of_spades"
    TWO_OF_CLUBS = "two_of_clubs"

    @property
    def card(self) -> Card:
        """The card itself."""
        return TWO_OF_SPADES if self is FirstLead.TWO_OF_SPADES else TWO_OF_CLUBS


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The options in which tables of Gong Zhu differ.

    Source: public rules of Gong Zhu at Chinese and Malaysian tables, which disagree in these points.

    Args:
        pig_flips: Whether the pig counts +100 for a seat that has taken it and all the hearts; with
            `all_points`, only for one that has taken the sheep and the transformer as well.
        target: The game ends with the hand in which a score, or a side's in teams, reaches minus this many
            points. A whole number from 1 to 10,000.
        first_lead: The card whose holder leads the first hand of a game, and has to lead it.
        teams: Whether opposite seats play together: seats 0 and 2 against 1 and 3. Each captures and scores
            for itself, and the score of a side is the sum of its two. Partners do not see each other's cards.
        hands: The game ends after this many hands, or earlier at the target. A whole number from 1 to 1,000;
            None for no limit.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    ADDED: ClassVar = frozenset({"first_lead", "teams", "hands"})

    pig_flips: PigFlips = PigFlips.ALL_HEARTS
    target: int = DEFAULT_TARGET
    first_lead: FirstLead = FirstLead.TWO_OF_SPADES
    teams: bool = False
    hands: int | None = None

    @property
    def sides(self) -> Sides:
        """The sides of a game: opposite seats in teams, and else each seat by itself."""
        return OPPOSITE_SEATS if self.teams else EACH_ALONE


PIG: Final = Card(QUEEN, Suit.SPADES)
SHEEP: Final = Card(JACK, Suit.DIAMONDS)
TRANSFORMER: Final = Card(10, Suit.CLUBS)
ACE_OF_HEARTS: Final = Card(ACE, Suit.HEARTS)
TWO_OF_SPADES: Final = Card(2, Suit.SPADES)
TWO_OF_CLUBS: Final = Card(2, Suit.CLUBS)

EXPOSABLE: Final = (PIG, ACE_OF_HEARTS, SHEEP, TRANSFORMER)

PIG_POINTS: Final = -100
SHEEP_POINTS: Final = 100
ALL_HEARTS_POINTS: Final = 200
LONE_TRANSFORMER_POINTS: Final = 50

# No seat has a choice after the last card.
CHOICES: Final = ()

_HEARTS: Final = 13
_HIGH_HEARTS: Final = {ACE: -50, KING: -40, QUEEN: -30, JACK: -20}
_TEN_POINTS: Final = -10
_LOWEST_COSTLY: Final = 5

Scores: TypeAlias = tuple[int, ...]


def heart_points(card: Card) -> int:
    """Return the points of a heart that is not doubled. 4♥, 3♥ and 2♥ count nothing, but are point cards.

    Example:
        >>> heart_points(ACE_OF_HEARTS)
        -50
    """
    if card.rank in _HIGH_HEARTS:
        return _HIGH_HEARTS[card.rank]
    return _TEN_POINTS if card.rank >= _LOWEST_COSTLY else 0


def is_point_card(card: Card) -> bool:
    """Return whether the transformer doubles the points of a card: a heart, the pig or the sheep."""
    return card.suit is Suit.HEARTS or card in (PIG, SHEEP)


def score_hand(
    captured: Sequence[Collection[Card]], exposed: Collection[Card] = (), options: Options | None = None
) -> Scores:
    """Return the change of each seat's score.

    Args:
        captured: The cards that each of the four seats has taken.
        exposed: The exposed cards of all seats.
        options: None for the defaults.

    Example:
        >>> from bot.rules.cards import parse_cards
        >>> score_hand([parse_cards("QS KH QH 8H 10C"), parse_cards("JD"), (), ()])
        (-360, 100, 0, 0)
    """
    rules = options or Options()
    return tuple(_score(cards, exposed, rules) for cards in captured)


def has_all_hearts(cards: Collection[Card]) -> bool:
    """Return whether all thirteen hearts are among some cards."""
    return len(of_suit(cards, Suit.HEARTS)) == _HEARTS


def merit(score: int) -> int:
    """Return a number that is higher for a better score: the score itself."""
    return score


def is_over(totals: Sequence[int], options: Options, hands: int) -> bool:
    """Return whether a game ends after a hand that leaves these scores; see `TrickRules.is_over`."""
    lowest = min(options.side_totals(totals) if options.teams else totals)
    return lowest <= -options.target or options.is_last(hands)


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the highest score; in teams, of the scores of their sides."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def losers(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the lowest score; in teams, of the scores of their sides."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def payments(
    totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = ()
) -> dict[Person, int]:
    """Return the points that a game moves: the person with the lowest score pays the stake to the highest."""
    return last_pays(totals, left, stake_points)


def _score(cards: Collection[Card], exposed: Collection[Card], options: Options) -> int:
    net = _hearts(cards, exposed) + _pig(cards, exposed, options)
    if SHEEP in cards:
        net += SHEEP_POINTS * _times(SHEEP, exposed)
    if TRANSFORMER not in cards:
        return net
    times = _times(TRANSFORMER, exposed)
    if not any(map(is_point_card, cards)):
        return LONE_TRANSFORMER_POINTS * times
    return net * 2 * times


def _hearts(cards: Collection[Card], exposed: Collection[Card]) -> int:
    times = _times(ACE_OF_HEARTS, exposed)
    if has_all_hearts(cards):
        return ALL_HEARTS_POINTS * times
    return times * sum(map(heart_points, of_suit(cards, Suit.HEARTS)))


def _pig(cards: Collection[Card], exposed: Collection[Card], options: Options) -> int:
    if PIG not in cards:
        return 0
    return (-PIG_POINTS if _flips(cards, options) else PIG_POINTS) * _times(PIG, exposed)


def _flips(cards: Collection[Card], options: Options) -> bool:
    """Return whether the pig among some cards counts in favour of their taker."""
    if options.pig_flips is PigFlips.NEVER or not has_all_hearts(cards):
        return False
    return options.pig_flips is PigFlips.ALL_HEARTS or (SHEEP in cards and TRANSFORMER in cards)


def _times(card: Card, exposed: Collection[Card]) -> int:
    return 2 if card in exposed else 1
