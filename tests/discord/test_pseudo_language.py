"""Everything that people can do, in a language of longer words: nothing breaks, and nothing stays English."""

from pathlib import Path
from typing import Any, Final

import pytest
import simcord

from tests.support.flows import FLOWS
from tests.support.guild import CardRoom
from tests.support.languages import english_in, pseudo_catalog, read_in
from tests.support.limits import too_much_in
from tests.support.openapi import discord_api, needs_description
from tests.support.tongues import Tongues, interpreted

LANGUAGE: Final = "fi"
# What people have typed in the flows, what they are called, how a language calls itself, and a time zone.
TYPED: Final = frozenset({"none", "Home", "Pairs", "new", "Player", "English", "New", "York", "UTC"})

pytestmark = pytest.mark.thorough


async def requests_of(flow: Any, folder: Path) -> list[simcord.HttpLogEntry]:
    """Return the requests of the bot in a flow, which fails with any error of the bot."""
    room = CardRoom(folder, catalog=pseudo_catalog(LANGUAGE))
    Tongues(room.env, server=LANGUAGE, others=LANGUAGE)
    async with room:
        with interpreted(room):
            await flow(room)
        return list(room.env.http_requests)


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.__name__)
async def test_nothing_is_refused_and_no_word_is_english(tmp_path: Path, flow: Any):
    requests = [each for each in await requests_of(flow, tmp_path) if not each.path.endswith("/commands")]
    assert {fault for request in requests for fault in too_much_in(request.json)} == set()
    read = [words for request in requests for words in read_in(request.json)]
    assert len(read) > 10
    assert {words for words in read if english_in(words) - TYPED} == set()


@needs_description
@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.__name__)
async def test_every_request_is_as_discord_describes_it(tmp_path: Path, flow: Any):
    requests = await requests_of(flow, tmp_path)
    assert {fault for request in requests for fault in discord_api().faults(request)} == set()


def test_an_english_word_is_found():
    assert english_in("**Press** `/gnau open` <@12> Ḃéè") == {"Press"}
    assert english_in("```\nopen\n``` doubles=off 3 ♠ J") == set()
