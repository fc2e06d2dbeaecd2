"""Records say which server, table and round the work was for, whichever way it came in."""

import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.logs import ContextFilter
from tests.support.guild import CardRoom

pytestmark = pytest.mark.logs_errors


@pytest.fixture
def record(caplog: pytest.LogCaptureFixture) -> Callable[[str], dict[str, Any]]:
    """What the work was for of the one record whose message holds some words."""
    caplog.handler.addFilter(ContextFilter())
    caplog.set_level(logging.INFO)

    def find(words: str) -> dict[str, Any]:
        [found] = [each for each in caplog.records if words in each.getMessage()]
        return {name: vars(found).get(name) for name in ("guild", "table", "round")}

    return find


async def broken(*_args: object, **_options: object) -> None:
    raise RuntimeError("the disk is on fire")


async def test_an_evening_is_told_without_names(record: Callable[[str], dict[str, Any]], room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    place = {"guild": room.guild.id, "table": 1, "round": None}
    assert record("a table of gnau is open") == place
    assert record("a table of gnau is closed: rounds 1, people 2") == place | {"round": 1}


async def test_a_click_that_fails(
    record: Callable[[str], dict[str, Any]], room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.deal_to(room.ann, room.ben)
    monkeypatch.setattr(room.bot.services.games.tables_of("gnau"), "apply", broken)
    await room.click(room.ben, "Ready")
    assert record("failed") == {"guild": room.guild.id, "table": 1, "round": 1}


async def test_a_command_that_fails(
    record: Callable[[str], dict[str, Any]], room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    monkeypatch.setattr(room.bot.services.games.tables_of("gnau"), "apply", broken)
    await room.ann.slash(room.channel, "gnau close")
    assert record("failed") == {"guild": room.guild.id, "table": None, "round": None}


async def test_a_direct_message_that_does_not_arrive(record: Callable[[str], dict[str, Any]], room: CardRoom):
    path = f"/channels/{room.ben.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007)
    await room.deal_to(room.ann, room.ben)
    assert record("no direct message") == {"guild": room.guild.id, "table": 1, "round": 1}


async def test_a_deadline_that_fails_names_no_earlier_round(
    record: Callable[[str], dict[str, Any]], room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.deal_to(room.ann, room.ben)
    monkeypatch.setattr(room.bot.services.games.tables_of("gnau"), "_decided", broken)
    await room.env.advance_time(21)
    woken = {"guild": room.guild.id, "table": 1, "round": None}
    assert record("waking a table failed") == woken
