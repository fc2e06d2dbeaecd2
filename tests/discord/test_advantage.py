"""The dealer's exact advantage in the lobby, however long it takes to work it out."""

import asyncio

from bot.rules.gnau import HouseRules, Ties
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, text_of


async def test_the_lobby_shows_it(room: CardRoom):
    assert "exact advantage: 5.05 of 100 points" in text_of(await room.open())


async def test_where_ties_push_there_is_none(room: CardRoom):
    await room.bot.services.settings.change(
        room.guild_id, {"rules.ties": "push"}, user_id=UserId(room.ann.id)
    )
    assert (await room.bot.services.settings.of(room.guild_id)).rules == HouseRules(ties=Ties.PUSH)
    assert "exact advantage: 0.00 of 100 points" in text_of(await room.open())


async def test_nobody_waits_for_it_and_it_comes_later(room: CardRoom, monkeypatch):
    real = room.bot.services.odds.round_odds
    known: list[HouseRules] = []

    async def slow(rules, packs=1):
        """Take long the first time, as the real one does."""
        if not known:
            await asyncio.sleep(0.2)
        known.append(rules)
        return await real(rules, packs)

    monkeypatch.setattr(room.bot.services.odds, "round_odds", slow)
    monkeypatch.setattr("bot.delivery.gnau.ADVANTAGE_WAIT_S", 0.05)
    table = await room.open()
    first, *later = [str(call.json) for call in room.env.http_requests if "Nobody yet" in str(call.json)]
    assert "advantage" not in first
    assert "exact advantage: 5.05" in later[-1]
    assert "exact advantage: 5.05 of 100 points" in text_of(table)
