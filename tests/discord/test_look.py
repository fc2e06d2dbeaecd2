"""The one look of all messages that are sent in all flows: what their buttons' colours and order say."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.views.style import ENDING, NEXT, PICKED, PICKED_MARK
from tests.support.flows import Recorded

pytestmark = pytest.mark.xdist_group("flows")

BUTTON = 2


def messages(recorded: Recorded) -> Iterator[list[dict[str, Any]]]:
    """The buttons of every message that has some, in their order."""
    for request in recorded.requests:
        body = request.json or {}
        data = body.get("data", body) if isinstance(body, Mapping) else {}
        if found := list(buttons(data.get("components") or [])):
            yield found


def buttons(components: Any) -> Iterator[dict[str, Any]]:
    for each in components:
        if each.get("type") == BUTTON:
            yield each
        yield from buttons(each.get("components") or [])


def labels(message: list[dict[str, Any]], style: int) -> list[str]:
    return [each.get("label", "") for each in message if each["style"] == style and not each.get("disabled")]


def test_one_next_step_stands_out(recorded):
    several = {tuple(labels(each, NEXT.value)) for each in messages(recorded)}
    # What a moon does is picked from two, neither of which is the usual one.
    assert {each for each in several if len(each) > 1} == {("26 for everybody else", "26 off my score")}


def test_what_ends_something_comes_last(recorded):
    for message in messages(recorded):
        if labels(message, ENDING.value):
            assert message[-1]["style"] == ENDING.value, [each["label"] for each in message]
            assert len(labels(message, ENDING.value)) == 1


def test_what_is_picked_has_a_tick_and_not_a_colour_alone(recorded):
    found = [each for message in messages(recorded) for each in message if each["style"] == PICKED.value]
    assert found
    assert all(each["label"].startswith(PICKED_MARK.strip()) for each in found)
