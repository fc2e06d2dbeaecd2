"""Log records: one line each, as text or as JSON. Neither the token nor an unrevealed card is ever logged."""

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any

from bot.settings import Settings

# Below these levels the libraries write down what goes over the wire and into the database: messages to one
# person, and cards. Whatever is asked for, they keep to themselves.
_DISCREET = {"discord": logging.INFO, "sqlalchemy": logging.WARNING, "aiosqlite": logging.WARNING}

_STANDARD = frozenset(vars(logging.makeLogRecord({})))


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
    """Send the process's log records to standard error, in the form the settings ask for."""
    formatters: dict[str, Any] = {
        "text": {"format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"},
        "json": {"()": JsonFormatter},
    }
    asked = logging.getLevelNamesMapping()[settings.log_level]
    chosen = "json" if settings.log_json else "text"
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": formatters,
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": chosen}},
            "root": {"level": settings.log_level, "handlers": ["stderr"]},
            "loggers": {name: {"level": max(lowest, asked)} for name, lowest in _DISCREET.items()},
        }
    )
