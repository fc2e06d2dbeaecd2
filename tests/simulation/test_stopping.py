"""A bot that is stopped while many people click ends what it has begun, and begins nothing else."""

import asyncio
from collections.abc import Iterator

import pytest
from discord.ext.commands import AutoShardedBot

from bot.app import CardsBot
from bot.delivery.notices import Notices
from bot.delivery.tables import Deliveries
from bot.lease_keeper import LeaseKeeper
from bot.services import Services
from bot.store import Database
from bot.views.limits import UnderWay
from tests.simulation.places import Interaction, walk
from tests.simulation.plan import Plan
from tests.simulation.process import _Shard
from tests.simulation.run import Simulation, on_stage
from tests.simulation.workshop import Workshop
from tests.support.tiers import alike

CROWD = Plan(seed=1, steps=0, channels=(1,), people=20)
# When some of the clicks have arrived.
AFTER_S = (0.03, 0.1, 0.15)

pytestmark = pytest.mark.logs_errors


class Rush:
    """Nineteen people who press Join in the same moment at a table of the twentieth's."""

    def __init__(self, simulation: Simulation, after_s: float) -> None:
        self.simulation = simulation
        self.after_s = after_s
        self.clicks: list[Interaction] = []

    def play(self) -> None:
        simulation = self.simulation
        simulation.wait_for_start()
        [server] = simulation.side.servers.values()
        [channel] = simulation.side.channels_of(server)
        self.opener, *self.others = server.members
        simulation.crowd.type(self.opener, channel, "gnau", "open")
        simulation.schedule.run_for(5.0)
        simulation.stop_under_clicks(simulation.living[0], self.press, self.after_s)

    def press(self) -> None:
        side = self.simulation.side
        known = set(side.interactions)
        for user_id in self.others:
            message = side.seen_by(user_id)[-1]
            [join] = [
                item for item in walk(message.components) if str(item.get("custom_id")).endswith("join")
            ]
            self.simulation.crowd.press(user_id, message, join)
        self.clicks = [made for number, made in side.interactions.items() if number not in known]

    @property
    def seated(self) -> set[int]:
        [table] = self.simulation.books.open_tables()
        return set(table.kept["seats"])

    def told(self, made: Interaction) -> bool:
        notes = [each for each in self.simulation.side.messages.values() if each.interaction is made]
        return any("You're in." in str(each.payload) for each in notes)


@pytest.fixture(params=alike(AFTER_S))
def rush(request: pytest.FixtureRequest, shop: Workshop) -> Iterator[Rush]:
    with shop.database() as file:
        simulation = Simulation(CROWD, file)
        with on_stage(simulation):
            yield Rush(simulation, request.param)


def test_everybody_who_was_answered_has_a_seat_and_nobody_else(rush: Rush):
    rush.simulation.play(rush.play)
    assert rush.simulation.violations == [], "\n".join(rush.simulation.trace.tail)
    acknowledged = {made.user_id for made in rush.clicks if made.answers}
    # Whoever opened the table was at it before.
    assert rush.seated == acknowledged | {rush.opener}
    assert {made.user_id for made in rush.clicks if rush.told(made)} == acknowledged
    assert 0 < len(acknowledged) < len(rush.others)


async def hang_up(bot: CardsBot) -> None:
    """Leave Discord at once, whatever goes on."""
    for owned in (bot.delivery, bot.notices, bot.services):
        await owned.close()
    await AutoShardedBot.close(bot)
    await bot.lease_keeper.close()
    await bot.database.close()


@pytest.mark.parametrize("rush", [0.2], indirect=True)
def test_a_bot_that_hangs_up_is_found(rush: Rush, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(CardsBot, "close", hang_up)
    rush.simulation.play(rush.play)
    assert any("Session is closed" in violation for violation in rush.simulation.violations)


async def wait_for_ever(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


@pytest.fixture
def started(shop: Workshop) -> Iterator[Simulation]:
    """A simulation in which a bot has been running for a while."""
    with shop.database() as file:
        simulation = Simulation(CROWD, file)
        with on_stage(simulation):
            simulation.wait_for_start()
            simulation.schedule.run_for(5.0)
            yield simulation


def stopped_after_s(simulation: Simulation) -> float:
    """Stop the bot and return how long that took; time goes from one event to the next, not by seconds."""
    [process] = simulation.living
    began_s, ended_s, die = simulation.schedule.now_s, [], process.die

    def note() -> None:
        ended_s.append(simulation.schedule.now_s)
        die()

    process.die = note  # type: ignore[method-assign]
    simulation.stop(process)
    assert process.bot is not None
    assert process.bot.http._HTTPClient__session.closed  # type: ignore[attr-defined]
    return ended_s[0] - began_s


def test_a_bot_without_work_ends_at_once(started: Simulation):
    assert stopped_after_s(started) == 0.0
    assert started.violations == []


def test_whatever_hangs_it_ends_within_eight_seconds(started: Simulation, monkeypatch: pytest.MonkeyPatch):
    for owner, step in (
        (UnderWay, "finish"),
        (UnderWay, "close"),
        (Services, "close"),
        (Deliveries, "finish"),
        (Deliveries, "close"),
        (Notices, "close"),
        (_Shard, "close"),
        (LeaseKeeper, "close"),
        (Database, "close"),
    ):
        monkeypatch.setattr(owner, step, wait_for_ever)
    assert stopped_after_s(started) <= 8.0
    assert started.violations == []


def test_an_answer_that_does_not_come_through_is_broken_off_without_an_error(
    started: Simulation, monkeypatch: pytest.MonkeyPatch
):
    [server] = started.side.servers.values()
    [channel] = started.side.channels_of(server)
    monkeypatch.setattr(started.faults, "wire_delay_s", lambda: 20.0)
    started.crowd.type(server.members[0], channel, "gnau", "open")
    started.schedule.run_for(1.0)
    assert len(started.living[0].handlers()) == 1
    assert 2.9 < stopped_after_s(started) <= 8.0
    assert started.violations == []
