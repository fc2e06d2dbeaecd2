"""What people get to see after each step of a Gnau table."""

import asyncio
from collections.abc import Collection
from contextlib import AbstractContextManager, suppress
from fractions import Fraction
from typing import Final

import discord
from discord import ui

from bot.delivery.absence import gone_from
from bot.delivery.board import Board, Page, Shown
from bot.delivery.hands import send_hands
from bot.delivery.language import server_text
from bot.delivery.places import LostPlaces
from bot.delivery.tasks import Tasks
from bot.delivery.whispers import Whispers
from bot.logs import log_place
from bot.rules.cards import packs_for
from bot.rules.errors import RuleError
from bot.rules.gnau import RoundOdds
from bot.services import Services, Step
from bot.tables.gnau import (
    CardsDealt,
    Cause,
    GnauTable,
    HandsDelivered,
    Phase,
    RecordDelivery,
    RecordGone,
    RoundRevealed,
    TableClosed,
)
from bot.tables.ids import GuildId, MessageId, TableId, UserId
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


class GnauDelivery:
    """Brings committed steps to the people.

    Args:
        client: The bot.
        services: Its services.
        whispers: The way to a person alone.
        window_s: How long changes of a table message wait for one another.
        hears_letters: Whether clicks in direct messages come to this process. Discord hands all of them to
            the one with the first shard; letters of the others go without buttons.

    Attributes:
        places: The end of tables whose channel or server is gone.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        whispers: Whispers,
        window_s: float,
        *,
        hears_letters: bool = True,
    ) -> None:
        self._client = client
        self._services = services
        self._whispers = whispers
        self._hears_letters = hears_letters
        self._tasks = Tasks()
        self._board = Board(client, services.clock, self, window_s)
        self._restored_ms: dict[TableId, int] = {}
        self._let_go: set[GuildId] = set()
        self.places = LostPlaces(client, services)
        services.gnau.subscribe(self.on_step)

    def on_step(self, step: Step[GnauTable]) -> None:
        """Start what a committed step asks for."""
        if not step.events:
            return
        kinds = {type(event) for event in step.events}
        table_id = step.stored.table_id
        if kinds != {HandsDelivered}:
            self._restored_ms.pop(table_id, None)
        if TableClosed(Cause.PLACE_LOST) in step.events:
            # Nobody is there to see it.
            return
        with _log_place_of(step):
            if CardsDealt in kinds:
                self._start_hand_out(step)
            self._board.touch(table_id, at_once=bool(kinds & {CardsDealt, RoundRevealed, TableClosed}))

    def take_up(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers from now on."""
        self._let_go -= set(guild_ids)

    def resume(self, step: Step[GnauTable]) -> None:
        """Show a table again after a restart, and hand out cards that may not have gone out."""
        if step.table.is_open:
            self._restored_ms[step.stored.table_id] = self._services.clock.now_ms()
        self.catch_up(step)

    def catch_up(self, step: Step[GnauTable]) -> None:
        """Show a table as it is, and hand out cards that may not have gone out."""
        with _log_place_of(step):
            self._board.touch(step.stored.table_id, at_once=True)
            if step.table.phase is Phase.DEALT and not step.table.delivered:
                self._start_hand_out(step)

    async def show_ends(self, guild_id: GuildId) -> None:
        """Show how the tables of a server ended that nobody has seen the end of."""
        for step in await self._services.gnau.all_owing_last_look([guild_id]):
            self.resume(step)

    def show(self, table_id: TableId) -> None:
        """Make sure that a table's message is there and up to date."""
        self._board.touch(table_id, at_once=True)

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        """Show the tables of these servers no more, until they are taken up again: another process does."""
        self._let_go |= set(guild_ids)

    async def render(self, table_id: TableId) -> Shown | None:
        """Return a table's ids, its message as it should be now, and the results to leave before it."""
        stored, table = await self._services.gnau.get(table_id)
        if stored.guild_id in self._let_go:
            return None
        waiting = await self._services.store.rounds_not_announced(table_id)
        # The latest result stays in the table's message, with its buttons, for as long as the table is at it.
        over = [number for number in waiting if number < table.round or not table.is_open]
        pages = [Page(number, await self._result(stored, number)) for number in over]
        return Shown(stored, await self.view(stored, table), pages)

    async def keep_page(self, table_id: TableId, number: int) -> None:
        """Remember that the result of a round stands in the chat for good."""
        await self._services.store.note_announced(table_id, number)

    async def keep_message(self, table_id: TableId, message_id: MessageId) -> None:
        """Remember which message shows a table."""
        await self._services.gnau.set_message(table_id, message_id)

    async def shown(self, table: StoredTable) -> None:
        """Hear that people have been shown a table."""
        if not table.is_open:
            await self._services.store.note_last_look(table.table_id)

    async def is_place_gone(self, table: StoredTable, error: discord.HTTPException) -> bool:
        """Find out why Discord refuses to show a table: it goes on, unless its place is gone."""
        return await self.places.examine(table, error)

    async def view(self, stored: StoredTable, table: GnauTable) -> ui.LayoutView:
        """Return the message of a table in a given state."""
        balances = await self._balances(stored, table)
        advantage = await self._dealer_advantage(stored, table)
        model = TableModel(stored, table, balances, advantage, self._restored_ms.get(stored.table_id))
        return table_view(await self._text(stored), model)

    async def close(self) -> None:
        """End what still runs."""
        await self._tasks.close()
        await self._board.close()

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

    async def _text(self, stored: StoredTable) -> Text:
        return await server_text(self._client, self._services, stored.guild_id)

    def _start_hand_out(self, step: Step[GnauTable]) -> None:
        self._tasks.start(
            self._hand_out(step.stored, step.table), f"hand out at table {step.stored.table_id}"
        )

    async def _result(self, stored: StoredTable, number: int) -> ui.LayoutView:
        settled = await self._services.history.round(stored.guild_id, stored.table_id, number)
        assert settled is not None
        return round_view(await self._text(stored), settled)

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
        apply = self._services.gnau.apply
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


def _log_place_of(step: Step[GnauTable]) -> AbstractContextManager[None]:
    """Have what is started within log for which table and round it works."""
    return log_place(guild=step.stored.guild_id, table=step.stored.table_id, round=step.table.round)
