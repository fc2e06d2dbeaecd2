"""A month at a slow table: what four people who come by now and then cost Discord, and what wakes the bot."""

import random
from typing import Any, Final

import pytest

from bot.players import HEARTS, TrickGame
from bot.services.wakeups import Wakeups
from bot.tables.gnau import Phase as GnauPhase
from bot.tables.gnau.dealing import awaited as awaited_at_gnau
from bot.tables.ids import TableId, UserId
from bot.tables.preferences import TurnCalls
from bot.tables.tricks import Phase, TrickTable
from tests.discord.test_slow_tables import DAY_S, HOUR_S, PACE
from tests.discord.test_turn_calls import letters, pings, prefer
from tests.discord.test_vacations import leave
from tests.support.counted import counted, requests_noted
from tests.support.guild import CardRoom, labels_of, shown_by, text_of
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, table_in

DAYS: Final = 30
MOST_REQUESTS: Final = 200


def note_wakes(monkeypatch: pytest.MonkeyPatch, room: CardRoom) -> list[bool]:
    """Note of each wake-up of a table whether the table did something."""
    needed, rouse = list[bool](), Wakeups._rouse

    async def rouse_noted(self: Wakeups, table_id: TableId) -> None:
        store = room.bot.services.store
        before = await store.table(table_id)
        await rouse(self, table_id)
        needed.append(before != await store.table(table_id))

    monkeypatch.setattr(Wakeups, "_rouse", rouse_noted)
    return needed


def awaited(table: TrickTable, players: list[TrickPlayer]) -> list[TrickPlayer]:
    return [each for each in players if each.who.id in table.awaited]


async def come_by(player: TrickPlayer) -> None:
    """Have a person open their cards, and do all that is theirs to do now."""
    await player.look()
    await player.move()


async def play_days(room: CardRoom, players: list[TrickPlayer], chance: random.Random, days: int) -> int:
    """Play for some days; return how many turns there were."""
    game = players[0].game
    turns, until_ms = 0, room.clock.now_ms() + days * DAY_S * 1000
    while room.clock.now_ms() < until_ms:
        # Somebody who was told at night comes by in the morning, somebody else at once.
        await room.env.advance_time(chance.uniform(6, 18) * HOUR_S)
        _, table = await table_in(room, game)
        for player in awaited(table, players):
            await come_by(player)
            turns += 1
    return turns


async def month_of_tricks(
    room: CardRoom, game: TrickGame, monkeypatch: pytest.MonkeyPatch
) -> tuple[int, TrickTable]:
    """Play for a month with restarts; return how many counted requests that were, and the table."""
    wakes, chance = note_wakes(monkeypatch, room), random.Random(1)
    with requests_noted(room, monkeypatch) as noted:
        people = (room.ann, room.ben, room.cat, room.dan)
        players = await begin(room, game, *people, pace=PACE)
        turns = 0
        for _ in range(DAYS // 5):
            turns += await play_days(room, players, chance, 5)
            await room.restart()
        asked: list[Any] = [*counted(noted, path="/channels"), *counted(noted, path="/users/@me/channels")]
    _, table = await table_in(room, game)
    assert turns > DAYS
    assert all(wakes)
    return len(asked), table


@pytest.mark.thorough
@pytest.mark.parametrize("game", TRICK_GAMES)
async def test_a_month_with_all_defaults_costs_fewer_than_two_hundred_requests(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, game: TrickGame
):
    requests, _ = await month_of_tricks(room, game, monkeypatch)
    assert requests < MOST_REQUESTS


@pytest.mark.thorough
async def test_a_month_of_people_who_want_different_reminders(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    for person, way in ((room.cat, TurnCalls.DIRECT), (room.dan, TurnCalls.OFF)):
        await prefer(room, person, way)
    requests, table = await month_of_tricks(room, HEARTS, monkeypatch)
    assert requests < MOST_REQUESTS
    # Nobody was late, so that no computer player has played for anyone.
    assert table.phase in {Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN}
    assert all(each.is_present for each in table.seats)
    # Those who want none got none, and each of the others in their own way.
    assert f"<@{room.dan.id}>" not in "".join(pings(room))
    assert f"<@{room.cat.id}>" not in "".join(pings(room))
    assert all(f"<@{each.id}>" in "".join(pings(room)) for each in (room.ann, room.ben))
    assert letters(room.cat)
    assert letters(room.dan) == []
    # There is one message of the table, which is at most a day older than the latest turn.
    [shown] = [each for each in room.messages if "table 1" in text_of(each)]
    assert shown.created_at.timestamp() * 1000 > room.clock.now_ms() - 3 * DAY_S * 1000


async def press(room: CardRoom, who, label: str) -> Any:
    """Press a button of the table's message, which pings may stand below; return the private answer."""
    shown = [each for each in room.messages if label in labels_of(each)][-1]
    return shown_by(await room.click(who, label, shown))


async def decide(room: CardRoom, who, phase: GnauPhase, chance: random.Random) -> None:
    """Have a person open their cards, and bid, raise or split."""
    begins = {GnauPhase.BIDDING: "Bid", GnauPhase.RAISING: "Raise", GnauPhase.DEALT: "No Ox"}[phase]
    hand = await press(room, who, "My hand")
    label = chance.choice([label for label in labels_of(hand) if label.startswith(begins)])
    await who.click(hand, label=label)


async def come_by_at_gnau(room: CardRoom, people, chance: random.Random) -> int:
    """Have everyone awaited do what is theirs to do, or the host deal; return how many have decided."""
    state = await room.state()
    if state.phase is GnauPhase.REVEALED:
        [shown] = [each for each in room.messages if "Deal again" in labels_of(each)]
        await room.click(room.ann, "Deal again", shown)
        return 0
    waiting = [each for each in people if each.id in awaited_at_gnau(state)]
    # Some come by later than others, so that a wait goes on.
    coming = waiting if len(waiting) < 3 else waiting[:-1]
    for person in coming:
        await decide(room, person, state.phase, chance)
    return len(coming)


@pytest.mark.thorough
async def test_a_month_of_gnau_with_bids_and_own_splits(room: CardRoom, monkeypatch: pytest.MonkeyPatch):
    people, chance = (room.ann, room.ben, room.cat, room.dan), random.Random(1)
    # Nights and a vacation of theirs make the bot do nothing in vain either.
    night = {"time_zone": "Asia/Kuala_Lumpur", "quiet_hours": ["23:00-07:00"]}
    await room.bot.services.preferences.change(UserId(room.cat.id), night)
    wakes, decisions = note_wakes(monkeypatch, room), 0
    with requests_noted(room, monkeypatch) as noted:
        await room.open(dealer="bid", split="own", pace=PACE)
        for person in people:
            await room.click(person, "Join")
        await room.click(room.ann, "Deal")
        for part in range(DAYS // 5):
            if part == 2:
                await leave(room, room.dan, 3)
            until_ms = room.clock.now_ms() + 5 * DAY_S * 1000
            while room.clock.now_ms() < until_ms:
                await room.env.advance_time(chance.uniform(6, 18) * HOUR_S)
                decisions += await come_by_at_gnau(room, people, chance)
            await room.restart()
        asked: list[Any] = [*counted(noted, path="/channels"), *counted(noted, path="/users/@me/channels")]
    state = await room.state()
    assert all(wakes)
    # In each round, four people have decided two or three times. Nobody was late with a bid or a split.
    kept = [
        await room.bot.services.history.round(room.guild_id, TableId(1), each + 1)
        for each in range(state.round - 1)
    ]
    assert len(kept) > DAYS / 5
    assert decisions > 2 * 4 * len(kept)
    assert len(asked) < MOST_REQUESTS
