"""What holds for every test: an ERROR log record fails it, and files are in memory if possible."""

import importlib.util
import logging
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.support.memory import memory_folder

pytest_plugins = ["tests.support.databases", "tests.support.tiers"]

_NEEDS_SIMCORD = ["discord", "monitor/test_monitor.py", "playground", "store/test_simcord.py"]

collect_ignore = [] if importlib.util.find_spec("simcord") else _NEEDS_SIMCORD


def pytest_configure() -> None:
    """Keep files in memory, and have processes that tests start heed Ctrl-C where a shell runs all this."""
    folder = memory_folder()
    if folder and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _no_error_is_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    with _logging_restored(), _errors_recorded() as errors:
        yield
    if errors and not request.node.get_closest_marker("logs_errors"):
        lines = [f"{record.name}: {_message(record)}" for record in errors]
        pytest.fail("ERROR log records (mark a test that means them with logs_errors):\n" + "\n".join(lines))


@contextmanager
def _errors_recorded() -> Iterator[list[logging.LogRecord]]:
    # A handler would miss what does not reach the root logger, and `configure_logging` would take it away.
    errors: list[logging.LogRecord] = []
    make = logging.getLogRecordFactory()

    def make_and_note(*args: object, **kwargs: object) -> logging.LogRecord:
        record = make(*args, **kwargs)
        if record.levelno >= logging.ERROR and not _is_cancelled_connection(record):
            errors.append(record)
        return record

    logging.setLogRecordFactory(make_and_note)
    try:
        yield errors
    finally:
        logging.setLogRecordFactory(make)


def _is_cancelled_connection(record: logging.LogRecord) -> bool:
    # asyncpg never looks at the futures of a connection attempt that was cancelled. asyncio says so when it
    # collects them, which may be during any later test.
    return record.name == "asyncio" and "unexpected connection_lost() call" in record.getMessage()


@contextmanager
def _logging_restored() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in (None, "bot", "cogs")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def _message(record: logging.LogRecord) -> str:
    if not record.exc_info:
        return record.getMessage()
    return f"{record.getMessage()}\n{logging.Formatter().formatException(record.exc_info)}"
