"""The pictures of leaderboards: what is said of them, and what the words beside them still say."""

import re
from typing import Any

from tests.discord.test_leaderboard import DOUBLE, TONKU, play
from tests.discord.test_standings import played
from tests.support.games_played import keep
from tests.support.guild import CardRoom, shown_by, text_of


def said_of(answer: Any) -> str:
    """Return what is said of the one picture of an answer."""
    [attachment] = answer.attachments
    assert attachment.filename in str(answer.components)
    return str(attachment.description)


async def test_the_leaderboard_has_a_described_picture(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    answer = shown_by(await room.ben.slash(room.channel, "gnau leaderboard"))
    assert said_of(answer) == "🏆 Most points\n1. Ann: 5 · 1 round\n2. Ben: 2 · 1 round"
    week = shown_by(await room.ben.slash(room.channel, "gnau leaderboard", period="week"))
    assert "1. Ann: +5 · 1 round" in said_of(week)


async def test_below_the_picture_stand_ones_own_rank_and_whom_it_cannot_name(room: CardRoom):
    nameless = room.person("🀄🀄")
    await play(room, (room.ben, DOUBLE), (nameless, TONKU))
    words = text_of(shown_by(await room.ben.slash(room.channel, "gnau leaderboard")))
    assert "🥇 **🀄🀄** · 5 points · 1 round" in words
    assert "**Ben**" not in words
    assert f"{room.ben.mention}: rank 2 of 2 · 2 points · 1 round" in words


async def test_the_picture_of_a_later_page_is_drawn_when_it_is_turned_to(room: CardRoom):
    people = [room.person(f"Player{number:02}") for number in range(12)]
    await room.deal_to(*people)
    await room.click(room.ann, "Reveal")
    answer = shown_by(await room.ann.slash(room.channel, "gnau leaderboard"))
    assert said_of(answer).count("Player") == 10
    await room.click(room.ann, "Next →", answer)
    assert said_of(answer).count("Player") == 2


async def test_the_leaderboard_is_text_where_files_are_refused(room: CardRoom):
    await play(room, (room.ben, DOUBLE), (room.ann, TONKU))
    room.env.inject_error("PATCH", "/webhooks/*", status=403, code=50013)
    answer = shown_by(await room.ben.slash(room.channel, "gnau leaderboard"))
    assert "🥇 **Ann** · 5 points · 1 round" in text_of(answer)
    assert answer.attachments == []


async def test_games_of_tricks_are_drawn_by_rating(room: CardRoom):
    await keep(room, {room.ann: played(0, 2), room.ben: played(1, 1)})
    await keep(room, {room.cat: played(0, 1)})
    said = said_of(shown_by(await room.ann.slash(room.channel, "hearts leaderboard")))
    title, *lines = said.splitlines()
    assert title == "♥️ Hearts · leaderboard"
    shown = [
        r"1\. Ben: 1\d{3} · 1 of 1 won",
        r"2\. Ann: 9\d\d · 0 of 1 won",
        r"3\. Cat: no rating yet · 1 of 1 won",
    ]
    assert all(re.match(pattern, line) for pattern, line in zip(shown, lines, strict=True))
