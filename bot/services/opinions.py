"""What a strong player thinks of positions: for hints, and for the review of hands that are over."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, Protocol

from bot.players import Decision, PlayerView, taught
from bot.rules.errors import RuleError
from bot.services.line import Asker

# Enough for a choice that matters to stand out, in a few tenths of a second.
DEALS: Final = 200
# How long people wait for one. Nobody else at a table waits with them.
WAIT_S: Final = 10.0
# The decisions of about forty hands.
KEPT: Final = 2000
_SEED: Final = "opinion"


class Thinker(Protocol):
    """Something that looks ahead."""

    async def consider(self, view: PlayerView, seed: str, most_deals: int, asker: Asker) -> Decision | None:
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
        self._thoughts: dict[PlayerView, asyncio.Task[Decision | None]] = {}
        self._questions: dict[int, tuple[PlayerView, ...]] = {}

    async def for_views(self, views: Iterable[PlayerView], asker: Asker) -> list[Decision | None]:
        """Return what a strong player would do, why, and what it expects; None where it cannot be said now.

        Everybody asks one question at a time. The same once more, as by a second click, has the same answer.

        Args:
            views: What the seats see that have to decide; nothing else is looked at.
            asker: The person who asks.

        Raises:
            RuleError: `still-thinking`: they wait for the answer to another question.
        """
        question = tuple(views)
        if self._questions.setdefault(asker.who, question) != question:
            raise RuleError("still-thinking")
        try:
            # One after another: the process that looks ahead answers one question at a time anyhow.
            return [await self._opinion(view, asker) for view in question]
        finally:
            if self._questions.get(asker.who) is question:
                del self._questions[asker.who]

    async def _opinion(self, view: PlayerView, asker: Asker) -> Decision | None:
        if view in self._kept:
            self._kept.move_to_end(view)
            return self._kept[view]
        thought = self._thoughts.get(view)
        if thought is None:
            thought = self._thoughts[view] = asyncio.create_task(self._think(view, asker))
            thought.add_done_callback(lambda _: self._thoughts.pop(view))
        await asyncio.wait({thought})
        return thought.result()

    async def _think(self, view: PlayerView, asker: Asker) -> Decision | None:
        decision = await self._thinker.consider(view, _SEED, DEALS, asker)
        if decision is None:
            return None
        opinion = self._kept[view] = taught(view, decision)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return opinion
