"""How to play: a private lesson of each game, gone through by pressing alone."""

import pytest

from bot.games import GONGZHU, HEARTS, DiscordGame
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, components_of, note_of, shown_by, text_of
from tests.support.pictures import words_for
from tests.support.pupil import TAUGHT, Pupil
from tests.support.together import click_forged

GALLERY = 12
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


@pytest.fixture
async def ann(room: CardRoom) -> Pupil:
    """Ann, on the first page of the first game there is."""
    pupil = Pupil(room, room.ann, TAUGHT[0])
    await pupil.start()
    return pupil


@every_game
async def test_a_newcomer_gets_through_by_pressing_what_is_right(room: CardRoom, game: DiscordGame):
    pupil = Pupil(room, room.ann, game)
    await pupil.start()
    assert pupil.page.ephemeral
    last = len(pupil.pages)
    assert 5 <= last <= 8
    for number in range(last):
        assert f"{number + 1} of {last}" in pupil.words
        assert "Skip" in pupil.labels
        await pupil.answer(number, lambda is_right: is_right)
        assert "✅" in pupil.words
        await pupil.press("Next")
    assert "ready to play" in pupil.words
    assert room.messages == []


async def test_a_wrong_answer_is_explained_and_can_be_tried_again(ann: Pupil):
    await ann.answer(0, lambda is_right: not is_right)
    assert "❌" in ann.words
    assert "Skip" in ann.labels
    await ann.answer(0, lambda is_right: is_right)
    assert "✅" in ann.words
    assert "❌" not in ann.words
    assert ann.labels == ["Next"]


async def test_pages_can_be_skipped_and_turned_back(ann: Pupil):
    first = ann.words
    await ann.press("Skip")
    assert "2 of" in ann.words
    await ann.press("Back")
    assert ann.words == first
    for _ in ann.pages:
        await ann.press("Skip")
    await ann.press("Start again")
    assert ann.words == first


async def test_a_lesson_goes_on_after_a_restart(room: CardRoom, ann: Pupil):
    await ann.press("Skip")
    await room.restart()
    await ann.answer(1, lambda is_right: is_right)
    assert "✅" in ann.words


@pytest.mark.parametrize(
    ("custom_id", "said"), [("lesson:gnau:0:zzz", "1 of 8"), ("lesson:gnau:99:", "ready to play")]
)
async def test_what_is_forged_is_no_answer_or_the_end(room: CardRoom, ann: Pupil, custom_id: str, said: str):
    await click_forged(room.env, room.ann, ann.page.message, "Skip", custom_id)
    assert said in ann.words
    assert "✅" not in ann.words
    assert "❌" not in ann.words


async def test_a_game_that_nobody_is_taught_is_refused(room: CardRoom, ann: Pupil):
    result = await click_forged(room.env, room.ann, ann.page.message, "Skip", "lesson:snap:0")
    assert shown_by(result).ephemeral
    assert "table" in note_of(result)


@every_game
async def test_whoever_wants_no_pictures_gets_the_cards_in_words(room: CardRoom, game: DiscordGame):
    await room.bot.services.preferences.change(UserId(room.ann.id), {"text_only": True})
    pupil = Pupil(room, room.ann, game)
    await pupil.start()
    for number, page in enumerate(pupil.pages):
        assert page.example.words in pupil.words
        await pupil.answer(number, lambda is_right: is_right)
        assert page.example.words in pupil.words
        assert GALLERY not in {each["type"] for each in components_of(pupil.page)}
        await pupil.press("Next")


async def at_its_end(room: CardRoom, game: DiscordGame) -> Pupil:
    """Ann, who has skipped a whole lesson."""
    pupil = Pupil(room, room.ann, game)
    await pupil.start()
    for _ in pupil.pages:
        await pupil.press("Skip")
    return pupil


@every_game
async def test_a_lesson_ends_in_practice_on_the_same_page(room: CardRoom, game: DiscordGame):
    pupil = await at_its_end(room, game)
    await pupil.press("Practise")
    assert "ractice" in pupil.words.splitlines()[1]
    assert room.messages == []


@every_game
async def test_a_lesson_ends_at_a_table_as_the_command_opens_it(room: CardRoom, game: DiscordGame):
    pupil = await at_its_end(room, game)
    assert pupil.labels == ["Practise", "Open a table", "Start again", "Back"]
    await pupil.press("Open a table")
    assert f"<@{room.ann.id}>" in text_of(room.table)
    assert "table 1" in text_of(room.table)
    # There is one now.
    refused = await pupil.press("Open a table")
    assert "already" in note_of(refused)
    assert len(room.messages) == 1


async def test_the_button_for_a_table_works_after_a_restart_and_says_alone_why_not(room: CardRoom):
    pupil = await at_its_end(room, HEARTS)
    role = room.guild.create_role("Hosts")
    await room.bot.services.settings.change(
        room.guild_id, {"opener_role": role.id}, user_id=UserId(room.ben.id)
    )
    await room.restart()
    assert str(role.id) in note_of(await pupil.press("Open a table"))
    assert room.messages == []


@pytest.mark.parametrize("game", [HEARTS, GONGZHU], ids=lambda game: game.name)
async def test_a_table_of_a_lesson_is_filled_with_computers(room: CardRoom, game: DiscordGame):
    pupil = await at_its_end(room, game)
    await pupil.press("Open a table")
    await room.click(room.ann, "Start")
    [said] = words_for(room.table)
    assert all(f"{name}: 13 cards left" in said for name in ("Mei", "Ravi", "Jojo"))
