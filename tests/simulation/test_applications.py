"""Another application over the same database has its commands; who is no member keeps nothing."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.app import CardsBot
from bot.tables.ids import GuildId
from bot.tables.leases import DIRECT_MESSAGES
from bot.views.place import Place
from tests.simulation import payloads
from tests.simulation.places import Channel, Server, walk
from tests.simulation.plan import Plan
from tests.simulation.run import Simulation, on_stage
from tests.simulation.workshop import Workshop

PLAN = Plan(seed=1, steps=0, channels=(1,), people=3, settings=({"reveal_s": 20},))
ANSWER_S = 5.0

pytestmark = pytest.mark.logs_errors


class Stage:
    """A server that has the bot, and one that has not."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.side = simulation.side
        [self.server] = self.side.servers.values()
        self.strange = self.side.add_server(people=2, channels=1, has_bot=False)

    def start(self, application_id: int) -> None:
        """Stop what runs, and start a process of an application."""
        for process in self.simulation.living:
            self.simulation.stop(process)
        self.side.application_id = application_id
        self.simulation.wait_for_start()
        self.wait()

    def wait(self) -> None:
        self.simulation.schedule.run_for(ANSWER_S)
        self.simulation.check()

    def channel(self, server: Server) -> Channel:
        [channel] = self.side.channels_of(server)
        return channel

    def type(self, server: Server, group: str, name: str) -> None:
        self.simulation.crowd.type(server.members[0], self.channel(server), group, name)
        self.wait()

    def press(self, server: Server, action: str) -> None:
        """Press a button of the newest message that everybody sees."""
        user_id = server.members[1]
        message = [each for each in self.side.seen_by(user_id) if each.viewer_id is None][-1]
        for item in walk(message.components):
            if str(item.get("custom_id", "")).endswith(f":{action}"):
                self.simulation.crowd.press(user_id, message, item)
        self.wait()

    def play(self, script: Callable[[], None]) -> list[str]:
        """Do something, and return what was wrong."""
        self.simulation.play(script)
        return self.simulation.violations


@pytest.fixture
def stage(shop: Workshop) -> Iterator[Stage]:
    with shop.database() as file:
        simulation = Simulation(PLAN, file)
        with on_stage(simulation):
            yield Stage(simulation)


def take_over(stage: Stage) -> None:
    """Open a table as one application, and go on with it as another, and as the first again."""
    stage.start(payloads.APPLICATION_ID)
    stage.type(stage.server, "gnau", "open")
    stage.start(payloads.ANOTHER_APPLICATION_ID)
    stage.press(stage.server, "join")
    stage.start(payloads.APPLICATION_ID)


def test_another_application_has_its_commands_and_goes_on_with_the_tables(stage: Stage):
    assert stage.play(lambda: take_over(stage)) == []
    assert list(stage.side.commands) == [payloads.ANOTHER_APPLICATION_ID, payloads.APPLICATION_ID]
    [table] = stage.simulation.books.open_tables()
    assert table.kept["seats"] == stage.server.members[:2]
    shown = [each for each in stage.side.messages.values() if each.message_id == table.message_id]
    assert [each.application_id for each in shown] == [payloads.APPLICATION_ID]


@pytest.mark.thorough
def test_an_application_without_commands_is_found(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    fingerprint_alone = CardsBot._sync_once

    async def sync_once(bot: CardsBot) -> None:
        bot._connection.application_id, own = payloads.APPLICATION_ID, bot.application_id
        await fingerprint_alone(bot)
        bot._connection.application_id = own

    monkeypatch.setattr(CardsBot, "_sync_once", sync_once)
    assert any("has the commands []" in violation for violation in stage.play(lambda: take_over(stage)))


def go_astray(stage: Stage) -> None:
    """Try all kinds of commands where the bot never was, and a button where it was sent away."""
    stage.start(payloads.APPLICATION_ID)
    stage.type(stage.server, "gnau", "open")
    for group, name in (("gnau", "open"), ("gnau", "settings"), ("hearts", "daily"), ("privacy", "about")):
        stage.type(stage.strange, group, name)
    stage.side.send_bot_away(stage.server)
    stage.wait()
    stage.press(stage.server, "join")


def test_people_are_answered_alone_where_the_bot_is_no_member(stage: Stage):
    assert stage.play(lambda: go_astray(stage)) == []
    answered = [made for made in stage.side.interactions.values() if made.stray_answer is not None]
    assert len(answered) == 5


@pytest.mark.thorough
def test_a_bot_that_serves_strangers_is_found(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    def as_at_home(interaction: Any) -> Place:
        guild_id = GuildId(interaction.guild_id or DIRECT_MESSAGES)
        return Place(guild_id, guild_id, interaction.guild)

    monkeypatch.setattr("bot.views.visit.place_of", as_at_home)
    violations = stage.play(lambda: go_astray(stage))
    assert any("answer where the bot is no member" in violation for violation in violations)
    assert any("which the bot was never in" in violation for violation in violations)
