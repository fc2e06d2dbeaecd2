"""Shows the tables of Gnau after each step."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from discord import ui

from bot.delivery.board import DeliveryContext, Page, TableMessage
from bot.delivery.direct_messages import Missed
from bot.delivery.gnau.closing import evening_highlights
from bot.delivery.gnau.letters import GnauLetters
from bot.delivery.gnau.suspense import Reveals
from bot.delivery.gone import gone_from
from bot.delivery.messages import Rendered, illustrated, nonce_of
from bot.delivery.tables import InWords, TableDelivery, Urgency
from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import RecordGone
from bot.tables.events import Cause, DeadlineMoved, RulesChanged, TableClosed
from bot.tables.gnau import (
    BankWon,
    CardsDealt,
    CardsTurned,
    Event,
    GnauMachine,
    GnauTable,
    Hands,
    HandsDelivered,
    Phase,
    RecordDelivery,
    RoundRevealed,
    recalled,
)
from bot.tables.gnau.bidding import undecided
from bot.tables.history import StoredRound
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.gnau.bidding import dealer_found_view
from bot.views.gnau.buttons import Action, button_row
from bot.views.gnau.evening import evening_picture
from bot.views.gnau.hand import undelivered_view
from bot.views.gnau.layout import TableModel, table_blocks, table_view, turning_blocks
from bot.views.gnau.news import GNAU_NEWS
from bot.views.gnau.pictures import ResultPicture, result_picture
from bot.views.gnau.record import gone_channel_view, round_view
from bot.views.gnau.suspense import step_view
from bot.views.pictures import Picture

log = logging.getLogger(__name__)


class GnauDelivery(TableDelivery[GnauTable]):
    """Shows the committed steps of Gnau tables."""

    news_kinds = frozenset({*GNAU_NEWS, RulesChanged})
    looking_back = "words"

    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context, context.services.games.tables_of(GnauMachine.game))
        self._messages = context.messages
        self._direct_messages = context.direct_messages
        self._requests = context.requests
        self._members = context.members
        self._letters = GnauLetters(context)
        self._reveals = Reveals(context.services)
        # The rounds of each table whose result nobody has seen yet, oldest first.
        self._unseen: dict[TableId, list[Step[GnauTable]]] = {}
        # The points that the latest round of each table left, with the hands of that round.
        self._left: dict[TableId, tuple[Hands, Mapping[UserId, int]]] = {}

    async def view(self, stored: StoredTable, table: GnauTable) -> ui.LayoutView:
        return table_view(await self._text(stored), await self._model(stored, table))

    async def _model(self, stored: StoredTable, table: GnauTable) -> TableModel:
        return TableModel(
            stored,
            table,
            await self._balances(stored, table),
            self._restored_ms.get(stored.table_id),
            await self._has_newcomers(stored, table),
            news=self._news_of(stored, table),
            away=self._on_vacation(table),
        )

    async def in_words(self, stored: StoredTable, table: GnauTable) -> InWords:
        model, number = replace(await self._model(stored, table), is_followed=True), table.round
        if table.phase is Phase.REVEALED and (stored.table_id, number) in self._services.unseen_rounds.now():
            return InWords(partial(turning_blocks, model=model), number - 1 or None, more_s=1.0)
        latest = number - 1 if table.has_cards_out else number
        return InWords(partial(table_blocks, model=model), latest or None)

    async def rendered(self, stored: StoredTable, table: GnauTable) -> Rendered:
        text, model = await self._text(stored), await self._model(stored, table)
        if table.phase is Phase.REVEALED and self._is_message_old(stored):
            # Discord hardly allows more edits of an old message, so show the end at once.
            self._reveals.end(stored.table_id)
        if (step := await self._reveals.step(stored, table)) is not None:
            return Rendered(step_view(text, model, step.turned), more_s=step.left_s)
        if table.phase is Phase.CLOSED:
            evening = await self._evening(text, stored, table)
            return illustrated(lambda its: table_view(text, replace(model, evening=its)), evening)
        if table.phase is not Phase.REVEALED:
            return Rendered(table_view(text, model))
        picture = await self._result_picture(text, stored, table, model.balances)
        return _illustrated(lambda its: table_view(text, replace(model, picture=its)), picture)

    def _urgency(self, step: Step[GnauTable]) -> Urgency:
        if TableClosed(Cause.CHANNEL_LOST) in step.events:
            return Urgency.NEVER
        if _kinds(step) == {HandsDelivered} and not (step.table.undelivered and step.table.has_cards_out):
            # All players have their cards, or the hand-out no longer matters: the message stays the same.
            return Urgency.NEVER
        is_awaited = not _kinds(step).isdisjoint(_AWAITED)
        return Urgency.NOW if is_awaited else Urgency.SOON

    def _is_news(self, step: Step[GnauTable]) -> bool:
        return _kinds(step) != {HandsDelivered}

    def _follow(self, step: Step[GnauTable]) -> None:
        table_id = step.stored.table_id
        if not step.table.is_open:
            self._left.pop(table_id, None)
        if RoundRevealed in _kinds(step):
            self._tell_when_seen(step)
            self._reveals.begin(step)
        elif _has_cards_to_hand_out(step):
            self._start_hand_out(step)
        elif not _kinds(step).isdisjoint(_RENEWING_IF_SLOW if step.table.is_slow else _RENEWING):
            self._start_renewal(step)
        if TableClosed(Cause.CHANNEL_LOST) in step.events:
            self._reveals.end(table_id)
            for unseen in self._unseen.pop(table_id, ()):
                self._services.unseen_rounds.discard(table_id, unseen.table.round)
                self._tasks.start(self._tell_result(unseen), f"result of table {table_id}")

    def _was_shown(self, shown: TableMessage) -> None:
        table_id = shown.table.table_id
        for step in self._unseen.pop(table_id, ()):
            if self._reveals.is_on(table_id, step.table.round):
                self._tell_when_seen(step)
            else:
                self._services.unseen_rounds.discard(table_id, step.table.round)
                self._tasks.start(self._tell(step), f"outcomes of table {table_id}")

    async def finish(self) -> None:
        for table_id in self._reveals.end_all():
            self._board.touch(table_id)
        await super().finish()

    def let_go(self, guild_ids: Collection[GuildId]) -> None:
        super().let_go(guild_ids)
        self._reveals.end_all(guild_ids)
        self._left.clear()
        self._unseen = {
            table_id: steps
            for table_id, steps in self._unseen.items()
            if steps[0].stored.guild_id not in guild_ids
        }

    def _make_up(self, step: Step[GnauTable]) -> None:
        table = step.table
        if table.has_cards_out and not table.delivered and not (table.is_slow and table.is_face_down):
            self._start_hand_out(step)
        elif table.has_cards_out and table.bidding is not None and not table.is_slow:
            self._start_renewal(step)
        if step.table.phase is Phase.REVEALED:
            self._tell_when_seen(step)

    async def _pages(self, stored: StoredTable, table: GnauTable, waiting: Sequence[int]) -> list[Page]:
        # The latest result stays in the table's message, with its buttons, until the next round or the
        # table's end.
        over = [number for number in waiting if number < table.round or not table.is_open]
        results = {number: await self._result(stored, number) for number in over}
        return [Page(number, rendered) for number, rendered in results.items() if rendered is not None]

    def _is_beginning(self, table: GnauTable) -> bool:
        # A round is short: while its cards are out, its message shows nothing yet that has to stay.
        return table.phase is Phase.LOBBY or table.has_cards_out

    async def _balances(self, stored: StoredTable, table: GnauTable) -> Mapping[UserId, int]:
        """Return the points that the message shows."""
        store = self._services.store
        if table.phase is Phase.LOBBY:
            now = await store.balances(stored.guild_id, table.seats, table.options.points)
            return await self._with_new_purses(stored, table, now)
        if table.phase is Phase.REVEALED:
            return await self._balances_after_round(stored, table)
        # The other layouts show no points, and each press of Ready edits one of them, so nothing is read for
        # them.
        return {}

    async def _balances_after_round(self, stored: StoredTable, table: GnauTable) -> Mapping[UserId, int]:
        assert table.hands is not None
        kept = self._left.get(stored.table_id)
        # The hands of a table that is read again, because somebody's data was deleted, are other ones.
        if kept is None or kept[0] is not table.hands:
            read = await self._services.store.round_balances(stored.table_id, table.round)
            kept = self._left[stored.table_id] = table.hands, read
        return kept[1]

    async def _with_new_purses(
        self, stored: StoredTable, table: GnauTable, found: dict[UserId, int]
    ) -> dict[UserId, int]:
        """Return the points, including the starting grant of players whose purse was never opened."""
        if not table.is_bankroll:
            return found
        bankroll = self._services.bankroll
        return {
            each: points or await bankroll.balance(stored.guild_id, each) for each, points in found.items()
        }

    def _start_hand_out(self, step: Step[GnauTable]) -> None:
        self._tasks.start(
            self._hand_out(step.stored, step.table), f"hand out at table {step.stored.table_id}"
        )

    def _start_renewal(self, step: Step[GnauTable]) -> None:
        self._tasks.start(self._renew(step), f"what comes next at table {step.stored.table_id}")

    def _tell_when_seen(self, step: Step[GnauTable]) -> None:
        """Tell the players by direct message how a round ended, once its end is seen at the table."""
        unseen = self._unseen.setdefault(step.stored.table_id, [])
        if all(each.table.round != step.table.round for each in unseen):
            unseen.append(step)

    async def _tell(self, step: Step[GnauTable]) -> None:
        if _has_cards_to_hand_out(step):
            # The round was revealed in the same step, so no letter with cards exists yet.
            await self._hand_out(step.stored, step.table)
            return
        text, balances = await self._text(step.stored), await self._balances(step.stored, step.table)
        await self._letters.tell_outcomes(text, step.stored, step.table, balances)

    async def _result(self, stored: StoredTable, number: int) -> Rendered | None:
        settled = await self._settled(stored, number)
        if settled is None:
            return None
        text = await self._text(stored)
        picture = await self._result_picture(text, stored, recalled(settled), settled.balances)
        return _illustrated(partial(round_view, text, settled), picture)

    async def _result_picture(
        self, text: Text, stored: StoredTable, table: GnauTable, balances: Mapping[UserId, int]
    ) -> ResultPicture | None:
        assert table.hands is not None
        guild = self._client.get_guild(stored.guild_id)
        names = await self._members.names_at_once(guild, table.hands.people)
        return await result_picture(text, table, names, balances)

    async def _evening(self, text: Text, stored: StoredTable, table: GnauTable) -> Picture | None:
        guild = self._client.get_guild(stored.guild_id)
        names = await self._members.names_at_once(guild, tuple(table.tally))
        highlights = await evening_highlights(self._services, stored, table)
        return await evening_picture(text, table, names, highlights)

    async def _settled(self, stored: StoredTable, number: int) -> StoredRound | None:
        return await self._services.history.round(stored.guild_id, stored.table_id, number)

    async def _tell_result(self, step: Step[GnauTable]) -> None:
        """Tell the players how the round ended by direct message, because they cannot see it at the table."""
        stored = step.stored
        settled = await self._settled(stored, step.table.round)
        assert settled is not None
        text, own = await self._text(stored), self._services.personal_text
        rendered = {
            user_id: Rendered(gone_channel_view(await own(user_id, text), settled))
            for user_id in settled.players
        }
        puts = {
            user_id: partial(
                self._messages.send,
                rendered=each,
                nonce=nonce_of("result", stored.table_id, step.table.round, user_id),
            )
            for user_id, each in rendered.items()
        }
        await self._direct_messages.send(puts)

    async def _hand_out(self, stored: StoredTable, table: GnauTable) -> None:
        text = await self._text(stored)
        missed = await self._letters.hand_out(text, stored, table)
        if table.has_cards_out:
            await self._point_to_my_hand(text, stored, table, missed, undelivered_view)
        # Before the last message is sent, the round may end or another process may take the server.
        with suppress(RuleError, NotOurGuild):
            await self._record(stored, table, missed)

    async def _renew(self, step: Step[GnauTable]) -> None:
        """Show the players what they can do next: in their direct messages, or else by a private note."""
        text, table = await self._text(step.stored), step.table
        await self._letters.renew(text, step.stored, table)
        if table.phase is Phase.RAISING:
            raising = table.undelivered.intersection(undecided(table))
            note = partial(dealer_found_view, table=table)
            await self._point_to_my_hand(text, step.stored, table, raising, note)

    async def _record(self, stored: StoredTable, table: GnauTable, missed: Mapping[UserId, Missed]) -> None:
        apply = self._tables.apply
        await apply(stored.table_id, RecordDelivery(frozenset(missed), round=table.round))
        refused = [user_id for user_id, why in missed.items() if why in {Missed.CLOSED, Missed.FAILED}]
        gone = await gone_from(self._client, self._requests, stored.guild_id, refused)
        if gone:
            await apply(stored.table_id, RecordGone(gone, round=table.round))

    async def _point_to_my_hand(
        self,
        text: Text,
        stored: StoredTable,
        table: GnauTable,
        user_ids: Iterable[UserId],
        view: Callable[[Text, StoredTable, ui.ActionRow[Any]], ui.LayoutView],
    ) -> None:
        for user_id in sorted(user_ids):
            own = await self._services.personal_text(user_id, text)
            row = button_row(own, stored.table_id, table.round, (Action.HAND,))
            await self._ephemeral_replies.send(
                stored.guild_id, stored.channel_id, user_id, view(own, stored, row)
            )


def _illustrated(
    view: Callable[[ResultPicture | None], ui.LayoutView], result: ResultPicture | None
) -> Rendered:
    if result is None:
        return Rendered(view(None))
    return illustrated(lambda picture: view(result if picture else None), result.picture)


# The steps that people wait for.
_AWAITED: Final = frozenset({CardsDealt, BankWon, CardsTurned, RoundRevealed, TableClosed})

# The steps after which the direct messages with cards show something else. At a slow table each would be
# four of the few requests of its month: a press brings the message up to date.
_RENEWING: Final = frozenset({BankWon, CardsTurned})
_RENEWING_IF_SLOW: Final = frozenset({DeadlineMoved})


def _has_cards_to_hand_out(step: Step[GnauTable]) -> bool:
    """Return whether players get their cards by direct message now: at a slow table all five at once."""
    kinds, table = _kinds(step), step.table
    if table.is_slow and table.bidding is not None:
        return CardsTurned in kinds
    return CardsDealt in kinds


def _kinds(step: Step[GnauTable]) -> set[type[Event]]:
    return {type(event) for event in step.events}
