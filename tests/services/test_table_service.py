"""Tables that survive: what a step keeps, and who is told of it."""

import sqlite3
from contextlib import closing

import pytest

from bot.rules.errors import RuleError
from bot.rules.gnau.record import replay
from bot.services import Step
from bot.tables.commands import Close, Wake
from bot.tables.events import PlayerJoined
from bot.tables.gnau import Deal, GnauTable, MarkReady, Phase, RecordDelivery, Reveal
from bot.tables.ids import ChannelId, MessageId, TableId
from bot.tables.ports import NewTable, TableExists
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CHANNEL,
    DEALER,
    GUILD,
    IDLE_MS,
    all_open,
    join,
    lobby,
    part_of,
)

ELSEWHERE = ChannelId(CHANNEL + 1)


async def opened(service, *seats, **options):
    """Open a table in the channel and return its number."""
    return (await service.open(GUILD, CHANNEL, lobby(*seats, **options).table)).table_id


async def carry_out(service, table_id, *commands):
    for command in commands:
        step = await service.apply(table_id, command)
    return step


# Opening


async def test_a_new_table_is_found_in_its_channel(service):
    table = lobby(ANN).table
    stored = await service.open(GUILD, CHANNEL, table)
    assert (stored.guild_id, stored.channel_id, stored.game, stored.is_open) == (GUILD, CHANNEL, "gnau", True)
    assert stored.deadline_ms == table.deadline_ms
    assert await service.in_channel(CHANNEL) == await service.get(stored.table_id) == (stored, table)


async def test_a_channel_holds_one_open_table(service):
    table_id = await opened(service)
    with pytest.raises(TableExists) as there:
        await opened(service, ANN)
    assert there.value.table.table_id == table_id
    assert (await service.get(table_id))[1].seats == ()
    assert (await service.open(GUILD, ELSEWHERE, lobby().table)).table_id != table_id


async def test_a_closed_table_leaves_its_channel_free(service):
    first = await opened(service)
    await service.apply(first, Close(BY_OPENER))
    with pytest.raises(RuleError, match="no table here"):
        await service.in_channel(CHANNEL)
    second = await opened(service)
    assert (await service.in_channel(CHANNEL))[0].table_id == second != first
    stored, table = await service.get(first)
    assert (stored.is_open, stored.deadline_ms, table.phase) == (False, None, Phase.CLOSED)


async def test_a_table_that_never_was(service):
    for attempt in (service.get(TableId(99)), service.apply(TableId(99), join(ANN))):
        with pytest.raises(RuleError, match="table unknown"):
            await attempt


async def test_the_table_of_another_game_is_none_of_ours(service, database):
    async with database.transaction() as transaction:
        hearts = await transaction.insert_table(NewTable(GUILD, CHANNEL, "hearts", {}), now_ms=0)
    for attempt in (service.get(hearts.table_id), service.apply(hearts.table_id, Wake())):
        with pytest.raises(RuleError, match="table unknown"):
            await attempt
    assert await all_open(service) == []
    await opened(service)


async def test_the_open_tables_of_all_channels(service):
    table_id = await opened(service, ANN)
    other = await service.open(GUILD, ELSEWHERE, lobby().table)
    assert [step.stored.table_id for step in await all_open(service)] == [table_id, other.table_id]
    await service.apply(table_id, Close(BY_OPENER))
    (step,) = await all_open(service)
    assert (step.stored, step.events) == (other, ())
    assert step.before == step.table == lobby().table


# Steps


async def test_a_step_is_what_another_process_finds(service, other_service, clock):
    table_id = await opened(service, ANN)
    clock.advance(5)
    step = await service.apply(table_id, join(BEN))
    assert (step.before.seats, step.table.seats) == ((ANN,), (ANN, BEN))
    assert step.events == (PlayerJoined(BEN, part_of(BEN)),)
    assert step.stored.deadline_ms == step.table.deadline_ms == clock.at_ms + IDLE_MS
    assert await other_service.get(table_id) == (step.stored, step.table)
    dealt = await other_service.apply(table_id, Deal(BY_OPENER))
    assert (await service.get(table_id))[1].hands == dealt.table.hands is not None


async def test_every_step_is_a_version_and_appends_to_the_log(service, database, clock):
    table_id = await opened(service)
    clock.advance(5)
    await carry_out(service, table_id, join(ANN), Deal(BY_OPENER), MarkReady(ANN), Close(BY_OPENER))
    kept = await database.kept()
    assert kept.versions[table_id] == (await service.get(table_id))[0].version
    assert kept.kinds(table_id) == [
        "TableOpened",
        "PlayerJoined",
        "CardsDealt",
        "PlayerReady",
        "RoundRevealed",
        "TableClosed",
    ]
    assert [row[2] for row in kept.rows["table_events"]] == [clock.at_ms - 5_000] + [clock.at_ms] * 5


async def test_a_refusal_keeps_nothing(service, database):
    table_id = await opened(service, ANN)
    before = await database.kept()
    for command in (join(ANN), Reveal(BY_OPENER), join(BEN, 3)):
        with pytest.raises(RuleError):
            await service.apply(table_id, command)
    assert await database.kept() == before


async def test_a_command_without_consequence_keeps_nothing(service, database):
    heard: list[Step[GnauTable]] = []
    table_id = await opened(service, ANN)
    before = await database.kept()
    service.subscribe(heard.append)
    step = await service.apply(table_id, Wake())
    assert (step.events, step.before, step.stored.version) == ((), step.table, before.versions[table_id])
    assert (await database.kept(), heard) == (before, [])


async def test_the_message_of_a_table_is_remembered(service):
    table_id = await opened(service)
    await service.set_message(table_id, MessageId(5))
    assert (await service.apply(table_id, join(ANN))).stored.message_id == 5
    assert (await service.get(table_id))[0].message_id == 5


# Settling


@pytest.mark.parametrize("dealer_id", [None, DEALER])
async def test_a_reveal_settles_the_round_in_the_same_step(service, database, dealer_id):
    table_id = await opened(service, ANN, BEN, dealer_id=dealer_id, stake_points=3)
    for _ in range(8):
        await carry_out(service, table_id, Deal(BY_OPENER), Reveal(BY_OPENER))
    kept = await database.kept()
    kept.check()
    assert list(kept.deltas) == [f"gnau:{table_id}:{number}" for number in range(1, 9)]
    table = (await service.get(table_id))[1]
    assert await database.balances(GUILD, list(table.tally)) == table.tally
    assert any(table.tally.values())


async def test_a_round_without_time_to_think_is_settled_too(service, database):
    table_id = await opened(service, ANN, BEN, reveal_s=0)
    step = await service.apply(table_id, Deal(BY_OPENER))
    assert (step.before.phase, step.table.phase) == (Phase.LOBBY, Phase.REVEALED)
    kept = await database.kept()
    kept.check()
    assert kept.kinds(table_id)[-2:] == ["CardsDealt", "RoundRevealed"]


async def test_the_kept_record_says_what_was_paid(service, database):
    table_id = await opened(service, ANN, BEN)
    await carry_out(service, table_id, Deal(BY_OPENER), Reveal(BY_OPENER))
    kept = await database.kept()
    ((reference, record),) = kept.records.items()
    replayed = {int(name): result["delta"] for name, result in replay(record)["players"].items()}
    assert (reference, replayed) == (f"gnau:{table_id}:1", kept.deltas[reference])


# Listeners


async def test_listeners_hear_every_step_in_order(service):
    first: list[Step[GnauTable]] = []
    second: list[Step[GnauTable]] = []
    service.subscribe(first.append)
    service.subscribe(second.append)
    table_id = await opened(service)
    commands = (join(ANN), join(BEN), Deal(BY_OPENER), RecordDelivery(frozenset()), Reveal(BY_OPENER))
    await carry_out(service, table_id, *commands)
    assert first == second
    assert [step.stored.version for step in first] == [2, 3, 4, 5, 6, 7]
    assert [step.before for step in first[1:]] == [step.table for step in first[:-1]]


async def test_listeners_hear_only_of_what_is_committed(service, file):
    found = []

    def look(step):
        with closing(sqlite3.connect(file)) as connection:
            found.append(connection.execute("SELECT version FROM game_tables").fetchone()[0])

    service.subscribe(look)
    table_id = await opened(service)
    await carry_out(service, table_id, join(ANN), Deal(BY_OPENER))
    assert found == [2, 3, 4]


@pytest.mark.logs_errors
async def test_a_listener_that_fails_neither_undoes_the_step_nor_silences_the_others(service, caplog):
    def fail(_):
        raise RuntimeError("nobody home")

    heard: list[Step[GnauTable]] = []
    service.subscribe(fail)
    service.subscribe(heard.append)
    table_id = await opened(service)
    step = await service.apply(table_id, join(ANN))
    assert heard[1:] == [step]
    assert (await service.get(table_id))[1].seats == (ANN,)
    assert "nobody home" in caplog.text
