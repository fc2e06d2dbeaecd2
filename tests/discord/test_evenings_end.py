"""The end of an evening of Gnau: one picture of it, which says everything, and words where none is shown."""

from typing import Any

import pytest

from bot.delivery.gnau import closing
from bot.store.schema import rounds
from bot.views.gnau import evening
from tests.discord.test_gnau_pictures import drawing_in, picture_in
from tests.support.guild import CardRoom, labels_of, text_of

HOUSE = "KS 5H 5D 3C 3H"
TONKU = "AS KD 4C 6S 10S"
NOTHING = "4S 4H 3S 8S 5C"


async def play(room: CardRoom, *people: Any, times: int = 1, **options: Any) -> None:
    """Play rounds at a new table of these people, and close it."""
    await room.open(**options)
    for person in people:
        await room.click(person, "Join")
    for number in range(times):
        await room.click(room.ann, "Deal again" if number else "Deal")
        await room.env.advance_time(61)
    await room.more(room.ann, "Close")


@pytest.mark.usefixtures("real_pictures")
async def test_the_picture_says_the_evening_and_the_words_below_only_who_won(room: CardRoom):
    room.deck.hands = [HOUSE, TONKU, NOTHING]
    await play(room, room.ann, room.ben, times=5)
    assert text_of(room.table).strip() == (
        f"🎉 {room.ann.mention} won the evening: **+25**\n-# Table 1 is closed."
    )
    assert picture_in(room.table).words.split("\n") == [
        "Gnau evening · Jan 1, 2026 · 5 rounds",
        "1. Ann +25",
        "2. Ben −10",
        "Best hand: Ann, Ngau Tonku: 4♣︎\u00a06♠︎\u00a010♠︎\u00a0(4+6+10=20), A♠︎\u00a0K♦︎\u00a0(ace + duke)",
        "Longest run: Ann, 5 wins in a row",
        "Luckiest: Ann, +25, expected −0.3",
        "Unluckiest: Ben, −10, expected −0.3",
    ]
    assert (await drawing_in(room.table)).width == 760
    assert labels_of(room.table) == ["Play again", "Details"]


async def test_missed_oxen_of_own_splits_are_told_and_luck_is_not(room: CardRoom):
    room.deck.hands = [HOUSE, TONKU, NOTHING]
    await play(room, room.ann, room.ben, times=5, split="own")
    words = picture_in(room.table).words
    assert "Most oxen missed: Ann, 5 oxen" in words
    assert "uckiest" not in words
    # Two hands of nothing are no best hand.
    assert "Best hand" not in words


async def test_after_a_few_rounds_nobody_is_lucky_yet(room: CardRoom):
    room.deck.hands = [HOUSE, TONKU, NOTHING]
    await play(room, room.ann, room.ben, times=4)
    assert "uckiest" not in picture_in(room.table).words


async def test_who_shares_the_first_place_is_named_together(room: CardRoom):
    room.deck.hands = [HOUSE, "2H 8D KC 9C 9D", "2S 8C KH 9H 9S"]
    await play(room, room.ben, room.ann)
    assert f"{room.ann.mention} and {room.ben.mention} won the evening" in text_of(room.table)
    assert picture_in(room.table).words.split("\n")[1:3] == ["1. Ann +2", "1. Ben +2"]


async def test_where_all_lost_nobody_is_cheered(room: CardRoom):
    room.deck.hands = [HOUSE, NOTHING]
    await play(room, room.ann)
    assert text_of(room.table).strip() == "-# Table 1 is closed."


async def test_a_table_without_rounds_says_so(room: CardRoom):
    await room.open()
    await room.more(room.ann, "Close")
    assert picture_in(room.table) is None
    assert "0 rounds" in text_of(room.table)
    assert labels_of(room.table) == ["Play again", "Details"]


async def test_a_name_that_cannot_be_drawn_is_said_and_stood_for(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    drawn: list[Any] = []

    async def note_drawn(_language: str, _name: str, _words: str, _draw: Any, shown: Any) -> None:
        drawn.append(shown)

    monkeypatch.setattr(evening, "drawn", note_drawn)
    hearts = room.person("~ ♥ ~")
    room.deck.hands = [HOUSE, NOTHING, TONKU]
    await play(room, hearts, room.ben)
    assert [person.name for person in drawn[-1].people] == ["Ben", "Player 2"]
    # Without a picture, the words are complete.
    assert f"🥇 {room.ben.mention}" in text_of(room.table)


async def test_an_evening_of_nineteen_is_cut_to_what_can_be_said(room: CardRoom):
    people = [room.person(f"{'A very long name indeed ' * 2}{number}"[-32:]) for number in range(19)]
    await play(room, *people, times=2)
    words = picture_in(room.table).words
    assert len(words) <= 1_024
    assert "6 more" in words
    assert words.startswith("Gnau evening · ")


@pytest.mark.parametrize("is_damaged", [True, False])
async def test_rounds_that_cannot_all_be_read_are_not_told_of(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, *, is_damaged: bool
):
    room.deck.hands = [HOUSE, TONKU]
    await room.open()
    await room.click(room.ann, "Join")
    for label in ("Deal", "Deal again", "Deal again"):
        await room.click(room.ann, label)
        await room.click(room.ann, "Reveal")
    if is_damaged:
        async with room.bot.database.transaction() as transaction:
            damage = rounds.update().values(snapshot={"format": 3}).where(rounds.c.number == 2)
            await transaction.connection.execute(damage)
    else:
        monkeypatch.setattr(closing, "MOST_ROUNDS", 2)
    await room.more(room.ann, "Close")
    words = picture_in(room.table).words
    # The table itself has kept this much.
    assert "1. Ann +15" in words
    assert "Best hand: Ann, Ngau Tonku" in words
    assert "Longest run" not in words


async def test_the_odds_of_new_rules_are_not_waited_for(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(closing, "ODDS_WAIT_S", 0.0)
    room.deck.hands = [HOUSE, TONKU, NOTHING]
    await play(room, room.ann, room.ben, times=5)
    words = picture_in(room.table).words
    assert "Longest run: Ann, 5 wins in a row" in words
    assert "uckiest" not in words


async def test_an_end_that_nobody_saw_is_shown_after_a_restart(room: CardRoom):
    room.deck.hands = [HOUSE, TONKU]
    await room.open()
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    await room.click(room.ann, "Reveal")
    await room.bot.services.close()
    await room.env.advance_time(3_600)
    await room.restart()
    await room.env.settle()
    assert "1. Ann +5" in picture_in(room.table).words
    assert labels_of(room.table) == ["Play again", "Details"]
