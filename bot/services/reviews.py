"""Reviews: a hand that is over, page by page, with what a strong player thinks of each decision."""

from dataclasses import dataclass

from bot.players import Decision, is_clearly_better
from bot.rules.tricks import CARDS_EACH
from bot.services.line import Asker
from bot.services.opinions import Opinions
from bot.tables.ids import GuildId, UserId
from bot.tables.tricks import TrickTable
from bot.tables.tricks.review import Position, prepared_positions, trick_positions


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


class ReviewService:
    """Reviews hands of Hearts and Gong Zhu. Only the decisions of one page are thought about.

    Args:
        opinions: What a strong player thinks.
    """

    def __init__(self, opinions: Opinions) -> None:
        self._opinions = opinions

    async def page(self, table: TrickTable, page: int, guild_id: GuildId, user_id: UserId) -> ReviewPage:
        """Return a page of a review: a trick each, and before them what was passed or exposed.

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
        opinions = await self._opinions.for_views(views, Asker(guild_id, user_id))
        decisions = tuple(map(Reviewed, positions, opinions))
        return ReviewPage(table, shown, last, number or None, decisions)
