"""The same evening over PostgreSQL."""

from pathlib import Path

import pytest

from tests.support.guild import CardRoom, note_of, told_in
from tests.support.together import click_together


@pytest.mark.fast
async def test_a_round_with_a_restart_in_the_middle(tmp_path: Path, postgres_url: str):
    async with CardRoom(tmp_path, database_url=postgres_url) as room:
        room.deck.hands = ["KS 5H 5C 3S 3D", "AS KD 4C 6S 10S"]
        table = await room.open()
        await click_together(room.env, [(room.ann, table, "Join"), (room.ann, table, "Join")])
        await room.click(room.ann, "Deal")
        await room.restart()
        assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand"))
        await click_together(room.env, [(room.ann, room.table, "Reveal"), (room.ann, room.table, "Ready")])
        assert ", +5, now 5: " in told_in(room.table)
        answer = await room.ann.slash(room.channel, "gnau leaderboard")
        assert "\n1. Ann: 5 · 1 round" in told_in(answer.response)
