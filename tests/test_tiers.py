"""What the options of the test run promise."""

import pytest


@pytest.mark.xdist_group("a group")
def test_the_tests_of_a_group_stay_with_one_worker(request: pytest.FixtureRequest):
    is_grouped = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@a group") is is_grouped
