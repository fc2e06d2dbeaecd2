"""The bot: opens its resources, loads the cogs, shows every open table again."""

import hashlib
import json
import logging
import random
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery import GnauDelivery, Whispers
from bot.services import Services, SystemClock, open_services
from bot.settings import Settings
from bot.store import Database, create_engine
from bot.tables.machine import Chance
from bot.tables.ports import Clock
from bot.text import load_catalog
from bot.views.buttons import LastingButton
from bot.views.gnau import GnauButton
from bot.views.leaderboard import PageButton
from bot.views.members import Members

log = logging.getLogger(__name__)

EXTENSIONS: Final = ("cogs.translator", "cogs.errors", "cogs.gnau")
COMMANDS_FACT: Final = "commands"
LASTING_BUTTONS: Final[tuple[type[LastingButton], ...]] = (GnauButton, PageButton)

# Servers and channels, nothing that Discord calls privileged: no message is ever read.
INTENTS: Final = discord.Intents(guilds=True)


@dataclass(frozen=True)
class World:
    """What a test may replace.

    Args:
        clock: The time.
        chance: Where the shuffles come from.
        edit_window_s: How long changes of a table message wait for one another.
    """

    clock: Clock
    chance: Chance
    edit_window_s: float = 1.0


class CardsBot(commands.AutoShardedBot):
    """The bot of one process.

    Args:
        settings: How it runs.
        world: Its time and chance.
    """

    services: Services
    delivery: GnauDelivery
    members: Members
    whispers: Whispers
    database: Database

    def __init__(self, settings: Settings, world: World) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.catalog = load_catalog()
        self._world = world

    async def setup_hook(self) -> None:
        """Open the database, put everything together and take up the open tables."""
        self.database = Database(create_engine(self.settings.database_url))
        await self.database.open()
        world = self._world
        self.services = open_services(self.database, self.catalog, world.clock, world.chance)
        self.members = Members(world.clock)
        self.whispers = Whispers(world.clock)
        self.delivery = GnauDelivery(self, self.services, self.whispers, world.edit_window_s)
        await self.load_commands()
        await self._sync_once()
        for step in await self.services.resume():
            self.delivery.resume(step)

    async def load_commands(self) -> None:
        """Load the cogs and the buttons of messages from before this start."""
        self.add_dynamic_items(*LASTING_BUTTONS)
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note each click as a way to reach its person."""
        self.whispers.remember(interaction)

    async def on_ready(self) -> None:
        """Say in the log that people can play; Discord may say so many times."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop what runs by itself, leave Discord, close the database."""
        for owned in ("delivery", "services"):
            if hasattr(self, owned):
                await getattr(self, owned).close()
        await super().close()
        if hasattr(self, "database"):
            await self.database.close()

    async def _sync_once(self) -> None:
        """Tell Discord the commands on the first start, and again whenever they have changed."""
        fingerprint = await command_fingerprint(self.tree)
        if await self.database.fact(COMMANDS_FACT) == fingerprint:
            return
        await self.tree.sync()
        await self.database.set_fact(COMMANDS_FACT, fingerprint)
        log.info("commands synced")


async def command_fingerprint(tree: app_commands.CommandTree[Any]) -> str:
    """Return a short text that changes when what Discord has to know of the commands does."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def create_bot(settings: Settings, *, world: World | None = None) -> CardsBot:
    """Return a bot that is ready to be started.

    Args:
        settings: How it runs.
        world: Its time and chance; the system's when not given.
    """
    return CardsBot(settings, world or system_world())


def system_world() -> World:
    """Return the machine's own time, and shuffles that nobody can foresee."""
    return World(SystemClock(), random.SystemRandom())
