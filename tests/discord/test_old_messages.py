"""Messages that Discord lets be edited only now and then, because they are older than an hour."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from bot.delivery import board, messages
from bot.players import HEARTS, TrickGame
from bot.tables.gnau import Phase
from bot.tables.tricks import Phase as TrickPhase
from bot.tables.tricks import TrickTable
from tests.discord.games import HOUSE, NOTHING, TONKU, deal, table_of
from tests.support.guild import CardRoom, labels_of, seated_in, text_of, told_in
from tests.support.old_messages import CODE, STATUS
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, finish_hand, play_on, table_in
from tests.support.tricks.tables import next_step

# Discord says nothing of its age where a message is edited by a press on it.
pytestmark = pytest.mark.usefixtures("no_presses")
games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
MINUTE_MS = 60_000


def refuse_next_edit(room: CardRoom) -> None:
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=STATUS, code=CODE)


@contextmanager
def later(room: CardRoom, minutes: float) -> Iterator[None]:
    """Have the bot believe that it is later than it is."""
    room.clock.ahead_ms = int(minutes * MINUTE_MS)
    yield
    room.clock.ahead_ms = 0


async def test_a_lobby_that_stands_for_hours_always_has_one_message_that_can_be_edited(room: CardRoom):
    first = await room.open()
    for minute in range(0, 130, 10):
        if minute % 20:
            await room.more(room.ben, "Leave")
        else:
            await room.click(room.ben, "Join")
        [message] = room.messages
        assert seated_in(message) == (0 if minute % 20 else 1)
        await room.env.advance_time(600)
    assert message.id != first.id
    assert "Join" in labels_of(message)


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.DEALT, Phase.REVEALED, Phase.CLOSED])
async def test_a_message_that_may_not_be_edited_is_replaced_at_once(room: CardRoom, phase: Phase):
    steps = {Phase.LOBBY: "Join", Phase.DEALT: "Deal", Phase.REVEALED: "Reveal", Phase.CLOSED: "Close"}
    old = await room.open()
    for reached, label in steps.items():
        if reached is phase:
            refuse_next_edit(room)
        press = room.more if label == "Close" else room.click
        await press(room.ann, label, old if reached is phase else None)
        if reached is phase:
            break
    assert old.id not in {message.id for message in room.messages}
    assert (await table_of(room)).phase is phase
    words = {Phase.LOBBY: "Dealer: the house", Phase.DEALT: "The cards are out", Phase.REVEALED: "Next: "}
    assert words.get(phase, "is closed") in text_of(room.table)
    assert len(room.messages) == (2 if phase is Phase.CLOSED else 1)


@games
async def test_in_a_long_game_the_next_hand_has_a_new_message_and_the_last_one_stays(
    room: CardRoom, game: TrickGame
):
    await begin(room, game, room.ann, room.ben, target=10_000)
    old = room.table
    await finish_hand(room, game)
    with later(room, 56):
        await room.click(room.ann, "Next hand")
    page, now = room.messages
    assert page.id == old.id
    assert labels_of(page) == []
    assert "hand 1" in text_of(page)
    assert "hand 2" in text_of(now)
    assert "My hand" in labels_of(now)
    await play_on(room, game, lambda table: table.phase is TrickPhase.PLAYING)
    assert [message.id for message in room.messages] == [page.id, now.id]


@games
async def test_neither_a_young_message_nor_a_running_hand_is_left(room: CardRoom, game: TrickGame):
    await begin(room, game, room.ann, room.ben, target=10_000)
    old = room.table
    await finish_hand(room, game)
    with later(room, 54):
        await room.click(room.ann, "Next hand")
    await play_on(room, game, has_got_far)
    with later(room, 56):
        await play_one(room, game)
    assert [message.id for message in room.messages] == [old.id]


def has_got_far(table: TrickTable) -> bool:
    return table.hand is not None and table.phase is TrickPhase.PLAYING and len(table.hand.play.finished) > 1


async def play_one(room: CardRoom, game: TrickGame) -> None:
    stored, table = await table_in(room, game)
    with room.env._bot_scope():
        await room.bot.services.games.tables_of(game.name).apply(stored.table_id, next_step(table))
    await room.env.settle()


@games
async def test_a_running_hand_goes_on_in_a_new_message_where_the_old_may_not_be_edited(
    room: CardRoom, game: TrickGame
):
    await begin(room, game, room.ann, room.ben)
    old = room.table
    await play_on(room, game, has_got_far)
    refuse_next_edit(room)
    await play_one(room, game)
    assert old.id != room.table.id
    assert len(room.messages) == 1
    assert "My hand" in labels_of(room.table)


async def test_a_page_that_may_not_be_edited_is_sent_anew_above_the_table(room: CardRoom):
    old = await deal(room, HOUSE, TONKU, NOTHING)
    await room.click(room.ann, "Reveal")
    refuse_next_edit(room)
    await room.click(room.ann, "Deal again")
    page, now = room.messages
    assert old.id not in {page.id, now.id}
    assert ["round 1" in text_of(page), ", +5, now " in told_in(page), labels_of(page)] == [True, True, []]
    assert "round 2" in text_of(now)


async def test_the_end_of_a_game_keeps_its_picture_in_a_new_message(room: CardRoom):
    await begin(room, HEARTS, room.ann, target=1)
    path = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", path, status=STATUS, code=CODE, times=None)
    with room.env._bot_scope():
        await finish_hand_unseen(room)
    await room.env.advance_time(5)
    assert room.table.attachments
    assert len(room.messages) == 1


async def finish_hand_unseen(room: CardRoom) -> None:
    stored, table = await table_in(room, HEARTS)
    while table.phase is not TrickPhase.OVER:
        step = await room.bot.services.games.tables_of(HEARTS.name).apply(stored.table_id, next_step(table))
        table = step.table


async def test_a_restart_in_between_leaves_one_message(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    old = await room.open()
    refuse_next_edit(room)
    with monkeypatch.context() as patch:
        patch.setattr(messages.Messages, "send", never)
        await room.click(room.ben, "Join", old)
    assert room.messages == []
    await room.restart()
    [message] = room.messages
    assert seated_in(message) == 1
    assert "Join" in labels_of(message)


async def never(*_: Any, **__: Any) -> Any:
    await asyncio.sleep(24 * 3600)


async def test_a_request_that_waits_for_an_hour_is_given_up(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    old = await room.open()
    monkeypatch.setattr(discord.PartialMessage, "edit", never)
    with later(room, 56):
        # Cards are out on it, so it would stay.
        monkeypatch.setattr(room.bot.delivery.for_game("gnau"), "_is_beginning", lambda _: False)
        await room.click(room.ben, "Join")
        assert room.table.id == old.id
        await room.env.advance_time(board.OLD_EDIT_S + 1)
    [message] = room.messages
    assert message.id != old.id
    assert seated_in(message) == 1


@pytest.mark.parametrize("missing", ["retry_after", "other"])
async def test_an_answer_that_discord_py_cannot_read(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, missing: str
):
    old = await room.open()

    async def edit(*_: Any, **__: Any) -> None:
        raise KeyError(missing)

    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    await room.click(room.ben, "Join")
    assert (room.table.id == old.id) is (missing == "other")
