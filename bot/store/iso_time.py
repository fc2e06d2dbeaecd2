"""UTC days and instants in ISO 8601 format, as exports write them."""

from datetime import UTC, datetime

from bot.tables.days import day_start_ms


def iso_instant(instant_ms: int) -> str:
    """Return an instant as text, such as `2026-01-01T20:15:00Z`."""
    return datetime.fromtimestamp(instant_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def iso_day(day: int) -> str:
    """Return a day as text, such as `2026-01-01`."""
    return iso_instant(day_start_ms(day))[: len("2026-01-01")]
