"""While a round is revealed step by step, nothing but its table tells how it ends."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.slow_reveals import HANDS, STEP_S, STEPS, outcome, reveal, shown, slow_down

pytestmark = pytest.mark.usefixtures("no_long_pauses")


@pytest.fixture(autouse=True)
def slow_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_down(monkeypatch)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[CardRoom]:
    async with CardRoom(tmp_path, gnau_suspense="quick") as room:
        room.deck.hands = list(HANDS)
        yield room


@pytest.mark.parametrize("step", range(4))
async def test_no_command_shows_the_cards_of_a_round_that_is_still_being_revealed(room: CardRoom, step: int):
    await reveal(room, step=step)
    assert STEPS[step] in shown(room)
    for command, option in (("history", {"round": "1.1"}), ("verify", {"round": "1.1"}), ("verify", {})):
        answer = await room.ann.slash(room.channel, f"gnau {command}", **option)
        assert "still being revealed" in note_of(answer)
    for command in ("history", "stats", "leaderboard sort:best-hand"):
        name, _, by = command.partition(" sort:")
        answer = await room.ben.slash(room.channel, f"gnau {name}", **({"sort": by} if by else {}))
        assert "Tonku" not in text_of(shown_by(answer))


async def test_every_command_knows_a_round_once_its_last_card_is_seen(room: CardRoom):
    await reveal(room, step=4)
    answers = [
        await room.ben.slash(room.channel, "gnau history", round="1.1"),
        await room.ben.slash(room.channel, "gnau history"),
        await room.ben.slash(room.channel, "gnau stats"),
        await room.ben.slash(room.channel, "gnau leaderboard", sort="best-hand"),
    ]
    assert ["Ngau Tonku" in text_of(shown_by(answer)) for answer in answers] == [True] * 4
    checked = await room.ben.slash(room.channel, "gnau verify")
    # The cards were stacked, which it finds out.
    assert "Round 1 of table 1" in text_of(shown_by(checked))


async def test_the_rounds_before_are_looked_up_as_ever_meanwhile(room: CardRoom):
    await reveal(room, step=4)
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    assert STEPS[0] in shown(room)
    listed = text_of(shown_by(await room.ben.slash(room.channel, "gnau history")))
    assert ["`1.1`" in listed, "`1.2`" in listed] == [True, False]
    assert "Ngau Tonku" in text_of(shown_by(await room.ben.slash(room.channel, "gnau history", round="1.1")))


async def test_where_the_end_cannot_be_shown_people_look_it_up(room: CardRoom):
    await reveal(room, step=1)
    room.refuse_to_show()
    # Longer than the slowest steps take, and any wait for their turn.
    await room.env.advance_time(10 * STEP_S)
    room.env.backend.faults.clear()
    assert "Ngau Tonku" in text_of(shown_by(await room.ben.slash(room.channel, "gnau history", round="1.1")))


async def test_who_is_ready_last_is_not_told_before_the_others(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    for who in (room.ann, room.ben):
        await who.user.click(who.user.dm_channel.history()[-1], label="Ready")
    assert STEPS[0] in shown(room)
    letter = room.ben.user.dm_channel.history()[-1]
    assert "Ngau Tonku" in text_of(letter)
    assert (outcome(room), labels_of(letter)) == (False, [])
    await room.env.advance_time(4 * STEP_S)
    assert outcome(room)


async def test_who_splits_last_is_not_told_before_the_others(room: CardRoom):
    room.deck.hands = [HANDS[0], HANDS[2]]
    await room.open(split="own")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    for label in ("7♣︎", "6♠︎", "10♠︎", "Confirm"):
        await room.ben.user.click(room.ben.user.dm_channel.history()[-1], label=label)
    assert STEPS[0] in shown(room)
    letter = room.ben.user.dm_channel.history()[-1]
    assert (outcome(room), labels_of(letter)) == (False, [])
    await room.env.advance_time(4 * STEP_S)
    assert outcome(room)
