"""The bot stops in the middle and starts again: same cards, working buttons, each round settled once."""

import asyncio

import pytest
import sqlalchemy as sa

from bot.app import COMMANDS_FACT
from bot.commands.tree import command_fingerprint
from bot.services import TableService
from bot.store import Database
from bot.store.schema import game_tables
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, labels_of, lasting_text_of, note_of, seated_in, text_of, told_in

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"


async def die(*_: object) -> None:
    """End whatever calls this, as the death of its process would."""
    raise asyncio.CancelledError


async def test_a_lobby_survives_a_restart(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    await room.restart()
    await room.click(room.ben, "Join")
    assert seated_in(room.table) == 2
    await room.click(room.ann, "Deal")
    assert "cards are out" in text_of(room.table)


async def test_dealt_hands_survive_a_restart(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    room.deck.hands = []
    await room.restart()
    assert "Ngau Tonku" in note_of(await room.click(room.ann, "My hand"))
    assert len(room.dms(room.ann)) == 1
    await room.click(room.ann, "Reveal")
    assert ", +5, now 5: " in told_in(room.table)


async def test_a_process_that_dies_before_it_remembers_its_message_leaves_one(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    table = await room.deal_to(room.ann)

    with monkeypatch.context() as patch:
        patch.setattr(TableService, "set_message", die)
        room.env.backend.delete_message(room.channel.id, table.id)
        await room.env.advance_time(25)
        [sent] = room.messages
    await room.restart()
    assert [message.id for message in room.messages] == [sent.id]
    await room.click(room.ann, "Deal again")
    assert "cards are out" in text_of(room.table)


@pytest.mark.parametrize("press", ["Deal again", "Close"])
async def test_a_process_that_dies_after_it_has_left_a_page_leaves_one_message(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, press: str
):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")

    with monkeypatch.context() as patch:
        patch.setattr(TableService, "set_message", die)
        await (room.more if press == "Close" else room.click)(room.ann, press)
        before = [message.id for message in room.messages]
    await room.restart()
    assert [message.id for message in room.messages] == before
    assert len(before) == 3


async def test_a_deadline_that_passed_meanwhile_fires_once(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    await room.bot.services.close()
    await room.env.advance_time(60)
    assert "Reveal" in labels_of(room.table)
    await room.restart()
    assert "Deal again" in labels_of(room.table)
    answer = await room.ann.slash(room.channel, "points balance")
    assert "5 points** after one round" in text_of(answer.response)


async def test_a_result_survives_a_restart(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    result = lasting_text_of(room.table)
    await room.restart()
    assert lasting_text_of(room.table).startswith(result)
    await room.click(room.ann, "Deal again")
    assert text_of(room.messages[-2]) == result
    assert "round 2" in text_of(room.table)


async def test_a_restored_table_says_so_until_something_happens_there(room: CardRoom):
    await room.open()
    assert "Restored" not in text_of(room.table)
    await room.restart()
    now_s = room.clock.now_ms() // 1000
    assert f"Restored after a restart: <t:{now_s}:R>" in text_of(room.table)
    await room.click(room.ann, "Join")
    assert "Restored" not in text_of(room.table)


async def test_cards_that_are_handed_out_again_are_no_news_at_the_table(room: CardRoom):
    stored = await room.open()
    await room.click(room.ann, "Join")
    room.bot.services.games.tables_of("gnau")._listeners.clear()
    await room.click(room.ann, "Deal", stored)
    await room.restart()
    assert (await room.state()).delivered
    assert "Restored" in text_of(room.table)
    await room.click(room.ann, "Ready")
    assert "Restored" not in text_of(room.table)


async def test_a_deadline_that_passed_meanwhile_is_all_the_news_there_is(room: CardRoom):
    await room.deal_to(room.ann)
    await room.bot.services.close()
    await room.env.advance_time(60)
    await room.restart()
    assert "Restored" not in text_of(room.table)
    await room.restart()
    assert (await room.state()).rounds_played == 1
    assert "Restored" in text_of(room.table)


async def damage_table(room: CardRoom, table_id: int) -> None:
    change = sa.update(game_tables).where(game_tables.c.id == table_id).values(snapshot={})
    async with room.bot.database.writing() as connection:
        await connection.execute(change)


async def test_a_table_that_cannot_go_on_is_called_off_with_a_note(room: CardRoom):
    elsewhere = room.guild.create_text_channel("elsewhere")
    settings = {"points": "bankroll", "opening_grant_points": 100}
    await room.bot.services.settings.change(room.guild_id, settings, user_id=UserId(room.ann.id))
    await room.ben.slash(elsewhere, "gnau open")
    table = await room.deal_to(room.ann, room.ben)
    await damage_table(room, 2)
    await room.restart()
    note = text_of(room.table)
    assert "Table 2 is closed" in note
    assert "All 20 points at stake were returned." in note
    assert "Restored" in text_of(elsewhere.history()[-1])
    for person in (room.ann, room.ben):
        assert await room.bot.services.bankroll.balance(room.guild_id, UserId(person.id)) == 100
    assert "That table is closed" in note_of(await room.click(room.ann, "Reveal", table))
    await room.restart()
    assert len(room.messages) == 2
    await room.cat.slash(room.channel, "gnau open")
    assert "table 3" in text_of(room.table)


@pytest.mark.parametrize("status", [403, 404])
async def test_a_note_that_cannot_be_written_holds_up_no_other_table(room: CardRoom, status: int):
    await room.open()
    elsewhere = room.guild.create_text_channel("elsewhere")
    await room.ben.slash(elsewhere, "gnau open")
    await damage_table(room, 1)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=status, times=None)
    await room.restart()
    assert len(room.messages) == 1
    assert "Restored" in text_of(elsewhere.history()[-1])


async def test_a_note_that_fails_at_first_is_tried_again(room: CardRoom):
    await room.open()
    await damage_table(room, 1)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500, times=2)
    await room.restart()
    await room.env.advance_time(6)
    assert "No points were at stake." in text_of(room.table)


async def test_a_note_that_could_not_be_written_before_the_end_comes_with_the_next_start(room: CardRoom):
    settings = {"points": "bankroll", "opening_grant_points": 100}
    await room.bot.services.settings.change(room.guild_id, settings, user_id=UserId(room.ann.id))
    await room.deal_to(room.ann, room.ben)
    await damage_table(room, 1)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=403, times=3)
    await room.restart()
    assert len(room.messages) == 1
    await room.restart()
    await room.env.advance_time(60)
    assert "All 20 points at stake were returned." in text_of(room.table)
    await room.restart()
    assert len(room.messages) == 2


async def test_a_note_that_was_written_and_not_remembered_is_there_once(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.open()
    await damage_table(room, 1)
    with monkeypatch.context() as patch:
        patch.setattr(Database, "note_end_announced", die)
        await room.restart()
    note = room.table
    assert "Table 1 is closed" in text_of(note)
    await room.restart()
    assert [message.id for message in room.messages][1:] == [note.id]


async def test_a_message_that_was_deleted_meanwhile_is_posted_again(room: CardRoom):
    table = await room.open()
    await room.click(room.ann, "Join")
    room.env.backend.delete_message(room.channel.id, table.id)
    await room.restart()
    assert seated_in(room.table) == 1


async def test_cards_that_did_not_go_out_go_out(room: CardRoom):
    stored = await room.open()
    await room.click(room.ann, "Join")
    # As if the process had died between the commit and the messages: nobody is told of the step.
    room.bot.services.games.tables_of("gnau")._listeners.clear()
    await room.click(room.ann, "Deal", stored)
    assert room.dms(room.ann) == []
    await room.restart()
    assert len(room.dms(room.ann)) == 1
    assert "cards are out" in text_of(room.table)


def times_synced(room: CardRoom) -> int:
    """Return how often Discord was told the commands of the application that the bot is now."""
    path = f"/applications/{room.env.backend.application_id}/commands"
    return sum(each.method == "PUT" and each.path == path for each in room.env.http_requests)


async def test_commands_that_have_not_changed_are_told_once(room: CardRoom):
    await room.restart()
    assert times_synced(room) == 1


async def test_another_application_over_the_same_database_tells_its_own_commands(room: CardRoom):
    room.env.backend.application_id += 1
    await room.restart()
    await room.restart()
    assert times_synced(room) == 1


async def test_commands_are_synced_anew_after_an_older_version(room: CardRoom):
    await room.bot.database.set_fact(COMMANDS_FACT, await command_fingerprint(room.bot.tree))
    await room.restart()
    await room.restart()
    assert times_synced(room) == 2
