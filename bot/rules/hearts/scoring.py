"""The house rules of Hearts, its special cards, the points of a hand, and the end of a game.

Source: a public rule-and-strategy description of Hearts; public rules of Black Maria and Spot Hearts. Equal
lowest scores share the win.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from bot.rules.cards import ACE, JACK, KING, QUEEN, Card, Suit, build_deck
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, height, of_suit
from bot.rules.tricks.payments import Person, everyone_pays
from bot.rules.tricks.rules import TrickOptions

DEFAULT_TARGET: Final = 100
SPOT_TARGET: Final = 500


class Moon(StrEnum):
    """The effect of shooting the moon: what it moves is added to each other seat, or taken from the shooter.

    With `CHOOSE`, the shooter picks one of the two.
    """

    ADD_TO_OTHERS = "add_to_others"
    TAKE_FROM_SELF = "take_from_self"
    CHOOSE = "choose"


class Passing(StrEnum):
    """Where three cards are passed before the play.

    With `CYCLE`, they are passed left, right, across and not at all in turn.
    """

    CYCLE = "cycle"
    LEFT = "left"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The options in which tables of Hearts differ.

    A card with points may not be played to the first trick, whichever option gives it points. The moon
    requires all cards that cost points, and moves as many points as they cost together: 26, with
    `black_maria` 43, with `spot` 129.

    Source: a public rule-and-strategy description of Hearts; public rules of Black Maria and of Spot Hearts.

    Args:
        jack_of_diamonds: Whether J♦ is worth −10 to its taker (Omnibus). The moon requires capturing it as
            well, but what the moon moves stays the same, and the shooter keeps the −10.
        target: The game ends with the hand in which a score exceeds it. A whole number from 1 to 10,000. None
            stands for the usual one: 100, or 500 with `spot`.
        queen_breaks_hearts: Whether playing Q♠ breaks hearts. No other spade does, even if it costs points.
        passing: Where cards are passed before the play.
        black_maria: Whether K♠ costs 10 and A♠ 7. It does not go with `spot`.
        spot: Whether each heart costs its rank (J 11, Q 12, K 13, A 14), and Q♠ 25. It does not go with
            `black_maria`.
        hands: The game ends after this many hands, or earlier at the target. A whole number from 1 to 1,000;
            None for no limit.

    Raises:
        RuleError: `rules-value-invalid`, `rules-conflict`.
    """

    ADDED: ClassVar = frozenset({"passing", "black_maria", "spot", "hands"})

    jack_of_diamonds: bool = False
    moon: Moon = Moon.ADD_TO_OTHERS
    target: int = None  # type: ignore[assignment]  # the usual target replaces it
    queen_breaks_hearts: bool = False
    passing: Passing = Passing.CYCLE
    black_maria: bool = False
    spot: bool = False
    hands: int | None = None

    def __post_init__(self) -> None:
        # Python 3.11 has no `super()` in a class with slots.
        TrickOptions.__post_init__(self)
        if self.spot and self.black_maria:
            raise RuleError("rules-conflict", one="spot", other="black_maria")
        if self.target is None:
            object.__setattr__(self, "target", self.usual_target)

    @property
    def usual_target(self) -> int:
        """The target of a game with these rules, unless another one is agreed."""
        return SPOT_TARGET if self.spot else DEFAULT_TARGET

    @property
    def figures(self) -> Mapping[str, int]:
        """What the moon moves, for texts that name it."""
        return {"moved": moon_points(self)}


TWO_OF_CLUBS: Final = Card(2, Suit.CLUBS)
QUEEN_OF_SPADES: Final = Card(QUEEN, Suit.SPADES)
KING_OF_SPADES: Final = Card(KING, Suit.SPADES)
ACE_OF_SPADES: Final = Card(ACE, Suit.SPADES)
JACK_OF_DIAMONDS: Final = Card(JACK, Suit.DIAMONDS)

QUEEN_POINTS: Final = 13
SPOT_QUEEN_POINTS: Final = 25
KING_POINTS: Final = 10
ACE_POINTS: Final = 7
JACK_POINTS: Final = -10
CHOICES: Final = (Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF)

_HEARTS: Final = of_suit(build_deck(), Suit.HEARTS)
_SPOTS: Final = sum(map(height, _HEARTS))

Scores: TypeAlias = tuple[int, ...]


def points_of(card: Card, options: Options) -> int:
    """Return the points of a card for the seat that takes it.

    Example:
        >>> points_of(QUEEN_OF_SPADES, Options()), points_of(QUEEN_OF_SPADES, Options(spot=True))
        (13, 25)
    """
    if card.suit is Suit.HEARTS:
        return height(card) if options.spot else 1
    if card == QUEEN_OF_SPADES:
        return SPOT_QUEEN_POINTS if options.spot else QUEEN_POINTS
    if card == JACK_OF_DIAMONDS:
        return JACK_POINTS if options.jack_of_diamonds else 0
    if options.black_maria and card == KING_OF_SPADES:
        return KING_POINTS
    return ACE_POINTS if options.black_maria and card == ACE_OF_SPADES else 0


def moon_points(options: Options) -> int:
    """Return what the moon moves: the points of all cards that cost some.

    Example:
        >>> [moon_points(each) for each in (Options(), Options(black_maria=True), Options(spot=True))]
        [26, 43, 129]
    """
    if options.spot:
        return _SPOTS + SPOT_QUEEN_POINTS
    return len(_HEARTS) + QUEEN_POINTS + (KING_POINTS + ACE_POINTS if options.black_maria else 0)


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
        moon: The choice of the seat that shot the moon, if `options.moon` lets it choose. None counts as
            `ADD_TO_OTHERS`.

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
    jack, moved = JACK_POINTS if rules.jack_of_diamonds else 0, moon_points(rules)
    if picked is Moon.TAKE_FROM_SELF:
        return tuple(jack - moved if seat == shooter else 0 for seat in range(SEATS))
    return tuple(jack if seat == shooter else moved for seat in range(SEATS))


def moon_shooter(captured: Sequence[Sequence[Card]], options: Options) -> int | None:
    """Return the seat that shot the moon by taking all cards with points; None if none did.

    These are all hearts and Q♠, with Omnibus also J♦, with Black Maria also K♠ and A♠.

    Args:
        captured: The cards that each of the four seats has taken.
    """
    needed = {*_HEARTS, QUEEN_OF_SPADES}
    if options.jack_of_diamonds:
        needed.add(JACK_OF_DIAMONDS)
    if options.black_maria:
        needed |= {KING_OF_SPADES, ACE_OF_SPADES}
    return next((seat for seat, cards in enumerate(captured) if needed <= set(cards)), None)


def merit(score: int) -> int:
    """Return a number that is higher for a better score, which in Hearts is a lower one."""
    return -score


def is_over(totals: Sequence[int], options: Options, hands: int) -> bool:
    """Return whether a game ends after a hand that leaves these scores; see `TrickRules.is_over`."""
    return max(totals) > options.target or options.is_last(hands)


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
