"""Clicks too late, twice, at once, or by somebody else: a short private note, and nothing changes."""

import asyncio

import pytest

from bot.services import TableService
from bot.tables.commands import Actor, Close
from bot.tables.ids import TableId, UserId
from tests.support.guild import CardRoom, note_of, seated_in, text_of
from tests.support.together import click_together


async def test_leaving_frees_the_seat(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    assert "left the table" in await room.told(room.ann, "Leave")
    assert seated_in(room.table) == 0


async def test_manage_server_may(room: CardRoom):
    boss = room.boss()
    await room.open()
    await room.click(room.ben, "Join")
    await room.click(boss, "Deal")
    await room.click(boss, "Reveal")
    await room.more(boss, "Close")
    assert "closed" in text_of(room.table)


async def test_a_button_of_an_older_round(room: CardRoom):
    old = await room.deal_to(room.ann)
    clicks = [(room.ann, old, "Reveal")] * 2
    first, second = await click_together(room.env, clicks)
    assert first.followups == []
    assert "no cards to reveal" in note_of(second)


async def test_a_button_of_a_closed_table(room: CardRoom):
    table = await room.open()
    room.refuse_to_show()
    assert "is closed" in await room.told(room.ann, "Close")
    assert "closed" in note_of(await room.click(room.ben, "Join", table))


async def test_a_table_that_is_closed_while_its_first_message_is_on_the_way_has_one_message(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    remember = TableService.set_message

    async def close_before(tables, table_id, message_id):
        # Once: everybody sees the message by now, and can press its buttons.
        monkeypatch.setattr(TableService, "set_message", remember)
        await tables.apply(table_id, Close(Actor(UserId(room.ann.id))))
        await asyncio.to_thread(lambda: None)
        await asyncio.sleep(0)
        await remember(tables, table_id, message_id)

    monkeypatch.setattr(TableService, "set_message", close_before)
    await room.open()
    await room.env.settle()
    [message] = room.messages
    assert "closed" in text_of(message)
    stored, _ = await room.bot.services.games.tables_of("gnau").get(TableId(1))
    assert stored.message_id == message.id


@pytest.mark.parametrize("command", ["gnau deal", "gnau hand", "gnau close"])
async def test_a_command_where_no_table_is(room: CardRoom, command: str):
    assert "/gnau open" in note_of(await room.ann.slash(room.channel, command))


async def test_discord_py_keeps_no_timer_for_a_private_answer(room: CardRoom):
    await room.deal_to(room.ann)
    before = asyncio.all_tasks()
    answer = await room.click(room.ann, "My hand")
    assert answer.response is not None
    assert not [task for task in asyncio.all_tasks() - before if "timeout" in repr(task)]
