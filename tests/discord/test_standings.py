"""Who plays Hearts and Gong Zhu best, as people see it."""

import re

import pytest
import simcord

from bot.players import TrickGame
from bot.tables.game_records import LEFT, GamePlayer
from tests.support.games_played import keep
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.texts import shipped_texts
from tests.support.tricks.games import TRICK_GAMES

# Beside a picture the words do not name those whom it names.
pytestmark = pytest.mark.usefixtures("nothing_is_drawn")

each_game = pytest.mark.parametrize("game", TRICK_GAMES)


def played(
    seat: int, place: int, score: int = 40, best_hand: int = 0, sweeps: int = 0, hands: int = 4
) -> GamePlayer:
    return GamePlayer(seat, score, place, best_hand, sweeps, hands, score if hands else 0)


async def standings(room: CardRoom, who: simcord.MemberActor, game: str = "hearts") -> str:
    return text_of((await who.slash(room.channel, f"{game} leaderboard")).response)


@each_game
async def test_nobody_has_finished_a_game(room: CardRoom, game: str):
    note = note_of(await room.ann.slash(room.channel, f"{game} leaderboard"))
    assert note == f"Nobody has finished a game here yet. Open a table: `/{game} open`."
    assert room.messages == []


async def test_the_best_first_and_ones_own_rank_below(room: CardRoom):
    await keep(room, {room.ann: played(0, 2, 61, 3), room.ben: played(1, 1, 22, 0, sweeps=1)})
    await keep(room, {room.ann: played(0, 4, 102, 1), room.ben: played(1, 1, 11, -26, sweeps=2)})
    words = await standings(room, room.ann)
    first, second = words.index("🥇 **Ben** · **"), words.index("🥈 **Ann** · **")
    assert first < second
    assert "2 of 2 won · 4.1 a hand · best hand −26 · 3 moons" in words
    assert "0 of 2 won · 20.4 a hand · best hand 1" in words
    assert f"-# {room.ann.mention}: rank 2 of 2 · " in words
    assert "♥️ Hearts · leaderboard" in words
    assert "Everyone starts at 1000" in words


async def test_a_line_has_one_kind_of_minus(room: CardRoom):
    await keep(room, {room.ann: played(0, 1, -41, -26)})
    words = await standings(room, room.ann)
    assert re.search(r"won · −[\d.]+ a hand · best hand −26", words)


async def test_standings_without_a_finished_hand_have_no_average(room: CardRoom):
    await keep(room, {room.ann: played(0, LEFT, 90, 0, hands=0), room.ben: played(1, 1)})
    words = await standings(room, room.cat)
    [own] = [line for line in words.splitlines() if line.endswith("0 of 1 won")]
    assert own == "-# 0 of 1 won"


async def test_each_game_has_its_own_standings(room: CardRoom):
    await keep(room, {room.ann: played(0, 1, 500, 800, sweeps=1)}, "gongzhu")
    assert "Nobody" in text_of(shown_by(await room.ann.slash(room.channel, "hearts leaderboard")))
    words = await standings(room, room.ben, "gongzhu")
    assert "🥇 **Ann** · **no rating yet**" in words
    assert "1 of 1 won · 125.0 a hand · best hand 800 · all the hearts once" in words
    assert f"-# {room.ben.mention} has no rank yet: finish a game first." in words


async def test_only_people_of_this_server_by_names_that_break_nothing(room: CardRoom):
    rogue = room.person("**bold** @everyone")
    await keep(room, {room.ann: played(0, 1), rogue: played(1, 2)})
    room.guild.remove_member(room.ann)
    words = await standings(room, room.ben)
    assert "Ann" not in words
    assert "🥇 **\\*\\*bold\\*\\*" in words


async def test_an_average_that_is_hardly_anything_has_no_sign(room: CardRoom):
    text = shipped_texts().text()
    await keep(room, {room.ann: played(0, 1, score=0)})
    assert text("tricks-standings-average", average="0.0") in await standings(room, room.ann)


@each_game
async def test_pages_of_ten_turn_for_their_reader_and_privately_for_others(room: CardRoom, game: TrickGame):
    people = [room.person(f"Player{number:02}") for number in range(12)]
    for first, second in zip(people[::2], people[1::2], strict=True):
        await keep(room, {first: played(0, 1), second: played(1, 2)}, game.name)
    answer = await people[0].slash(room.channel, f"{game} leaderboard")
    assert text_of(answer.response).count("**Player") == 10
    assert labels_of(answer.response) == ["← Back", "Next →"]
    await room.restart()
    await room.click(people[0], "Next →", answer.response)
    assert text_of(answer.response).count("**Player") == 2
    other = await room.click(people[1], "← Back", answer.response)
    assert f"{people[1].mention}: rank 7 of 12" in note_of(other)
    assert text_of(answer.response).count("**Player") == 2
