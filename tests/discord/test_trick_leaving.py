"""People who leave games of Hearts and Gong Zhu for good while something of theirs is at stake."""

import pytest
import simcord

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.tables.ids import TableId
from bot.tables.table import IDLE_MS
from bot.tables.tricks import Phase, TrickTable
from bot.tables.tricks.events import BETWEEN_MS
from tests.discord.games import GRANT, escrow, points
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import begin, play_until, told_of, type_close

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
pytestmark = pytest.mark.usefixtures("bankrolls")
STAKE = 10
# Two hands of Hearts or more, and as a rule of Gong Zhu too.
TARGETS = {HEARTS: 30, GONGZHU: 2_000}
ALL_LEFT = "Everyone has left, but their stakes are in play"
REFUSED = "Someone who left still has a stake in this game"


async def state(room: CardRoom, game: TrickGame) -> TrickTable:
    table: TrickTable
    _, table = await room.bot.services.games.tables_of(game.name).get(TableId(1))
    return table


async def leave(room: CardRoom, who: simcord.MemberActor, game: TrickGame) -> None:
    question = await room.behind(who, "Leave", room.table_of(game))
    await who.click(question, label="Leave the game")
    assert "A computer player has your seat" in text_of(question)


@games
async def test_nobody_escapes_who_has_left_and_computers_play_it_to_its_end(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, stake=STAKE, target=TARGETS[game])
    for player in (ann, ben):
        await player.choose()
    # Whoever leads a trick does so before the table says its number.
    tricks = tuple(f"Trick {number} of 13" for number in (3, 4))
    await play_until(
        [ann, ben], lambda: any(each in told_of(room.table) for each in tricks) and bool(ann.cards)
    )
    await leave(room, room.ben, game)
    assert "Call off" not in await room.offered(room.ann)
    assert REFUSED in note_of(await room.press_old(room.ann, f"{game}:1:1:ask_call_off"))
    assert REFUSED in note_of(await room.ann.slash(room.channel, f"{game} close"))
    assert ALL_LEFT not in text_of(room.table)
    await leave(room, room.ann, game)
    # The rest of the hand is played in no time.
    between = await state(room, game)
    assert (between.phase, between.people) == (Phase.BETWEEN, ())
    assert ALL_LEFT in text_of(room.table)
    assert "Leave these tables first" in note_of(await room.ann.slash(room.channel, "privacy delete"))
    assert "Only the players" in note_of(await room.ann.slash(room.channel, f"{game} close"))
    assert await escrow(room) == 2 * STAKE
    await room.restart()
    assert await state(room, game) == between
    assert ALL_LEFT in text_of(room.table)
    while (await state(room, game)).phase is not Phase.OVER:
        await room.env.advance_time(BETWEEN_MS / 1000)
    assert (await state(room, game)).round > 1
    await check_returned(room)
    await room.env.advance_time(IDLE_MS / 1000)
    assert (await state(room, game)).phase is Phase.CLOSED
    assert labels_of(room.table) == ["Details"]
    await check_returned(room)


async def check_returned(room: CardRoom) -> None:
    """See that both stakes were returned, and that the message tells of it."""
    assert (await points(room, room.ann, room.ben), await escrow(room)) == ([GRANT] * 2, 0)
    words = told_of(room.table)
    assert "game finished" in words or "is closed" in words
    assert "all stakes are returned" in words
    for name in ("Ann", "Ben"):
        assert f" for {name}: " in words
    assert "💰 <@" not in words


@games
async def test_those_who_have_agreed_to_call_it_off_need_who_leaves_as_well(room: CardRoom, game):
    await begin(room, game, room.ann, room.ben, room.cat, stake=STAKE)
    for who in (room.ann, room.ben):
        await type_close(room, who, game)
    assert "Call off (2/3)" in await room.offered(room.cat)
    await leave(room, room.cat, game)
    assert (await state(room, game)).people == (room.ann.id, room.ben.id)
    assert "Call off" not in await room.offered(room.ben)
    assert REFUSED in note_of(await room.press_old(room.ben, f"{game}:1:1:ask_call_off"))
    assert await escrow(room) == 3 * STAKE


@games
async def test_manage_server_calls_off_even_what_all_have_left(room: CardRoom, boss, game):
    await begin(room, game, room.ann, room.ben, stake=STAKE)
    for who in (room.ann, room.ben):
        await leave(room, who, game)
    question = await room.behind(boss, "Call off", room.table_of(game))
    await boss.click(question, label="Call the game off")
    assert f"Closed by {boss.mention}." in text_of(room.table)
    assert (await escrow(room), await points(room, room.ann, room.ben)) == (0, [GRANT] * 2)
