"""No message can ping anybody, whichever way it leaves: Discord is told so with every one that has words.

But for two kinds: who wants that is called when a table waits for them, and who is invited to a table. The
message of a slow table that takes the place of another calls them too.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
import simcord

from tests.support.flows import FLOWS
from tests.support.guild import CardRoom
from tests.support.recorded import Recorded

# All of them look at one recording.
pytestmark = [pytest.mark.xdist_group("flows"), pytest.mark.thorough]

MESSAGE, EDIT = 4, 7
NOBODY: dict[str, list[str]] = {"parse": []}
# As it asks the person 7.
TABLE = [{"content": "<@7> is looking"}, {"custom_id": "gnau:1:2:hand"}]
INVITATION = [{"content": "<@7>, <@8>"}, {"custom_id": "invite:in:gnau:1:8:7"}]


def message_in(request: simcord.HttpLogEntry) -> dict[str, Any]:
    """Return the message that a request sends or edits; nothing for any other request."""
    body = request.json if isinstance(request.json, dict) else {}
    if request.path.endswith("/callback"):
        return body["data"] if body["type"] in {MESSAGE, EDIT} else {}
    return body if "/messages" in request.path or request.path.startswith("/webhooks/") else {}


def words_in(message: Any, keys: Sequence[str] = ("content", "description")) -> Iterator[str]:
    """Return all that is written in a message: its content and what its components and pictures say."""
    if isinstance(message, list):
        for item in message:
            yield from words_in(item, keys)
    if isinstance(message, dict):
        yield from (message[key] for key in keys if message.get(key))
        for item in message.values():
            yield from words_in(item, keys)


def may_ping(request: simcord.HttpLogEntry) -> bool:
    message = message_in(request)
    is_meant = is_call(request) or is_table(request) or is_invitation(request)
    return any(words_in(message)) and message.get("allowed_mentions") != NOBODY and not is_meant


def is_call(request: simcord.HttpLogEntry) -> bool:
    """Whether a request pings those whose turn it is, and can ping nobody else."""
    message = message_in(request)
    mentioned = re.findall(r"<@!?(\d+)>", message.get("content") or "")
    allowed = {"parse": [], "users": [int(each) for each in mentioned]}
    is_new = request.method == "POST" and request.path.startswith("/channels/")
    return is_new and bool(mentioned) and message.get("allowed_mentions") == allowed


def is_table(request: simcord.HttpLogEntry) -> bool:
    """Whether a new message of a table pings people of those whom it names, and can ping nobody else."""
    message = message_in(request)
    allowed = message.get("allowed_mentions") or {}
    named = {int(each) for words in words_in(message) for each in re.findall(r"<@(\d+)>", words)}
    is_of_table = any(re.match(r"(gnau|hearts|gongzhu):\d+:", each) for each in custom_ids_in(message))
    is_new = request.method == "POST" and request.path.startswith("/channels/") and is_of_table
    return is_new and allowed.get("parse") == [] and set() < set(allowed.get("users", ())) <= named


def is_invitation(request: simcord.HttpLogEntry) -> bool:
    """Whether a request pings the one person who can answer it, and can ping nobody else."""
    message = message_in(request)
    buttons = [each for each in custom_ids_in(message) if each.startswith("invite:")]
    invited = {int(each.rsplit(":", 1)[1]) for each in buttons}
    allowed = {"parse": [], "users": [*invited]}
    return request.method == "POST" and len(invited) == 1 and message.get("allowed_mentions") == allowed


def custom_ids_in(message: Any) -> Iterator[str]:
    return words_in(message, ("custom_id",))


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.__name__)
def test_no_request_of_anything_people_can_do(recorded: Recorded, flow):
    requests = recorded.by_flow[flow.__name__]
    assert len([request for request in requests if any(words_in(message_in(request)))]) > 5
    assert [request for request in requests if may_ping(request)] == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/channels/1/messages", {"content": "@everyone"}),
        ("POST", "/channels/1/messages", {"components": [{"type": 10, "content": "hi"}]}),
        ("PATCH", "/channels/1/messages/2", {"components": [{"type": 17, "components": [{"content": "x"}]}]}),
        ("POST", "/interactions/1/x/callback", {"type": 4, "data": {"content": "hi"}}),
        ("POST", "/webhooks/1/x", {"content": "hi", "allowed_mentions": {"parse": ["users"]}}),
        (
            "POST",
            "/channels/1/messages",
            {"content": "<@7>", "allowed_mentions": {"users": [8]}},
        ),
        (
            "POST",
            "/channels/1/messages",
            {"components": TABLE, "allowed_mentions": {"parse": [], "users": [7, 8]}},
        ),
        (
            "PATCH",
            "/channels/1/messages/2",
            {"components": TABLE, "allowed_mentions": {"parse": [], "users": [7]}},
        ),
        ("POST", "/webhooks/1/x", {"content": "<@7>", "allowed_mentions": {"parse": [], "users": [7]}}),
        (
            "POST",
            "/webhooks/1/x",
            {"components": INVITATION, "allowed_mentions": {"parse": [], "users": [7, 8]}},
        ),
        (
            "PATCH",
            "/channels/1/messages/2",
            {"components": INVITATION, "allowed_mentions": {"parse": [], "users": [7]}},
        ),
    ],
)
def test_a_request_that_could_ping_is_found(method, path, body):
    assert may_ping(simcord.HttpLogEntry(method, path, {}, body, None))


def test_an_invitation_that_pings_the_invited_person_alone_is_meant():
    body = {"components": INVITATION, "allowed_mentions": {"parse": [], "users": [7]}}
    assert not may_ping(simcord.HttpLogEntry("POST", "/webhooks/1/x", {}, body, None))


def test_a_new_message_of_a_table_that_pings_who_stands_in_it_is_meant():
    body = {"components": TABLE, "allowed_mentions": {"parse": [], "users": [7]}}
    assert not may_ping(simcord.HttpLogEntry("POST", "/channels/1/messages", {}, body, None))


async def test_names_reasons_and_words_that_call_everybody(room: CardRoom, boss: simcord.MemberActor):
    rogue = room.person("@everyone @here <@&1>")
    await boss.slash(
        room.channel, "manage points-add", member=rogue, points=1, reason="@everyone <@&1> @here"
    )
    await room.open()
    await room.click(rogue, "Join")
    form = await room.more(rogue, "Add a word")
    await rogue.submit_modal(form, {"word": "everyone"})
    for label in ("Deal", "Reveal"):
        await room.click(room.ann, label)
    await rogue.slash(room.channel, "gnau leaderboard")
    await rogue.slash(room.channel, "gnau verify")
    assert [request for request in room.env.http_requests if may_ping(request)] == []
    assert not any(message.mention_everyone for message in room.messages)
