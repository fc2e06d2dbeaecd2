"""Log records: one line each, as text or as JSON. No token, password or hidden card is ever logged."""

import json
import logging
import logging.config
import math
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final

from bot.settings import Settings
from bot.store import is_away

# The server, table and round that this task, and the tasks it starts, work for.
_context: ContextVar[Mapping[str, int]] = ContextVar("context", default=MappingProxyType({}))
_FIELDS: Final = ("guild", "table", "round")
# After a line about a database that is away, no other such line is logged for this time.
QUIET_S: Final = 1.0

# The fields of every record. An earlier formatter may have added the last two.
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


# With the token of an interaction, its private answers can be read for 15 minutes. The libraries quote
# addresses in their errors and warnings, and such an address holds the token.
_SECRETS: Final = (
    re.compile(r"(?P<before>/(?:interactions|webhooks)/[0-9]+/)[^/?#\s\"'\\<>()]+"),
    re.compile(r"(?P<before>)aW50ZXJhY3Rpb246[\w+=%-]*"),
    re.compile(r"(?P<before>)\b[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}"),
    re.compile(r"(?P<before>://[^/?#\s:@]*:)[^/\s@]+(?=@)"),
)


def without_secrets(line: str) -> str:
    """Return a log line with asterisks in place of tokens and passwords."""
    for secret in _SECRETS:
        line = secret.sub(r"\g<before>***", line)
    return line


@contextmanager
def log_context(**fields: int | None) -> Iterator[None]:
    """Make all log records within, also those of tasks that start within, name what the work is for.

    Args:
        fields: The ids of the `guild` and the `table`, and the number of the `round`. An omitted field keeps
            its outer value; None removes it.
    """
    known = {**_context.get(), **fields}
    token = _context.set({name: number for name, number in known.items() if number is not None})
    try:
        yield
    finally:
        _context.reset(token)


class ContextFilter(logging.Filter):
    """Adds to each record what the work is for. A record's own values take precedence."""

    def filter(self, record: logging.LogRecord) -> bool:
        vars(record).update({name: n for name, n in _context.get().items() if name not in vars(record)})
        return True


class OutageFilter(logging.Filter):
    """Reduces all errors during an outage of the database to one line a second.

    Every click, deadline and beat fails then, and a traceback of each would help nobody.

    Args:
        now_s: A clock that never goes back, in seconds.
    """

    def __init__(self, now_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now_s = now_s
        self._quiet_until_s = -math.inf
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not (is_away(error) or _is_of_connections(record, error)):
            return True
        if self._now_s() < self._quiet_until_s or not logging.getLogger(record.name).isEnabledFor(
            logging.WARNING
        ):
            self._left_out += 1
            return False
        self._shorten(record, error)
        return True

    def _shorten(self, record: logging.LogRecord, error: BaseException) -> None:
        more = f", and {self._left_out} more such lines left out" if self._left_out else ""
        record.msg, record.args = f"{record.getMessage()}: {type(error).__name__}{more}", None
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = record.stack_info = None
        self._quiet_until_s, self._left_out = self._now_s() + QUIET_S, 0


def _is_of_connections(record: logging.LogRecord, error: BaseException) -> bool:
    """Return whether the database's connection pool reports an error of the network."""
    return record.name.startswith("sqlalchemy.") and isinstance(error, OSError)


class TextFormatter(logging.Formatter):
    """Writes a record as a line of text, followed by its server, table and round if it has them."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is the library's
        line = super().formatMessage(record)
        found = [f"{name} {vars(record)[name]}" for name in _FIELDS if name in vars(record)]
        return f"{line} [{', '.join(found)}]" if found else line


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object: time, level, logger, message and all `extra` fields."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(entry, default=str))


def configure_logging(settings: Settings) -> None:
    """Send the process's log records to standard error, in the form that the settings ask for.

    `DEBUG` applies only to the bot's own records. The libraries stay at `INFO`: below it, discord.py logs
    every message that it sends and aiosqlite every row that it stores, including hands that nobody has seen
    yet.
    """
    formatters: dict[str, Any] = {
        "text": {"()": TextFormatter, "fmt": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"},
        "json": {"()": JsonFormatter},
    }
    chosen = "json" if settings.log_json else "text"
    own = {"level": settings.log_level}
    of_libraries = "INFO" if settings.log_level == "DEBUG" else settings.log_level
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": formatters,
            "filters": {"context": {"()": ContextFilter}, "outage": {"()": OutageFilter}},
            "handlers": {
                "stderr": {
                    "class": "logging.StreamHandler",
                    "formatter": chosen,
                    "filters": ["context", "outage"],
                }
            },
            "loggers": {"bot": own, "cogs": own},
            "root": {"level": of_libraries, "handlers": ["stderr"]},
        }
    )
