"""When people's clocks stand still, as they have chosen: quiet hours in their time zone, and vacations."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone, tzinfo
from functools import cache, partial
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.rules.errors import RuleError
from bot.rules.typed import half_width
from bot.tables.own_time import OwnTime, Span
from bot.tables.preferences import Preferences

_OFFSET: Final = re.compile(r"(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?", re.ASCII | re.IGNORECASE)
# No place is farther from UTC.
_MOST_OFFSET: Final = timedelta(hours=14)


def zone_called(name: str) -> tzinfo | None:
    """Return a time zone by its name in the IANA database, or by its distance from UTC; None for neither.

    Example:
        >>> zone_called("utc+5:30"), zone_called("Asia/Nowhere")
        (datetime.timezone(datetime.timedelta(seconds=19800)), None)
    """
    if (offset := _OFFSET.fullmatch(name)) is not None:
        ahead = timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
        return timezone(ahead if offset[1] == "+" else -ahead) if ahead <= _MOST_OFFSET else None
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def read_zone(typed: str) -> str:
    """Return the name of the time zone that a person has typed. The first time this takes a while.

    Raises:
        RuleError: `time-zone-unknown`.
    """
    name = half_width(typed).replace("−", "-").replace(" ", "" if "/" not in typed else "_")
    if _OFFSET.fullmatch(name) is None:
        name = _names().get(name.casefold(), "")
    if (zone := zone_called(name)) is None:
        raise RuleError("time-zone-unknown")
    return zone.key if isinstance(zone, ZoneInfo) else str(zone)


@cache
def _names() -> dict[str, str]:
    """Return the names of all time zones, by their small letters."""
    return {name.casefold(): name for name in available_timezones()}


def own_time(preferences: Preferences) -> OwnTime:
    """Return when no clock of a slow table runs for a person with these preferences."""
    zone = zone_called(preferences.time_zone) if preferences.time_zone and preferences.quiet_hours else None
    if zone is None:
        return OwnTime(vacations=preferences.vacations)
    return OwnTime(partial(_quiet_spans, preferences, zone), preferences.vacations)


def _quiet_spans(preferences: Preferences, zone: tzinfo, from_ms: int) -> Iterator[Span]:
    """Yield the quiet hours from an instant on, without end."""
    spans = sorted(preferences.quiet_hours, key=lambda each: each.start)
    # The hours of the day before may not be over.
    first = datetime.fromtimestamp(from_ms / 1000, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    for days in count(-1):
        day = first.replace(tzinfo=None) + timedelta(days=days)
        for span in spans:
            start = day + timedelta(hours=span.start)
            # By the clock on the wall, whatever happens to it in between.
            yield _instant_ms(start, zone), _instant_ms(start + timedelta(hours=span.hours), zone)


def _instant_ms(local: datetime, zone: tzinfo) -> int:
    return round(local.replace(tzinfo=zone).timestamp() * 1000)
