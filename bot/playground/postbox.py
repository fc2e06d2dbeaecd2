"""Shows direct messages in the one channel that the page has, to their reader alone."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import simcord
from simcord.backend.serializers import user_payload

from bot.text import Text

EPHEMERAL: Final = 1 << 6
_IS_LAYOUT: Final = 1 << 15
_TEXT_DISPLAY: Final = 10
_COMPONENT_INTERACTION: Final = 3


class Postbox:
    """Copies what the bot sends as a direct message into a channel, as a message only its reader sees.

    Args:
        env: The simulated Discord.
        channel: The channel that the page shows.
        text: The words.

    Attributes:
        news: Set by everything that happens there.
    """

    def __init__(self, env: simcord.Env, channel: simcord.ChannelHandle, text: Text) -> None:
        self._env = env
        self._channel = channel
        self._heading = text("play-direct-message")
        self.news = asyncio.Event()
        env.backend.subscribers.append(self._on_event)

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        self.news.set()
        if event == "MESSAGE_CREATE" and "guild_id" not in payload:
            self._copy(int(payload["channel_id"]), int(payload["id"]))

    def _copy(self, channel_id: int, message_id: int) -> None:
        backend = self._env.backend
        message = backend.get_message(channel_id, message_id)
        reader_id = next((user for user, dm in backend.dm_channels.items() if dm == channel_id), None)
        if message.author_id != backend.bot_user.id or reader_id is None:
            return
        heading = {"type": _TEXT_DISPLAY, "content": self._heading}
        is_layout = bool(message.flags & _IS_LAYOUT)
        backend.create_message(
            self._channel.id,
            message.author_id,
            # A layout takes nothing beside its components, and nothing else takes such a component.
            None if is_layout else f"{self._heading}\n{message.content}",
            components=[heading, *message.components] if is_layout else message.components,
            attachments=message.attachments,
            flags=message.flags | EPHEMERAL,
            # What makes it visible to its reader alone, and its buttons work.
            interaction_metadata={
                "id": str(message_id),
                "type": _COMPONENT_INTERACTION,
                "user": user_payload(backend.users[reader_id]),
            },
        )
