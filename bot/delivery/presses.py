"""Remembers the latest press on each message: through its token, the message can be edited for 15 minutes.

Discord does not count such edits among a bot's 50 requests a second. The tokens are kept only in memory.

Source: "Interaction endpoints are not bound to the bot's Global Rate Limit", in
    https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from collections import OrderedDict
from typing import Any, Final, TypeAlias

import discord

from bot.tables.ports import Clock
from bot.views.open_panels import TOKEN_MS

Press: TypeAlias = discord.Interaction[Any]

# How many messages are remembered.
LIMIT: Final = 10_000
# After one of these responses, the token of a press can edit the pressed message.
_EDITING: Final = frozenset(
    {discord.InteractionResponseType.deferred_message_update, discord.InteractionResponseType.message_update}
)


class Presses:
    """Remembers the latest presses on all messages except ephemeral ones."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # By message: the latest press, which may not be answered yet, then an older press that can edit the
        # message.
        self._latest: OrderedDict[int, tuple[tuple[int, Press], ...]] = OrderedDict()

    def remember(self, interaction: Press) -> None:
        """Remember a press as a way to edit its message."""
        message = interaction.message
        is_press = interaction.type is discord.InteractionType.component
        if not is_press or message is None or message.flags.ephemeral:
            return
        now_ms = self._clock.now_ms()
        # Remove the old entry first, so that the entries stay in order of time.
        before = self._latest.pop(message.id, ())
        usable = [each for each in before if _can_edit(each[1])]
        self._latest[message.id] = ((now_ms, interaction), *usable[:1])
        while len(self._latest) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS:
            self._latest.popitem(last=False)

    def on(self, message_id: int | None) -> Press | None:
        """Return a press through whose token a message can be edited now; None if there is none."""
        now_ms = self._clock.now_ms()
        for at_ms, press in self._latest.get(message_id or 0, ()):
            if now_ms - at_ms <= TOKEN_MS and _can_edit(press):
                return press
        return None

    def forget(self, message_id: int) -> None:
        """Forget the presses on a message, because it cannot be edited through them."""
        self._latest.pop(message_id, None)

    def _oldest_ms(self) -> int:
        (since_ms, _), *_ = next(iter(self._latest.values()))
        return since_ms


def _can_edit(press: Press) -> bool:
    return press.response.type in _EDITING
