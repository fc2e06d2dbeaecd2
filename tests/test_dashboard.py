"""The dashboard asks for figures that the monitor serves, by labels they have, and fits its grid."""

import itertools
import json
import re
from collections import Counter, defaultdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.support.watched import WatchedRoom, free_port

BOARD = json.loads(Path(__file__).parents[1].joinpath("data/guide/grafana.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = BOARD["panels"]
TARGETS = [(panel["title"], target) for panel in PANELS for target in panel["targets"]]
VARIABLES = {each["name"]: each for each in BOARD["templating"]["list"]}
# Prometheus adds it to all that it reads from one process.
ADDED = "instance"
WIDTH = 24


def summed_by(target):
    lists = re.findall(r"by \(([^)]*)\)", target["expr"])
    return {label.strip() for labels in lists for label in labels.split(",")}


def told_by(target):
    return set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))


@pytest.fixture
async def served(tmp_path):
    """The labels of each figure that a bot serves after a round and some trouble."""
    async with WatchedRoom(tmp_path, monitor_port=free_port()) as room:
        await room.deal_to(room.ann)
        await room.click(room.ann, "Reveal")
        monitor = room.bot.monitor
        assert monitor is not None
        click: Any = SimpleNamespace(id=1, type=discord.InteractionType.component)
        monitor.arrived(click)
        monitor._answers.answered(1, 204)
        monitor.dropped(click)
        monitor._figures.rest_failures.labels(403, 50007).inc()
        samples = list(await room.figures())
        await monitor.close()
    labels = defaultdict[str, set[str]](set)
    for sample in samples:
        name, _, rest = sample.partition("{")
        labels[name] |= set(re.findall(r'(\w+)="', rest))
    return labels


async def test_every_query_is_about_figures_and_labels_that_are_served(served):
    for title, target in TARGETS:
        names = re.findall(r"\bgnau_\w+", target["expr"])
        assert names
        asked = summed_by(target) | set(re.findall(r"(\w+)=~?\"", target["expr"]))
        for name in names:
            assert name in served, title
            assert asked | told_by(target) <= served[name] | {ADDED}, title


async def test_every_figure_is_on_the_dashboard(served):
    # The client adds when each counter began; a histogram is shown by its buckets.
    wanted = {name for name in served if not name.endswith("_created")}
    wanted -= {"gnau_answer_seconds_sum", "gnau_answer_seconds_count"}
    assert {name for _, target in TARGETS for name in re.findall(r"\bgnau_\w+", target["expr"])} == wanted


def test_what_a_sum_is_by_is_what_the_legend_tells():
    for title, target in TARGETS:
        if by := summed_by(target):
            assert told_by(target) == by - {"le"}, title


def test_no_panel_lies_over_another():
    cells = Counter[tuple[int, int]]()
    for panel in PANELS:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= WIDTH
        cells.update(
            itertools.product(
                range(place["x"], place["x"] + place["w"]), range(place["y"], place["y"] + place["h"])
            )
        )
    assert set(cells.values()) == {1}


def test_panels_and_queries_have_names_of_their_own():
    for names in ([panel["id"] for panel in PANELS], [panel["title"] for panel in PANELS]):
        assert len(set(names)) == len(names)
    for panel in PANELS:
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])


async def test_the_prometheus_and_the_process_can_be_chosen(served):
    assert VARIABLES["datasource"]["query"] == "prometheus"
    found = re.fullmatch(r"label_values\((\w+), instance\)", VARIABLES["instance"]["query"])
    assert found is not None
    assert found[1] in served
    sources = [*PANELS, VARIABLES["instance"]]
    assert {each["datasource"]["uid"] for each in sources} == {"${datasource}"}
    for title, target in TARGETS:
        matched = target["expr"].count('instance=~"$instance"')
        assert matched == len(re.findall(r"\bgnau_\w+", target["expr"])), title
