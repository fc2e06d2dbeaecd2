"""Opinions of a strong player: hints at the table, and reviews of finished hands."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from bot.players import Decision, PlayerView, follow_advice, is_clearly_better, taught
from bot.rules.errors import RuleError
from bot.rules.tricks import CARDS_EACH
from bot.services.queues import Asker
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import Phase, TrickTable, with_cards
from bot.tables.tricks.recall import Position, own_positions, prepared_positions, trick_positions

# Enough deals for a choice that matters to stand out, within a few tenths of a second.
DEALS: Final = 200
# How long a person waits for an opinion. The others at the table do not wait.
WAIT_S: Final = 10.0
# About as many decisions as forty hands have.
KEPT: Final = 2000
_SEED: Final = "opinion"


class Thinker(Protocol):
    """Looks ahead in the play."""

    async def consider(self, view: PlayerView, seed: str, most_deals: int, asker: Asker) -> Decision | None:
        """Return a strong player's decision; None if there is none in time."""
        ...


@dataclass(frozen=True)
class Hint:
    """A hint for a person who has to decide now.

    Args:
        decision: A strong player's decision in their place, with the advice behind it.
    """

    view: PlayerView
    decision: Decision


@dataclass(frozen=True)
class Reviewed:
    """A decision and a strong player's opinion of it.

    Args:
        opinion: What a strong player would have decided; None if there is no answer now.
    """

    position: Position
    opinion: Decision | None

    @property
    def is_otherwise(self) -> bool:
        """Whether a strong player would clearly have decided otherwise."""
        game, done = self.position.view.game, self.position.done
        return self.opinion is not None and is_clearly_better(game, self.opinion, done)

    @property
    def cost(self) -> float | None:
        """How much worse the played choice is than the opinion; None if that is unknown."""
        if self.opinion is None:
            return None
        best, worth = (self.opinion.worth_of(cards) for cards in (self.opinion.cards, self.position.done))
        return None if best is None or worth is None else best - worth


@dataclass(frozen=True)
class Mistake:
    """A decision at which a strong player would clearly have done something else.

    Args:
        page: The page of the review that shows it, from 0.
        trick: The trick, from 1; None for passed or exposed cards.
    """

    page: int
    trick: int | None
    reviewed: Reviewed


@dataclass(frozen=True)
class OwnReview:
    """A review of all decisions of one seat in a finished hand.

    Args:
        mistakes: In the order of play.
        is_silent: Whether some decisions got no opinion this time.
    """

    table: TrickTable
    mistakes: tuple[Mistake, ...]
    is_silent: bool

    def costliest(self, most: int) -> list[Mistake]:
        """Return at most this many mistakes, the costliest first; mistakes of unknown cost come last."""
        return sorted(self.mistakes, key=lambda each: -(each.reviewed.cost or 0.0))[:most]

    def next_from(self, page: int) -> Mistake | None:
        """Return the first mistake on this page of the review or a later one; None if there is none."""
        return next((each for each in self.mistakes if each.page >= page), None)


@dataclass(frozen=True)
class ReviewPage:
    """One page of the review of a finished hand.

    Args:
        page: The page's number, from 0.
        trick: The trick, from 1; None for passed or exposed cards.
    """

    table: TrickTable
    page: int
    last: int
    trick: int | None
    decisions: tuple[Reviewed, ...]


class Opinions:
    """Remembers opinions, so that a review does not contradict an earlier hint."""

    def __init__(self, thinker: Thinker, kept: int = KEPT) -> None:
        self._thinker = thinker
        self._most = kept
        self._kept: OrderedDict[PlayerView, Decision] = OrderedDict()
        self._thoughts: dict[PlayerView, asyncio.Task[Decision | None]] = {}
        self._questions: dict[int, tuple[PlayerView, ...]] = {}

    async def for_views(self, views: Iterable[PlayerView], asker: Asker) -> list[Decision | None]:
        """Return a strong player's decision for each view; None if there is none in time.

        Each person asks one question at a time. The same question again, such as by a second click, gets the
        same answer.

        Args:
            views: What each seat sees that has to decide; nothing else is used.

        Raises:
            RuleError: `still-thinking`: the person waits for the answer to another question.
        """
        question = tuple(views)
        if self._questions.setdefault(asker.who, question) != question:
            raise RuleError("still-thinking")
        try:
            # One after another: the process that looks ahead answers one question at a time anyway.
            return [await self._opinion(view, asker) for view in question]
        finally:
            if self._questions.get(asker.who) is question:
                del self._questions[asker.who]

    async def hint(self, table: TrickTable, guild_id: GuildId, user_id: UserId) -> Hint:
        """Return a hint for a person who has to decide now, based only on what they see.

        Raises:
            RuleError: `not-seated`, `still-thinking`, or the person has nothing to decide now.
        """
        view = _view_to_decide(table, user_id)
        [opinion] = await self.for_views([view], Asker(guild_id, user_id))
        return Hint(view, opinion or follow_advice(view))

    async def review_page(
        self, table: TrickTable, page: int, guild_id: GuildId, user_id: UserId
    ) -> ReviewPage:
        """Return one page of a review. Each trick has a page, after one for passed or exposed cards.

        Only the decisions of this page are thought about.

        Args:
            table: The table after the hand.
            page: From 0. A number beyond the last page means the last page.

        Raises:
            RuleError: `still-thinking`: the person waits for another page, or for a hint.
        """
        first = prepared_positions(table)
        before = 1 if first else 0
        last = CARDS_EACH - 1 + before
        shown = min(page, last)
        number = shown + 1 - before
        positions = trick_positions(table, number) if number else first
        views = [position.view for position in positions]
        opinions = await self.for_views(views, Asker(guild_id, user_id))
        decisions = tuple(map(Reviewed, positions, opinions))
        return ReviewPage(table, shown, last, number or None, decisions)

    async def own_review(self, table: TrickTable, seat: int, guild_id: GuildId, user_id: UserId) -> OwnReview:
        """Return a review of all decisions of a seat in which it had a choice.

        Args:
            table: The table after the hand.

        Raises:
            RuleError: `still-thinking`: the person waits for a page, or for a hint.
        """
        own = own_positions(table, seat)
        opinions = await self.for_views((each.view for _, each in own), Asker(guild_id, user_id))
        first = 0 if prepared_positions(table) else 1
        found = [
            Mistake(0 if trick is None else trick - first, trick, Reviewed(position, opinion))
            for (trick, position), opinion in zip(own, opinions, strict=True)
        ]
        mistakes = tuple(each for each in found if each.reviewed.is_otherwise)
        return OwnReview(table, mistakes, None in opinions)

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


def _view_to_decide(table: TrickTable, user_id: UserId) -> PlayerView:
    seat = with_cards(table, user_id)
    if table.phase is Phase.CHOOSING:
        raise RuleError("play-finished")
    if seat not in table.waited_for:
        if table.phase is Phase.PREPARING:
            # The person has prepared already; the rules refuse a second time with the game's own error.
            table.rules.prepare(table.hand, seat, ())
        raise RuleError("not-your-turn")
    return table.view_of(seat)
