"""Private threads on the simulated Discord are as they are on the true one."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.simulation import payloads, threads
from tests.simulation.discord_side import FIRST_CHANNEL, FIRST_PERSON, DiscordSide
from tests.simulation.faults import Faults
from tests.simulation.places import Channel
from tests.simulation.process import Process
from tests.simulation.schedule import Schedule
from tests.simulation.trace import Trace
from tests.simulation.wire import Request

# Ann manages the server.
ANN, BEN, CAT = range(FIRST_PERSON, FIRST_PERSON + 3)


class Place:
    """A server with a private thread that a bot has made, and what the bot is told."""

    def __init__(self) -> None:
        self.side = DiscordSide(Schedule(Random(1)), Trace(lambda: 0.0))
        self.server = self.side.add_server(people=3, channels=1)
        self.told: list[str] = []
        parts = {"is_dead": False, "faults": Faults(Random(1)), "application_id": payloads.APPLICATION_ID}
        self.bot = cast("Process", SimpleNamespace(**parts, feed=lambda event, _: self.told.append(event)))
        self.side.processes.append(self.bot)
        _, made = self.ask("POST", f"channels/{FIRST_CHANNEL}/threads", {"name": "Table 1"})
        self.thread: Channel = self.side.channels[int(made["id"])]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        return self.side.answer(self.bot, Request(method, path, body or {}))

    def add(self, user_id: int) -> tuple[int, Any]:
        return self.ask("PUT", f"channels/{self.thread.channel_id}/thread-members/{user_id}")

    def send(self, content: str, **how: Any) -> tuple[int, Any]:
        path = f"channels/{self.thread.channel_id}/messages"
        return self.ask("POST", path, {"content": content, **how})


@pytest.fixture
def place() -> Place:
    return Place()


def test_members_and_managers_see_what_is_said_in_a_private_thread(place: Place):
    assert place.add(BEN) == (204, None)
    _, sent = place.send("for the table")
    message = place.side.messages[int(sent["id"])]
    assert place.side.viewers(message) == {ANN, BEN}
    threads.remove(place.side, place.thread, BEN)
    assert place.side.viewers(message) == {ANN}
    assert place.told == ["THREAD_CREATE", "THREAD_MEMBERS_UPDATE", "THREAD_MEMBERS_UPDATE"]


def test_a_thread_is_none_of_the_channels(place: Place):
    assert place.side.threads_of(place.server) == [place.thread]
    assert [each.channel_id for each in place.side.channels_of(place.server)] == [FIRST_CHANNEL]
    [told] = place.side.guild_payloads()
    assert [each["id"] for each in told["threads"]] == [str(place.thread.channel_id)]


def test_whoever_is_not_in_the_server_cannot_be_added(place: Place):
    place.server.members.remove(ANN)
    status, said = place.add(ANN)
    assert (status, said["code"]) == (404, 10007)


def test_a_mention_adds_to_a_thread_if_it_notifies(place: Place):
    place.send(f"<@{ANN}>", allowed_mentions={"parse": []})
    place.send(f"<@{BEN}>", allowed_mentions={"parse": [], "users": [str(BEN)]})
    place.send(f"<@{CAT}>")
    assert place.thread.thread is not None
    assert place.thread.thread.members == {payloads.APPLICATION_ID, BEN, CAT}


def test_a_message_takes_a_thread_out_of_the_archive_and_an_edit_does_not(place: Place):
    _, sent = place.send("the table")
    path = f"channels/{place.thread.channel_id}/messages/{sent['id']}"
    threads.put_away(place.side, place.thread)
    assert place.ask("PATCH", path, {"content": "later"})[1]["code"] == 50083
    assert place.add(ANN)[1]["code"] == 50083
    assert next(place.side.guild_payloads())["threads"] == []
    assert place.send("another")[0] == 200
    assert place.ask("PATCH", path, {"content": "later"})[0] == 200
    assert place.told == ["THREAD_CREATE", "THREAD_UPDATE", "THREAD_UPDATE"]


def test_a_thread_that_is_locked_stays_in_the_archive(place: Place):
    threads.put_away(place.side, place.thread, is_locked=True)
    assert place.send("the table")[1]["code"] == 50083
    threads.take_out(place.side, place.thread)
    assert place.send("the table")[0] == 200


def test_a_channel_takes_its_threads_with_it(place: Place):
    place.side.delete_channel(place.side.channels[FIRST_CHANNEL])
    assert place.send("the table")[1]["code"] == 10003
    assert place.side.threads_of(place.server) == []


def test_where_a_bot_may_not_write_it_makes_no_thread(place: Place):
    place.side.channels[FIRST_CHANNEL].is_writable = False
    refused = place.ask("POST", f"channels/{FIRST_CHANNEL}/threads", {"name": "Table 2"})
    assert refused[1]["code"] == 50013
    assert place.send("the table")[1]["code"] == 50013
