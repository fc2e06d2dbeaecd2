"""The dealer's edge in the lobby, for which nobody waits however long it takes to work out."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import HouseRules, Ties
from bot.services.gnau.odds import OddsService
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, text_of


async def ties_push(room: CardRoom) -> None:
    """Have the server play by rules that no process knows the odds of from its start."""
    changes = {"rules.ties": "push"}
    await room.bot.services.settings.change(room.guild_id, changes, user_id=UserId(room.ann.id))
    assert (await room.bot.services.settings.for_guild(room.guild_id)).for_game(
        GnauSettings
    ).rules == HouseRules(ties=Ties.PUSH)


def lobbies(room: CardRoom) -> list[str]:
    """Return what was sent to show an empty table, in order."""
    return [str(call.json) for call in room.env.http_requests if "Nobody yet" in str(call.json)]


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have odds come only once Discord has an answer; return what has happened, in order."""
    real_odds, real_answer = OddsService.round_odds, discord.InteractionResponse.send_message
    happened: list[str] = []
    is_answered = asyncio.Event()

    async def odds(*question):
        happened.append("asked for odds")
        await is_answered.wait()
        happened.append("odds")
        return await real_odds(*question)

    async def answer(*args, **kwargs):
        answered = await real_answer(*args, **kwargs)
        happened.append("answered")
        is_answered.set()
        return answered

    monkeypatch.setattr(OddsService, "round_odds", odds)
    monkeypatch.setattr(discord.InteractionResponse, "send_message", answer)
    return happened


async def test_the_lobby_shows_it(room: CardRoom):
    assert "Dealer's edge: 5.05 %" in text_of(await room.open())


async def test_once_the_bot_is_ready_it_gets_that_of_the_usual_rules_at_hand(tmp_path: Path):
    # On a busy machine the simulated Discord would not wait for it.
    round_odds(HouseRules(), 1)
    async with CardRoom(tmp_path, is_warm=False, warm_up_after_s=0.0) as room:
        assert room.bot.services.odds.known_round_odds(HouseRules()) is not None
        await room.open()
        [shown] = lobbies(room)
        assert "Dealer's edge: 5.05" in shown


async def test_where_ties_push_there_is_none(room: CardRoom):
    await ties_push(room)
    assert "Dealer's edge: 0.00 %" in text_of(await room.open())


async def test_a_table_is_opened_first_and_its_odds_come_later(room: CardRoom, order):
    await ties_push(room)
    table = await room.open()
    assert order == ["answered", "asked for odds", "odds"]
    first, last = lobbies(room)
    assert "edge" not in first
    assert "Dealer's edge: 0.00" in last
    assert "Dealer's edge: 0.00" in text_of(table)
    assert room.messages == [table]


async def test_a_table_whose_answer_was_lost_shows_it_as_well(room: CardRoom):
    await ties_push(room)
    room.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await room.ann.slash(room.channel, "gnau open")
    assert "Dealer's edge: 0.00" in text_of(room.table)
    assert len(room.messages) == 1
