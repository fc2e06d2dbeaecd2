"""Cards that the bot sends are seen, wherever in a request they are hidden."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.simulation import payloads
from tests.simulation.cards import cards_in
from tests.simulation.discord_side import FIRST_CHANNEL, FIRST_PERSON, DiscordSide
from tests.simulation.faults import Faults
from tests.simulation.places import Message, words_of
from tests.simulation.process import Process
from tests.simulation.routes import AUTOCOMPLETE, FORM, MESSAGE, UPDATE
from tests.simulation.schedule import Schedule
from tests.simulation.trace import Trace
from tests.simulation.wire import Request
from tests.support.old_messages import FEW

BOT = cast(
    "Process",
    SimpleNamespace(is_dead=False, faults=Faults(Random(1)), application_id=payloads.APPLICATION_ID),
)
HIDING_PLACES: dict[str, dict[str, Any]] = {
    "content": {"content": "10♥"},
    "embed": {"embeds": [{"fields": [{"name": "hand", "value": "10♥"}]}]},
    "text": {"components": [{"type": 17, "components": [{"type": 10, "content": "10♥"}]}]},
    "button": {"components": [{"type": 1, "components": [{"type": 2, "custom_id": "gnau:1:10H"}]}]},
    "button's emoji": {
        "components": [
            {"type": 1, "components": [{"type": 2, "emoji": {"name": "ten_of_hearts_1", "id": "7"}}]}
        ]
    },
    "emoji": {"content": "<:ten_of_hearts_12:7>"},
    "accessory": {"components": [{"type": 9, "accessory": {"type": 2, "label": "10♥"}}]},
    "option": {"components": [{"type": 1, "components": [{"type": 3, "options": [{"value": "TH"}]}]}]},
    "gallery": {"components": [{"type": 12, "items": [{"media": {"url": "attachment://10H.png"}}]}]},
    "gallery's words": {"components": [{"type": 12, "items": [{"description": "10♥"}]}]},
    "thumbnail": {"components": [{"type": 9, "accessory": {"type": 11, "description": "10♥"}}]},
    "file": {"components": [{"type": 13, "file": {"url": "attachment://10H.png"}}]},
    "attachment": {"attachments": [{"id": 0, "filename": "10H.png"}]},
    "attachment's words": {"attachments": [{"id": 0, "filename": "hand.png", "description": "10♥"}]},
    "form": {"title": "10♥", "components": []},
    "label": {"components": [{"type": 18, "label": "10♥", "component": {"type": 4}}]},
    "label's words": {"components": [{"type": 18, "description": "10♥", "component": {"type": 4}}]},
    "input": {"components": [{"type": 18, "component": {"type": 4, "value": "10♥"}}]},
    "input's hint": {"components": [{"type": 18, "component": {"type": 4, "placeholder": "10♥"}}]},
}


@pytest.fixture
def seen() -> list[frozenset[str]]:
    """The cards of all that was shown, in order."""
    return []


@pytest.fixture
def side(seen: list[frozenset[str]]) -> DiscordSide:
    side = DiscordSide(Schedule(Random(1)), Trace(lambda: 0.0))
    side.add_server(people=3, channels=1)
    side.on_shown = lambda message: seen.append(cards_in(words_of(message.payload)))
    return side


def call_back(side: DiscordSide, kind: int, data: dict[str, Any], *files: str, on: Message | None = None):
    """Answer a click."""
    made = side.interact(3, FIRST_PERSON, side.channels[FIRST_CHANNEL], {}, "presses", message=on)
    path = f"interactions/{made.interaction_id}/{made.token}/callback"
    side.answer(BOT, Request("POST", path, {"type": kind, "data": data}, files))
    return made


@pytest.mark.parametrize("payload", HIDING_PLACES.values(), ids=HIDING_PLACES)
def test_a_card_is_seen_wherever_it_is(payload: dict[str, Any]):
    assert cards_in(words_of(payload)) == {"10H"}


@pytest.mark.parametrize(
    "payload",
    [
        {"custom_id": "3d9ac27d2c5fe08d4c1b2a6d7e8f9a0c", "nonce": "1593546159471722596"},
        {"url": "attachment://hand-3.png", "allowed_mentions": {"parse": []}},
        {"content": "A♠︎ or K♠︎ may have to take Q♠︎: get rid of it now."},
        {"content": "<:queen_of_spades_1:7> breaks hearts: once she was played, they may be led."},
        {"content": "Gnau · table 7 · round 10\n**Dealer: <@100000000000000002>\u200e** · **+10**"},
    ],
)
def test_nothing_else_looks_like_one(payload: dict[str, Any]):
    assert cards_in(words_of(payload)) == frozenset()


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (FORM, HIDING_PLACES["form"] | {"custom_id": "form"}),
        (AUTOCOMPLETE, {"choices": [{"name": "10♥", "value": "10H"}]}),
    ],
)
def test_forms_and_suggestions_are_shown_to_their_person_alone(
    side: DiscordSide, kind: int, data: dict[str, Any]
):
    shown: list[Message] = []
    side.on_shown = shown.append
    call_back(side, kind, data)
    [answer] = shown
    assert cards_in(words_of(answer.payload)) == {"10H"}
    assert side.viewers(answer) == {FIRST_PERSON}


@pytest.mark.parametrize("way", ["answer", "update", "original", "follow-up", "message", "edit"])
def test_a_file_is_seen_in_whatever_it_comes(side: DiscordSide, seen: list[frozenset[str]], way: str):
    made = call_back(side, MESSAGE, {"content": "a message"})
    assert made.original is not None
    message, channel = made.original.message_id, f"channels/{FIRST_CHANNEL}/messages"
    hidden: dict[str, Any] = {"content": "another"}
    if way == "answer":
        call_back(side, MESSAGE, hidden, "10H.png")
    elif way == "update":
        call_back(side, UPDATE, hidden, "10H.png", on=made.original)
    else:
        method, path = {
            "original": ("PATCH", f"webhooks/1/{made.token}/messages/@original"),
            "follow-up": ("POST", f"webhooks/1/{made.token}"),
            "message": ("POST", channel),
            "edit": ("PATCH", f"{channel}/{message}"),
        }[way]
        assert side.answer(BOT, Request(method, path, hidden, ("10H.png",)))[0] == 200
    assert seen == [frozenset(), {"10H"}]


def test_a_message_can_be_taken_back(side: DiscordSide):
    taken_back: list[Message] = []
    side.on_taken_back = taken_back.append
    channel = f"channels/{FIRST_CHANNEL}/messages"
    _, sent = side.answer(BOT, Request("POST", channel, {"content": "a message"}))
    gone = Request("DELETE", f"{channel}/{sent['id']}", {})
    assert [side.answer(BOT, gone)[0] for _ in range(2)] == [204, 404]
    assert [str(message.message_id) for message in taken_back] == [sent["id"]]
    assert side.seen_by(FIRST_PERSON) == []


def test_an_old_message_can_be_edited_a_few_times_only(side: DiscordSide):
    channel = f"channels/{FIRST_CHANNEL}/messages"
    ids = []
    for _ in range(2):
        ids.append(side.answer(BOT, Request("POST", channel, {"content": "a message"}))[1]["id"])
        side.schedule.run_for(3000.0)
    edits = [Request("PATCH", f"{channel}/{each}", {"content": "another"}) for each in ids]
    assert [side.answer(BOT, edits[0])[0] for _ in range(FEW + 1)] == [200] * FEW + [429]
    assert {side.answer(BOT, edits[1])[0] for _ in range(FEW + 1)} == {200}
