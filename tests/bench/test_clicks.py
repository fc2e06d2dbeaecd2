"""The bench of clicks plays at as many tables as it is told, whatever a server usually allows."""

import json

import pytest

from tests.bench.clicks.__main__ import Click, main, measure, summed_up


@pytest.mark.thorough
async def test_more_tables_than_a_server_usually_allows(tmp_path):
    clicks = await measure(11, tmp_path)
    assert len(clicks["/gnau open"]) == len(clicks["/hearts open"]) == 11


@pytest.mark.thorough
def test_ratios_are_printed_as_json(capsys):
    main(["--tables", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {"Join", "Ready", "My hand", "Deal of 6", "Reveal", "Play a card"} <= found.keys()
    assert all(0 < each["low"] <= each["ratio"] <= each["high"] for each in found.values())


def test_each_click_is_compared_with_the_constant_before_it():
    # The machine was busy during the last of them, and both took longer.
    clicks = [Click(0.010, 0.001), Click(0.012, 0.001), Click(0.110, 0.010)]
    assert summed_up({"Join": clicks}) == {"Join": {"ratio": 11.0, "low": 10.0, "high": 12.0}}
