"""Who pays whom after a round of Gnau.

Source: public descriptions of Gnau: each player is compared with the dealer alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

from bot.rules.cards import Card
from bot.rules.errors import RuleError, quote
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split, optimal_split

MAX_STAKE: Final = 1_000_000

K = TypeVar("K")


class Outcome(StrEnum):
    """How a player's hand stands against the dealer's. Who gains by a tie is up to the house rules."""

    BEATS = "beats"
    TIES = "ties"
    LOSES = "loses"


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What a round brought one player.

    Args:
        split: The best way to read the player's hand.
        outcome: How it stands against the dealer's.
        delta: The points the player gains, or pays when negative.
    """

    split: Split
    outcome: Outcome
    delta: int


@dataclass(frozen=True, slots=True)
class Settlement(Generic[K]):
    """What a round brought everybody.

    Args:
        dealer: The best way to read the dealer's hand.
        players: Each player's result, in the order of the players.
        dealer_delta: The points the dealer gains, or pays when negative: minus the sum of the players'.
    """

    dealer: Split
    players: dict[K, PlayerResult]
    dealer_delta: int


def verify_stake(stake: object) -> int:
    """Return a stake that is a whole number from 1 to `MAX_STAKE`.

    Raises:
        RuleError: `stake-invalid`.
    """
    if isinstance(stake, bool) or not isinstance(stake, int) or not 1 <= stake <= MAX_STAKE:
        raise RuleError("stake-invalid", stake=quote(stake), highest=MAX_STAKE)
    return stake


def settle(
    dealer_cards: Sequence[Card], players: Mapping[K, Sequence[Card]], rules: HouseRules, stake: int
) -> Settlement[K]:
    """Compare every player with the dealer and say what each gains or pays.

    A player whose hand beats the dealer's gains the points of that hand; otherwise the player pays the points
    of the dealer's. Two Five Dukes move nothing; nor do other equal hands where the house says so.

    Args:
        dealer_cards: The dealer's five cards as dealt.
        players: Each player's five cards as dealt, by a key that tells players apart.
        rules: The house rules.
        stake: What one point of a hand is worth, 1 to `MAX_STAKE` points.

    Raises:
        RuleError: `hand-not-five` or `stake-invalid`.
    """
    splits = {player: optimal_split(cards, rules) for player, cards in players.items()}
    return settle_splits(optimal_split(dealer_cards, rules), splits, rules, stake)


def settle_splits(dealer: Split, players: Mapping[K, Split], rules: HouseRules, stake: int) -> Settlement[K]:
    """Settle hands that have been split already, by whomever.

    Args:
        dealer: How the dealer's hand counts.
        players: How each player's hand counts.
        rules: The house rules.
        stake: What one point of a hand is worth, 1 to `MAX_STAKE` points.

    Raises:
        RuleError: `stake-invalid`.
    """
    verify_stake(stake)
    results = {player: _compare(split, dealer, rules, stake) for player, split in players.items()}
    return Settlement(dealer, results, -sum(result.delta for result in results.values()))


def is_draw(category: Category, rules: HouseRules) -> bool:
    """Whether two equal hands of a category move nothing; else the dealer wins, and is paid for the hand."""
    return rules.ties is Ties.PUSH or category is Category.FIVE_DUKES


def _compare(player: Split, dealer: Split, rules: HouseRules, stake: int) -> PlayerResult:
    if player.rank > dealer.rank:
        return PlayerResult(player, Outcome.BEATS, player.points * stake)
    outcome = Outcome.TIES if player.rank == dealer.rank else Outcome.LOSES
    is_push = outcome is Outcome.TIES and is_draw(dealer.category, rules)
    return PlayerResult(player, outcome, 0 if is_push else -dealer.points * stake)
