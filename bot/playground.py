"""The playground: the unchanged bot inside a simulated Discord, served as a web page on this machine.

The simulated Discord has a server, a channel, people, and a postbox for their direct messages. The ids are
the same at every start, so the points of one session are still there in the next.

simcord can handle only one click or request at a time. A click that arrives during a request from here would
be refused, and its page would be locked for good. So requests from here never wait: they are carried out
between two turns of the event loop, or tried again later.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.serializers import user_payload

from bot.app import CardsBot
from bot.playground_language import Tongue
from bot.render.cards import emoji_name, emoji_png
from bot.rules.cards import build_deck
from bot.store.engine import create_private
from bot.tables.ids import GuildId, UserId
from bot.text import DEFAULT_LOCALE, Text

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
        assets: The name and the bytes of each picture on the page, by address.
    """

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    assets: Mapping[str, tuple[str, bytes]]


def simulate_discord(bot: discord.Client, text: Text) -> SimulatedDiscord:
    """Build a Discord around a bot that has not started yet, with a server in the language of the texts."""
    env = _PatientDiscord(bot, check_errors=False, settle_timeout=SETTLE_S)
    # Ids depend on the order of creation and on the simulated time, which has the same start every time.
    users = [env.create_user(name.lower().replace(" ", ""), global_name=name) for name in PEOPLE]
    guild = env.create_guild(text("play-server"), owner=users[0], preferred_locale=text.locale)
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

    Attributes:
        news: Set by every event in the simulated Discord.
    """

    def __init__(self, env: simcord.Env, channel: simcord.ChannelHandle, tongue: Tongue) -> None:
        self._env = env
        self._channel = channel
        self._tongue = tongue
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
        words = self._tongue.text("play-direct-message")
        heading = {"type": _TEXT_DISPLAY, "content": words}
        is_layout = bool(message.flags & _IS_LAYOUT)
        backend.create_message(
            self._channel.id,
            message.author_id,
            # A layout has only components, and only a layout can have the component of the heading.
            None if is_layout else f"{words}\n{message.content}",
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


# The part after the number sign is the secret that admits people.
_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d{1,5})/#([\w-]{43})\s*", re.ASCII)

QUIET_S: Final = 0.2
BUSY_S: Final = 0.002

# Without work to wait for, a request needs half as many steps.
STEPS: Final = 12


class PortTaken(Exception):
    """The page cannot be served on the requested port."""


@dataclass(frozen=True)
class Session:
    """The settings of a session.

    Args:
        language: The language of everything on the page; None for the one that was chosen there, or English.
        port: The port on this machine; None for the port of the last session, or a free one.
        address_file: The file that keeps the page's address from one session to the next, so that an open tab
            can go on; None to keep no address. Anyone who can read the file can play.
        announce: Called with the page's address once the page is served.
    """

    bot: CardsBot
    language: str | None
    port: int | None
    address_file: Path | None
    announce: Callable[[str], None]


async def serve(session: Session) -> None:
    """Serve the page until a player ends the session on it, or until cancelled.

    Raises:
        PortTaken: The port cannot be used.
    """
    simulated = simulate_discord(session.bot, session.bot.catalog.text(session.language or DEFAULT_LOCALE))
    tongue = Tongue(session.bot, simulated.env, session.language)
    postbox = Postbox(simulated.env, simulated.channel, tongue)
    try:
        await simulated.env.start()
        # The bot's database says that Discord knows the commands, but this Discord is new in every session.
        await session.bot.tree.sync()
        people = [UserId(person.id) for person in simulated.people]
        await tongue.begin(GuildId(simulated.people[0].guild.id), people)
        # The bot is in this Discord's server from the start, so there is no event of being invited.
        for guild in session.bot.guilds:
            await session.bot.greet(guild)
        page = tongue.page = await _open_page(session, simulated)
        page.locale = tongue.locale
        _keep_address(session.address_file, page.url)
        session.announce(page.url)
        async with asyncio.TaskGroup() as tasks:
            pace = tasks.create_task(keep_pace(simulated.env, page, postbox.news))
            await page.wait_closed()
            pace.cancel()
    finally:
        await simulated.env.shutdown()
        await session.bot.close()


async def _open_page(session: Session, simulated: SimulatedDiscord) -> simcord.Preview:
    port, secret = _kept_address(session.address_file)
    if session.port is not None:
        return await _serve_page(simulated, session.port, secret)
    try:
        return await _serve_page(simulated, port, secret)
    except PortTaken:
        return await _serve_page(simulated, None, secret)


async def _serve_page(simulated: SimulatedDiscord, port: int | None, secret: str | None) -> simcord.Preview:
    page = simulated.env.preview(
        simulated.channel, viewers=simulated.people, layout="channel", port=port, assets=simulated.assets
    )
    page.capability = secret or page.capability
    try:
        # Shutting down the simulated Discord closes the page.
        return await page.__aenter__()
    except simcord.SetupError as error:
        if port is None:
            raise
        raise PortTaken from error


def _kept_address(file: Path | None) -> tuple[int | None, str | None]:
    kept = None
    # The file may be missing. Content that is no address may be replaced.
    with suppress(OSError, UnicodeDecodeError):
        kept = _ADDRESS.fullmatch(file.read_text(encoding="ascii")) if file else None
    return (int(kept[1]), kept[2]) if kept and 0 < int(kept[1]) <= 65_535 else (None, None)


def _keep_address(file: Path | None, url: str) -> None:
    if file is not None:
        # Without the file the next session has a new address. That is no reason to end this session.
        with suppress(OSError):
            create_private(file)
            file.write_text(f"{url}\n", encoding="ascii")


async def keep_pace(env: simcord.Env, page: simcord.Preview, news: asyncio.Event) -> None:
    """Let simulated time pass and show the news, until cancelled.

    A click counts only on the newest edition of the page, so a new edition appears only when there is
    something to see. That is why "in 20 seconds" does not count down: it would cost clicks. After a click,
    the new edition is ready before its page asks for it.
    """
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(QUIET_S):
                await news.wait()
        catch_up(env)
        if not news.is_set():
            # Carry out everything that is due now.
            finish_now(env.settle())
        elif finish_now(page.refresh()):
            news.clear()
        else:
            await asyncio.sleep(BUSY_S)


def finish_now(request: Coroutine[Any, Any, None]) -> bool:
    """Carry out a request to simcord before anything else can happen.

    Args:
        request: `settle` or `refresh`. Both can safely be abandoned halfway.

    Returns:
        Whether the request was carried out. False while the bot has work to do or a person is clicking.
    """
    try:
        for _ in range(STEPS):
            awaited = request.send(None)
            if awaited is not None:
                # The request waits for the bot's work, which cannot go on now. Let it notice that.
                awaited.set_result(None)
    except StopIteration:
        return True
    except (simcord.SetupError, TimeoutError):
        return False
    finally:
        request.close()
    return False
