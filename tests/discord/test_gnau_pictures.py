"""Pictures at Gnau tables: they come with the words, are uploaded once, and no word waits for them."""

import asyncio
import threading
from io import BytesIO
from typing import Any, NamedTuple

import discord
import pytest
from PIL import Image

from bot.views import pictures
from bot.views.pictures import MOST_WORDS, drawn
from tests.support.guild import CardRoom, components_of, labels_of, shown_by, text_of
from tests.support.hanging import HANGS_S

HOUSE = "KS 5H 5D 3C 3H"
ANN = "3S 6H 8D 4C 8S"
BEN = "2H 8H KC 9C 7D"


class Shown(NamedTuple):
    """A picture in a message: what its file is called, and what is said of it."""

    file_name: str
    words: str


def picture_in(message: Any) -> Any:
    """The one picture of a message; None where it has none."""
    items = [item for part in components_of(message) if part["type"] == 12 for item in part["items"]]
    assert len(items) == len(message.attachments) <= 1
    shown = [Shown(item["media"]["url"].rsplit("/", 1)[-1], item["description"]) for item in items]
    return shown[0] if shown else None


async def drawing_in(message: discord.Message) -> Any:
    [attachment] = message.attachments
    return Image.open(BytesIO(await attachment.read()))


def letter(who: Any) -> Any:
    """The newest direct message to somebody."""
    return who.user.dm_channel.history()[-1]


def uploads(room: CardRoom) -> list[Any]:
    """The requests so far that carried a file."""
    return [
        entry
        for entry in room.env.http_requests
        if any("filename" in each for each in _attachments(entry.json))
    ]


def _attachments(body: Any) -> list[dict[str, Any]]:
    data = body.get("data", body) if isinstance(body, dict) else {}
    return (data or {}).get("attachments") or []


@pytest.mark.usefixtures("real_pictures")
async def test_ones_cards_come_as_a_picture_that_says_each_of_them(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    picture = picture_in(letter(room.ann))
    assert picture.words == "Your cards: 3♠︎\u00a06♥︎\u00a08♦︎\u00a04♣︎\u00a08♠︎"
    groups = "3♠︎\u00a06♥︎\u00a04♣︎\u00a0(3+3+4=10)", "8♦︎\u00a08♠︎\u00a0(pair)"
    assert "||{}||\n||{}||".format(*groups) in text_of(letter(room.ann)).replace("**", "")
    assert (await drawing_in(letter(room.ann))).width == 800
    answer = (await room.click(room.ann, "My hand")).response
    assert picture_in(answer).words == picture.words
    await room.ann.user.click(letter(room.ann), label="Ready")
    assert picture_in(letter(room.ann)).words == f"Your cards: {', '.join(groups)}"


async def test_a_hand_that_is_not_split_yet_is_five_in_a_row_until_it_is(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.open(split="own")
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    dealt = picture_in(letter(room.ann))
    assert dealt.words == "Your cards: 3♠︎\u00a06♥︎\u00a08♦︎\u00a04♣︎\u00a08♠︎"
    assert "3♠︎" not in text_of(letter(room.ann))
    before = len(uploads(room))
    for number, label in enumerate(("8♦︎", "4♣︎", "8♠︎"), start=1):
        await room.ann.user.click(letter(room.ann), label=label)
        picked = picture_in(letter(room.ann))
        assert picked.file_name != dealt.file_name
        assert picked.words.endswith(label)
        assert len(uploads(room)) == before + number
    assert picked.words == f"{dealt.words}\nPicked: 8♦︎\u00a04♣︎\u00a08♠︎"
    assert "Sum: **8\u00a0+\u00a04\u00a0+\u00a08\u00a0=\u00a020**" in text_of(letter(room.ann))
    for _ in range(3):
        await room.ann.user.click(letter(room.ann), label="Undo")
    assert picture_in(letter(room.ann)).file_name == dealt.file_name
    for label in ("8♦︎", "4♣︎", "8♠︎", "Confirm"):
        await room.ann.user.click(letter(room.ann), label=label)
    assert "(8+4+8=20)" in picture_in(letter(room.ann)).words
    assert "8♦︎" not in text_of(letter(room.ann)).partition("possible")[0]


async def test_how_a_round_ended_is_added_below_the_picture_that_is_there(room: CardRoom):
    room.deck.hands = [HOUSE, ANN, BEN]
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Ready")
    await room.ben.user.click(letter(room.ben), label="Ready")
    dealt, split = picture_in(letter(room.ann)), picture_in(letter(room.ben))
    before = len(uploads(room))
    await room.env.advance_time(25)
    assert (picture_in(letter(room.ann)), picture_in(letter(room.ben))) == (dealt, split)
    # The picture at the table.
    assert len(uploads(room)) <= before + 1
    # The one that lies as it was dealt needs words for its split; the other shows it.
    assert "**You won 2** · balance 2\nBest split: **Double Ox 8**" in text_of(letter(room.ann))
    assert "(3+3+4=10)" in text_of(letter(room.ann))
    assert "**You lost " in text_of(letter(room.ben))
    assert "♥︎" not in text_of(letter(room.ben))


async def test_a_letter_with_cards_picked_and_not_confirmed_gets_the_picture_of_what_counted(room: CardRoom):
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    await room.ann.user.click(letter(room.ann), label="Split it myself")
    await room.ann.user.click(letter(room.ann), label="8♦︎")
    await room.env.advance_time(25)
    assert "(3+3+4=10)" in picture_in(letter(room.ann)).words
    assert "**You won 2**" in text_of(letter(room.ann))


async def test_the_result_is_drawn_and_said_best_first(room: CardRoom):
    room.deck.hands = [HOUSE, BEN, ANN]
    await room.deal_to(room.ben, room.ann)
    assert picture_in(room.table) is None
    await room.click(room.ann, "Reveal")
    lines = picture_in(room.table).words.splitlines()
    assert [line.split(",")[0] for line in lines] == [
        "How the round ended",
        "Dealer: the house",
        "Ann",
        "Ben",
    ]
    cards = "3♠︎\u00a06♥︎\u00a04♣︎\u00a0(3+3+4=10), 8♦︎\u00a08♠︎\u00a0(pair)"
    assert lines[2] == f"Ann, +2, now 2: Double Ox 8, {cards}, 2× the stake"
    # Nothing in the picture stands also in the text.
    assert "Ox" not in text_of(room.table)
    why = shown_by(await room.click(room.cat, "Why?"))
    words = text_of(shown_by(await room.cat.click(why, label="As text"))).replace("**", "")
    for line in lines[1:]:
        hand, *groups = line.split(": ")[-1].removesuffix(", 2× the stake").split(", ")
        assert "\n".join(f"> {group}" for group in groups) + f" · {hand}" in words


async def test_a_picture_is_uploaded_once_and_stays_in_the_chat(room: CardRoom):
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Reveal")
    shown = picture_in(room.table)
    before = len(uploads(room))
    await room.click(room.cat, "Join")
    assert room.cat.mention in text_of(room.table)
    assert picture_in(room.table) == shown
    await room.click(room.ann, "Deal again")
    page, dealt = room.messages
    assert (picture_in(page), picture_in(dealt)) == (shown, None)
    # The three hands of the next round, and nothing else.
    assert len(uploads(room)) == before + 3


async def test_after_a_restart_it_is_uploaded_once_more(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    shown = picture_in(room.table)
    before = len(uploads(room))
    await room.restart()
    await room.click(room.ben, "Join")
    await room.click(room.cat, "Join")
    assert picture_in(room.table).file_name == shown.file_name
    assert len(uploads(room)) == before + 1


async def test_where_files_may_not_be_attached_no_word_is_lost_and_nothing_is_asked_in_vain(room: CardRoom):
    await room.deal_to(room.ann)
    await room.forbid_files()
    before = len(uploads(room))
    await room.click(room.ann, "Reveal")
    assert picture_in(room.table) is None
    assert "> **" in text_of(room.table)
    # Her direct message is no part of that channel.
    assert not any(str(room.channel.id) in each.path for each in uploads(room)[before:])


@pytest.mark.usefixtures("no_presses")
@pytest.mark.parametrize("status", [400, 403, 413])
async def test_a_picture_that_discord_refuses_takes_no_word_with_it(room: CardRoom, status: int):
    await room.deal_to(room.ann)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=status, code=50013)
    await room.click(room.ann, "Reveal")
    assert picture_in(room.table) is None
    assert "> **" in text_of(room.table)
    # The next edit tries again.
    await room.click(room.ben, "Join")
    assert picture_in(room.table) is not None


async def test_an_answer_whose_picture_is_refused_stays(room: CardRoom):
    await room.deal_to(room.ann)
    room.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=403, code=50013)
    answer = (await room.click(room.ann, "My hand")).response
    assert picture_in(answer) is None
    assert labels_of(answer) == ["Ready", "Split it myself"]


async def test_closed_direct_messages_are_asked_once(room: CardRoom):
    path = f"/channels/{room.ann.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007, times=None)
    await room.deal_to(room.ann)
    assert len([each for each in room.env.http_requests if each.path == path]) == 1


async def test_what_cannot_be_drawn_is_said_once_without_a_card(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def broken(*drawn: Any) -> bytes:
        raise ValueError(drawn)

    monkeypatch.setattr("bot.views.gnau.pictures.draw_hand", broken)
    monkeypatch.setattr("bot.views.gnau.pictures.draw_result", broken)
    room.deck.hands = [HOUSE, ANN]
    await room.deal_to(room.ann)
    assert picture_in(letter(room.ann)) is None
    assert "3♠︎\u00a06♥︎\u00a08♦︎" in text_of(letter(room.ann))
    await room.click(room.ann, "My hand")
    warnings = [record for record in caplog.records if record.levelname == "WARNING"]
    assert len(warnings) == 1
    assert "ValueError in broken" in caplog.text
    assert "suit" not in caplog.text.lower()
    await room.click(room.ann, "Reveal")
    assert picture_in(room.table) is None
    assert " · **Double Ox 8**" in text_of(room.table)


async def test_the_text_does_not_wait_for_a_drawing_that_takes_long(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.views.pictures.DRAWING_WAIT_S", 0.0)
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    assert picture_in(room.table) is None
    assert "> **" in text_of(room.table)


async def test_where_many_are_waiting_to_be_drawn_one_more_goes_without(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pictures, "LINE", 2)
    drawing, enough = threading.Event(), threading.Event()

    def slow(number: int) -> bytes:
        drawing.set()
        enough.wait(HANGS_S)
        return bytes([number])

    async with asyncio.TaskGroup() as group:
        first = [group.create_task(drawn("en", "a.png", "words", slow, number)) for number in range(3)]
        await asyncio.to_thread(drawing.wait, 10)
        assert await drawn("en", "a.png", "words", slow, 3) is None
        enough.set()
    assert [picture and picture.data for picture in map(asyncio.Task.result, first)] == [b"\0", b"\1", b"\2"]
    assert await drawn("en", "a.png", "words", slow, 3) is not None


async def test_a_name_that_cannot_be_drawn_is_a_seat_which_the_text_explains(room: CardRoom):
    star = room.person("★☆★")
    await room.deal_to(room.ann, star)
    await room.click(room.ann, "Reveal")
    assert f"\n-# Seat 2 = {star.mention}\n" in text_of(room.table)
    assert f"= {room.ann.mention}" not in text_of(room.table)
    assert "\n★☆★, " in picture_in(room.table).words


async def test_twenty_hands_are_said_as_far_as_discord_takes_words(room: CardRoom):
    people = [room.person(f"The player who has the number {number}") for number in range(19)]
    await room.deal_to(*people)
    await room.click(room.ann, "Reveal")
    picture = picture_in(room.table)
    assert MOST_WORDS - 60 < len(picture.words) <= MOST_WORDS
    assert picture.words.endswith("\n…")
    # Without their cards there is room for more of them.
    assert "♠" not in picture.words
    words = text_of(shown_by(await room.click(room.cat, "Why?")))
    assert all(person.mention in words for person in people)
    [attachment] = room.table.attachments
    assert attachment.size <= 60_000


async def test_a_round_is_shown_again_with_its_picture(room: CardRoom):
    await room.deal_to(room.ann)
    await room.click(room.ann, "Reveal")
    shown = picture_in(room.table)
    answer = await room.ben.slash(room.channel, "gnau history", round="1.1")
    assert picture_in(answer.response).file_name == shown.file_name
