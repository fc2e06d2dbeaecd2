"""A place to run simulations in."""

import gc
from collections.abc import Iterator

import pytest

from bot.services.queues import PATIENCE_S
from bot.views.visit import ANSWER_S
from tests.simulation.workshop import Workshop, workshop


@pytest.fixture(autouse=True, scope="module")
def _the_bot_keeps_its_limits() -> Iterator[None]:
    """Here no machine is slow: a seed stands for the same evening as on the command line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.views.visit.ANSWER_S", ANSWER_S)
        patch.setattr("bot.services.queues.PATIENCE_S", PATIENCE_S)
        yield


@pytest.fixture(autouse=True, scope="module")
def _only_what_is_new_is_searched_for_garbage() -> None:
    """Each simulation ends with a search, which would go through what thousands of tests have left."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def shop() -> Iterator[Workshop]:
    with workshop() as shop:
        yield shop
