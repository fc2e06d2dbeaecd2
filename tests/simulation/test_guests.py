"""Invitations, and play outside of the bot's servers, in simulated evenings."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.simulation import payloads
from tests.simulation.discord_side import FIRST_PERSON, DiscordSide
from tests.simulation.faults import Faults
from tests.simulation.outcome import Outcome
from tests.simulation.places import COMMAND, Channel, Interaction
from tests.simulation.plan import Plan, plan_of
from tests.simulation.process import Process
from tests.simulation.routes import MESSAGE, MOST_FOLLOW_UPS
from tests.simulation.schedule import Schedule
from tests.simulation.trace import Trace
from tests.simulation.wire import Request
from tests.simulation.workshop import Workshop

STEPS = 30
SEEDS = range(1, 7)

pytestmark = pytest.mark.logs_errors


def played(shop: Workshop, seed: int, change: Callable[[Plan], Plan]) -> Outcome:
    """Play an evening in which messages are lost and the bot dies, with everything that a seed stands for."""
    outcome = shop.run(change(plan_of(seed, STEPS)))
    assert outcome.violations == [], "\n".join([*outcome.tail, *outcome.violations])
    return outcome


def test_people_invite_each_other(shop: Workshop):
    counts = played(shop, 1, lambda plan: replace(plan, invites=1.0, rallies=0.0)).counts
    assert counts["invitations"] > 3


def test_people_play_outside_of_servers(shop: Workshop):
    counts = played(shop, 3, lambda plan: replace(plan, outside=1.0, rallies=0.0)).counts
    assert counts["outside-answers"] > 100
    assert {"dailies", "friends-pages"} <= set(counts)


@pytest.mark.thorough
def test_in_many_evenings_people_invite_each_other_and_play_outside_of_servers(shop: Workshop):
    evenings = (played(shop, seed, lambda plan: replace(plan, invites=0.5, outside=0.5)) for seed in SEEDS)
    counts = sum((each.counts for each in evenings), Counter[str]())
    assert counts["invitations-joined"] > 2
    assert counts["friends-shown"] > 20
    assert {"invitations-over", "outside-for-all", "outside-refusals", "deaths"} <= set(counts)


class Places:
    """A server that has the bot, one that has not, and a group of people of the first."""

    def __init__(self) -> None:
        self.side = DiscordSide(Schedule(Random(1)), Trace(lambda: 0.0))
        [self.home] = self.side.channels_of(self.side.add_server(people=3, channels=1))
        [self.abroad] = self.side.channels_of(self.side.add_server(people=1, channels=1, has_bot=False))
        self.group = self.side.add_group((FIRST_PERSON, FIRST_PERSON + 1))
        parts = {"is_dead": False, "faults": Faults(Random(1)), "application_id": payloads.APPLICATION_ID}
        self.bot = cast("Process", SimpleNamespace(**parts, feed=lambda *_: None))
        self.side.processes.append(self.bot)

    def ask(self, method: str, path: str, body: dict[str, Any]) -> int:
        status, _ = self.side.answer(self.bot, Request(method, path, body))
        return int(status)

    def typed(self, channel: Channel) -> Interaction:
        """Have somebody type a command, and the bot answer it."""
        made = self.side.interact(COMMAND, FIRST_PERSON, channel, {"name": "help"}, "/help")
        answer = {"type": MESSAGE, "data": {"content": "for all"}}
        assert self.ask("POST", f"interactions/{made.interaction_id}/token/callback", answer) == 200
        return made


@pytest.fixture
def places() -> Places:
    return Places()


@pytest.mark.parametrize("where", ["home", "abroad", "group"])
def test_outside_of_servers_a_bot_adds_five_messages_at_most(places: Places, where: str):
    made = places.typed(getattr(places, where))
    path = f"webhooks/{payloads.APPLICATION_ID}/{made.token}"
    added = [places.ask("POST", path, {"content": "more"}) for _ in range(MOST_FOLLOW_UPS + 1)]
    assert added[:-1] == [200] * MOST_FOLLOW_UPS
    assert added[-1] == (200 if where == "home" else 400)


def test_a_bot_writes_to_no_group_and_is_seen_to_ask_for_places_where_it_never_was(places: Places):
    for channel in (places.home, places.group, places.abroad):
        status = places.ask("POST", f"channels/{channel.channel_id}/messages", {"content": "hello"})
        assert status == (200 if channel is places.home else 403)
    asked = [places.group.channel_id, places.abroad.channel_id]
    assert places.side.trespasses == [f"POST channels/{each}/messages" for each in asked]


def test_only_the_people_of_a_group_see_what_is_said_there(places: Places):
    places.typed(places.group)
    [message] = places.side.messages.values()
    assert places.side.viewers(message) == {FIRST_PERSON, FIRST_PERSON + 1}


def test_discord_says_where_a_command_was_typed_and_who_has_installed_the_bot(places: Places):
    direct = places.side.direct_channel(FIRST_PERSON)
    said = [payload_of(places, each) for each in (places.home, places.abroad, direct, places.group)]
    assert [each["context"] for each in said] == [0, 0, 1, 2]
    installed = [list(each["authorizing_integration_owners"]) for each in said]
    assert installed == [["0"], ["1"], ["1"], ["1"]]
    assert [each["channel"]["type"] for each in said] == [0, 0, 1, 3]


def payload_of(places: Places, channel: Channel) -> dict[str, Any]:
    made = places.typed(channel)
    return payloads.interaction(made, places.side.servers.get(channel.guild_id or 0), 0, {})
