"""What holds for every test: an ERROR log record fails it, and what is left out is said plainly at the end.

A test that needs something a machine may lack is skipped with a reason of the form `what is missing: how to
get it`, for example `pytest.skip("Chromium not found: apt-get install chromium")`.
"""

import importlib.util
import logging
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import settings

pytest_plugins = ["tests.support.databases"]

# The machine may be busy with something else: how long a thing takes is a question for tests/bench.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

_SIMCORD_MISSING = importlib.util.find_spec("simcord") is None

_NEEDS_SIMCORD = ["discord", "monitor/test_monitor.py", "playground", "store/test_simcord.py"]

collect_ignore = _NEEDS_SIMCORD if _SIMCORD_MISSING else []


def pytest_configure() -> None:
    """Have processes that tests start heed Ctrl-C, even where a shell runs all this in the background."""
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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once more, for each reason, how many tests were left out."""
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    if not reasons and not _SIMCORD_MISSING:
        return
    terminalreporter.section("left out")
    if _SIMCORD_MISSING:
        terminalreporter.line('every test of the Discord side - simcord not found: pip install -e ".[dev]"')
    for reason, count in reasons.most_common():
        terminalreporter.line(f"{count} test{'s' if count > 1 else ''} - {reason}")


def _reason(report: pytest.TestReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return reason.removeprefix("Skipped: ")
