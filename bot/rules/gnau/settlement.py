"""Who pays whom after a round of Gnau.

Source: public descriptions of Gnau: each player is compared with the dealer alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeVar

from bot.rules.cards import Card
from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split, optimal_split

MAX_STAKE: Final = 1_000_000

K = TypeVar("K")


class Outcome(StrEnum):
    """How a player's hand compares with the dealer's. The house rules decide who gains by a tie."""

    BEATS = "beats"
    TIES = "ties"
    LOSES = "loses"


class PlayerResult(NamedTuple):
    """The result of a round for one player.

    Args:
        split: The best way to read the player's hand.
        delta: The points that the player gains; negative if the player pays.
    """

    split: Split
    outcome: Outcome
    delta: int


@dataclass(frozen=True, slots=True)
class Settlement(Generic[K]):
    """The results of a round for the dealer and all players.

    Args:
        dealer: The best way to read the dealer's hand.
        players: Each player's result, in the order of the players.
        dealer_delta: The points that the dealer gains; negative if the dealer pays.
    """

    dealer: Split
    players: dict[K, PlayerResult]
    dealer_delta: int


def verify_stake(stake: object) -> int:
    """Return a stake after checking that it is a whole number from 1 to `MAX_STAKE`.

    Raises:
        RuleError: `stake-invalid`.
    """
    if isinstance(stake, bool) or not isinstance(stake, int) or not 1 <= stake <= MAX_STAKE:
        raise RuleError("stake-invalid", stake=quote(stake), highest=MAX_STAKE)
    return stake


def settle(
    dealer_cards: Sequence[Card],
    players: Mapping[K, Sequence[Card]],
    rules: HouseRules,
    stake: int,
    times: Mapping[K, int] = MappingProxyType({}),
) -> Settlement[K]:
    """Compare every player with the dealer, and return each one's gain or loss.

    A player whose hand beats the dealer's gains the points of that hand. Otherwise the player pays the points
    of the dealer's hand. Two Five Dukes move nothing, unless a card decides between them. Other equal hands
    move nothing if the house rules say so.

    Args:
        players: Each player's five cards in the order of the deal, by any key that identifies the player.
        stake: The points that one point of a hand is worth, 1 to `MAX_STAKE`.
        times: How many times the stake each player plays for, unless it is once; see `Bidding`.

    Raises:
        RuleError: `hand-not-five` or `stake-invalid`.
    """
    splits = {player: optimal_split(cards, rules) for player, cards in players.items()}
    return settle_splits(optimal_split(dealer_cards, rules), splits, rules, stake, times)


def settle_splits(
    dealer: Split,
    players: Mapping[K, Split],
    rules: HouseRules,
    stake: int,
    times: Mapping[K, int] = MappingProxyType({}),
) -> Settlement[K]:
    """Settle hands that have been split already.

    Args:
        stake: The points that one point of a hand is worth, 1 to `MAX_STAKE`.
        times: How many times the stake each player plays for, unless it is once; see `Bidding`.

    Raises:
        RuleError: `stake-invalid`.
    """
    verify_stake(stake)
    results = {
        player: _compare(split, dealer, rules, stake * times.get(player, 1))
        for player, split in players.items()
    }
    return Settlement(dealer, results, -sum(result.delta for result in results.values()))


class Deciding(StrEnum):
    """What decided between two hands.

    `NENKU` stands for the number of a Single Ox where a Nenku counts as a Single Ox 1.
    """

    CATEGORY = "category"
    PAIR = "pair"
    BOMB = "bomb"
    NUMBER = "number"
    NENKU = "nenku"
    CARD = "card"
    EQUAL = "equal"


def deciding(one: Split, other: Split) -> Deciding:
    """Return what decides between two hands that were split under the same house rules."""
    if one.standing == other.standing:
        return Deciding.EQUAL
    if one.rank == other.rank:
        return Deciding.CARD
    categories = {one.category, other.category}
    if categories == {Category.SINGLE, Category.NENKU} and one.rank // 100 == other.rank // 100:
        return Deciding.NENKU
    if len(categories) > 1:
        return Deciding.CATEGORY
    return _BY_STRENGTH.get(one.category, Deciding.NUMBER)


_BY_STRENGTH: Final = MappingProxyType({Category.DOUBLE: Deciding.PAIR, Category.BOMB: Deciding.BOMB})


def is_draw(category: Category, rules: HouseRules) -> bool:
    """Return whether two equal hands of a category move nothing. Otherwise the player pays the dealer."""
    return rules.ties is Ties.PUSH or (rules.ties is Ties.DEALER and category is Category.FIVE_DUKES)


def _compare(player: Split, dealer: Split, rules: HouseRules, stake: int) -> PlayerResult:
    if player.rank != dealer.rank:
        beats = player.rank > dealer.rank
    elif player.standing != dealer.standing:
        # A card only decides between hands of the same rank.
        beats = player.standing > dealer.standing
    else:
        is_push = is_draw(dealer.category, rules)
        return PlayerResult(player, Outcome.TIES, 0 if is_push else -dealer.points * stake)
    if beats:
        return PlayerResult(player, Outcome.BEATS, player.points * stake)
    return PlayerResult(player, Outcome.LOSES, -dealer.points * stake)
