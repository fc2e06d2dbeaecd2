"""What a strong player thinks of positions: for hints, and for the review of hands that are over."""

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

from bot.players import Decision, PlayerView, taught

# Enough for a choice that matters to stand out, in a few tenths of a second.
DEALS: Final = 200
# So long people wait for one. Nobody else at a table waits with them.
WAIT_S: Final = 10.0
# The decisions of about forty hands.
KEPT: Final = 2000
_SEED: Final = "opinion"


class Thinker(Protocol):
    """Who looks ahead."""

    async def consider(self, view: PlayerView, seed: str, most_deals: int) -> Decision | None:
        """Return what a strong player would do; None if it cannot be said."""
        ...


class Opinions:
    """The same is thought of a position whenever it is asked: a review does not contradict a hint.

    Args:
        thinker: Who looks ahead.
        kept: How many opinions are remembered.
    """

    def __init__(self, thinker: Thinker, kept: int = KEPT) -> None:
        self._thinker = thinker
        self._most = kept
        self._kept: OrderedDict[PlayerView, Decision] = OrderedDict()
        # One question at a time: a second click is answered by the first, and nobody loses patience in line.
        self._turn = asyncio.Lock()

    async def of(self, view: PlayerView) -> Decision | None:
        """Return what a strong player would do, why, and what it expects; None if it cannot be said now.

        Args:
            view: What the seat sees that has to decide; nothing else is looked at.
        """
        async with self._turn:
            opinion = self._kept.pop(view, None) or await self._think(view)
            if opinion is not None:
                self._keep(view, opinion)
            return opinion

    async def _think(self, view: PlayerView) -> Decision | None:
        decision = await self._thinker.consider(view, _SEED, DEALS)
        return None if decision is None else taught(view, decision)

    def _keep(self, view: PlayerView, opinion: Decision) -> None:
        # Last, as the one that was asked for latest.
        self._kept[view] = opinion
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
