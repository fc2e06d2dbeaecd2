"""A Discord on this machine: its HTTP API and its gateway, over real sockets.

Requests that Discord counts are refused beyond fifty in a second, as Discord does. What people do goes over
the gateway, and is waited for until the first answer comes in.
"""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

from aiohttp import WSMsgType, web

from bot.tables.leases import shard_of
from tests.bench.stand_in import APPLICATION, BOT, StandIn, Unknown, guild, member

# Source: Discord's documentation of rate limits; answers to interactions are not counted.
COUNTED_PER_S: Final = 50
_API: Final = "/api/v10"
_UNKNOWN_MESSAGE: Final = {"code": 10008, "message": "Unknown Message"}
_UNKNOWN_INTERACTION: Final = {"code": 10062, "message": "Unknown interaction"}
_HELLO, _HEARD = 10, 11


class DiscordServer:
    """Serves the bots of one run.

    Attributes:
        requests: How many requests came in, by what Discord does with them: `counted`, `uncounted`,
            `refused`.
        took_s: How long first answers took, from the click to their arrival, since the last look.
    """

    def __init__(self, discord: StandIn, guild_ids: range, channels: int) -> None:
        self._discord = discord
        self._guild_ids = guild_ids
        self._channels = channels
        self._counted: deque[float] = deque()
        self._waiting: dict[str, tuple[float, asyncio.Future[None]]] = {}
        self._runner: web.AppRunner | None = None
        self.shards: dict[int, tuple[int, web.WebSocketResponse]] = {}
        self.requests: Counter[str] = Counter()
        self.took_s: list[float] = []
        self.url = ""

    async def open(self) -> None:
        """Serve at a port that is free."""
        app = web.Application(client_max_size=16 << 20)
        app.router.add_get("/", self._gateway)
        app.router.add_route("*", f"{_API}/{{path:.*}}", self._request)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def click(self, interaction: dict[str, Any]) -> None:
        """Have the process of a server receive an interaction, and wait for its first answer.

        Raises:
            ConnectionError: Nobody is there to receive it.
        """
        guild_id = int(interaction["guild_id"])
        socket = next(
            (
                socket
                for number, (count, socket) in self.shards.items()
                if shard_of(guild_id, count) == number
            ),
            None,
        )
        if socket is None:
            raise ConnectionError("no process is connected to the gateway")
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[interaction["id"]] = perf_counter(), answered
        try:
            await _tell(socket, "INTERACTION_CREATE", interaction)
            await answered
        finally:
            self._waiting.pop(interaction["id"], None)

    async def _request(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body = await _body(request)
        if path.startswith(("/interactions/", "/webhooks/")):
            self.requests["uncounted"] += 1
        elif path != "/gateway/bot":
            if wait_s := self._over_limit():
                self.requests["refused"] += 1
                return _refused(wait_s)
            self.requests["counted"] += 1
        if path.endswith("/callback") and not self._is_in_time(path.split("/")[2]):
            return _told(_UNKNOWN_INTERACTION, status=404)
        try:
            found = self._fact(path) or self._discord.answer(request.method, path, body)
        except Unknown:
            return _told(_UNKNOWN_MESSAGE, status=404)
        return _told(found)

    def _fact(self, path: str) -> Any:
        if path != "/gateway/bot":
            return None
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.url.replace("http", "ws"), "shards": 1, "session_start_limit": limits}

    def _over_limit(self) -> float:
        """Return in how many seconds one more request is counted, 0 where at once."""
        now = perf_counter()
        while self._counted and self._counted[0] <= now - 1.0:
            self._counted.popleft()
        if len(self._counted) >= COUNTED_PER_S:
            return self._counted[0] + 1.0 - now
        self._counted.append(now)
        return 0.0

    def _is_in_time(self, interaction_id: str) -> bool:
        """Note the first answer to an interaction; return False where nobody waits for it any more."""
        since_s, answered = self._waiting.get(interaction_id, (0.0, None))
        if answered is None or answered.done():
            return False
        self.took_s.append(perf_counter() - since_s)
        answered.set_result(None)
        return True

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 41_250}, "s": None, "t": None})
        numbers: list[int] = []
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                said = json.loads(message.data)
                await self._hear(socket, said["op"], said["d"], numbers)
        for number in numbers:
            self.shards.pop(number, None)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, op: int, data: Any, numbers: list[int]) -> None:
        match op:
            case 1:
                await socket.send_json({"op": _HEARD, "d": None, "s": None, "t": None})
            case 2:
                number, count = data["shard"]
                numbers.append(number)
                await self._welcome(socket, number, count)
            case 8:
                people = [member(int(user_id)) for user_id in data["user_ids"]]
                chunk = {"guild_id": data["guild_id"], "members": people, "nonce": data.get("nonce")}
                chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": []}
                await _tell(socket, "GUILD_MEMBERS_CHUNK", chunk)

    async def _welcome(self, socket: web.WebSocketResponse, number: int, count: int) -> None:
        ours = [each for each in self._guild_ids if shard_of(each, count) == number]
        ready = {
            "v": 10,
            "user": BOT,
            "application": APPLICATION,
            "guilds": [{"id": str(each), "unavailable": True} for each in ours],
            "session_id": f"session-{number}",
            "resume_gateway_url": self.url.replace("http", "ws"),
            "shard": [number, count],
        }
        await _tell(socket, "READY", ready)
        for each in ours:
            await _tell(socket, "GUILD_CREATE", guild(each, self._channels))
        self.shards[number] = count, socket


async def _tell(socket: web.WebSocketResponse, name: str, data: Any) -> None:
    await socket.send_json({"op": 0, "d": data, "s": 1, "t": name})


async def _body(request: web.Request) -> Any:
    if request.content_type == "multipart/form-data":
        # The pictures go the whole way, as they do to Discord.
        return json.loads(str((await request.post())["payload_json"]))
    said = await request.read()
    return json.loads(said) if said else {}


def _refused(wait_s: float) -> web.Response:
    told = {"message": "You are being rate limited.", "retry_after": wait_s, "global": True}
    # discord.py takes an answer without `Via` for one of Cloudflare, and gives up.
    headers = {"Via": "1.1 stand-in", "Retry-After": str(wait_s), "X-RateLimit-Global": "true"}
    return _told(told, status=429, headers=headers)


def _told(what: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    # Without a charset: discord.py knows JSON by these very letters.
    body = json.dumps(what).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")
