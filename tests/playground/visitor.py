"""Somebody at the page without a browser: speaks to it as its own script does."""

import asyncio
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.support.hanging import HANGS_S


class Visitor:
    """One open page. Who sits at it can be chosen; a click counts on the newest edition that was read."""

    def __init__(self, http: aiohttp.ClientSession, url: str) -> None:
        self._address, _, capability = url.partition("#")
        self._http = http
        self._headers = {"X-Simcord-Capability": capability}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        self.state = await self._send("POST", "api/pages", {})
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def read(self) -> None:
        self.state = await self._send("GET", "api/state")

    @property
    def people(self) -> dict[str, str]:
        """The ids of the people one can be, by name."""
        return {person["name"]: person["id"] for person in self.state["viewers"]}

    async def sit_as(self, person: str) -> None:
        await self._act("viewer", viewer_id=person)

    async def commands(self) -> dict[str, Any]:
        catalog = await self._send("GET", "api/commands")
        return {entry["invocation"]: entry for entry in catalog["entries"]}

    async def run(self, invocation: str, **options: Any) -> dict[str, Any]:
        command = (await self.commands())[invocation]
        return await self._until_taken(
            lambda: self._act(
                "run_command",
                command_id=command["commandId"],
                path=command["path"],
                schema_fingerprint=command["schemaFingerprint"],
                options=options,
            )
        )

    async def click(self, label: str) -> dict[str, Any]:
        """Wait for a button and press it; and again, after a look, when the page had news meanwhile."""
        await self.until(lambda: label in self.buttons())
        return await self._until_taken(lambda: self.click_once(label))

    async def click_once(self, label: str) -> dict[str, Any]:
        """Press a button of the newest edition that was read, whether the page takes it or not."""
        message_id, button = self.buttons()[label]
        return await self._act("click", target_id=message_id, control_key=button["control_key"])

    async def choose(self, value: str) -> dict[str, Any]:
        """Choose from the only list on the page."""
        await self.until(lambda: bool(self._lists()))
        [(message_id, listed)] = self._lists()
        return await self._until_taken(
            lambda: self._act(
                "select", target_id=message_id, control_key=listed["control_key"], values=[value]
            )
        )

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Read the page until something is so."""
        async with asyncio.timeout(HANGS_S):
            while not is_so():
                await asyncio.sleep(0.05)
                await self.read()

    async def knock(self) -> None:
        """Press a button that is not there; that costs the page little, and can be done very often."""
        receipt = await self._post("click", target_id=self.state["timeline"][0], control_key="none")
        if [item["code"] for item in receipt["diagnostics"]] == ["stale-revision"]:
            await self.read()

    def buttons(self) -> dict[str, tuple[str, dict[str, Any]]]:
        """The newest button of each label, with the message it is in."""
        return {
            node["label"]: (message_id, node)
            for message_id in self.state["timeline"]
            for node in nodes(self.state["messages"][message_id])
            if node.get("control_key") and node.get("label")
        }

    def _lists(self) -> list[tuple[str, dict[str, Any]]]:
        return [
            (message_id, node)
            for message_id in self.state["timeline"]
            for node in nodes(self.state["messages"][message_id])
            if node.get("control_key") and node.get("options")
        ]

    def texts(self) -> list[str]:
        """What each message says that is on the page now."""
        return [str(self.state["messages"][message_id]) for message_id in self.state["timeline"]]

    async def _until_taken(self, act: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
        async with asyncio.timeout(HANGS_S):
            while (receipt := await act())["rejected"]:
                await asyncio.sleep(0.02)
                await self.read()
            return receipt

    async def _act(self, kind: str, **body: Any) -> dict[str, Any]:
        receipt = await self._post(kind, **body)
        await self.read()
        return receipt

    async def _post(self, kind: str, **body: Any) -> dict[str, Any]:
        envelope = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self._sequence + 1,
            "request_id": uuid.uuid4().hex,
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        receipt = await self._send("POST", "api/action", envelope | body)
        self._sequence = receipt["expectedSequence"]
        return receipt

    async def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        async with self._http.request(
            method, self._address + path, json=body, headers=self._headers
        ) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()  # type: ignore[no-any-return]


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Visitor]:
    async with aiohttp.ClientSession() as http:
        visitor = Visitor(http, url)
        await visitor.open()
        yield visitor


def nodes(value: Any) -> list[dict[str, Any]]:
    """Return all objects of a part of the page."""
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = [value] if isinstance(value, dict) else []
    return own + [node for child in children for node in nodes(child)]
