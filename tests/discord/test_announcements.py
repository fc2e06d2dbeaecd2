"""No result is lost: what could not be shown stands in the chat as soon as it can be."""

from typing import Any

import pytest

from bot.tables.commands import Actor, Close
from bot.tables.gnau import Deal, Phase, Reveal
from bot.tables.ids import TableId, UserId
from tests.support.guild import CardRoom, labels_of, lasting_text_of, text_of, told_in

pytestmark = pytest.mark.usefixtures("no_long_pauses")

HANDS = ["KS 5H 5C 3S 3D", "AS KD 4C 6S 10S"]


def speak(room: CardRoom) -> None:
    room.env.backend.faults.clear()


async def hours_pass(room: CardRoom, hours: int) -> None:
    for _ in range(hours * 6):
        await room.env.advance_time(600)


async def test_results_of_a_silent_channel_all_come_when_the_bot_may_write_again(room: CardRoom):
    message = await room.deal_to(room.ann)
    room.refuse_to_show()
    for _ in range(2):
        await room.env.advance_time(25)
        await room.ann.slash(room.channel, "gnau deal")
    assert [labels_of(each) for each in room.messages] == [labels_of(message)]
    speak(room)
    await room.env.advance_time(60)
    first, second, now = room.messages
    assert ["round 1" in text_of(first), labels_of(first)] == [True, []]
    assert ["round 2" in text_of(second), labels_of(second)] == [True, []]
    assert "round 3" in text_of(now)


async def test_a_table_that_closed_unseen_shows_its_result_and_its_end_later(room: CardRoom):
    room.deck.hands = HANDS
    await room.deal_to(room.ann)
    room.refuse_to_show()
    await hours_pass(room, 1)
    assert (await room.bot.services.games.all_open()) == []
    speak(room)
    await hours_pass(room, 1)
    result, end = room.messages
    assert ", +5, now " in told_in(result)
    assert "closed" in text_of(end)


async def test_a_table_that_closed_unseen_shows_its_end_after_a_restart_too(room: CardRoom):
    room.deck.hands = HANDS
    await room.deal_to(room.ann)
    room.refuse_to_show()
    await hours_pass(room, 1)
    speak(room)
    await room.restart()
    result, end = room.messages
    assert ", +5, now " in told_in(result)
    assert "closed" in text_of(end)
    assert "restarted" not in text_of(end)
    await room.restart()
    assert room.messages == [result, end]


@pytest.mark.parametrize("label", ["Deal again", "Close"])
async def test_a_page_is_turned_though_the_process_died_before_it_was(room: CardRoom, label: str):
    room.deck.hands = HANDS
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    shown = lasting_text_of(room.table)
    await room.bot.delivery.close()
    room.bot.services.games.tables_of("gnau")._listeners.clear()
    step = await room.bot.services.games.tables_of("gnau").apply(*await _as_clicked(room, label))
    assert step.table.phase in {Phase.DEALT, Phase.CLOSED}
    await room.restart()
    result, now = room.messages
    assert (text_of(result), labels_of(result)) == (shown, [])
    assert text_of(now) != shown


async def _as_clicked(room: CardRoom, label: str) -> tuple[TableId, Any]:
    """What a click of Ann's on a button that may not be there would ask of the table."""
    commands = {"Reveal": Reveal, "Deal again": Deal, "Close": Close}
    [step] = await room.bot.services.games.all_open()
    return step.stored.table_id, commands[label](Actor(UserId(room.ann.id)))


async def test_cards_whose_deal_the_database_kept_without_a_word_go_out_all_the_same(room: CardRoom):
    room.deck.hands = HANDS
    await room.open()
    await room.click(room.ann, "Join")
    tables = room.bot.services.games.tables_of("gnau")
    listeners, tables._listeners = tables._listeners, []
    await room.ann.slash(room.channel, "gnau deal")
    tables._listeners = listeners
    assert room.dms(room.ann) == []
    for _ in range(2):
        with room.env._bot_scope():
            await room.bot.lease_keeper.beat()
        await room.env.settle()
    assert "Ngau Tonku" in room.dms(room.ann)[0]
    assert "My hand" in labels_of(room.table)
    await room.env.advance_time(21)
    assert ", +5, now " in told_in(room.table)
