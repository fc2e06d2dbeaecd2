"""People who let their time run out at tables of Hearts and Gong Zhu, and come back."""

import re

import pytest

from bot.players import TrickGame
from bot.tables.tricks import TrickTable
from bot.tables.tricks.events import KEPT_MS
from tests.support.guild import CardRoom, labels_of, text_of
from tests.support.pictures import words_for
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, held_at, play_until, table_in

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))
TURN_S = 45


async def state(room: CardRoom, game: TrickGame) -> TrickTable:
    return (await table_in(room, game))[1]


async def away(room: CardRoom, game: TrickGame) -> tuple[TrickPlayer, TrickPlayer]:
    """Have Ann let her time run out in a game with Ben, whose turn it is then."""
    ann, ben = await begin(room, game, room.ann, room.ben, target=10_000)
    for player in (ann, ben):
        await player.choose()
    await play_until([ben], lambda: bool(ann.cards))
    await room.env.advance_time(TURN_S + 1)
    assert (await state(room, game)).seats[0].is_away
    return ann, ben


@games
async def test_a_computer_plays_for_who_is_too_late_and_it_is_marked(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    for player in (ann, ben):
        await player.choose()
    await play_until([ben], lambda: bool(ann.cards))
    cards = held_at(await state(room, game))[0]
    await room.env.advance_time(TURN_S - 1)
    assert held_at(await state(room, game))[0] == cards
    await room.env.advance_time(2)
    assert len(held_at(await state(room, game))[0]) < len(cards)
    [said] = words_for(room.table)
    assert re.search(r"Ann: [^.]*, away\.", said)
    assert "💤 You ran out of time, so a computer player plays for you." in ann.words
    assert "I'm back" in ann.labels


@games
@pytest.mark.parametrize("way", ["My hand", "I'm back", "a command"])
async def test_the_next_click_takes_the_seat_back(room: CardRoom, game, way: str):
    ann, ben = await away(room, game)
    match way:
        case "My hand":
            await ann.look()
        case "I'm back":
            await ann.press("I'm back")
        case _:
            ann.panel = (await room.ann.slash(room.channel, f"{game} hand")).response
    assert not (await state(room, game)).seats[0].is_away
    assert "away" not in text_of(room.table)
    await play_until([ben], lambda: bool(ann.cards))
    before = (await state(room, game)).plays
    await room.env.advance_time(TURN_S - 5)
    assert (await state(room, game)).plays == before


@games
async def test_a_card_pressed_by_who_is_away_plays_and_brings_them_back(room: CardRoom, game):
    ann, _ = await begin(room, game, room.ann, room.ben)
    await room.env.advance_time(TURN_S + 1)
    assert all(seat.is_away for seat in (await state(room, game)).seats[:2])
    await ann.choose()
    seats = (await state(room, game)).seats
    assert not any(seat.is_away for seat in seats[:2])
    await play_until(
        [ann], lambda: "Next hand" in labels_of(room.table) or "Play again" in labels_of(room.table)
    )


@games
async def test_with_everybody_away_it_waits_for_them(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, target=10_000)
    for player in (ann, ben):
        await player.choose()
    for _ in range(4):
        await room.env.advance_time(TURN_S + 1)
    paused = await state(room, game)
    assert paused.is_paused
    assert "⏸️ **Paused: everyone is away.**" in text_of(room.table)
    for player in (ann, ben):
        assert "⏸️ **Paused: everyone is away.** Press **I'm\u00a0back** to go on." in player.words
        # Nobody's turn runs.
        assert not {"👉", "💭"} & {*player.words}
        assert "I'm back" in player.labels
    # Three days later: panels from before cannot be edited any more, but the table is there.
    room.clock.ahead_ms = KEPT_MS // 2
    await room.env.advance_time(60)
    await room.restart()
    assert (await state(room, game)).hand == paused.hand
    await ben.look()
    table = await state(room, game)
    assert (table.is_paused, table.seats[1].is_away) == (False, False)
    assert "Paused" not in text_of(room.table)
    await play_until([ben], lambda: "Next hand" in labels_of(room.table))


@games
async def test_a_player_who_left_the_server_gives_the_seat_up(room: CardRoom, game):
    _, ben = await begin(room, game, room.ann, room.ben)
    room.guild.remove_member(room.ann)
    await ben.choose()
    await room.env.advance_time(TURN_S + 1)
    assert (await state(room, game)).people == (room.ben.id,)
