"""Remembers the latest press on each message: through its token, the message can be edited for 15 minutes.

Discord does not count such edits among a bot's 50 requests a second. The tokens are kept only in memory.

Source: "Interaction endpoints are not bound to the bot's Global Rate Limit", in
    https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.tables.ports import Clock
from bot.views.open_panels import TOKEN_MS

# How many messages are remembered.
LIMIT: Final = 10_000
# After one of these responses, the token of a press can edit the pressed message.
_EDITING: Final = frozenset(
    {discord.InteractionResponseType.deferred_message_update, discord.InteractionResponseType.message_update}
)


@dataclass(slots=True)
class Way:
    """A way to answer a click or command once more: of its interaction only what is needed for that.

    Thousands stay in memory.

    Args:
        since_ms: When they clicked or typed.
        first: The first answer, which comes before all others; None once it was given. It holds the whole
            interaction.
    """

    since_ms: int
    channel_id: int | None
    webhook: discord.Webhook
    first: discord.InteractionResponse[Any] | None
    _given: discord.InteractionResponseType | None = None

    @classmethod
    def of(cls, interaction: discord.Interaction[Any], now_ms: int) -> "Way":
        """Return the way that an interaction opens now."""
        return cls(now_ms, interaction.channel_id, interaction.followup, interaction.response)

    @property
    def given(self) -> discord.InteractionResponseType | None:
        """The kind of the first answer; None until it is given."""
        if self.first is not None and self.first.is_done():
            self._given, self.first = self.first.type, None
        return self._given

    @property
    def can_edit(self) -> bool:
        """Whether it is a press that was answered so that its token can edit the pressed message."""
        return self.given in _EDITING

    async def edit(self, **look: Any) -> Mapping[str, Any]:
        """Edit the pressed message, and return it as Discord sends it.

        `discord.Interaction.edit_original_response` does the same. But it needs the whole interaction, and
        builds a message that nobody reads.

        Args:
            look: The view, attachments and allowed mentions, as for that method.
        """
        way = self.webhook
        assert way.token is not None
        with handle_message_parameters(**look) as its:
            return await async_context.get().edit_original_interaction_response(
                way.id,
                way.token,
                session=way.session,
                proxy=way.proxy,
                proxy_auth=way.proxy_auth,
                payload=its.payload,
                multipart=its.multipart,
                files=its.files,
            )


class Presses:
    """Remembers the latest presses on all messages except ephemeral ones."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # By message: the latest press, which may not be answered yet, then an older press that can edit the
        # message.
        self._latest: OrderedDict[int, tuple[Way, ...]] = OrderedDict()

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a press as a way to edit its message."""
        message = interaction.message
        is_press = interaction.type is discord.InteractionType.component
        if not is_press or message is None or message.flags.ephemeral:
            return
        now_ms = self._clock.now_ms()
        # Remove the old entry first, so that the entries stay in order of time.
        before = self._latest.pop(message.id, ())
        usable = [each for each in before if each.can_edit]
        self._latest[message.id] = (Way.of(interaction, now_ms), *usable[:1])
        while len(self._latest) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS:
            self._latest.popitem(last=False)

    def on(self, message_id: int | None) -> Way | None:
        """Return a press through whose token a message can be edited now; None if there is none."""
        now_ms = self._clock.now_ms()
        for press in self._latest.get(message_id or 0, ()):
            if now_ms - press.since_ms <= TOKEN_MS and press.can_edit:
                return press
        return None

    def forget(self, message_id: int) -> None:
        """Forget the presses on a message, because it cannot be edited through them."""
        self._latest.pop(message_id, None)

    def _oldest_ms(self) -> int:
        latest, *_ = next(iter(self._latest.values()))
        return latest.since_ms
