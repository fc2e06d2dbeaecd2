"""A place to run simulations in."""

from collections.abc import Iterator

import pytest

from tests.simulation.workshop import Workshop, workshop


@pytest.fixture(scope="module")
def shop() -> Iterator[Workshop]:
    with workshop() as shop:
        yield shop
