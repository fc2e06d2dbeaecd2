"""What costs much is answered once at a time, and with a pause, to each person."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.guild import CardRoom, note_of, shown_by, text_of, told_in

HEAVY = (
    "gnau stats",
    "gnau history",
    "gnau leaderboard",
    "gnau odds",
    "gnau verify",
    "hearts leaderboard",
    "hearts verify",
    "gongzhu leaderboard",
    "privacy export",
)
WAIT = "One moment: your last request"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path, pause_s=1.0) as room:
        yield room


async def test_commands_that_cost_much(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    for command, another in zip(HEAVY, (*HEAVY[1:], HEAVY[0]), strict=True):
        assert WAIT not in text_of(shown_by(await room.ann.slash(room.channel, command))), command
        for asked in (command, another):
            assert WAIT in note_of(await room.ann.slash(room.channel, asked)), asked
        assert WAIT not in text_of(shown_by(await room.ben.slash(room.channel, command))), command
        await room.env.advance_time(1)


async def test_what_costs_little_is_not_waited_for(room: CardRoom):
    await room.ann.slash(room.channel, "gnau odds")
    assert "hasn't played" in text_of(shown_by(await room.ann.slash(room.channel, "points balance")))
    assert "Ngau" in text_of(
        shown_by(await room.ann.slash(room.channel, "gnau solve", cards="AS KD 4C 6S 10S"))
    )


async def test_a_page_costs_as_much_as_the_list(room: CardRoom):
    await room.deal_to(*(room.person(f"Player{number:02}") for number in range(12)))
    await room.click(room.ann, "Reveal")
    answer = await room.ann.slash(room.channel, "gnau leaderboard")
    first = told_in(answer.response)
    assert WAIT in note_of(await room.click(room.ann, "Next →", answer.response))
    assert told_in(answer.response) == first
    await room.env.advance_time(1)
    await room.click(room.ann, "Next →", answer.response)
    assert told_in(answer.response) != first
