"""Taking a computer player's seat over: asked first, and what was played stays whose it was."""

import pytest

from bot.players import TrickGame
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, labels_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.together import click_forged
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, finish_hand, table_in, told_of

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
LONG = 10_000
YES = "Take the seat"


async def after_a_hand(room: CardRoom, game: TrickGame, **options) -> TrickPlayer:
    """Have Ann play a hand with three computer players."""
    [ann] = await begin(room, game, room.ann, target=LONG, **options)
    await finish_hand(room, game)
    return ann


async def asked(room: CardRoom, who, game: TrickGame):
    return shown_by(await room.click(who, "Join", room.table_of(game)))


@games
async def test_the_seat_and_its_score_are_named_before_anything_is_taken(room: CardRoom, game):
    await after_a_hand(room, game, stake=2)
    _, before = await table_in(room, game)
    question = await asked(room, room.ben, game)
    assert question.ephemeral
    words = text_of(question)
    score = f"{before.totals[1]:,}".replace("-", "−")
    assert f"Take over from 🤖 Mei?** You get seat 2 with its score of **{score}**" in words
    assert "no stake on this seat" in words
    assert (await table_in(room, game))[1] == before
    await room.ben.click(question, label=YES)
    _, after = await table_in(room, game)
    assert after.seats[1].user_id == room.ben.id
    assert after.totals == before.totals
    # The question has become the panel.
    assert "Seat 2 is yours" in text_of(question)
    assert "Next hand" in labels_of(question)
    await room.click(room.ann, "Next hand", room.table_of(game))
    assert "Seat 2 is yours" not in text_of(question)


@games
async def test_a_finished_hand_stays_whose_it_was(room: CardRoom, game):
    await after_a_hand(room, game)
    shown = text_of(room.table)
    question = await asked(room, room.ben, game)
    await room.ben.click(question, label=YES)
    assert text_of(room.table) == shown
    assert "Ben: " not in told_of(room.table)
    assert "for you" not in text_of(question)
    sheet = await room.told(room.cat, "Scores", room.table_of(game))
    assert "Earlier hands played by 🤖 Mei" in sheet
    await room.click(room.ann, "Next hand", room.table_of(game))
    await finish_hand(room, game)
    _, after = await table_in(room, game)
    assert [after.player_of(hand, 1) for hand in range(2)] == [None, UserId(room.ben.id)]
    assert "Ben: " in told_of(room.table)


@games
async def test_a_seat_that_somebody_else_was_quicker_to_take(room: CardRoom, game):
    await after_a_hand(room, game)
    questions = [await asked(room, who, game) for who in (room.ben, room.cat)]
    assert text_of(questions[0]) == text_of(questions[1])
    await room.ben.click(questions[0], label=YES)
    result = await room.cat.click(questions[1], label=YES)
    assert "just taken that seat" in text_of(result.followups[-1])
    _, table = await table_in(room, game)
    assert table.people == (UserId(room.ann.id), UserId(room.ben.id))


@games
async def test_once_the_next_hand_is_dealt_nothing_can_be_taken(room: CardRoom, game):
    await after_a_hand(room, game)
    question = await asked(room, room.ben, game)
    await room.click(room.ann, "Next hand", room.table_of(game))
    result = await room.ben.click(question, label=YES)
    assert "hand is finished" in text_of(result.followups[-1])
    forged = await click_forged(room.env, room.ben, room.table_of(game), "My hand", f"{game}:1:2:take_over:1")
    assert "Cards are out" in text_of(forged.followups[-1])
    _, table = await table_in(room, game)
    assert table.people == (UserId(room.ann.id),)


@games
async def test_before_a_game_nobody_is_asked(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open")
    panel = await asked(room, room.ben, game)
    assert "You have seat 2" in text_of(panel)
    assert panel.ephemeral
    await room.click(room.ann, "Start", room.table_of(game))
    # The very message that said so has the cards now.
    assert "hand 1" in text_of(panel)
    assert len(labels_of(panel)) > 1
