"""Odds, worked out beside the event loop: they take a moment, and nobody else may wait for them."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.rules.cards import Card
from bot.rules.gnau.hand_counts import HandOdds, hand_odds
from bot.rules.gnau.odds import HandChances, RoundOdds, odds_against_dealer, round_odds
from bot.rules.gnau.options import HouseRules

T = TypeVar("T")


class OddsService:
    """Exact odds under any house rules.

    The rules keep what they worked out last; anyone who asks for the same meanwhile waits for that.
    """

    def __init__(self) -> None:
        # Weak values: a lock lives as long as somebody holds or awaits it.
        self._locks: WeakValueDictionary[HouseRules, asyncio.Lock] = WeakValueDictionary()

    async def hand_odds(self, rules: HouseRules, packs: int = 1) -> HandOdds:
        """Return how many of all hands of five are what.

        Args:
            rules: The house rules.
            packs: How many packs of 52 are in play.
        """
        return await self._work_out(rules, lambda: hand_odds(rules, packs))

    async def round_odds(self, rules: HouseRules, packs: int = 1) -> RoundOdds:
        """Return what a round comes to for a player and for the dealer.

        Args:
            rules: The house rules.
            packs: How many packs of 52 are in play.
        """
        return await self._work_out(rules, lambda: round_odds(rules, packs))

    async def chances(self, cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> HandChances:
        """Return how a hand stands against all the dealer's hands there can be.

        Args:
            cards: The player's five cards, suits optional.
            rules: The house rules.
            packs: How many packs of 52 are in play.

        Raises:
            RuleError: `hand-not-five`, `card-too-often` or `rank-too-often`.
        """
        return await self._work_out(rules, lambda: odds_against_dealer(cards, rules, packs))

    async def _work_out(self, rules: HouseRules, question: Callable[[], T]) -> T:
        lock = self._locks.get(rules)
        if lock is None:
            lock = self._locks[rules] = asyncio.Lock()
        async with lock:
            return await asyncio.to_thread(question)
