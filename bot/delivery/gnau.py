"""What people get to see after each step of a Gnau table."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Final

from discord import ui

from bot.delivery.absence import gone_from
from bot.delivery.board import Page
from bot.delivery.hands import send_hands
from bot.delivery.looks import Look
from bot.delivery.tables import Means, TableDelivery, Urgency
from bot.rules.cards import packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau import RoundOdds
from bot.services import Step
from bot.tables.commands import RecordGone
from bot.tables.gnau import (
    CardsDealt,
    Cause,
    Event,
    GnauTable,
    HandsDelivered,
    Phase,
    RecordDelivery,
    RoundRevealed,
    TableClosed,
)
from bot.tables.ids import TableId, UserId
from bot.tables.ownership import NotOurGuild
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.gnau import (
    Action,
    TableModel,
    button_row,
    private_view,
    silent_hand_view,
    table_view,
    undelivered_view,
)
from bot.views.gnau.history import round_view

ADVANTAGE_WAIT_S: Final = 1.0


class GnauDelivery(TableDelivery[GnauTable]):
    """Brings committed steps of Gnau tables to the people.

    Args:
        means: What it works with.
        hears_letters: Whether clicks in direct messages come to this process. Discord hands all of them to
            the one with the first shard; letters of the others go without buttons.
    """

    def __init__(self, means: Means, *, hears_letters: bool = True) -> None:
        super().__init__(means, means.services.gnau)
        self._whispers = means.whispers
        self._hears_letters = hears_letters

    async def view(self, stored: StoredTable, table: GnauTable) -> ui.LayoutView:
        """Return the message of a table in a given state."""
        balances = await self._balances(stored, table)
        advantage = await self._dealer_advantage(stored, table)
        model = TableModel(stored, table, balances, advantage, self._restored_ms.get(stored.table_id))
        return table_view(await self._text(stored), model)

    def _urgency(self, step: Step[GnauTable]) -> Urgency:
        if TableClosed(Cause.PLACE_LOST) in step.events:
            return Urgency.NEVER
        is_awaited = not _kinds(step).isdisjoint({CardsDealt, RoundRevealed, TableClosed})
        return Urgency.NOW if is_awaited else Urgency.SOON

    def _is_news(self, step: Step[GnauTable]) -> bool:
        return _kinds(step) != {HandsDelivered}

    def _follow(self, step: Step[GnauTable]) -> None:
        if CardsDealt in _kinds(step):
            self._start_hand_out(step)

    def _make_up(self, step: Step[GnauTable]) -> None:
        if step.table.phase is Phase.DEALT and not step.table.delivered:
            self._start_hand_out(step)

    async def _pages(self, stored: StoredTable, table: GnauTable, waiting: Sequence[int]) -> list[Page]:
        # The latest result stays in the table's message, with its buttons, for as long as the table is at it.
        over = [number for number in waiting if number < table.round or not table.is_open]
        results = {number: await self._result(stored, number) for number in over}
        return [Page(number, Look(view)) for number, view in results.items() if view is not None]

    async def _balances(self, stored: StoredTable, table: GnauTable) -> dict[UserId, int]:
        store = self._services.store
        if table.phase is Phase.REVEALED:
            return await store.balances_after(stored.table_id, table.round)
        if table.phase is Phase.LOBBY:
            return await store.balances(stored.guild_id, table.seats, table.options.points)
        # The other layouts show none, and each press of Ready edits one of them.
        return {}

    async def _dealer_advantage(self, stored: StoredTable, table: GnauTable) -> Fraction | None:
        """Return what the dealer gains of each point staked; None where it is not shown, or not known yet.

        Under house rules that are new to this process it takes a moment to work out, on a busy machine more
        than Discord waits for the answer to `/gnau open`. Then it is shown as soon as it is known.
        """
        if table.phase is not Phase.LOBBY:
            return None
        packs = packs_for(len(table.players) + 1)
        odds = asyncio.ensure_future(self._services.odds.round_odds(table.rules, packs))
        await asyncio.wait({odds}, timeout=ADVANTAGE_WAIT_S)
        if odds.done():
            return odds.result().dealer_expectation
        self._tasks.start(self._show_once_known(stored.table_id, odds), f"odds of table {stored.table_id}")
        return None

    async def _show_once_known(self, table_id: TableId, odds: asyncio.Future[RoundOdds]) -> None:
        await odds
        self._board.touch(table_id, at_once=False)

    def _start_hand_out(self, step: Step[GnauTable]) -> None:
        self._tasks.start(
            self._hand_out(step.stored, step.table), f"hand out at table {step.stored.table_id}"
        )

    async def _result(self, stored: StoredTable, number: int) -> ui.LayoutView | None:
        settled = await self._services.history.round(stored.guild_id, stored.table_id, number)
        return None if settled is None else round_view(await self._text(stored), settled)

    async def _hand_out(self, stored: StoredTable, table: GnauTable) -> None:
        text = await self._text(stored)
        undelivered = await send_hands(self._client, self._letters(text, stored, table))
        if table.phase is Phase.DEALT:
            await self._point_to_my_hand(text, stored, table, undelivered)
        # The round may be over, or the server another process's, before the last message went out.
        with suppress(RuleError, NotOurGuild):
            await self._record(stored, table, undelivered)

    def _letters(self, text: Text, stored: StoredTable, table: GnauTable) -> dict[UserId, ui.LayoutView]:
        assert table.hands is not None
        letter = private_view if self._hears_letters else silent_hand_view
        return {user_id: letter(text, stored, table, user_id) for user_id in table.hands.people}

    async def _record(self, stored: StoredTable, table: GnauTable, undelivered: frozenset[UserId]) -> None:
        apply = self._tables.apply
        await apply(stored.table_id, RecordDelivery(undelivered, round=table.round))
        gone = await gone_from(self._client, stored.guild_id, undelivered)
        if gone:
            await apply(stored.table_id, RecordGone(gone, round=table.round))

    async def _point_to_my_hand(
        self, text: Text, stored: StoredTable, table: GnauTable, undelivered: frozenset[UserId]
    ) -> None:
        for user_id in sorted(undelivered):
            row = button_row(text, stored.table_id, table.round, (Action.HAND,))
            note = undelivered_view(text, stored, row)
            await self._whispers.send(stored.guild_id, stored.channel_id, user_id, note)


def _kinds(step: Step[GnauTable]) -> set[type[Event]]:
    return {type(event) for event in step.events}
