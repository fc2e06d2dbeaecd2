"""What the captured cards of Gong Zhu count, and how a game ends.

Source: a public rule-and-strategy description of Gong Zhu; equal lowest scores share the loss, equal highest
the win.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeAlias

from bot.rules.cards import Card, Suit
from bot.rules.gongzhu.cards import (
    ACE_OF_HEARTS,
    ALL_HEARTS_POINTS,
    LONE_TRANSFORMER_POINTS,
    PIG,
    PIG_POINTS,
    SHEEP,
    SHEEP_POINTS,
    TRANSFORMER,
    heart_points,
    is_point_card,
)
from bot.rules.gongzhu.hand import Hand
from bot.rules.gongzhu.options import Options, PigFlips
from bot.rules.tricks import begun, holder_of, of_suit
from bot.rules.tricks.payments import Person, last_pays

CHOICES: Final = ()
_HEARTS: Final = 13

Scores: TypeAlias = tuple[int, ...]


def score_hand(
    captured: Sequence[Collection[Card]], exposed: Collection[Card] = (), options: Options | None = None
) -> Scores:
    """Return what each seat's score changes by.

    Args:
        captured: What each of the four seats has taken.
        exposed: The cards that were exposed, by whomever.
        options: The house rules; the defaults if None.

    Example:
        >>> from bot.rules.cards import parse_cards
        >>> score_hand([parse_cards("QS KH QH 8H 10C"), parse_cards("JD"), (), ()])
        (-360, 100, 0, 0)
    """
    rules = options or Options()
    return tuple(_score(cards, exposed, rules) for cards in captured)


def has_all_hearts(cards: Collection[Card]) -> bool:
    """Tell whether all thirteen hearts are among some cards."""
    return len(of_suit(cards, Suit.HEARTS)) == _HEARTS


def hand_scores(hand: Hand, _chosen: None = None) -> Scores:
    """Return what each seat's score changes by once all cards are played."""
    return score_hand(begun(hand.play).captured, hand.exposed, hand.options)


def took_everything(hand: Hand) -> int | None:
    """Return who has captured all the hearts."""
    captured = enumerate(begun(hand.play).captured)
    return next((seat for seat, cards in captured if has_all_hearts(cards)), None)


def chooser(_hand: Hand) -> int | None:
    """Return nobody: there is nothing to choose after the last card."""
    return None


def merit(score: int) -> int:
    """Return a score as it is: the higher, the better."""
    return score


def next_leader(hand: Hand) -> int | None:
    """Return who has captured the pig."""
    return holder_of(PIG, begun(hand.play).captured)


def is_over(totals: Sequence[int], options: Options) -> bool:
    """Tell whether a game ends with the hand after which these are the scores."""
    return min(totals) <= -options.target


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def losers(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the lowest score."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def payments(
    totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = ()
) -> dict[Person, int]:
    """Return what a game moves: the lowest score pays the stake to the highest."""
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
    flips = options.pig_flips is PigFlips.ALL_HEARTS and has_all_hearts(cards)
    return (-PIG_POINTS if flips else PIG_POINTS) * _times(PIG, exposed)


def _times(card: Card, exposed: Collection[Card]) -> int:
    return 2 if card in exposed else 1
