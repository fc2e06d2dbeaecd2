"""What holds for every test: an ERROR log record fails it, and files are in memory if possible."""

import gc
import importlib.util
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest

from bot.players import TrickGame
from tests.support.error_logs import errors_recorded, told
from tests.support.hanging import HANGS_S
from tests.support.memory import memory_folder
from tests.support.nonces import honour_nonces
from tests.support.quick_pictures import draw_at_once, draw_for_real
from tests.support.quick_simcord import describe_once, hurry, load_once, spare_cleanup
from tests.support.statements import share_statements

pytest_plugins = ["tests.support.databases", "tests.support.tiers", "tests.support.told_once"]

_NEEDS_SIMCORD = ["discord", "monitor/test_monitor.py", "playground", "store/test_simcord.py"]

collect_ignore = [] if importlib.util.find_spec("simcord") else _NEEDS_SIMCORD


def pytest_make_parametrize_id(val: object) -> str | None:
    """Call a test of a game by the game's name."""
    return str(val) if isinstance(val, TrickGame) else None


def pytest_configure() -> None:
    """Keep files in memory, and have processes that tests start heed Ctrl-C where a shell runs all this."""
    folder = memory_folder()
    if folder and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Each process that a test starts loads all of it, which without this would be compiled a thousand times.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected: there is hardly any, and it takes a tenth of that."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Have garbage looked for among what tests leave only, not among thousands of tests, and seldom."""
    gc.collect()
    gc.freeze()
    # Every test leaves a bot, and looking for them as often as usual takes a tenth of the whole run.
    gc.set_threshold(20_000)


@pytest.fixture(autouse=True, scope="session")
def _statements_are_shared() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        share_statements(patch)
        yield


@pytest.fixture(autouse=True, scope="session")
def _simcord_hurries() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if importlib.util.find_spec("simcord") is not None:
            hurry(patch)
            load_once(patch)
            describe_once(patch)
            spare_cleanup(patch)
            honour_nonces(patch)
            # By a real clock, a click would be dropped wherever a busy machine takes longer to see to it.
            patch.setattr("bot.views.visit.ANSWER_S", HANGS_S)
            patch.setattr("bot.services.queues.PATIENCE_S", HANGS_S)
        yield


@pytest.fixture(autouse=True)
def _no_error_is_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    with _logging_restored(), errors_recorded() as errors:
        yield
    if errors and not request.node.get_closest_marker("logs_errors"):
        pytest.fail(
            "ERROR log records (mark a test that means them with logs_errors):\n" + "\n".join(told(errors))
        )


@pytest.fixture(autouse=True)
def _pictures_are_drawn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_at_once(monkeypatch)


@pytest.fixture
def real_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pictures drawn, for a test that looks at them."""
    draw_for_real(monkeypatch)


@contextmanager
def _logging_restored() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, "bot", "cogs")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
