"""However much there is to turn over in a channel, five edits in five seconds are all that it takes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.http import router

from bot.delivery.gnau.suspense import STEP_MS
from bot.delivery.pace import EDITS
from bot.tables.gnau.state import MAX_PLAYERS
from bot.tables.ids import TableId
from bot.tables.ownership import LEASE_MS
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.together import click_together, start_clicks

PERIOD_S = 5.0
TICK_S = 0.25


@contextmanager
def edits_timed(room: CardRoom, patch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, int]]]:
    """Note when which message of the channel is edited, as Discord gets the requests."""
    noted: list[tuple[float, int]] = []
    dispatch, path_of = router.dispatch, f"/channels/{room.channel.id}/messages/"

    def dispatch_noted(backend: Any, method: str, path: str, **options: Any) -> Any:
        if method == "PATCH" and path.startswith(path_of):
            noted.append((room.env.now().timestamp(), int(path.removeprefix(path_of))))
        return dispatch(backend, method, path, **options)

    with patch.context() as patched:
        patched.setattr(router, "dispatch", dispatch_noted)
        yield noted


def most_at_once(edits: Sequence[tuple[float, int]]) -> int:
    """Return how many edits fall into five seconds at most."""
    return max(sum(start_s <= at_s < start_s + PERIOD_S for at_s, _ in edits) for start_s, _ in edits)


def words_of(room: CardRoom, message_id: int) -> str:
    return next(text_of(message) for message in room.messages if message.id == message_id)


async def full_round(room: CardRoom, players: int) -> Any:
    """Deal to so many people; return the message."""
    table = await room.open()
    people = [room.person(f"Player {number}") for number in range(players)]
    await click_together(room.env, [(person, table, "Join") for person in people])
    await room.env.advance_time(PERIOD_S)
    start_clicks(room.env, [(room.ann, room.table, "Deal")])
    await room.env.advance_time(PERIOD_S)
    return room.table


async def revealing(room: CardRoom, patch: pytest.MonkeyPatch, players: int) -> list[tuple[float, int]]:
    """Reveal a round of so many people; return the edits from then on."""
    await full_round(room, players)
    with edits_timed(room, patch) as edits:
        start_clicks(room.env, [(room.ann, room.table, "Reveal")])
        await room.env.advance_time(20)
    assert "Deal again" in labels_of(room.table)
    return edits


async def test_nineteen_players_take_four_edits_more_than_without_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    edits = {}
    for suspense in ("off", "quick", "slow"):
        (tmp_path / suspense).mkdir()
        async with CardRoom(tmp_path / suspense, edit_window_s=1.0, gnau_suspense=suspense) as room:
            edits[suspense] = await revealing(room, monkeypatch, MAX_PLAYERS)
    assert {suspense: len(each) for suspense, each in edits.items()} == {"off": 1, "quick": 5, "slow": 5}
    assert all(most_at_once(each) <= EDITS for each in edits.values())
    # In one message, whatever the number of players.
    assert all(len({message_id for _, message_id in each}) == 1 for each in edits.values())


async def test_three_tables_that_turn_over_at_once_in_a_channel_share_its_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with CardRoom(tmp_path, edit_window_s=1.0, gnau_suspense="quick") as room:
        for game in ("hearts", "gongzhu"):
            await room.ann.slash(room.channel, f"{game} open")
            await room.pause()
        gnau = await full_round(room, 3)
        others = {game: room.bot.delivery.for_game(game) for game in ("hearts", "gongzhu")}
        with edits_timed(room, monkeypatch) as edits:
            started_s = room.env.now().timestamp()
            start_clicks(room.env, [(room.ann, gnau, "Reveal")])
            ended_s = 0.0
            for _ in range(int(30 / TICK_S)):
                # As if a card fell at each of the others, again and again.
                with room.env._bot_scope():
                    for number, delivery in enumerate(others.values(), start=1):
                        delivery.show(TableId(number))
                await room.env.advance_time(TICK_S)
                if not ended_s and "Next round" in words_of(room, gnau.id):
                    ended_s = room.env.now().timestamp()
    assert most_at_once(edits) <= EDITS
    of_gnau = [at_s for at_s, message_id in edits if message_id == gnau.id]
    assert 2 <= len(of_gnau) <= 5
    # The steps are fewer where the pace runs short, but nobody waits longer than for one turn.
    assert 0 < ended_s - started_s <= 6 + 5
    # And none of the others is kept from its turns.
    counts = Counter(message_id for _, message_id in edits if message_id != gnau.id)
    assert len(counts) == 2
    assert min(counts.values()) >= 10


def test_a_process_that_has_lost_its_server_shows_no_step_any_more():
    # Its lease runs out after the last step, and whatever it shows then is how the table stands.
    assert max(STEP_MS.values()) * 4 < LEASE_MS
