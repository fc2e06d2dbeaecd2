"""Answers to interactions that are lost on the way are no mistakes of the bot, and no reason to log one."""

import logging
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.views.modals import explain_forgotten
from bot.views.visit import Visit
from cogs.errors import on_error
from tests.support.guild import CardRoom, note_of, seated_in, shown_by


def refused(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return kind(Mock(status=status, reason=""), {"code": 0, "message": "no"})


def interaction_of(room: CardRoom) -> Any:
    made = Mock(id=1, guild_id=2, client=room.bot, locale=discord.Locale.american_english, extras={})
    made.followup.send = AsyncMock(side_effect=aiohttp.ServerDisconnectedError)
    return made


@pytest.mark.parametrize(
    "fault",
    [
        refused(discord.Forbidden, 403),
        refused(discord.NotFound, 404),
        refused(discord.DiscordServerError, 500),
        aiohttp.ServerDisconnectedError(),
    ],
)
async def test_a_lost_answer_is_a_warning_even_where_the_note_is_lost_too(
    room: CardRoom, fault: Exception, caplog: pytest.LogCaptureFixture
):
    made = interaction_of(room)
    await on_error(made, fault)
    made.followup.send.assert_awaited_once()
    assert [record.levelno for record in caplog.records if record.name == "cogs.errors"] == [logging.WARNING]


def break_answers(monkeypatch: pytest.MonkeyPatch, fault: Exception | None = None) -> None:
    """Have the connection break after Discord has taken an answer to an interaction."""
    request, left = FakeWebhookAdapter.request, [fault or aiohttp.ServerDisconnectedError()]

    async def taken_and_broken(adapter: Any, route: Any, *args: Any, **options: Any) -> Any:
        answer = await request(adapter, route, *args, **options)
        if route.url.endswith("/callback") and left:
            raise left.pop()
        return answer

    monkeypatch.setattr(FakeWebhookAdapter, "request", taken_and_broken)


@pytest.mark.parametrize(
    "fault", [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError(104, "reset by peer")]
)
async def test_an_answer_that_discord_took_before_the_connection_broke(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, fault: Exception
):
    await room.open()
    break_answers(monkeypatch, fault)
    assert "lost my connection to Discord" in note_of(await room.click(room.ben, "Join"))
    assert seated_in(room.table) == 0


async def test_a_form_that_discord_took_before_the_connection_broke(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    await room.click(room.ben, "Join")
    panel = shown_by(await room.click(room.ben, "More"))
    break_answers(monkeypatch)
    form = await room.click(room.ben, "Add a word", panel)
    assert "lost my connection to Discord" in note_of(form)
    assert "Press the button again" in note_of(await room.ben.submit_modal(form, {"word": "durian"}))


@pytest.mark.logs_errors
async def test_an_answer_that_was_wrong_is_an_error(room: CardRoom, caplog: pytest.LogCaptureFixture):
    await on_error(interaction_of(room), refused(discord.HTTPException, 400))
    assert [record.levelno for record in caplog.records if record.name == "cogs.errors"] == [logging.ERROR]


async def test_a_lost_answer_is_logged_without_the_address_of_its_interaction(
    room: CardRoom, caplog: pytest.LogCaptureFixture
):
    address = "https://discord.com/api/v10/webhooks/1/s3cr3t"
    await on_error(
        interaction_of(room), aiohttp.ClientOSError(32, f"Can not write request body for {address}")
    )
    [said] = [record.getMessage() for record in caplog.records if record.name == "cogs.errors"]
    assert said == "interaction 1 could not be answered: ClientOSError"


async def test_suggestions_that_come_too_late_are_no_error(room: CardRoom, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    room.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, message="Unknown")
    await room.ann.autocomplete(room.channel, "gnau solve", "rules", "k", cards="3 6 8 4 8")
    assert "suggestions did not arrive: 404" in caplog.text
    assert [each for each in caplog.records if each.levelno > logging.INFO] == []


async def test_a_lost_answer_to_a_form_that_nobody_remembers_is_a_warning(
    room: CardRoom, caplog: pytest.LogCaptureFixture
):
    made = interaction_of(room)
    made.type, made.data = discord.InteractionType.modal_submit, {"custom_id": "form:of yesterday"}
    made.response.is_done = Mock(return_value=False)
    made.response.send_message = AsyncMock(side_effect=refused(discord.NotFound, 404))
    await explain_forgotten(Visit.of(made))
    made.response.send_message.assert_awaited()
    assert [record.levelno for record in caplog.records if record.name == "cogs.errors"] == [logging.WARNING]
