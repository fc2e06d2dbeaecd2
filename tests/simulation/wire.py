"""The network between a bot and Discord, in place of aiohttp's session: with delays, and everything fails.

What discord.py itself makes of a 429, a 500 or a broken connection is the real thing.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import aiohttp

from tests.simulation.faults import WireFault

if TYPE_CHECKING:
    from tests.simulation.process import Process

_ALWAYS: Final = (WireFault.LOST, WireFault.CUT, WireFault.TOO_MANY, WireFault.BROKEN, WireFault.FORBIDDEN)

# What else may happen, by what a request's path holds.
_SPECIAL: Final = {
    "callback": (WireFault.UNKNOWN_INTERACTION,),
    "webhooks": (WireFault.NOT_FOUND,),
    "messages": (WireFault.UNKNOWN_MESSAGE, WireFault.NOT_FOUND),
    "users/@me/channels": (WireFault.NO_DIRECT_MESSAGES,),
}

_ANSWERS: Final[dict[WireFault, tuple[int, dict[str, Any]]]] = {
    WireFault.TOO_MANY: (
        429,
        {"message": "You are being rate limited.", "retry_after": 0.7, "global": False},
    ),
    WireFault.BROKEN: (500, {"message": "Internal Server Error", "code": 0}),
    WireFault.FORBIDDEN: (403, {"message": "Missing Permissions", "code": 50013}),
    # Not 10003: that says that a channel is gone, and it is still there.
    WireFault.NOT_FOUND: (404, {"message": "404: Not Found", "code": 0}),
    WireFault.NO_DIRECT_MESSAGES: (403, {"message": "Cannot send messages to this user", "code": 50007}),
    WireFault.UNKNOWN_MESSAGE: (404, {"message": "Unknown Message", "code": 10008}),
    WireFault.UNKNOWN_INTERACTION: (404, {"message": "Unknown interaction", "code": 10062}),
}


@dataclass(frozen=True)
class Request:
    """What a bot asks of Discord."""

    method: str
    path: str
    body: dict[str, Any]
    files: tuple[str, ...] = ()


@dataclass
class Reply:
    """What discord.py reads of an answer."""

    status: int
    body: Any
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        return str(self.status)

    async def text(self, encoding: str = "utf-8") -> str:
        return "" if self.body is None else json.dumps(self.body)


class Session:
    """In place of aiohttp's session of one process."""

    def __init__(self, process: "Process") -> None:
        self._process = process
        self._open: dict[Exchange, None] = {}
        self.closed = False

    def request(self, method: str, url: str, *, data: Any = None, **_: Any) -> "Exchange":
        body, files = _parsed(data)
        path = urlsplit(url).path.split("/", 3)[3]
        return Exchange(self, self._process, Request(method, path, body, files))

    async def close(self) -> None:
        self.closed = True
        for exchange in self._open:
            exchange.fail(aiohttp.ClientConnectionError("Connector is closed"))

    def began(self, exchange: "Exchange") -> None:
        """Hear that a request is under way.

        Raises:
            RuntimeError: The session is closed, as aiohttp says it.
        """
        if self.closed:
            raise RuntimeError("Session is closed")
        self._open[exchange] = None

    def ended(self, exchange: "Exchange") -> None:
        """Hear that it is not any more."""
        self._open.pop(exchange, None)


class Exchange:
    """One request and its answer: `async with` waits for the answer."""

    def __init__(self, session: Session, process: "Process", request: Request) -> None:
        self._session = session
        self._process = process
        self._request = request

    async def __aenter__(self) -> Reply:
        process = self._process
        self._session.began(self)
        self._answered: asyncio.Future[Reply] = process.loop.create_future()
        if not process.is_dead:
            process.schedule.after(process.faults.wire_delay_s(), self._arrive)
        try:
            return await self._answered
        finally:
            self._session.ended(self)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        pass

    def _arrive(self) -> None:
        process, request = self._process, self._request
        fault = process.wire_fault(_possible(request.path))
        if fault is WireFault.LOST:
            self._lose(fault)
            return
        if fault in _ANSWERS:
            status, body = _ANSWERS[fault]
        else:
            status, body = process.discord.answer(process, request)
        process.note(f"{request.method} {_short(request.path)} -> {status} {fault or ''}")
        if fault is WireFault.CUT:
            sent = body.get("resource", {}).get("message", body) if body else {}
            process.discord.unheard |= {int(sent["id"])} if "id" in sent else set()
            self._lose(fault)
            return
        headers = {"Via": "1.1 simulated"}
        if body is not None:
            headers["content-type"] = "application/json"
        self._later(lambda: self._settle(Reply(status, body, headers)))

    def _lose(self, fault: WireFault) -> None:
        self._process.note(f"{self._request.method} {_short(self._request.path)} {fault}")
        self._later(lambda: self.fail(aiohttp.ServerDisconnectedError()))

    def _later(self, happen: Callable[[], None]) -> None:
        self._process.schedule.after(self._process.faults.wire_delay_s(), happen)

    def _settle(self, reply: Reply) -> None:
        if not self._process.is_dead and not self._answered.done():
            self._answered.set_result(reply)

    def fail(self, error: Exception) -> None:
        """Have it end without an answer."""
        if not self._process.is_dead and not self._answered.done():
            self._answered.set_exception(error)


def _possible(path: str) -> tuple[WireFault, ...]:
    special = (faults for part, faults in _SPECIAL.items() if part in path)
    return (*_ALWAYS, *next(special, ()))


def _short(path: str) -> str:
    return "/".join(part if len(part) < 30 else "token" for part in path.split("/"))


def _parsed(data: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    if isinstance(data, aiohttp.FormData):
        fields = {options["name"]: (options, value) for options, _, value in data._fields}
        payload = fields.pop("payload_json", ({}, "{}"))[1]
        return json.loads(payload), tuple(str(options.get("filename")) for options, _ in fields.values())
    parsed = json.loads(data) if data else {}
    return (parsed if isinstance(parsed, dict) else {"items": parsed}), ()
