"""The simulated Discord: a server, a channel, people, and a postbox for their direct messages.

The ids are the same at every start, so the points of one session are still there in the next.
"""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.serializers import user_payload

from bot.render.cards import emoji_name, emoji_png
from bot.rules.cards import build_deck
from bot.text import Text

PEOPLE: Final = ("Ann", "Ben", "Mei Ling", "Ravi", "Siti")

# A click is answered once the bot only sleeps. Sleeps that end within this time are waited for, so the page
# shows a player's card together with the card of the next computer player. The time is long enough for a busy
# machine, and short enough that no one waits for the next reveal.
SETTLE_S: Final = 2.0
# The time the bot may take to start, in units of simcord's five seconds.
_STARTS: Final = 12

# Constants of Discord's API.
EPHEMERAL: Final = 1 << 6
_IS_LAYOUT: Final = 1 << 15
_TEXT_DISPLAY: Final = 10
_COMPONENT_INTERACTION: Final = 3


class _PatientDiscord(simcord.Env):
    """A simulated Discord that waits longer than simcord's five seconds for the bot to start."""

    async def _settle_internal(self, **options: Any) -> None:
        # Only the start passes a timeout of its own.
        for _ in range(_STARTS - 1 if options.get("timeout") else 0):
            with suppress(TimeoutError):
                await super()._settle_internal(**options)
                return
        await super()._settle_internal(**options)


class SimulatedDiscord(NamedTuple):
    """The simulated Discord around the bot.

    Args:
        channel: The channel in which people play.
        people: The members who can play.
        assets: The name and the bytes of each picture on the page, by address.
    """

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    assets: Mapping[str, tuple[str, bytes]]


def simulate_discord(bot: discord.Client, text: Text) -> SimulatedDiscord:
    """Build a Discord around a bot that has not started yet.

    Args:
        text: Has the names of the server and the channel.
    """
    env = _PatientDiscord(bot, check_errors=False, settle_timeout=SETTLE_S)
    # Ids depend on the order of creation and on the simulated time, which has the same start every time.
    users = [env.create_user(name.lower().replace(" ", ""), global_name=name) for name in PEOPLE]
    guild = env.create_guild(text("play-server"), owner=users[0])
    env.backend.edit_bot_profile(text("play-bot"))
    channel = guild.create_text_channel(text("play-channel"))
    people = (simcord.MemberActor(env, guild, users[0]), *(guild.add_member(user) for user in users[1:]))
    # From here on use real time, so that the messages of two sessions get different ids.
    catch_up(env)
    return SimulatedDiscord(env, channel, people, dict(_upload_emoji(env)))


def _upload_emoji(env: simcord.Env) -> Iterator[tuple[str, tuple[str, bytes]]]:
    """Give the application its emoji of cards, and yield the picture that the page has to serve for each.

    The simulation keeps only the names of emoji and drops their pictures.
    """
    for card in build_deck():
        emoji = env.backend.create_application_emoji(emoji_name(card))
        yield f"{CDN_BASE}/emojis/{emoji.id}.png", (f"{emoji.name}.png", emoji_png(card))


def catch_up(env: simcord.Env) -> None:
    """Set the simulated time to the real time, but never back."""
    late_s = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, late_s))


class Postbox:
    """Copies the bot's direct messages into a channel, as messages that only their reader sees.

    Args:
        channel: The channel that the page shows.

    Attributes:
        news: Set by every event in the simulated Discord.
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
            # A layout has only components, and only a layout can have the component of the heading.
            None if is_layout else f"{self._heading}\n{message.content}",
            components=[heading, *message.components] if is_layout else message.components,
            attachments=message.attachments,
            flags=message.flags | EPHEMERAL,
            # Makes the message visible only to its reader, with working buttons.
            interaction_metadata={
                "id": str(message_id),
                "type": _COMPONENT_INTERACTION,
                "user": user_payload(backend.users[reader_id]),
            },
        )
