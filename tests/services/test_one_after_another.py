"""Many people at once: the answers are those of some order, and no round is settled twice."""

import asyncio
from itertools import pairwise

import pytest

from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.commands import Actor, Close, Leave, Wake
from bot.tables.gnau import Deal, GnauTable, MarkReady, Reveal, RoundRevealed
from bot.tables.ids import ChannelId
from bot.tables.ports import TableExists
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CHANNEL,
    CROWD,
    GUILD,
    MANAGER,
    REVEAL_S,
    all_open,
    join,
    lobby,
)

BY_MANAGER = Actor(MANAGER, manages_server=True)


async def opened(service, *seats):
    return (await service.open(GUILD, CHANNEL, lobby(*seats).table)).table_id


async def at_once(*answers):
    """Return the steps that were carried out and the codes of the commands that were refused."""
    results = await asyncio.gather(*answers, return_exceptions=True)
    codes = [result.code for result in results if isinstance(result, RuleError)]
    steps = [result for result in results if not isinstance(result, RuleError)]
    return steps, codes


def revealing(steps):
    return [step for step in steps if RoundRevealed in map(type, step.events)]


async def test_thirty_people_want_nineteen_seats(service, database):
    heard: list[Step[GnauTable]] = []
    service.subscribe(heard.append)
    table_id = await opened(service)
    steps, codes = await at_once(*(service.apply(table_id, join(person)) for person in CROWD))
    assert (len(steps), codes) == (19, ["table-full"] * 11)
    stored, table = await service.get(table_id)
    assert stored.version == 2 + 19
    assert len(set(table.seats)) == 19
    assert (await database.kept()).kinds(table_id)[1:] == ["PlayerJoined"] * 19
    assert [step.stored.version for step in heard] == list(range(2, 22))
    assert all(later.before == earlier.table for earlier, later in pairwise(heard))


async def test_two_tables_in_one_channel(service):
    attempts = (service.open(GUILD, CHANNEL, lobby().table) for _ in range(5))
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert sorted(type(result) is TableExists for result in results) == [False] + [True] * 4
    assert len(await all_open(service)) == 1


@pytest.mark.parametrize(("number", "code"), [(None, "cards-are-out"), (0, "round-over")])
async def test_two_leaders_deal(service, number, code):
    table_id = await opened(service, ANN, BEN)
    deals = (Deal(actor, round=number) for actor in (BY_OPENER, BY_MANAGER))
    steps, codes = await at_once(*(service.apply(table_id, deal) for deal in deals))
    assert (len(steps), codes) == (1, [code])
    assert (await service.get(table_id))[1].hands == steps[0].table.hands


async def test_two_processes_deal(service, other_service, database):
    table_id = await opened(service, ANN, BEN)
    both = (service, other_service)
    steps, codes = await at_once(*(each.apply(table_id, Deal(BY_OPENER)) for each in both))
    assert (len(steps), codes) == (1, ["cards-are-out"])
    assert (await database.kept()).kinds(table_id).count("CardsDealt") == 1


async def test_everything_that_reveals_comes_at_once(service, other_service, database, clock):
    table_id = await opened(service, ANN, BEN)
    for number in range(1, 6):
        await service.apply(table_id, Deal(BY_OPENER))
        clock.advance(REVEAL_S)
        commands = [Wake(), MarkReady(ANN), Reveal(BY_OPENER), MarkReady(BEN), Reveal(BY_MANAGER), Wake()]
        commands = commands[number:] + commands[:number]
        steps, codes = await at_once(
            *(each.apply(table_id, command) for command in commands for each in (service, other_service))
        )
        assert len(revealing(steps)) == 1
        assert set(codes) <= {"nothing-to-reveal", "no-cards-now", "already-ready"}
        assert (await service.get(table_id))[1].rounds_played == number
    kept = await database.kept()
    kept.check()
    assert len(kept.deltas) == 5


async def test_whoever_is_last_to_be_ready_reveals(service, database):
    table_id = await opened(service, *CROWD[:19])
    await service.apply(table_id, Deal(BY_OPENER))
    steps, codes = await at_once(*(service.apply(table_id, MarkReady(person)) for person in CROWD[:19]))
    assert (len(steps), codes, len(revealing(steps))) == (19, [], 1)
    (await database.kept()).check()


async def test_a_close_and_a_deal_exclude_each_other(service):
    table_id = await opened(service, ANN)
    commands = (Close(BY_MANAGER), Deal(BY_OPENER))
    steps, codes = await at_once(*(service.apply(table_id, command) for command in commands))
    assert (len(steps), len(codes)) == (1, 1)
    assert codes[0] in {"table-closed", "reveal-first"}


async def test_tables_in_other_channels_are_played_at_the_same_time(service, database):
    async def play(channel_id):
        table = lobby(ANN, BEN, stake_points=2).table
        table_id = (await service.open(GUILD, channel_id, table)).table_id
        commands = (Deal(BY_OPENER), Reveal(BY_OPENER), join(CAT), Deal(BY_OPENER), MarkReady(CAT))
        for command in (*commands, MarkReady(ANN), MarkReady(BEN), Leave(ANN), Close(BY_OPENER)):
            step = await service.apply(table_id, command)
        return step.table

    tables = await asyncio.gather(*(play(ChannelId(CHANNEL + number)) for number in range(8)))
    kept = await database.kept()
    kept.check()
    assert len(kept.deltas) == 16
    people = (ANN, BEN, CAT)
    tallies = {person: sum(table.tally[person] for table in tables) for person in people}
    assert await database.balances(GUILD, people) == tallies


async def test_the_steps_of_one_table_queue_up_and_those_of_another_do_not_wait_for_them(service, database):
    one = await opened(service)
    other = (await service.open(GUILD, ChannelId(CHANNEL + 1), lobby().table)).table_id
    await at_once(*(service.apply(one, join(person)) for person in CROWD[:8]))
    assert database.peak == 1
    leaving = [service.apply(one, Leave(person)) for person in CROWD[:8]]
    await at_once(*leaving, *(service.apply(other, join(person)) for person in CROWD[:8]))
    assert database.peak == 2


async def test_a_click_that_is_given_up_leaves_nothing_half_done(service, database):
    table_id = await opened(service)
    tasks = [asyncio.create_task(service.apply(table_id, join(person))) for person in CROWD[:12]]
    for number, task in enumerate(tasks):
        await asyncio.sleep(number / 2000)
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    seats = (await service.get(table_id))[1].seats
    joined = [data["user_id"] for kind, data in (await database.kept()).events[table_id][1:]]
    assert list(seats) == joined
    step = await service.apply(table_id, join(ANN))
    assert step.table.seats == (*seats, ANN)
