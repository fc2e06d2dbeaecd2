"""Log records: one line each, as text or as JSON. Neither the token nor an unrevealed card is ever logged."""

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any

from bot.settings import Settings

# What every record has. A formatter before this one may have left the last two.
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object: time, level, logger, message and whatever `extra` it was given."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


def configure_logging(settings: Settings) -> None:
    """Send the process's log records to standard error, in the form the settings ask for.

    `DEBUG` is for the bot's own records. The libraries stay at `INFO`: below it discord.py writes down every
    message it sends and aiosqlite every row it stores, with hands in them that nobody has seen yet.
    """
    formatters: dict[str, Any] = {
        "text": {"format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"},
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
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": chosen}},
            "loggers": {"bot": own, "cogs": own},
            "root": {"level": of_libraries, "handlers": ["stderr"]},
        }
    )
