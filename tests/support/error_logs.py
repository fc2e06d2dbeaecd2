"""ERROR log records, which no test may cause without meaning to."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def errors_recorded() -> Iterator[list[logging.LogRecord]]:
    """Collect the ERROR records of all loggers."""
    # A handler would miss what does not reach the root logger, and `configure_logging` would take it away.
    errors: list[logging.LogRecord] = []
    make = logging.getLogRecordFactory()

    def make_and_note(*args: object, **kwargs: object) -> logging.LogRecord:
        record = make(*args, **kwargs)
        # `makeLogRecord` asks for one without a level, to see what records have.
        if (record.levelno or 0) >= logging.ERROR and not _is_cancelled_connection(record):
            errors.append(record)
        return record

    logging.setLogRecordFactory(make_and_note)
    try:
        yield errors
    finally:
        logging.setLogRecordFactory(make)


def told(errors: list[logging.LogRecord]) -> list[str]:
    """Return what the records say, with their tracebacks."""
    return [f"{record.name}: {_message(record)}" for record in errors]


def _message(record: logging.LogRecord) -> str:
    if not record.exc_info:
        return record.getMessage()
    return f"{record.getMessage()}\n{logging.Formatter().formatException(record.exc_info)}"


def _is_cancelled_connection(record: logging.LogRecord) -> bool:
    # asyncpg never looks at the futures of a connection attempt that was cancelled. asyncio says so when it
    # collects them, which may be during any later test.
    return record.name == "asyncio" and "unexpected connection_lost() call" in record.getMessage()
