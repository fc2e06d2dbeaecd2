"""How a round ended for somebody, in the direct message in which they have their cards."""

import asyncio
from typing import Any

import pytest

from bot.delivery.direct_messages import DirectMessages
from bot.store.letters import KEPT_MS
from bot.tables.ids import TableId
from tests.support.guild import CardRoom, labels_of, text_of

DEALER = "KS 5H 5C 3S 3D"
TONKU = "AS KD 4C 6S 10S"
WORSE = "4S 4H 8C 8S 5S"
# Longer than a click of a test waits for the bot, and less than a round for its reveal.
SLOW_S = 15


def letters(who: Any) -> list[Any]:
    """Return the direct messages to somebody, oldest first."""
    return list(who.user.dm_channel.history())


async def kept(room: CardRoom, number: int = 1) -> list[Any]:
    return list(await room.bot.services.letters.of_round(TableId(1), number))


async def test_everybody_is_told_their_own_outcome_in_the_message_with_their_cards(room: CardRoom):
    room.deck.hands = [DEALER, TONKU, WORSE]
    await room.deal_to(room.ann, room.ben)
    assert {letter.user_id for letter in await kept(room)} == {room.ann.id, room.ben.id}
    assert not any("You won" in text_of(each) for each in letters(room.ann))
    await room.click(room.ann, "Reveal")
    [to_ann], [to_ben] = letters(room.ann), letters(room.ben)
    assert "**You won 5** · balance 5 · ✨ the first Ngau Tonku of the evening" in text_of(to_ann)
    assert "**You lost 2** · balance −2" in text_of(to_ben)
    assert "Best split: **Single Ox 9**\n" in text_of(to_ben)
    assert all("\nDealer: **Double Ox 3**\n" in text_of(each) for each in (to_ann, to_ben))
    assert (labels_of(to_ann), labels_of(to_ben)) == (["Why?"], ["Why?"])
    assert await kept(room) == []


async def test_a_streak_is_told_from_two_on(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    await room.click(room.ann, "Deal again")
    await room.click(room.ann, "Reveal")
    first, second = letters(room.ann)
    assert "in a row" not in text_of(first)
    assert "**You won 5** · balance 10 · 2 wins in a row" in text_of(second)


async def test_a_dealer_is_told_too(room: CardRoom):
    room.deck.hands = [DEALER, TONKU]
    await room.open(dealer="opener")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    told = text_of(letters(room.ann)[-1])
    assert "**You lost 5**" in told
    assert "Dealer: " not in told


async def test_who_has_deleted_their_message_keeps_nobody_from_being_told(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    room.env.backend.delete_message(room.ann.user.dm_channel.id, letters(room.ann)[-1].id)
    await room.click(room.ann, "Reveal")
    assert labels_of(letters(room.ben)[-1]) == ["Why?"]
    assert letters(room.ann) == []
    assert "Deal again" in labels_of(room.table)


async def test_who_was_not_told_before_a_restart_is_told_after_it(room: CardRoom):
    await room.deal_to(room.ann)
    room.bot.services.games.tables_of("gnau")._listeners.clear()
    await room.click(room.ann, "Reveal")
    assert labels_of(letters(room.ann)[-1]) == ["Ready", "Split it myself"]
    await room.restart()
    assert labels_of(letters(room.ann)[-1]) == ["Why?"]
    assert await kept(room) == []


async def test_where_letters_are_is_forgotten_after_a_day(room: CardRoom):
    await room.deal_to(room.ann)
    letters_kept, now_ms = room.bot.services.letters, room.clock.now_ms()
    await letters_kept.forget_old(now_ms=now_ms + KEPT_MS)
    assert len(await kept(room)) == 1
    await letters_kept.forget_old(now_ms=now_ms + KEPT_MS + 1)
    assert await kept(room) == []


@pytest.fixture
def slow_to_ben(room: CardRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Discord take its time before it lets the bot write to Ben."""
    create_dm = room.bot.create_dm

    async def create_dm_slowly(user: Any) -> Any:
        if user.id == room.ben.id:
            await asyncio.sleep(SLOW_S)
        return await create_dm(user)

    monkeypatch.setattr(room.bot, "create_dm", create_dm_slowly)


@pytest.mark.usefixtures("slow_to_ben")
async def test_who_gets_their_cards_after_the_end_is_told_as_they_arrive_and_nobody_waits_for_it(
    room: CardRoom,
):
    room.deck.hands = [DEALER, TONKU, WORSE]
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    [to_ann] = letters(room.ann)
    assert "You won" in text_of(to_ann)
    assert labels_of(to_ann) == ["Why?"]
    assert letters(room.ben) == []
    await room.env.advance_time(SLOW_S)
    [to_ben] = letters(room.ben)
    assert "You lost" in text_of(to_ben)
    assert labels_of(to_ben) == ["Why?"]
    assert await kept(room) == []


@pytest.mark.usefixtures("slow_to_ben")
async def test_a_letter_that_comes_before_the_end_of_its_round_is_told_like_the_others(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.env.advance_time(SLOW_S)
    assert len(await kept(room)) == 2
    assert "Ready" in labels_of(letters(room.ben)[-1])
    await room.click(room.ann, "Reveal")
    assert labels_of(letters(room.ben)[-1]) == ["Why?"]
    assert await kept(room) == []


@pytest.mark.usefixtures("slow_to_ben")
async def test_a_letter_that_goes_out_after_the_end_of_its_round_is_put_together_once(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    await room.env.advance_time(SLOW_S)
    [to_ben] = letters(room.ben)
    assert to_ben.edited_at is None
    assert letters(room.ann)[-1].edited_at is not None


async def test_who_would_have_to_wait_too_long_for_their_letter_is_pointed_to_their_hand(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await room.deal_to(room.ann)
    monkeypatch.setattr(DirectMessages, "is_behind", True)
    await room.click(room.ann, "Reveal")
    # How it ended is at the table.
    assert "Ready" in labels_of(letters(room.ann)[-1])
    await room.click(room.ann, "Deal again")
    assert len(letters(room.ann)) == 1
    pointed = room.env.http_requests[-1]
    assert "My hand" in str(pointed.json)
