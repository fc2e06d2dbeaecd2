"""Every request of everything people can do is one that Discord's own description of its HTTP API allows."""

import pytest
import simcord

from bot.app import lasting_items
from bot.features.registry import FEATURES
from bot.games import DISCORD_GAMES
from tests.support.limits import too_much_in
from tests.support.openapi import discord_api, needs_description
from tests.support.outside import MOST_FOLLOW_UPS, follow_ups
from tests.support.recorded import Recorded
from tests.support.wire import shape_of

# All of them look at one recording.
pytestmark = [pytest.mark.xdist_group("flows"), pytest.mark.thorough]


@needs_description
def test_every_request_is_as_discord_describes_it(recorded: Recorded):
    assert len(recorded.requests) > 400
    faults = {fault for request in recorded.requests for fault in discord_api().faults(request)}
    assert sorted(faults) == []


def test_nothing_that_is_sent_is_too_long_or_too_much(recorded: Recorded):
    faults = {fault for request in recorded.requests for fault in too_much_in(request.json)}
    assert sorted(faults) == []


def test_nothing_needs_more_messages_than_an_own_installation_may_send(recorded: Recorded):
    """Outside of the bot's servers, Discord takes five follow-ups of an interaction."""
    counts = [count for requests in recorded.by_flow.values() for count in follow_ups(requests).values()]
    assert len(counts) > 100
    assert max(counts) <= MOST_FOLLOW_UPS


def test_every_command_with_every_option_was_typed(recorded: Recorded):
    assert recorded.commands - recorded.wire.typed == set()
    assert recorded.completing - recorded.wire.completed == set()


def test_every_kind_of_button_and_select_was_used(recorded: Recorded):
    wire = recorded.wire
    templates = {
        item: item.__discord_ui_compiled_template__ for item in lasting_items(DISCORD_GAMES, FEATURES)
    }
    unused = {
        item.__name__
        for item, template in templates.items()
        if not any(template.fullmatch(custom_id) for custom_id in wire.pressed)
    }
    assert unused == set()


def test_every_custom_id_is_of_one_kind_of_button_or_select(recorded: Recorded):
    templates = [item.__discord_ui_compiled_template__ for item in lasting_items(DISCORD_GAMES, FEATURES)]
    kinds = {
        custom_id: sum(template.fullmatch(custom_id) is not None for template in templates)
        for custom_id in recorded.wire.offered
    }
    assert {custom_id: count for custom_id, count in kinds.items() if count != 1} == {}


def test_whatever_was_offered_was_pressed(recorded: Recorded):
    wire = recorded.wire
    assert set(map(shape_of, wire.offered)) - set(map(shape_of, wire.pressed)) == set()


def test_every_form_that_was_shown_was_sent(recorded: Recorded):
    wire = recorded.wire
    assert wire.shown
    assert wire.shown - wire.sent == set()


def request(method: str, path: str, json: object = None, **params: object) -> simcord.HttpLogEntry:
    return simcord.HttpLogEntry(method, path, params, json, None)


MESSAGES = f"/channels/{10**18}/messages"
CALLBACK = f"/interactions/{10**18}/token/callback"
TEXT = {"type": 10, "content": "Hello"}


@needs_description
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (request("POST", "/channels/7/cards", {}), "no route"),
        (request("PUT", MESSAGES, {}), "no route"),
        (request("POST", "/channels/table/messages", {"content": "x"}), "'table' does not match"),
        (request("POST", MESSAGES), "no body"),
        (request("DELETE", f"{MESSAGES}/{10**18}", {"why": 1}), "a body where none belongs"),
        (request("POST", MESSAGES, {"content": 7}), "7 is not"),
        (request("POST", MESSAGES, {"contents": "x"}), "unknown field .contents"),
        (request("POST", MESSAGES, {"components": [{**TEXT, "colour": 1}]}), "unknown field .components[]"),
        (request("POST", MESSAGES, {"components": [{"type": 99}]}), "of no type"),
        (request("POST", CALLBACK, {"type": 4, "data": {"flags": "ephemeral"}}), "'ephemeral' is not"),
        (request("POST", CALLBACK, {"type": 3}), "of no type"),
        (request("POST", CALLBACK, {"type": 5}, with_respons=True), "no parameter with_respons"),
        (request("POST", CALLBACK, {"type": 5}, with_response="maybe"), "with_response=maybe"),
    ],
)
def test_a_request_that_discord_does_not_describe_is_found(wrong, said: str):
    assert said in "\n".join(discord_api().faults(wrong))


def answer(kind: int, **data: object) -> dict[str, object]:
    return {"type": kind, "data": data}


def choices(count: int, name: str = "1.1", value: str | int = "1.1") -> dict[str, object]:
    return answer(8, choices=[{"name": name, "value": value}] * count)


def button(**fields: object) -> dict[str, object]:
    return {"type": 1, "components": [{"type": 2, **fields}]}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"content": "x" * 2001}, "content has 2001 signs"),
        (answer(4, content="x" * 2001), "content has 2001 signs"),
        ({"content": "x" * 2001, "components": [button(label="Join")]}, "content has 2001 signs"),
        ({"components": [{**TEXT, "content": "x" * 4001}]}, "10.content has 4001 signs"),
        ({"components": [{**TEXT, "content": ""}]}, "10.content is empty"),
        ({"components": [{**TEXT, "content": "x" * 2001}] * 2}, "4002 signs of text"),
        (answer(4, components=[TEXT] * 41), "41 components"),
        ({"components": [button(label="x" * 81)]}, "2.label has 81 signs"),
        ({"components": [button(custom_id="x" * 101)]}, "custom_id has 101 signs"),
        (answer(9, title="x" * 46, components=[]), "title has 46 signs"),
        (choices(26), "26 choices"),
        (choices(1, name="x" * 101), "choice name has 101 signs"),
        (choices(1, value="x" * 101), "choice value has 101 signs"),
        (choices(1, name=""), "choice name is empty"),
        ([{"options": [{"type": 3, "choices": [{"name": "x" * 101, "value": 1}]}]}], "choice name has 101"),
    ],
)
def test_what_is_too_long_or_too_much_is_found(body: object, said: str):
    assert said in "\n".join(too_much_in(body))


@pytest.mark.parametrize(
    "body",
    [
        None,
        {"content": ""},
        {"content": "x" * 2000, "embeds": []},
        {"components": [{**TEXT, "content": "x" * 4000}]},
        answer(9, title="x" * 45, components=[]),
        choices(25, name="x" * 100, value="x" * 100),
        choices(1, value=2**62),
    ],
)
def test_what_is_just_short_enough_is_let_through(body: object):
    assert list(too_much_in(body)) == []
