"""Computer players at live tables: they play for empty seats and absent people, and keep nobody waiting."""

import asyncio
import logging
from itertools import pairwise

import pytest

from bot.players import HEARTS, Level, advise
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.services import TableService
from bot.services.computers import Computers, Pace, usual_pace
from bot.services.thinking import Thinking
from bot.tables.commands import Actor, Close, Wake
from bot.tables.gnau import GnauMachine
from bot.tables.leases import NotOurGuild
from bot.tables.server_settings import ComputersPace
from bot.tables.tricks import ChooseLevel, Phase, PlayerAway, PlayFor, Start, TakeSeatBack, TrickMachine
from bot.tables.tricks.events import CardPlayed, CardsPrepared
from tests.services.computer_tables import (
    AT_ONCE,
    BY_ANN,
    COMPUTER_S,
    RULES,
    TURN_S,
    Notebook,
    Person,
    Steps,
    at_anns_turn,
    nothing_more_happens,
    opened,
    pass_as_ann,
    started,
    with_ann_away,
)
from tests.support.tables import ANN, BEN, CHANNEL, GUILD, NoFunds, Seeded, all_open, lobby, nothing_known


@pytest.fixture
def tables(database, clock):
    """The tables of both games."""
    return {
        game: TableService(TrickMachine(game), database, clock, Seeded(3), NoFunds(), nothing_known())
        for game in RULES
    }


@pytest.fixture
def hearts_tables(tables):
    return tables[HEARTS]


@pytest.fixture
def thinking():
    return Notebook()


@pytest.fixture
async def employ(tables, thinking):
    """Employ computer players for the tables of both games."""
    employed = []

    def employ(pace=AT_ONCE, pace_in=usual_pace):
        employed.append(Computers(tables.values(), thinking, pace, pace_in=pace_in))
        return employed[-1]

    yield employ
    for computers in employed:
        await computers.close()


@pytest.fixture
async def seat(database):
    """Have somebody play at the tables of a game."""
    people = []

    def seat(service, user_id=ANN):
        people.append(Person(service, user_id))
        return people[-1]

    yield seat
    for person in people:
        await person.leave()


# A whole game


@pytest.mark.parametrize("game", list(RULES))
async def test_computers_play_a_game_to_its_end(tables, employ, game, seat):
    service = tables[game]
    employ()
    seat(service)
    steps = Steps(service)
    await started(service)
    over = await steps.until(lambda table: table.phase is Phase.OVER)
    assert len(steps.events(CardPlayed)) == 52 * over.table.round
    assert {event.seat for event in steps.events(CardPlayed)} == {0, 1, 2, 3}
    # The clock has stood still: nobody's time ran out, and no table has helped itself.
    assert steps.events(PlayerAway) == []


async def test_two_games_go_on_side_by_side(tables, employ, seat):
    employ()
    steps = {game: Steps(service) for game, service in tables.items()}
    for service in tables.values():
        seat(service)
        await started(service)
    for game, own in steps.items():
        over = await own.until(lambda table: table.phase is Phase.OVER)
        assert over.table.game is game


async def test_strong_players_think_in_their_process(tables, clock, seat):
    service = tables[HEARTS]
    computers = Computers([service], Thinking(think_ms=10), AT_ONCE)
    seat(service)
    steps = Steps(service)
    await started(service, level=Level.STRONG)
    await steps.until(lambda table: table.round == 1 and table.plays >= 16)
    assert computers._thinking._worker._process is not None
    await computers.close()


# What they are asked


async def test_each_decision_has_a_seed_of_its_own_and_the_level_of_its_seat(
    hearts_tables, employ, thinking, seat
):
    employ()
    seat(hearts_tables)
    steps, first = Steps(hearts_tables), ChooseLevel(BY_ANN, Level.EASY, 2)
    table_id = await started(hearts_tables, level=Level.STRONG, first=first)
    await steps.until(lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})
    seeds = [seed for seed, _ in thinking.asked]
    # Who leads has decided twice after no cards, and all three pass and play 13 cards.
    leader = steps.events(CardPlayed)[0].seat
    assert seeds[:4] == [f"{table_id}/1/0/{seat}" for seat in (1, 2, 3, leader)]
    assert (len(seeds), len(set(seeds))) == (3 * 14, 3 * 14 - 1)
    assert {seed[-1] for seed, level in thinking.asked if level is Level.EASY} == {"2"}


async def test_what_is_chosen_in_secret_comes_without_a_pause_one_after_the_other(hearts_tables, employ):
    employ(Pace(card_s=60.0, trick_s=60.0))
    steps = Steps(hearts_tables)
    await started(hearts_tables)
    last = await steps.until(lambda table: table.waited_for == (0,))
    assert [event.seat for event in steps.events(CardsPrepared)] == [1, 2, 3]
    assert last.table.phase is Phase.PREPARING


# Pace


async def test_a_card_takes_as_long_as_the_server_says_and_longer_after_a_trick(hearts_tables, employ, seat):
    async def pace_in(guild_id):
        return {GUILD: ComputersPace.CALM}[guild_id]

    employ(pace := Pace(card_s=0.03, trick_s=0.06), pace_in)
    seat(hearts_tables)
    steps, loop, told = Steps(hearts_tables), asyncio.get_running_loop(), []
    hearts_tables.subscribe(lambda step: told.append((loop.time(), step)))
    await started(hearts_tables)
    await steps.until(lambda table: table.plays >= 14)
    waited = {
        (pace.pause_s(step.before), now_s - before_s)
        for (before_s, _), (now_s, step) in pairwise(told)
        if any(isinstance(event, CardPlayed) and event.seat != 0 for event in step.events)
    }
    assert {pause_s for pause_s, _ in waited} == {0.03, 0.06}
    assert all(waited_s >= 2 * 0.8 * pause_s - 0.005 for pause_s, waited_s in waited)


async def test_the_time_to_think_is_part_of_the_pause(hearts_tables, employ, thinking):
    employ(Pace(card_s=0.6, trick_s=0.6))
    steps = Steps(hearts_tables)
    await started(hearts_tables)
    await steps.until(lambda table: table.waited_for == (0,))
    thinking.may_think.clear()
    await pass_as_ann(hearts_tables, steps)
    loop = asyncio.get_running_loop()
    began_s = loop.time()
    loop.call_later(0.55, thinking.may_think.set)
    await steps.until(lambda table: table.plays == 1)
    assert 0.47 < loop.time() - began_s < 1.1


# Turns that are over meanwhile


async def test_a_newer_step_makes_a_thought_idle(hearts_tables, employ, thinking, clock):
    employ()
    steps = Steps(hearts_tables)
    table_id = await started(hearts_tables)
    await steps.until(lambda table: table.waited_for == (0,))
    thinking.may_think.clear()
    assert (await pass_as_ann(hearts_tables, steps)).table.waited_for != (0,)
    # The table did not want to wait any longer.
    clock.advance(COMPUTER_S)
    await hearts_tables.apply(table_id, Wake())
    thinking.may_think.set()
    await steps.until(lambda table: table.waited_for == (0,) and table.phase is Phase.PLAYING)
    played = steps.events(CardPlayed)
    assert len(played) == steps.all[-1].table.plays == len({event.card for event in played})


async def test_a_move_that_comes_too_late_changes_nothing(hearts_tables, employ, clock):
    employ()
    steps = Steps(hearts_tables)
    table_id = await started(hearts_tables)
    real, may_move, moves = hearts_tables.apply, asyncio.Event(), []

    async def slowly(table_id, command):
        if isinstance(command, PlayFor):
            await may_move.wait()
        moves.append(step := await real(table_id, command))
        return step

    hearts_tables.apply = slowly
    await steps.until(lambda table: table.waited_for == (0,))
    (leader,) = (await pass_as_ann(hearts_tables, steps)).table.waited_for
    clock.advance(COMPUTER_S)
    await real(table_id, Wake())
    may_move.set()
    await steps.until(lambda table: table.waited_for == (0,) and table.plays > 0)
    # Four have passed. One has led too late, those up to Ann play in time.
    in_time = list(range(leader + 1, SEATS))
    assert [len(step.events) for step in moves] == [1, 1, 1, 1, 0, *(1 for _ in in_time)]
    assert [event.seat for event in steps.events(CardPlayed)] == [leader, *in_time]


async def test_a_thought_is_not_begun_again_for_what_is_beside_the_turn(hearts_tables, employ, thinking):
    employ()
    steps = Steps(hearts_tables)
    thinking.may_think.clear()
    table_id = await started(hearts_tables, BEN)
    await asyncio.sleep(0)
    await pass_as_ann(hearts_tables, steps)
    await hearts_tables.apply(table_id, Close(Actor(BEN)))
    assert thinking.asked == [(f"{table_id}/1/0/2", Level.CASUAL)]
    thinking.may_think.set()
    await steps.until(lambda table: table.waited_for == (1,))


# Absent people


async def test_computers_play_for_people_who_are_absent(hearts_tables, employ, clock, seat):
    employ()
    steps = Steps(hearts_tables)
    seat(hearts_tables, BEN)
    table_id = await with_ann_away(hearts_tables, steps, clock)
    await hearts_tables.apply(table_id, Wake())
    await steps.until(lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})
    assert [event.seat for event in steps.events(CardPlayed)].count(0) == 13
    assert len(steps.events(PlayerAway)) == 1


async def test_who_comes_back_meanwhile_keeps_the_turn(hearts_tables, employ, thinking, clock, seat):
    employ()
    steps = Steps(hearts_tables)
    seat(hearts_tables, BEN)
    table_id = await with_ann_away(hearts_tables, steps, clock)
    thinking.may_think.clear()
    away = await hearts_tables.apply(table_id, Wake())
    await asyncio.sleep(0)
    assert thinking.asked[-1][0].endswith("/0")
    await hearts_tables.apply(table_id, TakeSeatBack(ANN))
    thinking.may_think.set()
    await nothing_more_happens(steps)
    table = (await hearts_tables.get(table_id))[1]
    assert (table.plays, table.waited_for) == (away.table.plays, (0,))


async def test_without_anybody_there_they_stop(hearts_tables, employ, thinking, clock):
    employ()
    steps = Steps(hearts_tables)
    table_id = await started(hearts_tables)
    await at_anns_turn(hearts_tables, steps)
    asked = len(thinking.asked)
    clock.advance(TURN_S)
    away = await hearts_tables.apply(table_id, Wake())
    assert away.table.is_paused
    await nothing_more_happens(steps)
    assert len(thinking.asked) == asked


# What goes wrong


@pytest.mark.logs_errors
async def test_where_a_move_fails_the_table_helps_itself(hearts_tables, employ, clock, caplog):
    employ()
    steps = Steps(hearts_tables)
    table_id = await started(hearts_tables)
    real, faults = hearts_tables.apply, [OSError("no space left on device")]

    async def fail_once(table_id, command):
        if isinstance(command, PlayFor) and faults:
            raise faults.pop()
        return await real(table_id, command)

    hearts_tables.apply = fail_once
    await steps.until(lambda table: table.waited_for == (0,))
    passed = await pass_as_ann(hearts_tables, steps)
    (leader,) = passed.table.waited_for
    await nothing_more_happens(steps)
    (report,) = (record for record in caplog.records if record.levelno >= logging.WARNING)
    assert report.message == "a computer player cannot move"
    clock.advance(COMPUTER_S)
    woken = await real(table_id, Wake())
    assert woken.events == (CardPlayed(leader, advise(passed.table.view_of(leader)).card),)
    await steps.until(lambda table: table.phase is Phase.PLAYING and table.waited_for == (0,))
    next_card = advise(woken.table.view_of(leader + 1)).card
    assert steps.events(CardPlayed)[1] == CardPlayed(leader + 1, next_card)


@pytest.mark.parametrize(
    ("error", "reports"),
    [(NotOurGuild(GUILD), []), (RuleError("must-follow"), ["a computer player's move is refused"])],
)
async def test_a_refused_move_is_left_at_that(hearts_tables, employ, caplog, error, reports):
    employ()
    steps = Steps(hearts_tables)
    table_id = await opened(hearts_tables)
    real = hearts_tables.apply

    async def refuse(table_id, command):
        raise error

    hearts_tables.apply = refuse
    await real(table_id, Start(BY_ANN))
    await nothing_more_happens(steps)
    found = [record.message for record in caplog.records if record.levelno >= logging.WARNING]
    assert found == reports


# The end, and after it


async def test_closing_while_they_think(hearts_tables, employ, thinking):
    computers = employ()
    steps = Steps(hearts_tables)
    thinking.may_think.clear()
    table_id = await started(hearts_tables)
    await asyncio.sleep(0)
    await computers.close()
    thinking.may_think.set()
    computers.hear(steps.all[-1])
    await nothing_more_happens(steps)
    assert (await hearts_tables.get(table_id))[1].waited_for == (0, 1, 2, 3)


async def test_closing_lets_a_move_that_is_being_kept_come_to_its_end(hearts_tables, employ):
    computers = employ()
    real, moving = hearts_tables.apply, asyncio.Event()

    async def slowly(table_id, command):
        moving.set()
        await asyncio.sleep(0.03)
        return await real(table_id, command)

    table_id = await opened(hearts_tables)
    hearts_tables.apply = slowly
    await real(table_id, Start(BY_ANN))
    await moving.wait()
    await computers.close()
    assert (await real(table_id, Wake())).table.waited_for == (0, 2, 3)


async def test_a_table_that_is_let_go_is_left_alone(hearts_tables, employ, thinking):
    computers = employ()
    steps = Steps(hearts_tables)
    thinking.may_think.clear()
    computers.let_go(await started(hearts_tables))
    thinking.may_think.set()
    await nothing_more_happens(steps)


async def test_after_a_restart_they_go_on_where_they_are_waited_for(hearts_tables, employ):
    table_id = await started(hearts_tables)
    computers, steps = employ(), Steps(hearts_tables)
    await nothing_more_happens(steps)
    for step in await all_open(hearts_tables):
        computers.hear(step)
    last = await steps.until(lambda table: table.waited_for == (0,))
    assert last.stored.table_id == table_id


async def test_the_tables_of_other_games_are_not_theirs(database, clock, employ, thinking):
    computers = employ()
    gnau = TableService(GnauMachine(), database, clock, Seeded(), NoFunds(), nothing_known())
    await gnau.open(GUILD, CHANNEL, lobby(ANN).table)
    for step in await all_open(gnau):
        computers.hear(step)
    assert thinking.asked == []
