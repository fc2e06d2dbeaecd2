"""A click reads at most once and writes once, from the interaction to the last message that follows it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.players import TrickGame
from bot.tables.ids import UserId
from tests.discord.games import GRANT, HOUSE, NOTHING, TONKU, deal
from tests.support.guild import CardRoom
from tests.support.languages import english_alone
from tests.support.transactions import Counted, counted
from tests.support.tricks.flows import ANN, BEN
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, play_until

Click = Callable[[], Awaitable[object]]


@pytest.fixture
async def room(url: str, tmp_path: Path) -> AsyncIterator[CardRoom]:
    # With more languages, a person's own is written once, after the first click with which they sit down.
    async with CardRoom(tmp_path, database_url=url, catalog=english_alone()) as room:
        yield room


async def asked_by(room: CardRoom, click: Click) -> Counted:
    """Return what a click asks of the database until everybody sees what came of it."""
    with counted(room.bot.database._engine) as asked:
        await click()
        await room.env.settle()
    return asked


@pytest.fixture(params=["score", "bankroll"])
async def points(request: pytest.FixtureRequest, room: CardRoom) -> str:
    """What is played for."""
    mode: str = request.param
    changes = {"points": mode, "opening_grant_points": GRANT}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    return mode


@pytest.mark.usefixtures("points")
async def test_join(room: CardRoom):
    await room.open()
    asked = await asked_by(room, lambda: room.click(room.ben, "Join"))
    # The first time, how often Ben has played before is read as well.
    assert (asked.reads, asked.writes) == (2, 1), asked
    await room.more(room.ben, "Leave")
    asked = await asked_by(room, lambda: room.click(room.ben, "Join"))
    assert (asked.reads, asked.writes) == (1, 1), asked


@pytest.mark.usefixtures("points")
async def test_ready(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    asked = await asked_by(room, lambda: room.click(room.ann, "Ready"))
    assert (asked.reads, asked.writes) == (0, 1), asked


@pytest.mark.usefixtures("points")
async def test_reveal(room: CardRoom):
    await deal(room, HOUSE, TONKU, NOTHING)
    asked = await asked_by(room, lambda: room.click(room.ann, "Reveal"))
    # The second of each is about the direct messages, once the end is to be seen.
    assert (asked.reads, asked.writes) == (2, 2), asked


@pytest.mark.parametrize("game", TRICK_GAMES)
async def test_a_card_with_two_panels_open(room: CardRoom, game: TrickGame):
    room.deck.hands = [ANN, BEN]
    ann, ben = await begin(room, game, room.ann, room.ben)

    def is_due() -> bool:
        return len(ann.cards) > 1

    await play_until([ben, ann], is_due)
    asked = await asked_by(room, lambda: ann.do("play"))
    assert isinstance(ann, TrickPlayer)
    assert (asked.reads, asked.writes) == (0, 1), asked
