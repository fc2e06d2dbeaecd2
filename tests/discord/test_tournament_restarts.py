"""What a process leaves undone of a tournament, the next one does."""

from typing import Any

import pytest

from bot.features.tournaments.service import TournamentService
from bot.rules.errors import RuleError
from tests.support.guild import CardRoom, shown_by, text_of
from tests.support.tournaments import Rally, begun, four


@pytest.fixture
def rally(room: CardRoom) -> Rally:
    return Rally(room, room.boss())


async def test_it_goes_on_after_a_restart_while_it_is_played(room, rally):
    await begun(rally, *four(room), hands=2)
    await rally.finish_hand(0)
    await room.restart()
    for number in (1, 0):
        await rally.finish_hand(number)
    await room.restart()
    await rally.finish_hand(1)
    assert "tournament 1 is finished" in text_of(rally.message)


async def test_tables_are_made_once_by_a_process_that_dies_at_it(room, rally, monkeypatch):
    await rally.open()
    await rally.join(*four(room))

    async def die(*_: object) -> None:
        raise RuleError("tournament-unknown")

    monkeypatch.setattr(TournamentService, "note_thread", die)
    await rally.begin()
    assert len(room.channel.threads) == 1
    assert await rally.table_ids() == []
    monkeypatch.undo()
    await room.restart()
    await rally.settle()
    assert len(await rally.table_ids()) == 2
    assert len(room.channel.threads) == 2


async def test_a_table_that_was_opened_but_not_noted_is_found(room, rally, monkeypatch):
    await rally.open()
    await rally.join(*four(room))
    note_place = rally.service._rows.note_place
    calls = []

    async def die(tournament_id: int, place: Any) -> None:
        calls.append(place)
        if place.table_id is not None:
            raise RuleError("tournament-unknown")
        await note_place(tournament_id, place)

    monkeypatch.setattr(rally.service._rows, "note_place", die)
    await rally.begin()
    assert len(calls) == 2
    monkeypatch.undo()
    await room.restart()
    await rally.settle()
    assert await rally.table_ids() == [1, 2]


async def test_no_table_plays_on_when_a_process_dies_while_it_cancels(room, rally, monkeypatch):
    """The message of a cancelled tournament shows the key of all hands."""
    await begun(rally, *four(room), hands=2)

    async def die(*_: object) -> None:
        raise RuleError("tournament-unknown")

    monkeypatch.setattr(TournamentService, "close_tables", die)
    question = shown_by(await room.click(rally.boss, "Cancel…", rally.message))
    await room.click(rally.boss, "Cancel it", question)
    monkeypatch.undo()
    assert (await rally.table(0))[1].is_open
    await room.restart()
    await rally.settle()
    assert (await rally.kept()).seed_root.hex() in text_of(rally.message)
    assert not any([(await rally.table(number))[1].is_open for number in (0, 1)])


async def test_a_table_that_was_just_being_opened_is_closed_with_its_tournament(room, rally, monkeypatch):
    await rally.open()
    await rally.join(*four(room))
    note_place = rally.service._rows.note_place

    async def cancelled_meanwhile(tournament_id: int, place: Any) -> None:
        if place.table_id is not None:
            monkeypatch.undo()
            await rally.service._rows.cancel(tournament_id)
            raise RuleError("tournament-unknown")
        await note_place(tournament_id, place)

    monkeypatch.setattr(rally.service._rows, "note_place", cancelled_meanwhile)
    await rally.begin()
    await room.restart()
    await rally.settle()
    assert await room.bot.services.games.all_open() == []
