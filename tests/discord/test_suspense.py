"""A round is revealed step by step; whatever happens meanwhile, people see how it ended before they go on."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.services import TableService
from bot.tables.commands import Join
from bot.tables.gnau import GnauTable
from bot.tables.ids import TableId, UserId
from tests.support.guild import CardRoom, buttons_of, end, labels_of, text_of, told_in
from tests.support.old_messages import CODE, STATUS
from tests.support.settings_panel import panel_of, settings_of
from tests.support.shared_room import SharedRoom
from tests.support.slow_reveals import HANDS, STEP_S, STEPS, outcome, reveal, shown, slow_down
from tests.support.tiers import alike

pytestmark = pytest.mark.usefixtures("no_long_pauses")

# The first and the last before the end; those between them are like the first.
steps = pytest.mark.parametrize("step", alike([0, 3, 1, 2], fast=2))


@pytest.fixture(autouse=True)
def slow_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_down(monkeypatch)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path, gnau_suspense="quick") as room:
        room.deck.hands = list(HANDS)
        yield room


def tables_of(room: CardRoom) -> TableService[GnauTable]:
    return room.bot.services.games.tables_of("gnau")


def edits(room: CardRoom, since: int = 0) -> list[Any]:
    """Return the bodies of the edits of messages in the channel, from that request on."""
    path = f"/channels/{room.channel.id}/messages/"
    return [
        each.json
        for each in room.env.http_requests[since:]
        if each.method == "PATCH" and each.path.startswith(path)
    ]


async def test_the_cards_are_turned_over_step_by_step_and_then_there_are_buttons(room: CardRoom):
    await reveal(room)
    message = room.table
    for number, words in enumerate(STEPS):
        assert room.table.id == message.id
        assert [each in shown(room) for each in STEPS[: number + 2]][number:] == [True, False][: 5 - number]
        assert words in shown(room)
        assert bool(buttons_of(room.table)) is (number == 4)
        await room.env.advance_time(STEP_S)
    assert "Ngau Tonku" in shown(room)


@pytest.mark.usefixtures("no_presses")
async def test_four_edits_more_than_without_and_one_picture_in_the_end(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    since = len(room.env.http_requests)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(6 * STEP_S)
    bodies = edits(room, since)
    assert len(bodies) == 5
    assert [bool(body["attachments"]) for body in bodies] == [False] * 4 + [True]


@pytest.mark.usefixtures("no_presses")
async def test_one_player_alone_is_not_waited_for_twice(room: CardRoom):
    await room.deal_to(room.ann)
    since = len(room.env.http_requests)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(6 * STEP_S)
    assert len(edits(room, since)) == 4
    assert "Deal again" in shown(room)


@pytest.mark.usefixtures("no_presses")
async def test_where_it_is_switched_off_there_is_one_edit_and_nothing_to_wait_for(room: CardRoom):
    panel = await (await panel_of(room, room.boss())).turn_to("table")
    assert panel.chosen("suspense") == ["quick"]
    await panel.choose("suspense", "off")
    assert (await settings_of(room)).values["suspense"] == "off"
    await room.deal_to(room.ann, room.ben)
    since = len(room.env.http_requests)
    await room.click(room.ann, "Reveal")
    assert "Deal again" in shown(room)
    assert len(edits(room, since)) == 1


async def test_a_server_can_have_it_slow_at_a_table_that_is_open(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    changes = {"suspense": "slow"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(STEP_S)
    assert STEPS[0] in shown(room)
    await room.env.advance_time(STEP_S)
    assert STEPS[1] in shown(room)


async def test_cards_that_are_revealed_at_once_are_turned_over_step_by_step_too(room: CardRoom):
    changes = {"reveal_s": 0}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.deal_to(room.ann, room.ben)
    assert STEPS[0] in shown(room)
    assert room.dms(room.ben) == []
    await room.env.advance_time(4 * STEP_S)
    assert STEPS[4] in shown(room)
    [letter] = room.dms(room.ben)
    assert "You won" in letter


# What people do in between


@steps
async def test_who_deals_in_between_sees_the_end_before_the_next_round(room: CardRoom, step: int):
    await reveal(room, step=step)
    first = room.table
    assert STEPS[step] in shown(room)
    room.deck.hands = []
    await room.ann.slash(room.channel, "gnau deal")
    end, running = room.messages
    assert end.id == first.id
    assert ["Ngau Tonku" in text_of(end), labels_of(end)] == [True, []]
    assert "round 2" in text_of(running)
    assert "Ready" in labels_of(running)
    await room.env.advance_time(5 * STEP_S)
    assert "Ngau Tonku" in text_of(room.messages[0])


@steps
async def test_who_closes_in_between_sees_the_end_first(room: CardRoom, step: int):
    await reveal(room, step=step)
    await room.ann.slash(room.channel, "gnau close")
    end, closed = room.messages
    assert ["Ngau Tonku" in text_of(end), labels_of(end)] == [True, []]
    assert "is closed" in text_of(closed)


@pytest.mark.usefixtures("no_presses")
async def test_who_takes_a_seat_in_between_is_there_in_the_end(room: CardRoom):
    await reveal(room, step=1)
    since = len(room.env.http_requests)
    with room.env._bot_scope():
        await tables_of(room).apply(TableId(1), Join(UserId(room.cat.id), "durian"))
    await room.env.settle()
    assert STEPS[1] in shown(room)
    await room.env.advance_time(3 * STEP_S)
    assert f"<@{room.cat.id}>" in shown(room).split("Next: ")[1]
    # One for the seat, and those that were to come.
    assert len(edits(room, since)) == 1 + 3


async def test_a_round_that_is_over_at_once_waits_for_the_end_of_the_one_before(room: CardRoom):
    changes = {"reveal_s": 0}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.deal_to(room.ann, room.ben)
    await room.ann.slash(room.channel, "gnau deal")
    end, running = room.messages
    assert "Ngau Tonku" in text_of(end)
    assert STEPS[0] in text_of(running)
    await room.env.advance_time(4 * STEP_S)
    assert "round 2" in shown(room)
    assert STEPS[4] in shown(room)


# What happens to the bot in between


@pytest.mark.usefixtures("no_presses")
@pytest.mark.parametrize("step", alike([0, None, 1, 2, 3]))
async def test_a_bot_that_comes_back_shows_the_end(tmp_path: Path, url: str, step: int | None):
    async with CardRoom(tmp_path, database_url=url, gnau_suspense="quick") as room:
        room.deck.hands = list(HANDS)
        if step is None:
            # It is settled, and nobody has seen anything of it.
            await room.deal_to(room.ann, room.ben)
            with refused(room, 500, 0):
                await room.click(room.ann, "Reveal")
            assert "Ready" in shown(room)
        else:
            await reveal(room, step=step)
            assert STEPS[step] in shown(room)
        await room.restart()
        [message] = room.messages
        assert STEPS[4] in shown(room)
        words, points = told_in(message), {"Ben": (room.ben, 5), "Ann": (room.ann, 2)}
        assert all(f"\n{name}, +{won}, now {won}: " in words for name, (_, won) in points.items())
        balances = {UserId(who.id): won for who, won in points.values()}
        assert await room.bot.database.balances(room.guild_id, list(balances)) == balances


async def test_a_bot_that_goes_shows_the_end_before(room: CardRoom):
    await reveal(room, step=1)
    await room.bot.delivery.finish()
    assert STEPS[4] in shown(room)


async def test_who_lets_a_server_go_shows_no_step_more_and_on_taking_it_back_the_end(room: CardRoom):
    await reveal(room, step=1)
    room.bot.delivery.let_go([room.guild_id])
    await room.env.advance_time(STEP_S)
    assert STEPS[1] in shown(room)
    room.bot.delivery.take_up([room.guild_id])
    # Who asks for the table that is there is shown it.
    await room.ann.slash(room.channel, "gnau open")
    assert STEPS[4] in shown(room)


async def test_where_a_process_dies_in_between_the_next_one_shows_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # Simulated time moves no clock of the event loop.
    monkeypatch.setattr("bot.services.leases.HUSH_S", 0.0)
    async with SharedRoom(tmp_path, gnau_suspense="quick") as room:
        assert isinstance(room, SharedRoom)
        room.deck.hands = list(HANDS)
        await reveal(room, step=1)
        await room.bot.delivery.close()
        assert STEPS[1] in shown(room)
        await room.start_another()
        room.end_first()
        await room.wait()
        assert STEPS[4] in shown(room)
        await end(room.first)


@pytest.mark.parametrize("jump_ms", [-3_600_000, 3_600_000])
async def test_nobody_waits_where_the_clock_was_set_meanwhile(room: CardRoom, jump_ms: int):
    await reveal(room, step=1)
    room.clock.ahead_ms = jump_ms
    await room.env.advance_time(STEP_S)
    assert STEPS[4] in shown(room)


# What happens to the message in between


@steps
async def test_a_message_that_is_deleted_in_between_comes_again_with_the_next_step(room: CardRoom, step: int):
    await reveal(room, step=step)
    room.env.backend.delete_message(room.channel.id, room.table.id)
    await room.env.advance_time(STEP_S)
    [message] = room.messages
    assert STEPS[step + 1] in shown(room)
    await room.env.advance_time(4 * STEP_S)
    assert [each.id for each in room.messages] == [message.id]
    assert STEPS[4] in shown(room)


@contextmanager
def refused(room: CardRoom, status: int, code: int) -> Iterator[None]:
    path = f"/channels/{room.channel.id}/messages"
    for method, rest in (("PATCH", "/*"), ("POST", "")):
        room.env.inject_error(method, f"{path}{rest}", status=status, code=code, times=None)
    yield
    room.env.backend.faults.clear()


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
@steps
async def test_what_cannot_be_shown_for_a_while_is_left_out_and_the_end_comes(
    room: CardRoom, step: int, status: int, code: int
):
    await reveal(room, step=step)
    with refused(room, status, code):
        await room.env.advance_time(2 * STEP_S)
    await room.env.advance_time(5 * STEP_S)
    [message] = room.messages
    assert STEPS[4] in shown(room)
    assert "Ngau Tonku" in text_of(message)


async def test_a_message_that_is_too_old_gives_way_and_the_end_comes(room: CardRoom):
    await reveal(room, step=1)
    room.env.inject_error(
        "PATCH", f"/channels/{room.channel.id}/messages/*", status=STATUS, code=CODE, times=None
    )
    await room.env.advance_time(STEP_S)
    assert STEPS[2] in shown(room)
    room.env.backend.faults.clear()
    await room.env.advance_time(4 * STEP_S)
    assert len(room.messages) == 1
    assert STEPS[4] in shown(room)


async def test_on_an_old_message_there_are_no_steps(room: CardRoom):
    changes = {"reveal_s": 600}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    await room.deal_to(room.ann, room.ben)
    room.clock.ahead_ms = 3_600_000
    since = len(room.env.http_requests)
    await room.click(room.ann, "Reveal")
    assert STEPS[4] in shown(room)
    assert len(edits(room, since)) <= 1


async def test_where_the_channel_goes_in_between_everybody_hears_how_it_ended(room: CardRoom):
    await reveal(room, step=1)
    room.env.backend.delete_channel(room.channel.id)
    await room.env.advance_time(1)
    for who in (room.ann, room.ben):
        assert "Ngau Tonku" in room.dms(who)[-1]


async def test_where_the_channel_goes_after_the_end_nobody_hears_it_twice(room: CardRoom):
    await reveal(room, step=4)
    letters = len(room.dms(room.ann))
    room.env.backend.delete_channel(room.channel.id)
    await room.env.advance_time(1)
    assert len(room.dms(room.ann)) == letters


# What people are told directly


async def test_nobody_is_told_directly_how_it_ended_before_everybody_sees_it(room: CardRoom):
    await reveal(room)
    for step in range(4):
        assert (STEPS[step] in shown(room), outcome(room)) == (True, False)
        await room.env.advance_time(STEP_S)
    assert (STEPS[4] in shown(room), outcome(room)) == (True, True)


@pytest.mark.parametrize("command", ["deal", "close"])
async def test_who_goes_on_in_between_has_everybody_told(room: CardRoom, command: str):
    await reveal(room, step=1)
    room.deck.hands = []
    await room.ann.slash(room.channel, f"gnau {command}")
    assert any("won" in letter.lower() for letter in room.dms(room.ben))


async def test_a_bot_that_comes_back_tells_everybody_how_it_ended(room: CardRoom):
    await reveal(room, step=1)
    await room.restart()
    await room.env.advance_time(1)
    assert outcome(room)
