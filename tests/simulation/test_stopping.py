"""A bot that is stopped while many people click ends what it has begun, and begins nothing else."""

from collections.abc import Iterator

import pytest
from discord.ext.commands import AutoShardedBot

from bot.app import CardsBot
from tests.simulation.places import Interaction, walk
from tests.simulation.plan import Plan
from tests.simulation.run import Simulation, on_stage
from tests.simulation.workshop import Workshop

CROWD = Plan(seed=1, steps=0, channels=(1,), people=20)
# When some of the clicks have arrived.
AFTER_S = (0.03, 0.1, 0.15)

pytestmark = pytest.mark.logs_errors


class Rush:
    """Nineteen people who press Join in the same moment at a table of the twentieth's.

    Args:
        simulation: In which world.
    """

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
        return any("You have a seat" in str(each.payload) for each in notes)


@pytest.fixture(params=AFTER_S)
def rush(request: pytest.FixtureRequest, shop: Workshop) -> Iterator[Rush]:
    with shop.database() as file:
        simulation = Simulation(CROWD, file)
        with on_stage(simulation):
            yield Rush(simulation, request.param)


def test_everybody_who_was_answered_has_a_seat_and_nobody_else(rush: Rush):
    rush.simulation.play(rush.play)
    assert rush.simulation.violations == [], "\n".join(rush.simulation.trace.tail)
    acknowledged = {made.user_id for made in rush.clicks if made.answers}
    assert rush.seated == acknowledged
    assert {made.user_id for made in rush.clicks if rush.told(made)} == acknowledged
    assert 0 < len(acknowledged) < len(rush.others)


async def hang_up(bot: CardsBot) -> None:
    """Leave Discord at once, whatever goes on."""
    for owned in (bot.delivery, bot.notices, bot.services):
        await owned.close()
    await AutoShardedBot.close(bot)
    await bot.serving.close()
    await bot.database.close()


@pytest.mark.parametrize("rush", [0.2], indirect=True)
def test_a_bot_that_hangs_up_is_found(rush: Rush, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(CardsBot, "close", hang_up)
    rush.simulation.play(rush.play)
    assert any("Session is closed" in violation for violation in rush.simulation.violations)
