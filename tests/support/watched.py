"""A room whose bot serves health and figures."""

import socket

import aiohttp

from tests.support.guild import CardRoom


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class WatchedRoom(CardRoom):
    """A room whose bot can be asked how it is."""

    async def __aenter__(self) -> "WatchedRoom":
        await super().__aenter__()
        assert self.bot.monitor is not None
        await self.bot.monitor.open()
        return self

    async def ask(self, path: str) -> tuple[int, str]:
        return await ask(self._settings.monitor_port, path)

    async def figures(self) -> dict[str, float]:
        """All samples by name and labels."""
        _, text = await self.ask("/metrics")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def ask(port: int | None, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()
