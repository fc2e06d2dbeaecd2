"""The few pages that are served, and where."""

from collections.abc import Awaitable, Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.monitor.figures import Figures


class AddressTaken(Exception):
    """The pages cannot be served there.

    Args:
        host: The address.
        port: The port.
        reason: What the system says.
    """

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}")
        self.host = host
        self.port = port
        self.reason = reason


class Server:
    """Serves health and figures.

    Args:
        figures: The figures.
        fault: Returns what keeps the bot from its work, or None.
        refresh: Called before the figures are read.
    """

    def __init__(
        self,
        figures: Figures,
        fault: Callable[[], Awaitable[str | None]],
        refresh: Callable[[], Awaitable[None]],
    ) -> None:
        self._figures = figures
        self._fault = fault
        self._refresh = refresh
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def open(self, host: str, port: int) -> None:
        """Begin to serve.

        Raises:
            AddressTaken: Not at this address.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise AddressTaken(host, port, error.strerror or "") from error

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        # A process that answers at all has a living event loop.
        return web.Response(text="well\n")

    async def _readyz(self, _request: web.Request) -> web.Response:
        fault = await self._fault()
        if fault is None:
            return web.Response(text="ready\n")
        return web.Response(status=503, text=f"{fault}\n")

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self._refresh()
        body = generate_latest(self._figures.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})
