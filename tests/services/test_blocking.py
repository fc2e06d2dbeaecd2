"""Whom a server has blocked: kept, shared by everything that could be done, and outlasting a reset."""

import asyncio

import pytest

from bot.features.drill.service import DrillService
from bot.rules.errors import RuleError
from bot.services.bankroll import Gift
from bot.tables.admission import MAX_BLOCKED
from bot.tables.events import PlayerLeft
from bot.tables.gnau import Deal, Reveal
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.points import PointsMode
from tests.support.services import full_services
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CHANNEL,
    CROWD,
    GUILD,
    MANAGER,
    Seeded,
    gnau_of,
    join,
    lobby,
    server_settings,
)
from tests.support.texts import shipped_texts

SETTINGS = server_settings(points=PointsMode.BANKROLL, giving=True)
ELSEWHERE = GuildId(GUILD + 1)


@pytest.fixture
async def start(database, clock):
    """Start the services, as often as the bot is started."""
    started = []

    def start():
        started.append(full_services(database, shipped_texts(), clock, Seeded(), SETTINGS))
        return started[-1]

    yield start
    for services in started:
        await services.close()


@pytest.fixture
def services(start):
    return start()


async def block(services, *people):
    for person in people:
        await services.block(GUILD, person, user_id=MANAGER)


async def refused(call):
    with pytest.raises(RuleError) as error:
        await call
    return error.value.code


def gift(giver, receiver):
    return Gift(giver, 0, receiver, 5, "key")


async def test_a_block_lasts_until_it_is_taken_back(start, services):
    await block(services, ANN)
    again = start()
    assert (await again.settings.for_guild(GUILD)).blocked == (ANN,)
    assert await refused(again.bankroll.take_daily(GUILD, ANN)) == "blocked"
    await again.settings.unblock(GUILD, ANN, user_id=MANAGER)
    assert (await again.settings.for_guild(GUILD)).blocked == ()
    await again.bankroll.take_daily(GUILD, ANN)


async def test_blocked_people_neither_give_nor_take_their_allowance(services):
    await block(services, ANN)
    assert await refused(services.bankroll.give(GUILD, gift(ANN, BEN))) == "blocked"
    assert await refused(services.bankroll.take_daily(GUILD, ANN)) == "blocked"
    assert await refused(services.of(DrillService).share(GUILD, ANN, 1)) == "blocked"
    # To be given something is nothing that they do, and other servers have not blocked them.
    await services.bankroll.give(GUILD, gift(BEN, ANN))
    await services.bankroll.take_daily(ELSEWHERE, ANN)


async def test_blocks_that_cannot_be_are_refused(services):
    await block(services, ANN)
    assert await refused(block(services, ANN)) == "blocked-already"
    assert await refused(block(services, MANAGER)) == "block-oneself"
    assert await refused(services.settings.unblock(GUILD, BEN, user_id=MANAGER)) == "not-blocked"
    assert await refused(services.settings.unblock(ELSEWHERE, ANN, user_id=MANAGER)) == "not-blocked"


async def test_a_server_blocks_so_many_people_at_most(services):
    people = [UserId(2**63 - 1 - number) for number in range(MAX_BLOCKED)]
    await services.settings.change(GUILD, {"blocked": people}, user_id=MANAGER)
    assert await refused(block(services, ANN)) == "too-many-blocked"
    assert (await services.settings.for_guild(GUILD)).blocked == tuple(people)


async def test_managers_who_block_at_once_do_not_undo_each_other(services):
    others = (services.block(GUILD, person, user_id=MANAGER) for person in CROWD[:5])
    await asyncio.gather(*others, services.settings.change(GUILD, {"language": "ms"}, user_id=BEN))
    settings = await services.settings.for_guild(GUILD)
    assert (set(settings.blocked), settings.language) == (set(CROWD[:5]), "ms")


async def test_a_reset_of_the_settings_blocks_on(services):
    await services.settings.change(GUILD, {"language": "ms"}, user_id=MANAGER)
    await block(services, ANN)
    settings = await services.settings.reset(GUILD, user_id=MANAGER)
    assert settings == SETTINGS.changed({"blocked": [ANN]})


async def test_the_log_says_who_did_it(services, caplog):
    caplog.set_level("INFO", logger="bot")
    await block(services, ANN)
    [line] = [record.getMessage() for record in caplog.records if record.name == "bot.services.settings"]
    assert line == f"server {GUILD}: {MANAGER} has blocked {ANN}"


async def test_seats_are_free_at_once_or_after_the_round(services):
    waiting = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN, BEN).table)
    dealt = await gnau_of(services).open(GUILD, ChannelId(CHANNEL + 1), lobby(ANN, BEN).table)
    elsewhere = await gnau_of(services).open(ELSEWHERE, ChannelId(CHANNEL + 2), lobby(ANN, BEN).table)
    await gnau_of(services).apply(dealt.table_id, Deal(BY_OPENER))
    await block(services, ANN)

    async def seats(stored):
        return (await gnau_of(services).get(stored.table_id))[1].seats

    assert [await seats(stored) for stored in (waiting, dealt, elsewhere)] == [(BEN,), (ANN, BEN), (ANN, BEN)]
    step = await gnau_of(services).apply(dealt.table_id, Reveal(BY_OPENER))
    assert step.events[-1] == PlayerLeft(ANN)
    assert set(step.table.deltas()) == {ANN, BEN}
    assert await seats(dealt) == (BEN,)
    assert await refused(gnau_of(services).apply(dealt.table_id, join(ANN))) == "blocked"
    await gnau_of(services).apply(dealt.table_id, join(CAT))


async def test_a_seat_that_was_lost_is_lost_after_a_restart_too(start, services):
    dealt = await gnau_of(services).open(GUILD, CHANNEL, lobby(ANN, BEN).table)
    await gnau_of(services).apply(dealt.table_id, Deal(BY_OPENER))
    await block(services, ANN)
    step = await gnau_of(start()).apply(dealt.table_id, Reveal(BY_OPENER))
    assert step.table.seats == (BEN,)
