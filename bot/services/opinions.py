"""What a strong player thinks of positions: hints at the table, and the review of hands that are over."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from bot.players import Decision, PlayerView, follow_advice, is_clearly_better, taught
from bot.rules.errors import RuleError
from bot.rules.tricks import CARDS_EACH
from bot.services.line import Asker
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import Phase, TrickTable, with_cards
from bot.tables.tricks.review import Position, own_positions, prepared_positions, trick_positions

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


@dataclass(frozen=True)
class Hint:
    """What somebody could do now.

    Args:
        view: What the person sees.
        decision: What a strong player would do in their place, and the advice behind it.
    """

    view: PlayerView
    decision: Decision


@dataclass(frozen=True)
class Reviewed:
    """A decision, and what a strong player thinks of it.

    Args:
        position: The decision.
        opinion: What a strong player would have done; None if that cannot be said now.
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
        """By how much what was done is worse than the opinion; None where that cannot be said."""
        if self.opinion is None:
            return None
        best, worth = (self.opinion.worth_of(cards) for cards in (self.opinion.cards, self.position.done))
        return None if best is None or worth is None else best - worth


@dataclass(frozen=True)
class Mistake:
    """A decision at which a strong player would clearly have done something else.

    Args:
        page: The page of the review that shows it, from 0.
        trick: In which trick, from 1; None for what was passed or exposed.
        reviewed: The decision.
    """

    page: int
    trick: int | None
    reviewed: Reviewed


@dataclass(frozen=True)
class OwnReview:
    """What a strong player thinks of all that one seat has decided in a hand that is over.

    Args:
        table: The table after the hand.
        mistakes: In the order of play.
        is_silent: Whether something of it could not be said now.
    """

    table: TrickTable
    mistakes: tuple[Mistake, ...]
    is_silent: bool

    def costliest(self, most: int) -> list[Mistake]:
        """Return some of the mistakes, the costliest first; what cannot be measured comes last."""
        return sorted(self.mistakes, key=lambda each: -(each.reviewed.cost or 0.0))[:most]

    def next_from(self, page: int) -> Mistake | None:
        """Return the first mistake from a page of the review on; None after the last."""
        return next((each for each in self.mistakes if each.page >= page), None)


@dataclass(frozen=True)
class ReviewPage:
    """A part of a hand that is over.

    Args:
        table: The table after the hand.
        page: Which page, from 0.
        last: The last page there is.
        trick: Which trick, from 1; None where it is what was passed or exposed.
        decisions: The decisions of that part, in order.
    """

    table: TrickTable
    page: int
    last: int
    trick: int | None
    decisions: tuple[Reviewed, ...]


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

    async def hint(self, table: TrickTable, guild_id: GuildId, user_id: UserId) -> Hint:
        """Return what somebody could do now, from nothing but what they see themselves.

        Args:
            table: Their table.
            guild_id: Its server.
            user_id: Who asks.

        Raises:
            RuleError: `not-seated`, `still-thinking`, or there is nothing for them to do now.
        """
        view = _view_to_decide(table, user_id)
        [opinion] = await self.for_views([view], Asker(guild_id, user_id))
        return Hint(view, opinion or follow_advice(view))

    async def review_page(
        self, table: TrickTable, page: int, guild_id: GuildId, user_id: UserId
    ) -> ReviewPage:
        """Return a page of a review: a trick each, and before them what was passed or exposed.

        Only the decisions of this page are thought about.

        Args:
            table: The table after the hand.
            page: Which page, from 0; the last one where there are fewer.
            guild_id: The server of the person who asks.
            user_id: Who asks.

        Raises:
            RuleError: `still-thinking`: they wait for another page, or for a hint.
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
        """Return what to think of all the decisions of a seat at which it had a choice.

        Args:
            table: The table after the hand.
            seat: Whose decisions.
            guild_id: The server of the person who asks.
            user_id: Who asks.

        Raises:
            RuleError: `still-thinking`: they wait for a page, or for a hint.
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
            # They have done so already. The rules refuse it in the words of the game.
            table.rules.prepare(table.hand, seat, ())
        raise RuleError("not-your-turn")
    return table.view_of(seat)
