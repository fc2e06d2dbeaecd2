"""Stopping while Discord hangs: all that waits for it is broken off at once, and that is no error."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.delivery.background import Tasks
from tests.support.guild import CardRoom
from tests.support.hanging import HANGS_S


@pytest.fixture(autouse=True)
def _nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("ANSWERS_S", "SHOWING_S"):
        monkeypatch.setattr(f"bot.app.{limit}", 0.0)


def workplaces(room: CardRoom) -> dict[str, Callable[[Any, str], object]]:
    """Where the bot works for Discord: what begins some work there."""
    delivery, tricks = (room.bot.delivery.for_game(game) for game in ("gnau", "hearts"))
    owners: list[Any] = [
        delivery,
        delivery._board,
        delivery._calls,
        tricks,
        tricks._board,
        tricks._panels,  # type: ignore[attr-defined]
        room.bot.notices,
        room.bot.emoji_watch,
    ]
    assert all(isinstance(owner._tasks, Tasks) for owner in owners)
    return {f"{number}: {type(owner).__name__}": owner._tasks.start for number, owner in enumerate(owners)}


async def test_all_is_broken_off_before_any_of_it_is_waited_for(
    room: CardRoom, caplog: pytest.LogCaptureFixture
):
    places, broken_off, all_are = workplaces(room), set[str](), asyncio.Event()

    async def last_to_end(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            broken_off.add(name)
            if len(broken_off) == len(places) + 1:
                all_are.set()
            await all_are.wait()

    async def answer() -> None:
        assert room.bot.under_way.begin(room.ann.id)
        await last_to_end("an answer")

    answering = asyncio.create_task(answer())
    for name, start in places.items():
        start(last_to_end(name), name)
    await asyncio.sleep(0)
    async with asyncio.timeout(HANGS_S):
        await room.bot.close()
    assert broken_off == {*places, "an answer"}
    assert answering.cancelled()
    assert "took too long" not in caplog.text


async def test_an_answer_that_fails_because_it_is_broken_off_is_no_error(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO)
    await room.open()
    is_asked = asyncio.Event()

    async def hang(*_: Any, **__: Any) -> Any:
        is_asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            # What it asks for next has no session any more.
            raise RuntimeError("Session is closed")

    monkeypatch.setattr(FakeWebhookAdapter, "request", hang)
    click = asyncio.create_task(room.click(room.ben, "Join"))
    async with asyncio.timeout(HANGS_S):
        await is_asked.wait()
        await room.bot.close()
        await asyncio.wait([click])
    assert "is broken off: RuntimeError" in caplog.text
    assert [each for each in caplog.records if each.levelno > logging.WARNING] == []
