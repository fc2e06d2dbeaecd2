"""Clicks too late, twice, at once, or by somebody else: a short private note, and nothing changes."""

import asyncio

import pytest

from bot.services import TableService
from bot.tables.commands import Actor, Close
from bot.tables.ids import TableId, UserId
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.together import click_together


async def test_joining_twice(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    assert "already have a seat" in note_of(await room.click(room.ann, "Join"))
    assert "Players 1/19" in text_of(room.table)


async def test_leaving_without_a_seat(room: CardRoom):
    await room.open()
    await room.click(room.ben, "Join")
    assert "not at this table" in note_of(await room.click(room.ann, "Leave"))


async def test_leaving_frees_the_seat(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    assert "left the table" in note_of(await room.click(room.ann, "Leave"))
    assert "Players 0/19" in text_of(room.table)


async def test_the_twentieth_player(room: CardRoom):
    await room.open()
    for number in range(19):
        await room.click(room.person(f"Player{number}"), "Join")
    assert "All 19 seats are taken" in note_of(await room.click(room.ann, "Join"))


@pytest.mark.parametrize("label", ["Deal", "Close"])
async def test_only_who_leads_the_table_may(room: CardRoom, label: str):
    await room.open()
    await room.click(room.ben, "Join")
    before = text_of(room.table)
    assert "a server manager" in note_of(await room.click(room.ben, label))
    assert text_of(room.table) == before


async def test_manage_server_may(room: CardRoom):
    boss = room.boss()
    await room.open()
    await room.click(room.ben, "Join")
    await room.click(boss, "Deal")
    await room.click(boss, "Reveal")
    await room.click(boss, "Close")
    assert "closed" in text_of(room.table)


async def test_dealing_to_nobody(room: CardRoom):
    await room.open()
    assert "Nobody is seated" in note_of(await room.ann.slash(room.channel, "gnau deal"))


async def test_a_stranger_is_not_ready(room: CardRoom):
    await room.deal_to(room.ann)
    assert "no cards this round" in note_of(await room.click(room.ben, "Ready"))


async def test_a_button_of_an_older_round(room: CardRoom):
    old = await room.deal_to(room.ann)
    clicks = [(room.ann, old, "Reveal")] * 2
    first, second = await click_together(room.env, clicks)
    assert first.followups == []
    assert "no cards to reveal" in note_of(second)


async def test_a_message_from_an_earlier_round_does_nothing(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    [message] = room.ann.user.dm_channel.history()
    # The message cannot be edited once the round is over, so its button stays.
    letters = f"/channels/{room.ann.user.dm_channel.id}/messages/*"
    room.env.inject_error("PATCH", letters, status=403, code=50007)
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Deal again")
    note = note_of(await room.ann.user.click(message, label="Ready"))
    assert "round is over" in note
    assert "✅" not in text_of(room.table)


async def test_two_people_join_in_the_same_instant(room: CardRoom):
    table = await room.open()
    results = await click_together(room.env, [(room.ann, table, "Join"), (room.ben, table, "Join")])
    assert all("You're in." in note_of(result) for result in results)
    assert "Players 2/19" in text_of(room.table)


async def test_two_deals_in_the_same_instant_deal_once(room: CardRoom):
    boss = room.boss()
    table = await room.open()
    await room.click(room.ben, "Join")
    results = await click_together(room.env, [(room.ann, table, "Deal"), (boss, table, "Deal")])
    notes = [note_of(result) for result in results if result.followups]
    assert len(notes) == 1
    assert len(room.dms(room.ben)) == 1
    assert "round 1" in text_of(room.table)


async def test_the_last_ready_and_a_reveal_in_the_same_instant_settle_once(room: CardRoom):
    room.deck.hands = ["KS 5H 5C 3S 3D", "AS KD 4C 6S 10S"]
    table = await room.deal_to(room.ben)
    await click_together(room.env, [(room.ben, table, "Ready"), (room.ann, table, "Reveal")])
    answer = await room.ben.slash(room.channel, "gnau balance")
    assert "5 points** after one round" in text_of(answer.response)


async def test_a_button_of_a_closed_table(room: CardRoom):
    table = await room.open()
    first, second = await click_together(room.env, [(room.ann, table, "Close"), (room.ben, table, "Join")])
    assert first.followups == []
    assert "closed" in note_of(second)


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


async def test_closing_while_the_cards_are_out(room: CardRoom):
    await room.deal_to(room.ben)
    assert "Finish this round first" in note_of(await room.ann.slash(room.channel, "gnau close"))
    assert "Reveal" in labels_of(room.table)


async def test_a_second_table_in_the_channel_points_to_the_first(room: CardRoom):
    table = await room.open()
    note = note_of(await room.ben.slash(room.channel, "gnau open"))
    assert table.jump_url in note
    assert len(room.messages) == 1


async def test_another_channel_has_a_table_of_its_own(room: CardRoom):
    await room.open()
    other = room.guild.create_text_channel("other")
    await room.ben.slash(other, "gnau open")
    assert "table 2" in text_of(other.last_message)


@pytest.mark.parametrize("command", ["gnau deal", "gnau hand", "gnau close"])
async def test_a_command_where_no_table_is(room: CardRoom, command: str):
    assert "/gnau open" in note_of(await room.ann.slash(room.channel, command))


async def test_discord_py_keeps_no_timer_for_a_private_answer(room: CardRoom):
    await room.deal_to(room.ann)
    before = asyncio.all_tasks()
    answer = await room.click(room.ann, "My hand")
    assert answer.response is not None
    assert not [task for task in asyncio.all_tasks() - before if "timeout" in repr(task)]
