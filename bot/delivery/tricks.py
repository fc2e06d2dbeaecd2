"""What people get to see after each step of a table of Hearts or Gong Zhu."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from discord import ui

from bot.delivery.absence import gone_from
from bot.delivery.board import Page
from bot.delivery.looks import Look, Picture
from bot.delivery.panels import FollowedPanels
from bot.delivery.score_pictures import ScorePictures
from bot.delivery.tables import Means, TableDelivery, Urgency
from bot.players import Game
from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import RecordGone
from bot.tables.ids import UserId
from bot.tables.ownership import NotOurGuild
from bot.tables.ports import StoredTable
from bot.tables.tricks import Cause, Phase, PlayerAway, TableClosed, TrickTable
from bot.tables.tricks.snapshot import load
from bot.views.tricks import OpenPanels, TrickModel, page_view, table_view


class TrickDelivery(TableDelivery[TrickTable]):
    """Brings committed steps of one game of tricks to the people.

    Args:
        means: What it works with.
        game: The game.
        panels: The private panels in which people have their cards before them.
    """

    def __init__(self, means: Means, game: Game, panels: OpenPanels) -> None:
        tables = means.services.games.of(game)
        super().__init__(means, tables)
        self._panels = FollowedPanels(tables, panels, means.window_s)
        self._pictures = ScorePictures(means.client, means.members)

    async def view(self, stored: StoredTable, table: TrickTable) -> ui.LayoutView:
        """Return the message of a table in a given state, without a picture."""
        return table_view(await self._text(stored), await self._model(stored, table))

    async def look(self, stored: StoredTable, table: TrickTable) -> Look:
        """Return the message of a table in a given state; of a game that is over with its picture."""
        text, model = await self._text(stored), await self._model(stored, table)
        picture = await self._pictures.of(text, stored.guild_id, table)
        return _look(partial(table_view, text, model), picture)

    async def finish(self) -> None:
        """Wait until everybody has been shown what has happened."""
        await asyncio.gather(super().finish(), self._panels.finish())

    async def close(self) -> None:
        """End what still runs."""
        await self._panels.close()
        await super().close()

    def _urgency(self, step: Step[TrickTable]) -> Urgency:
        if TableClosed(Cause.PLACE_LOST) in step.events:
            return Urgency.NEVER
        # Somebody waits for every card, unless all have left.
        return Urgency.NOW if step.table.people else Urgency.SOON

    def _follow(self, step: Step[TrickTable]) -> None:
        self._panels.touch(step.stored.table_id)
        away = frozenset(event.user_id for event in step.events if isinstance(event, PlayerAway))
        if away:
            self._tasks.start(
                self._record_gone(step.stored, away), f"look for people of {step.stored.table_id}"
            )

    def _make_up(self, step: Step[TrickTable]) -> None:
        self._panels.touch(step.stored.table_id)

    async def _pages(self, stored: StoredTable, table: TrickTable, waiting: Sequence[int]) -> list[Page]:
        # The latest game stays in the table's message, with its buttons, until the next one begins.
        over = [number for number in waiting if number < table.round]
        return await self._pages_of(stored, over)

    async def _pages_of(self, stored: StoredTable, numbers: Sequence[int]) -> list[Page]:
        looks = {number: await self._game(stored, number) for number in numbers}
        return [Page(number, look) for number, look in looks.items() if look is not None]

    def _is_beginning(self, table: TrickTable) -> bool:
        if table.phase is Phase.PLAYING:
            assert table.hand is not None
            return not table.hand.play.finished
        return table.phase in {Phase.LOBBY, Phase.PREPARING}

    async def _page_instead(self, stored: StoredTable, table: TrickTable) -> list[Page]:
        if table.hand_number <= 1:
            return []
        return await self._pages_of(stored, [table.round - 1])

    async def _model(self, stored: StoredTable, table: TrickTable) -> TrickModel:
        restored_ms = self._restored_ms.get(stored.table_id)
        return TrickModel(stored, table, restored_ms, await self._cause(stored))

    async def _cause(self, stored: StoredTable) -> Cause | None:
        """Return why a table closed; None while it is open."""
        event = None if stored.is_open else await self._services.store.last_event(stored.table_id)
        named = None if event is None else event.data.get("cause")
        return Cause(named) if named in list(Cause) else None

    async def _game(self, stored: StoredTable, number: int) -> Look | None:
        settled = await self._services.history.round(stored.guild_id, stored.table_id, number)
        if settled is None:
            return None
        assert settled.snapshot is not None
        text = await self._text(stored)
        picture = await self._pictures.of(text, stored.guild_id, load(settled.snapshot))
        return _look(partial(page_view, text, settled), picture)

    async def _record_gone(self, stored: StoredTable, away: frozenset[UserId]) -> None:
        """Give the seats of those away who turn out to have left the server."""
        gone = await gone_from(self._client, stored.guild_id, away)
        # The table may be over, or the server another process's, before Discord has answered.
        with suppress(RuleError, NotOurGuild):
            if gone:
                await self._tables.apply(stored.table_id, RecordGone(gone))


def _look(view: Callable[[ui.Item[Any] | None], ui.LayoutView], picture: Picture | None) -> Look:
    plain = Look(view(None))
    return plain if picture is None else Look(view(picture.item()), picture, plain)
