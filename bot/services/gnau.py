"""The exact odds of Gnau, calculated outside the event loop, because they take a moment."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.rules.cards import Card
from bot.rules.gnau.bid_odds import FourCardOdds, four_card_expectation, four_card_odds
from bot.rules.gnau.hand_counts import HandOdds, hand_odds
from bot.rules.gnau.odds import Expectation, HandChances, RoundOdds, odds_against_dealer, round_odds
from bot.rules.gnau.options import HouseRules
from bot.services.queues import Turns

T = TypeVar("T")


class OddsService:
    """Exact odds under any house rules.

    The rules cache their latest results. A second caller with the same house rules waits for the first.
    `packs` is how many packs of 52 are in play.
    """

    def __init__(self) -> None:
        self._turns = Turns[HouseRules]()

    async def hand_odds(self, rules: HouseRules, packs: int = 1) -> HandOdds:
        """Return how many of all five-card hands are of each kind."""
        return await self._work_out(rules, lambda: hand_odds(rules, packs))

    async def round_odds(self, rules: HouseRules, packs: int = 1) -> RoundOdds:
        """Return the odds of a round for a player and for the dealer."""
        return await self._work_out(rules, lambda: round_odds(rules, packs))

    async def chances(self, cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> HandChances:
        """Return the odds of a hand against all hands that the dealer may have.

        Args:
            cards: The player's five cards, suits optional.

        Raises:
            RuleError: `hand-not-five`, `card-too-often` or `rank-too-often`.
        """
        return await self._work_out(rules, lambda: odds_against_dealer(cards, rules, packs))

    async def four_cards(self, cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> FourCardOdds:
        """Return the odds of a hand of which four cards are known.

        Args:
            cards: Four cards with suits.
        """
        return await self._work_out(rules, lambda: four_card_odds(cards, rules, packs))

    async def with_bids(
        self, cards: Sequence[Card], rules: HouseRules, packs: int, times: Sequence[int], *, is_dealer: bool
    ) -> Expectation:
        """Return the worth of a round with bids; see `four_card_expectation`."""
        return await self._work_out(
            rules, lambda: four_card_expectation(cards, rules, packs, times, is_dealer=is_dealer)
        )

    async def _work_out(self, rules: HouseRules, question: Callable[[], T]) -> T:
        async with self._turns.taken(rules):
            return await asyncio.to_thread(question)
