"""Tables of Hearts and Gong Zhu whose message, channel, people or process go away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.ids import TableId
from bot.tables.tricks import Phase
from tests.discord.games import GRANT, escrow, points
from tests.support.guild import CardRoom, end, labels_of, text_of
from tests.support.shared_room import SharedRoom
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, held_at, play_until, table_in, told_of

pytestmark = pytest.mark.usefixtures("no_long_pauses")

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
CLOSED = "That table is closed"


@games
async def test_a_deleted_message_comes_back_with_the_next_card(room: CardRoom, game):
    [ann] = await begin(room, game, room.ann)
    await ann.choose()
    await play_until([ann], lambda: bool(ann.cards))
    room.env.backend.delete_message(room.channel.id, room.table.id)
    assert room.messages == []
    await ann.do("play")
    [message] = room.messages
    assert "My hand" in labels_of(message)


@games
async def test_a_deleted_message_comes_back_for_who_would_open_another_table(room: CardRoom, game):
    await begin(room, game, room.ann)
    room.env.backend.delete_message(room.channel.id, room.table.id)
    await room.ben.slash(room.channel, f"{game} open")
    assert "My hand" in labels_of(room.table)
    assert len(room.messages) == 1


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_deleted_channel_calls_the_game_off(room: CardRoom, game):
    await begin(room, game, room.ann, room.ben, stake=10)
    requests = len(room.env.http_requests)
    room.env.backend.delete_channel(room.channel.id)
    await room.env.settle()
    _, table = await room.bot.services.games.tables_of(game.name).get(TableId(1))
    assert table.phase is Phase.CLOSED
    assert (await escrow(room), await points(room, room.ann, room.ben)) == (0, [GRANT] * 2)
    # Through their clicks their panels go, as long as Discord lets the bot.
    asked = {request.path.split("/")[1] for request in room.env.http_requests[requests:]}
    assert asked <= {"webhooks"}


@games
@pytest.mark.usefixtures("bankrolls")
async def test_a_server_that_sends_the_bot_away_and_has_it_back(room: CardRoom, game):
    await begin(room, game, room.ann, room.ben, stake=10)
    await (await room.send_bot_away())()
    assert "I lost access to its channel." in text_of(room.table)
    assert (await escrow(room), await points(room, room.ann, room.ben)) == (0, [GRANT] * 2)


@games
async def test_without_the_right_to_write_people_play_on_in_their_panels(room: CardRoom, game):
    [ann] = await begin(room, game, room.ann)
    await ann.choose()
    await play_until([ann], lambda: bool(ann.cards))
    room.refuse_to_show()
    shown, left = told_of(room.table), len(held_at((await table_in(room, game))[1])[0])
    await ann.do("play")
    assert told_of(room.table) == shown
    await play_until([ann], lambda: bool(ann.cards))
    room.env.backend.faults.clear()
    await ann.do("play")
    assert len(held_at((await table_in(room, game))[1])[0]) == left - 2
    assert told_of(room.table) != shown


@games
async def test_the_buttons_of_a_closed_table(room: CardRoom, game):
    [ann] = await begin(room, game, room.ann)
    call_off, leave = [await room.behind(room.ann, label) for label in ("Call off", "Leave")]
    await room.ann.click(call_off, label="Call the game off")
    [note] = (await room.ann.click(leave, label="Leave the game")).followups
    assert CLOSED in text_of(note)
    assert labels_of(room.table) == ["Details"]
    assert ann.panel.id not in [each.id for each in room.channel.history(viewer=room.ann)]


# Two processes


@pytest.fixture
async def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SharedRoom]:
    # Simulated time moves no clock of the event loop.
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.0)
    room = SharedRoom(tmp_path)
    async with room:
        yield room
        await end(room.first)


@games
async def test_computer_players_of_another_process_play_on_after_a_crash(shared: SharedRoom, game):
    [ann] = await begin(shared, game, shared.ann, pace="600", target=1)
    await ann.choose()
    await play_until([ann], lambda: len(ann.labels) < 11 and bool(ann.cards))
    _, before = await table_in(shared, game)
    await shared.start_another()
    shared.end_first()
    # Those of the dead process are dead as well.
    await end(shared.first)
    await shared.wait()
    _, after = await table_in(shared, game)
    assert after.hand == before.hand
    await ann.look()
    await play_until([ann], lambda: "Play again" in labels_of(shared.table_of(game)))


@games
async def test_of_two_processes_one_plays(shared: SharedRoom, game, caplog: pytest.LogCaptureFixture):
    [ann] = await begin(shared, game, shared.ann, target=1)
    await shared.start_another()
    await ann.choose()
    await play_until([ann], lambda: "Play again" in labels_of(shared.table_of(game)))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
    assert len(shared.messages) == 1
