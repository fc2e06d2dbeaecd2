"""The bot: sets up its services, loads the cogs, and shuts down in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands
from prometheus_client import CollectorRegistry

from bot.commands.tables import REMEDIES_OUTSIDE, missing_permissions
from bot.commands.tree import ServedTree, command_fingerprint
from bot.delivery.background import Attempts, try_again
from bot.delivery.board import DeliveryContext
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.emoji_watch import EmojiWatch
from bot.delivery.gone import GoneChannels
from bot.delivery.messages import EphemeralReplies, Messages
from bot.delivery.notices import Notices, show_first_screen
from bot.delivery.pace import ChannelPace, RequestPace, pace_of_openings, pace_of_requests
from bot.delivery.presses import Presses
from bot.delivery.tables import Deliveries
from bot.features.feature import Feature, Posts, add_features
from bot.features.registry import FEATURES
from bot.games import DISCORD_GAMES, DiscordGame
from bot.lease_keeper import LeaseKeeper
from bot.monitor import Monitor
from bot.privacy_key import pseudonyms_of
from bot.services import RENEW_S, FairChance, Pace, Services, SystemClock, this_process
from bot.settings import Settings
from bot.store import Database, create_engine
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES, Holder
from bot.tables.machine import Chance
from bot.tables.ports import Clock
from bot.tables.server_settings import ServerSettings
from bot.text import Catalog, load_catalog
from bot.views.easel import easel
from bot.views.first_screen import OpenButton
from bot.views.inputs import OpenForms
from bot.views.lasting import LastingItem
from bot.views.limits import HeavyWork, UnderWay
from bot.views.members import Members
from bot.views.modals import explain_forgotten
from bot.views.open_panels import OpenPanels
from bot.views.open_tables import OpenTablesButton
from bot.views.pictures import find_fonts
from bot.views.questions import KeepButton
from bot.views.remedies import REMEDIES, ClaimButton, OpenForButton
from bot.views.settings_pages import SHARED_PAGES
from bot.views.uploads import Uploads
from bot.views.visit import Remedy, Visit

log = logging.getLogger(__name__)

# The extensions that belong to no game and no feature. Features may add commands to `/points` and `/manage`.
FIRST_EXTENSIONS: Final = ("cogs.translator", "cogs.errors")
LAST_EXTENSIONS: Final = ("cogs.help", "cogs.points", "cogs.manage", "cogs.about", "cogs.guild_events")
COMMANDS_FACT: Final = "commands"
# How long running answers, and updates of tables, may take at the end. Discord waits three seconds for an
# answer.
ANSWERS_S: Final = 3.0
SHOWING_S: Final = 1.5
LastStep: TypeAlias = tuple[float, str, Callable[[], Awaitable[object]]]
# Servers and channels only. The bot needs no privileged intent and reads no messages.
INTENTS: Final = discord.Intents(guilds=True)


@dataclass(frozen=True)
class World:
    """What a test may replace.

    Args:
        chance: The source of the shuffles.
        edit_window_s: The time within which changes of a table message are gathered. A channel takes five
            edits in five times as long.
        holder: The name of this process among others.
        beat_s: How often the process renews its leases; None if it is the only process.
        pace: How long computer players take for a card.
        pause_s: How long a person has to wait after expensive work, such as statistics.
        warm_up_after_s: How long after it is ready the bot prepares what takes a moment the first time; None
            not to prepare it.
    """

    clock: Clock
    chance: Chance
    edit_window_s: float = 1.0
    holder: Holder = field(default_factory=this_process)
    beat_s: float | None = RENEW_S
    pace: Pace = field(default_factory=Pace)
    pause_s: float = 1.0
    warm_up_after_s: float | None = 2.0
    catalog: Catalog = field(default_factory=load_catalog)
    games: tuple[DiscordGame, ...] = DISCORD_GAMES
    features: tuple[Feature, ...] = FEATURES


class CardsBot(commands.AutoShardedBot):
    """The bot of one process."""

    services: Services
    delivery: Deliveries
    posts: list[Posts]
    notices: Notices
    members: Members
    ephemeral_replies: EphemeralReplies
    presses: Presses
    uploads: Uploads
    trick_panels: OpenPanels
    database: Database
    lease_keeper: LeaseKeeper
    emoji_watch: EmojiWatch

    def __init__(self, settings: Settings, world: World) -> None:
        monitor = create_monitor(settings)
        options: dict[str, Any] = {}
        if settings.shard_ids is not None:
            options["shard_ids"] = list(settings.shard_ids)
        if monitor is not None:
            options["http_trace"] = monitor.trace
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=ServedTree,
            shard_count=settings.shard_count,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.monitor = monitor
        self.settings = settings
        # A copy, because this application's own emoji for cards are added to it.
        self.catalog = copy(world.catalog)
        self.faces = {game.name: game.face for game in world.games if game.face is not None}
        self.lessons = {game.name: game.lesson for game in world.games if game.lesson is not None}
        self.practice = {
            game.name: make
            for game in world.games
            for feature in world.features
            if (make := feature.practice(game.game)) is not None
        }
        self.challenges = tuple(each.challenges for each in world.features if each.challenges is not None)
        self.monthly = tuple(each.monthly for each in world.features if each.monthly is not None)
        self.openings = {game.name: game.open_usual for game in world.games if game.open_usual is not None}
        self.seats = {game.name: game.take_seat for game in world.games if game.take_seat is not None}
        self.terms = {game.name: game.terms for game in world.games if game.terms is not None}
        self.settings_pages = (
            *(page for game in world.games for page in game.settings_pages),
            *SHARED_PAGES,
            *(page for feature in world.features for page in feature.settings_pages),
        )
        self.remedies: Mapping[str, Remedy] = {
            **REMEDIES,
            **REMEDIES_OUTSIDE,
            **dict(pair for game in world.games for pair in game.remedies.items()),
        }
        self.forms = OpenForms()
        self.failed: set[Attempts] = set()
        self.under_way = UnderWay() if monitor is None else UnderWay(monitor.dropped)
        self.heavy = HeavyWork(world.clock, world.pause_s)
        self._world = world
        self._warming: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the database, set up all services, and start to claim the servers that Discord names."""
        world = self._world
        self.database = Database(create_engine(self.settings.database_url), world.holder)
        await self.database.open()
        self.services = Services(
            self.database,
            self.catalog,
            world.clock,
            world.chance,
            server_defaults(self.settings, world.games),
            games=[each.game for each in world.games],
            pace=world.pace,
            pseudonyms=pseudonyms_of(self.settings),
        )
        add_features(self.services, world.features)
        await self.services.preferences.refresh()
        self.members = Members(world.clock)
        self.ephemeral_replies = EphemeralReplies(world.clock)
        self.presses = Presses(world.clock)
        self.uploads = Uploads()
        self.trick_panels = OpenPanels(world.clock)
        requests = pace_of_requests(world.clock, self.settings.requests_per_s)
        context = self._delivery_context(requests)
        self.delivery = Deliveries(context, [game.delivery(context) for game in world.games])
        self.posts = [each.posts(context) for each in world.features if each.posts is not None]
        self.notices = Notices(context)
        await self.load_commands()
        await self._sync_once()
        self.emoji_watch = EmojiWatch(self, self.catalog)
        self.emoji_watch.start()
        self.lease_keeper = LeaseKeeper(self, self.services, self.delivery, world.beat_s)
        self.lease_keeper.start()
        if self.monitor is not None:
            self.monitor.watch(self, self.services, self.database)

    def _delivery_context(self, requests: RequestPace) -> DeliveryContext:
        clock = self._world.clock
        openings = pace_of_openings(clock, self.settings.requests_per_s)
        return DeliveryContext(
            client=self,
            services=self.services,
            ephemeral_replies=self.ephemeral_replies,
            gone_channels=GoneChannels(self, self.services),
            members=self.members,
            panels=self.trick_panels,
            messages=Messages(self.presses, requests, self.uploads),
            direct_messages=DirectMessages(self, self.services, requests, openings),
            presses=self.presses,
            window_s=self._world.edit_window_s,
            pace=ChannelPace(clock, self._world.edit_window_s),
            requests=requests,
            failed=self.failed,
            receives_dms=self.settings.covers(DIRECT_MESSAGES),
        )

    async def load_commands(self) -> None:
        """Load the cogs, and register the buttons and selects of messages from before this start."""
        games, features = self._world.games, self._world.features
        self.add_dynamic_items(*lasting_items(games, features))
        of_games = (game.extension for game in games)
        of_features = (feature.extension for feature in features if feature.extension is not None)
        for extension in (*FIRST_EXTENSIONS, *of_games, *LAST_EXTENSIONS, *of_features):
            await self.load_extension(extension)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Note when an interaction arrives, because its handlers wait for their turns from here on."""
        if event_name == "interaction":
            # This first call starts the count of the interaction's age.
            Visit.of(args[0])
            if self.monitor is not None:
                self.monitor.arrived(args[0])
        super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Remember each click as a way to its person and message, and answer forms from before a restart."""
        self.services.languages.note(UserId(interaction.user.id), interaction.locale.value)
        visit = Visit.of(interaction)
        self.members.note(interaction.user, visit.guild_id)
        if not visit.place.is_abroad:
            self.ephemeral_replies.remember(interaction)
            self.presses.remember(interaction)
        guild_id, channel_id = visit.guild_id, interaction.channel_id
        if self.failed and guild_id and channel_id and not missing_permissions(visit):
            self.try_again(guild_id, ChannelId(channel_id))
        if interaction.type is discord.InteractionType.modal_submit:
            await explain_forgotten(visit)

    def try_again(self, guild_id: GuildId, channel_id: ChannelId | None = None) -> None:
        """Show at once what could not be shown in a server or channel, because it may be possible now."""
        try_again(self.failed, guild_id, channel_id)

    async def greet(self, place: discord.Guild | discord.PartialMessage) -> None:
        """Show what the bot is, and all games that a press can open, in a server or anew in a message."""
        games = self._world.games
        lessons = [game.lesson for game in games if game.lesson is not None and game.open_usual is not None]
        if lessons:
            names = [lesson.game for lesson in lessons]
            await show_first_screen(self, self.services, place, names, lessons[0].picture)

    async def on_ready(self) -> None:
        """Log that people can play. Discord may send this event more than once."""
        log.info("ready as %s, servers: %d", self.user, len(self.guilds))
        after_s = self._world.warm_up_after_s
        if self._warming is None and after_s is not None:
            self._warming = asyncio.create_task(self._warm_up(after_s), name="warm up")

    async def _warm_up(self, after_s: float) -> None:
        """Prepare what takes a moment the first time, so that no player has to wait for it."""
        # People who have waited for the bot to come back go first.
        await asyncio.sleep(after_s)
        for feature in self._world.features:
            if feature.warm_up is not None:
                await feature.warm_up(self.services)
        await easel().prepare()
        await asyncio.to_thread(find_fonts, self.catalog)

    async def close(self) -> None:
        """Finish what has begun, leave Discord, and close the database, within eight seconds.

        Work that still waits for Discord by then is cancelled, all at once, before the bot leaves Discord.
        """
        if self._warming is not None:
            self._warming.cancel()
        began_s = asyncio.get_running_loop().time()
        for until_s, name, step in self._last_steps():
            await in_time(name, step, began_s + until_s)

    def _last_steps(self) -> Iterator[LastStep]:
        """Yield the steps of the shutdown in order, each with its time limit in seconds from the start."""
        yield 3.2, "answering", lambda: self.under_way.finish(ANSWERS_S)
        if hasattr(self, "services"):
            yield 4.2, "ending what runs by itself", self.services.close
        if hasattr(self, "delivery"):
            yield 5.2, "showing the tables", self._show_latest
        yield 5.6, "ending what waits for Discord", self._break_off
        yield 6.0, "leaving Discord", super().close
        # The session may still be open if the gateway did not close.
        yield 6.2, "closing the session", self.http.close
        if hasattr(self, "lease_keeper"):
            yield 7.0, "giving the servers back", self.lease_keeper.close
        if hasattr(self, "database"):
            yield 7.4, "closing the database", self.database.close
        if self.monitor is not None:
            yield 7.6, "closing the monitor", self.monitor.close

    async def _show_latest(self) -> None:
        """Show the latest state of the tables as far as a moment allows; the next start shows the rest."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SHOWING_S):
                await self.delivery.finish()

    async def _break_off(self) -> None:
        """Cancel all work that still waits for Discord, all at once, so that no part waits for another."""
        parts = [self.under_way.close()]
        if hasattr(self, "delivery"):
            parts += [self.delivery.close(), self.notices.close(), *(each.close() for each in self.posts)]
        if hasattr(self, "emoji_watch"):
            parts.append(self.emoji_watch.close())
        await asyncio.gather(*parts)

    async def _sync_once(self) -> None:
        """Tell Discord the commands on the first start, and again whenever they have changed.

        The stored fingerprint names the application, because another application that uses a moved or
        restored database has to tell Discord its own commands. Of several processes, the one with the first
        shard does this; it also receives direct messages.
        """
        if not self.settings.covers(DIRECT_MESSAGES):
            return
        synced = f"{self.application_id}:{await command_fingerprint(self.tree)}"
        if await self.database.fact(COMMANDS_FACT) == synced:
            return
        await self.tree.sync()
        await self.database.set_fact(COMMANDS_FACT, synced)
        log.info("commands synced")


async def in_time(name: str, step: Callable[[], Awaitable[object]], until_s: float) -> None:
    """Run a step until a time of the event loop's clock at the latest; log it if it fails."""
    try:
        async with asyncio.timeout_at(until_s):
            await step()
    except TimeoutError:
        log.warning("%s took too long and is broken off", name)
    except Exception:
        log.exception("%s failed", name)


def create_monitor(settings: Settings) -> Monitor | None:
    """Return the monitor of the bot; None if the settings do not ask for one."""
    if settings.monitor_port is None:
        return None
    return Monitor(settings.monitor_host, settings.monitor_port, CollectorRegistry())


def server_defaults(settings: Settings, games: Iterable[DiscordGame]) -> ServerSettings:
    """Return the settings of servers that have decided nothing: for each game, those of the environment."""
    defaults = (game.defaults(settings) for game in games)
    return ServerSettings(tuple(each for each in defaults if each is not None))


def lasting_items(
    games: Iterable[DiscordGame], features: Iterable[Feature]
) -> tuple[type[LastingItem[Any]], ...]:
    """Return the buttons and selects that work after a restart, each once."""
    items: list[type[LastingItem[Any]]] = [
        KeepButton,
        OpenButton,
        OpenTablesButton,
        ClaimButton,
        OpenForButton,
        *(item for game in games for item in game.lasting_items),
        *(item for feature in features for item in feature.lasting_items),
    ]
    return tuple(dict.fromkeys(items))


def create_bot(settings: Settings, *, world: World | None = None) -> CardsBot:
    """Return a bot that is ready to be started; without a `world`, it uses `system_world`."""
    return CardsBot(settings, world or system_world())


def system_world() -> World:
    """Return the clock of this machine, and shuffles that nobody can foresee."""
    return World(SystemClock(), FairChance())
