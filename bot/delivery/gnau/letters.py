"""Direct messages of Gnau: each player's own cards, and later, in the same message, how the round ended."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import discord

from bot.delivery.board import DeliveryContext
from bot.delivery.direct_messages import Missed, few_at_once
from bot.delivery.messages import (
    DELIVERY_FAULTS,
    Rendered,
    TooOldToEdit,
    fault_in_short,
    illustrated,
    nonce_of,
)
from bot.store.letters import Letter
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.ids import ChannelId, MessageId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.views.gnau.buttons import private_view, silent_view
from bot.views.gnau.hand import HeldHand
from bot.views.gnau.pictures import hand_picture

log = logging.getLogger(__name__)

# The balances are the points that a round left to each player, and empty before its end.
_Round: TypeAlias = tuple[Text, StoredTable, GnauTable, Mapping[UserId, int]]


@dataclass
class _GoingOut:
    """The letters of a round while some of them are still being sent.

    Args:
        now: The round as it stands since people have bid, raised or seen its end; None before. A letter
            built after that shows it from the start.
    """

    sent: list[Letter] = field(default_factory=list)
    now: _Round | None = None

    @property
    def is_over(self) -> bool:
        """Whether the players are told how the round ended."""
        return self.now is not None and not self.now[2].has_cards_out


class GnauLetters:
    """Sends the players their cards, and later edits the same messages to tell how the round ended."""

    def __init__(self, context: DeliveryContext) -> None:
        self._client = context.client
        self._services = context.services
        self._tables = context.services.games.tables_of(GnauMachine.game)
        self._receives_dms = context.receives_dms
        self._messages = context.messages
        self._direct_messages = context.direct_messages
        self._going_out: dict[tuple[TableId, int], _GoingOut] = {}

    async def hand_out(self, text: Text, stored: StoredTable, table: GnauTable) -> Mapping[UserId, Missed]:
        """Send each player their own cards of the running round; return who did not get them, and why."""
        assert table.hands is not None
        people = table.hands.people
        # Register this round first: it may be revealed before the last letter is drawn.
        going_out = self._going_out[stored.table_id, table.round] = _GoingOut()
        try:
            dealt = text, stored, table, dict[UserId, int]()
            puts = {user_id: partial(self._put, going_out, dealt, user_id) for user_id in people}
            missed = await self._direct_messages.send(puts)
            await self._keep(stored, table.round, going_out)
        finally:
            del self._going_out[stored.table_id, table.round]
        return missed

    async def renew(self, text: Text, stored: StoredTable, table: GnauTable) -> None:
        """Show the players of a running round what they can do next, in the messages with their cards."""
        now = text, stored, table, dict[UserId, int]()
        going_out = self._going_out.get((stored.table_id, table.round))
        if going_out is None:
            await self._tell_all(now, await self._services.letters.of_round(stored.table_id, table.round))
        elif not going_out.is_over:
            going_out.now = now
            await self._tell_all(now, going_out.sent)

    async def tell_outcomes(
        self, text: Text, stored: StoredTable, table: GnauTable, balances: Mapping[UserId, int]
    ) -> None:
        """Tell the players of a revealed round how it ended, in the messages with their cards.

        A player whose message is still on its way is told once it has arrived. A failed edit is not tried
        again, because the table itself shows the result.

        Args:
            balances: The points that the round left to each player.
        """
        if table.is_slow:
            # Each edit would be one of the few requests of its month.
            await self._services.letters.forget_round(stored.table_id, table.round)
            return
        end = text, stored, table, balances
        going_out = self._going_out.get((stored.table_id, table.round))
        if going_out is not None:
            going_out.now = end
            await self._tell_all(end, going_out.sent)
            return
        letters = await self._services.letters.of_round(stored.table_id, table.round)
        await self._tell_all(end, letters)
        if letters:
            await self._services.letters.forget_round(stored.table_id, table.round)

    async def _put(
        self, going_out: _GoingOut, dealt: _Round, user_id: UserId, channel: discord.abc.Messageable
    ) -> None:
        # Build the letter as late as possible: under load, the round may be over by then.
        await self._messages.turn()
        now = going_out.now
        rendered = await self._letter(now or dealt, user_id)
        _, stored, table, _ = dealt
        nonce = nonce_of("letter", stored.table_id, table.round, user_id)
        message = await self._messages.send(channel, rendered, nonce, has_turn=True)
        place = ChannelId(message.channel.id), MessageId(message.id)
        letter = Letter(stored.table_id, table.round, user_id, *place)
        going_out.sent.append(letter)
        if going_out.now is not None and going_out.now is not now:
            await self._tell(going_out.now, letter)

    async def _tell_all(self, now: _Round, letters: Iterable[Letter]) -> None:
        await few_at_once(letters, partial(self._tell, now))

    async def _tell(self, now: _Round, letter: Letter) -> None:
        if not await self._is_so_still(now):
            return
        if self._direct_messages.is_behind:
            log.info("user %s is not told how it ended: there is too much to send", letter.user_id)
            return
        # The cards stay as they were dealt, unless the message shows by now how they were split or picked.
        # After bids, the fifth card has to be shown in any case.
        is_dealt = now[2].bidding is None
        rendered = await self._letter(now, letter.user_id, is_dealt=is_dealt)
        if is_dealt and self._messages.has_other_picture(letter.message_id, rendered):
            rendered = await self._letter(now, letter.user_id)
        channel = self._client.get_partial_messageable(letter.channel_id)
        try:
            await self._messages.edit(channel.get_partial_message(letter.message_id), rendered)
        except (*DELIVERY_FAULTS, TooOldToEdit) as error:
            # This is normal: the player may have deleted the message, or closed their direct messages since.
            log.info("user %s was not told how it ended: %s", letter.user_id, fault_in_short(error))

    async def _is_so_still(self, now: _Round) -> bool:
        """Return whether a round still stands as a message is to show it: a late edit would turn it back."""
        _, stored, table, _ = now
        if not table.has_cards_out:
            return True
        _, latest = await self._tables.get(stored.table_id)
        return latest.round == table.round and latest.phase is table.phase

    async def _letter(self, shown: _Round, user_id: UserId, *, is_dealt: bool = False) -> Rendered:
        """Return the direct message with a player's cards, according to the player's preferences.

        Args:
            is_dealt: Whether its picture shows the cards as they were dealt, however they count.
        """
        text, stored, table, balances = shown
        preferences = self._services.preferences.for_user(user_id)
        text = await self._services.personal_text(user_id, text)
        hand = HeldHand(stored, table, user_id, balances.get(user_id))
        view = partial(private_view if self._receives_dms else silent_view, text, hand)
        return illustrated(view, await hand_picture(text, table, user_id, preferences, is_dealt=is_dealt))

    async def _keep(self, stored: StoredTable, number: int, going_out: _GoingOut) -> None:
        letters, now_ms = self._services.letters, self._services.clock.now_ms()
        await letters.keep(stored.guild_id, going_out.sent, now_ms=now_ms)
        if going_out.is_over:
            await letters.forget_round(stored.table_id, number)
