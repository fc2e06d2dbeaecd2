"""The one look of all messages that are sent in all flows: what their buttons' colours and order say."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.views.style import ENDING, NEXT, PICKED, PICKED_MARK
from tests.support.recorded import Recorded

pytestmark = [pytest.mark.xdist_group("flows"), pytest.mark.thorough]

BUTTON = 2


def messages(recorded: Recorded) -> Iterator[list[dict[str, Any]]]:
    """The buttons of every message that has some, in their order."""
    for components in layouts(recorded):
        if found := list(buttons(components)):
            yield found


def layouts(recorded: Recorded) -> Iterator[list[dict[str, Any]]]:
    """What every message consists of."""
    for request in recorded.requests:
        body = request.json or {}
        data = body.get("data", body) if isinstance(body, Mapping) else {}
        yield data.get("components") or []


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
    assert {each for each in several if len(each) > 1} == {("26 for everyone else", "26 off my score")}


def test_what_ends_something_comes_last(recorded):
    for message in messages(recorded):
        if labels(message, ENDING.value):
            assert message[-1]["style"] == ENDING.value, [each["label"] for each in message]
            assert len(labels(message, ENDING.value)) == 1


def test_what_is_picked_has_a_tick_or_is_named_and_not_a_colour_alone(recorded):
    found = [(layout, each) for layout in layouts(recorded) for each in buttons(layout) if is_picked(each)]
    ticked = [each for _, each in found if each["label"].startswith(PICKED_MARK.strip())]
    named = [each for layout, each in found if is_named(layout, each["label"])]
    assert ticked
    assert named
    assert len(ticked) + len(named) == len(found)


def is_picked(button: Mapping[str, Any]) -> bool:
    return bool(button["style"] == PICKED.value)


def is_named(layout: Any, label: str) -> bool:
    lines = json.dumps(layout, ensure_ascii=False).split("\\n")
    return any(line.startswith("Picked: ") and label in line for line in lines)
