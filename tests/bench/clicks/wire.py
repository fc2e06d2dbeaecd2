"""A wire that answers at once: discord.py runs as it is; what it asks of Discord is answered here."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextvars import copy_context
from typing import Any, Final, TypeVar

import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from tests.bench.stand_in import APPLICATION, BOT, StandIn, body_of, guild, member

GUILD_ID: Final = 500 << 22
# What tasks are called that may sleep for minutes.
_SLEEPERS: Final = ("wake table", "wait for a turn", "end panels")


ResultT = TypeVar("ResultT")


class Wire:
    """One bot's wire.

    Args:
        bot: The bot; it is not logged in yet.
    """

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        self.bot = bot
        self._discord = StandIn()
        # discord.py looks in the context for who takes answers to interactions; each bot has its own.
        self._context = copy_context()
        self.answer_to = self._discord.answer_to
        self.command = self._discord.command
        self.press = self._discord.press
        self.requests = 0

    async def run(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Do something as the bot."""
        return await asyncio.create_task(work, context=self._context)

    async def connect(self, channels: int) -> None:
        """Log the bot in, and have it hear of a server with some channels."""
        await self.run(self._connect(channels))

    async def _connect(self, channels: int) -> None:
        state = self.bot._connection
        state.guild_ready_timeout = 0.0
        self.bot.http.request = self._http_request  # type: ignore[method-assign]
        state.query_members = self._members  # type: ignore[assignment]
        answers = AsyncWebhookAdapter()
        answers.request = self._webhook_request  # type: ignore[method-assign]
        async_context.set(answers)
        await self.bot.login("a token")
        self.bot.shard_count = state.shard_count = 1
        state.shard_ids = range(1)
        ready = {"user": BOT, "application": APPLICATION, "guilds": [], "shard": [0, 1]}
        state.parse_ready(ready)  # type: ignore[arg-type]
        state.parse_guild_create(guild(GUILD_ID, channels))
        await self.bot.wait_until_ready()
        await asyncio.sleep(0.1)

    def shown(self, channel_id: int) -> dict[str, Any]:
        """Return the newest message of a channel that everybody sees."""
        message = self._discord.shown(channel_id)
        assert message is not None
        return message

    def send(self, interaction: dict[str, Any]) -> None:
        """Have the bot receive an interaction."""
        self._context.run(self.bot._connection.parse_interaction_create, interaction)  # type: ignore[arg-type]

    async def _members(
        self, where: discord.Guild, *_: Any, user_ids: Sequence[int] = (), **__: Any
    ) -> list[discord.Member]:
        """Answer what goes over the gateway."""
        state = self.bot._connection
        return [
            discord.Member(data=member(user_id), guild=where, state=state)  # type: ignore[arg-type]
            for user_id in user_ids
        ]

    async def _http_request(
        self, route: Route, *, form: Any = None, files: Any = None, **options: Any
    ) -> Any:
        return self._answer(route, options.get("json") or body_of(form))

    async def _webhook_request(self, route: Any, session: Any, **options: Any) -> Any:
        return self._answer(route, options.get("payload") or body_of(options.get("multipart")))

    def _answer(self, route: Any, body: dict[str, Any]) -> Any:
        self.requests += 1
        return self._discord.answer(route.method, route.url.removeprefix(Route.BASE), body)


async def settle(lasting: set[asyncio.Task[Any]]) -> None:
    """Wait until the bots have nothing to do but to sleep.

    Args:
        lasting: Tasks that are not waited for.
    """
    while True:
        await asyncio.sleep(0)
        busy = [
            task
            for task in asyncio.all_tasks() - lasting - {asyncio.current_task()}
            if not task.get_name().startswith(_SLEEPERS)
        ]
        if not busy:
            return
        await asyncio.wait(busy)
