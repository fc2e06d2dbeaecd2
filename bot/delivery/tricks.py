"""Shows the tables of trick games after each step: message, picture and the players' private panels."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from discord import ui

from bot.delivery.background import Tasks
from bot.delivery.board import DeliveryContext, Page, TableMessage
from bot.delivery.gone import gone_from
from bot.delivery.messages import DELIVERY_FAULTS, Rendered, illustrated
from bot.delivery.tables import InWords, TableDelivery, Urgency
from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import RecordGone
from bot.tables.events import Cause, TableClosed
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import StoredTable
from bot.tables.tricks import WITH_CARDS, Phase, PlayerAway, TrickTable
from bot.tables.tricks.events import Claim, claim_in
from bot.tables.tricks.snapshot import load
from bot.text import Text
from bot.views.open_panels import OpenPanel, OpenPanels
from bot.views.pictures import Picture
from bot.views.tricks.faces.face import Face
from bot.views.tricks.layout import TrickModel, blocks_in_words, page_view, table_view
from bot.views.tricks.pictures import table_picture
from bot.views.tricks.score_sheet import people_named, score_picture
from bot.views.tricks.showing import delete_panel, refresh_panel

log = logging.getLogger(__name__)


class TrickDelivery(TableDelivery[TrickTable]):
    """Shows the committed steps of one trick game."""

    def __init__(self, context: DeliveryContext, face: Face) -> None:
        super().__init__(context, context.services.games.tables_of(face.name))
        self._face = face
        self._members = context.members
        self._requests = context.requests
        self._panels = FollowedPanels(face, context.panels, context.window_s)
        # The latest claim at each table.
        self._claims: dict[TableId, Claim] = {}

    async def view(self, stored: StoredTable, table: TrickTable) -> ui.LayoutView:
        return table_view(await self._text(stored), await self._model(stored, table))

    async def in_words(self, stored: StoredTable, table: TrickTable) -> InWords:
        latest = table.round - 1 if table.phase in WITH_CARDS else table.round
        model = replace(await self._model(stored, table), is_followed=True)
        return InWords(partial(blocks_in_words, model=model), latest if table.scores else None)

    async def rendered(self, stored: StoredTable, table: TrickTable) -> Rendered:
        """Return the message of a table in a given state, with a picture of the table or of the scores.

        Each edit of the message carries the picture of that moment. A picture alone never causes an edit.
        """
        text, model = await self._text(stored), await self._model(stored, table)
        picture = await self._table_picture(text, stored.guild_id, table)
        if picture is None:
            picture = await self._score_picture(text, stored.guild_id, table)
        return _rendered(partial(table_view, text, model), picture)

    async def _table_picture(self, text: Text, guild_id: GuildId, table: TrickTable) -> Picture | None:
        """Return the picture of a table while cards are out; None at other times or if it cannot be drawn."""
        if table.phase not in WITH_CARDS:
            return None
        names = await self._members.names_at_once(self._client.get_guild(guild_id), table.people)
        shown = table_picture(text, self._face, table, names)
        return None if shown is None else await shown.draw()

    async def _score_picture(self, text: Text, guild_id: GuildId, table: TrickTable) -> Picture | None:
        """Return the picture of the scores after a hand; None at other times, or if it cannot be drawn."""
        is_called_off = not table.is_open and table.has_running_game
        if not table.scores or table.phase in WITH_CARDS or is_called_off:
            return None
        names = await self._members.names_at_once(self._client.get_guild(guild_id), people_named(text, table))
        return await score_picture(text, self._face, table, names)

    async def finish(self) -> None:
        await asyncio.gather(super().finish(), self._panels.finish())

    async def close(self) -> None:
        await asyncio.gather(self._panels.close(), super().close())

    def _urgency(self, step: Step[TrickTable]) -> Urgency:
        if TableClosed(Cause.CHANNEL_LOST) in step.events:
            return Urgency.NEVER
        # People wait for every card, unless all of them have left the table.
        return Urgency.NOW if step.table.people else Urgency.SOON

    def _follow(self, step: Step[TrickTable]) -> None:
        self._panels.touch(step)
        claim = claim_in(step.table.round, step.events)
        if claim is not None:
            self._claims[step.stored.table_id] = claim
        away = frozenset(event.user_id for event in step.events if isinstance(event, PlayerAway))
        if away:
            self._tasks.start(
                self._record_gone(step.stored, away), f"look for people of {step.stored.table_id}"
            )

    def _make_up(self, step: Step[TrickTable]) -> None:
        self._panels.touch(step)

    def _was_shown(self, shown: TableMessage) -> None:
        if not shown.table.is_open:
            self._claims.pop(shown.table.table_id, None)

    async def _pages(self, stored: StoredTable, table: TrickTable, waiting: Sequence[int]) -> list[Page]:
        # The latest game stays in the table's message, with its buttons, until the next game begins.
        over = [number for number in waiting if number < table.round]
        return await self._pages_of(stored, over)

    async def _pages_of(self, stored: StoredTable, numbers: Sequence[int]) -> list[Page]:
        games = {number: await self._game(stored, number) for number in numbers}
        return [Page(number, game) for number, game in games.items() if game is not None]

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
        claim = self._claim(stored.table_id, table.round)
        return TrickModel(
            self._face,
            stored,
            table,
            restored_ms,
            await self._closed(stored),
            claim,
            self._news_of(stored, table),
            await self._has_newcomers(stored, table),
            away=self._on_vacation(table),
        )

    def _claim(self, table_id: TableId, number: int) -> Claim | None:
        """Return the claim that ended a hand; None if there was no claim or it is not known."""
        claim = self._claims.get(table_id)
        return claim if claim is not None and claim.round == number else None

    async def _closed(self, stored: StoredTable) -> TableClosed | None:
        """Return how a table closed; None while it is open, or if that is not known."""
        event = None if stored.is_open else await self._services.store.last_event(stored.table_id)
        if event is None or event.data.get("cause") not in list(Cause):
            return None
        user_id = event.data.get("user_id")
        return TableClosed(Cause(event.data["cause"]), UserId(user_id) if isinstance(user_id, int) else None)

    async def _game(self, stored: StoredTable, number: int) -> Rendered | None:
        settled = await self._services.history.round(stored.guild_id, stored.table_id, number)
        if settled is None:
            return None
        assert settled.snapshot is not None
        text = await self._text(stored)
        picture = await self._score_picture(text, stored.guild_id, load(settled.snapshot, self._face.game))
        claim = self._claim(stored.table_id, number)
        return _rendered(partial(page_view, text, self._face, settled, claim=claim), picture)

    async def _record_gone(self, stored: StoredTable, away: frozenset[UserId]) -> None:
        """Give up the seats of those absent players who have left the server."""
        gone = await gone_from(self._client, self._requests, stored.guild_id, away)
        # Before Discord answers, the table may end or another process may take its server.
        with suppress(RuleError, NotOurGuild):
            if gone:
                await self._tables.apply(stored.table_id, RecordGone(gone))


def _rendered(view: Callable[[ui.Item[Any] | None], ui.LayoutView], picture: Picture | None) -> Rendered:
    return illustrated(lambda its: view(None if its is None else its.item()), picture)


class FollowedPanels:
    """Updates the open panels of a table after each of its steps, and deletes those that can show no more.

    A panel goes when its time is up, or when its table closes. The table's message has a button that opens
    another.

    Args:
        window_s: The least time between two updates of one table's panels.
    """

    def __init__(self, face: Face, panels: OpenPanels, window_s: float) -> None:
        self._face = face
        self._panels = panels
        self._window_s = window_s
        self._tasks = Tasks()
        # The followed tables, each with its latest step that its panels do not show yet.
        self._unshown: dict[TableId, Step[TrickTable] | None] = {}
        self._is_waiting = False
        panels.subscribe(self.on_opened)

    def on_opened(self, panel: OpenPanel) -> None:
        """Start to wait for the moment at which the time of a panel is up."""
        if panel.game == self._face.name and not self._is_waiting:
            self._is_waiting = True
            self._tasks.start(self._expire(), f"end panels of {panel.game}")

    def touch(self, step: Step[TrickTable]) -> None:
        """Update the panels of a table after a step."""
        table_id = step.stored.table_id
        is_followed, unshown = table_id in self._unshown, self._unshown.get(table_id)
        if unshown is None or unshown.stored.version <= step.stored.version:
            self._unshown[table_id] = step
        if not is_followed:
            self._tasks.start(self._follow(table_id), f"follow panels of table {table_id}")

    async def finish(self) -> None:
        """Wait until every open panel shows the latest step of its table."""
        await self._tasks.finish()

    async def close(self) -> None:
        """Stop all updates; players can open a panel again at any time."""
        await self._tasks.close()

    async def _follow(self, table_id: TableId) -> None:
        try:
            while (step := self._unshown[table_id]) is not None:
                self._unshown[table_id] = None
                await asyncio.gather(*(self._show(panel, step) for panel in self._panels.open_at(table_id)))
                await asyncio.sleep(self._window_s)
        finally:
            del self._unshown[table_id]

    async def _expire(self) -> None:
        try:
            while (left_s := self._panels.left_s(self._face.name)) is not None:
                await asyncio.sleep(left_s)
                await asyncio.gather(*map(delete_panel, self._panels.take_expired(self._face.name)))
        finally:
            self._is_waiting = False

    async def _show(self, panel: OpenPanel, step: Step[TrickTable]) -> None:
        if not step.table.is_open:
            # A closed table has no more steps.
            self._panels.forget(panel)
            await delete_panel(panel)
            return
        try:
            await refresh_panel(panel, step.stored, step.table)
        except DELIVERY_FAULTS as error:
            log.info("a panel is followed no more: %s", type(error).__name__)
            self._panels.forget(panel)
