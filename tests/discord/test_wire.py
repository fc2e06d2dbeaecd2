"""Every request of an evening is one that Discord's own description of its HTTP API allows."""

import os
from pathlib import Path

import pytest

from bot.views.settings.pages import Form, Page
from tests.support.guild import CardRoom
from tests.support.openapi import DiscordApi
from tests.support.settings_panel import Panel

DESCRIPTION = os.environ.get("DISCORD_OPENAPI")


@pytest.mark.skipif(not DESCRIPTION, reason="DISCORD_OPENAPI does not name Discord's OpenAPI description")
async def test_every_request_is_as_discord_describes_it(room: CardRoom):
    ben_dm = room.ben.user.dm_channel.id
    room.env.inject_error("POST", f"/channels/{ben_dm}/messages", status=403, code=50007, times=None)
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ben, "Ready")
    await room.click(room.ann, "My hand")
    for label in ("Reveal", "Deal again", "Reveal", "Close"):
        await room.click(room.ann, label)
    for command in ("gnau leaderboard", "gnau rules", "gnau balance", "gnau hand"):
        await room.ann.slash(room.channel, command)
    await room.ann.slash(room.channel, "gnau solve", cards="3 6 8 4 8")
    api = DiscordApi(Path(DESCRIPTION or ""))
    assert len(room.env.http_requests) > 30
    assert [fault for request in room.env.http_requests for fault in api.faults(request)] == []


@pytest.mark.skipif(not DESCRIPTION, reason="DISCORD_OPENAPI does not name Discord's OpenAPI description")
async def test_every_page_and_form_of_the_settings_too(room: CardRoom, panel: Panel):
    for page in (*list(Page)[1:], Page.RULES):
        await panel.turn_to(page)
    await panel.choose("rules.ties", "push")
    await panel.turn_to(Page.ACCESS)
    await panel.choose("opener_role", room.guild.create_role("Hosts"))
    await panel.choose("channels", room.channel)
    await panel.turn_to(Page.TABLE)
    await panel.type(Form.STAKES, highest_stake="9")
    await panel.who.click(panel.message, label="Reset to defaults…")
    api = DiscordApi(Path(DESCRIPTION or ""))
    assert len(room.env.http_requests) > 10
    assert [fault for request in room.env.http_requests for fault in api.faults(request)] == []
