"""Whoever claims the rest of a hand is named where its result stands."""

import re

import pytest

from bot.players import HEARTS
from tests.support.guild import CardRoom, text_of
from tests.support.quick_thinking import think_at_once
from tests.support.tricks.flows import SUIT_EACH
from tests.support.tricks.people import TrickPlayer, play_until, table_in

pytestmark = pytest.mark.usefixtures("think")


@pytest.fixture
def think(monkeypatch: pytest.MonkeyPatch) -> None:
    think_at_once(monkeypatch)


async def claim(room: CardRoom, target: int) -> int:
    """Have Ann shoot the moon and claim the last tricks; return how many these are."""
    ann = TrickPlayer(room, room.ann, HEARTS)
    room.deck.hands = SUIT_EACH
    await room.ann.slash(room.channel, "hearts open", target=target)
    await room.click(room.ann, "Start")
    await ann.look()
    for label in ("2♣︎", "3♣︎", "4♣︎", "Pass 2♣︎\u00a03♣︎\u00a04♣︎"):
        await ann.press(label)
    await play_until([ann], lambda: "Claim the rest" in ann.labels)
    _, table = await table_in(room, HEARTS)
    assert table.hand is not None
    assert "claimed" not in text_of(room.table)
    await ann.press("Claim the rest")
    return 13 - len(table.hand.play.finished)


def claimed(room: CardRoom, message: object) -> list[str]:
    return re.findall(rf"<@{room.ann.id}> claimed the last (\d+) tricks", text_of(message))


# The game goes on after the hand, or ends with it.
@pytest.mark.parametrize("target", [10_000, 20])
async def test_everybody_reads_who_claimed_how_many_tricks_until_the_next_hand(room: CardRoom, target: int):
    tricks = await claim(room, target)
    assert claimed(room, room.table) == [str(tricks)]
    await room.click(room.ann, "Next hand" if target > 100 else "Play again")
    assert claimed(room, room.table) == []
    # The record of a game that is over stays in the chat.
    records = [message for message in room.messages if message.id != room.table.id]
    assert [claimed(room, message) for message in records] == ([] if target > 100 else [[str(tricks)]])


async def test_after_a_restart_the_result_stands_without_it(room: CardRoom):
    await claim(room, 10_000)
    await room.restart()
    assert claimed(room, room.table) == []
    assert "Next hand: <t:" in text_of(room.table)
