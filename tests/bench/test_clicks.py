"""The bench of clicks plays at as many tables as it is told, whatever a server usually allows."""

import pytest

from tests.bench.clicks.__main__ import CONSTANT, measure


@pytest.mark.thorough
async def test_more_tables_than_a_server_usually_allows(tmp_path):
    times = await measure(11, tmp_path)
    assert len(times["/gnau open"]) == len(times["/hearts open"]) == 11
    assert CONSTANT in times
