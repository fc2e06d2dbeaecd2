"""When the database fails in the middle of a step, it is as if nobody had asked for anything."""

import pytest

from bot.rules.errors import RuleError
from bot.services import Step
from bot.tables.gnau import Deal, GnauTable, MarkReady, Reveal
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CHANNEL,
    GUILD,
    OPENER,
    Stacked,
    all_open,
    join,
    lobby,
)

# The dealer has a Double Ox 8, Ann a Ngau Tonku, Ben nothing: points move for everyone.
HANDS = "3S 6S 8S 4S 8D 10D 2D 8H AS KD 4H 4C 3C 8C 5C"


@pytest.fixture
def chance():
    return Stacked(HANDS)


@pytest.fixture
async def dealt(service):
    """The number of a table whose cards are out, Ben ready."""
    table_id = (await service.open(GUILD, CHANNEL, lobby(ANN, BEN).table)).table_id
    for command in (Deal(BY_OPENER), MarkReady(BEN)):
        await service.apply(table_id, command)
    return table_id


@pytest.mark.parametrize("fault", ["table", "add_round", "save_table"])
@pytest.mark.parametrize("command", [Reveal(BY_OPENER), MarkReady(ANN)])
async def test_a_reveal_that_cannot_be_kept(service, database, dealt, command, fault):
    heard: list[Step[GnauTable]] = []
    service.subscribe(heard.append)
    before = await database.kept()
    database.fault = fault
    for _ in range(2):
        if fault == "table":
            service._latest.forget(dealt)
        with pytest.raises(OSError, match="no space left"):
            await service.apply(dealt, command)
    assert (await database.kept(), heard) == (before, [])
    database.fault = None
    step = await service.apply(dealt, command)
    assert heard == [step]
    kept = await database.kept()
    kept.check()
    assert kept.deltas == {f"gnau:{dealt}:1": {ANN: 5, BEN: -2}}


@pytest.mark.parametrize("fault", ["insert_table", "save_table"])
async def test_a_table_that_cannot_be_kept(service, database, fault):
    heard: list[Step[GnauTable]] = []
    service.subscribe(heard.append)
    database.fault = fault
    with pytest.raises(OSError, match="no space left"):
        await service.open(GUILD, CHANNEL, lobby().table)
    assert (await all_open(service), heard) == ([], [])
    database.fault = None
    await service.open(GUILD, CHANNEL, lobby().table)


async def test_a_deal_that_could_not_be_kept_is_dealt_afresh(service, database):
    table_id = (await service.open(GUILD, CHANNEL, lobby(OPENER).table)).table_id
    database.fault = "save_table"
    with pytest.raises(OSError, match="no space left"):
        await service.apply(table_id, Deal(BY_OPENER))
    assert (await service.get(table_id))[1].hands is None
    database.fault = None
    step = await service.apply(table_id, Deal(BY_OPENER))
    assert (step.table.round, (await service.get(table_id))[1]) == (1, step.table)


async def test_a_refusal_during_a_failure_is_still_a_refusal(service, database, dealt):
    database.fault = "save_table"
    with pytest.raises(RuleError, match="cards are out"):
        await service.apply(dealt, join(OPENER))
