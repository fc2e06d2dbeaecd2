"""Quiet hours in time zones: by the clocks on the wall, also when those are changed."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.preferences.quiet import ZONES as OFFERED
from bot.rules.errors import RuleError
from bot.services.own_time import own_time, read_zone, zone_called
from bot.tables.preferences import Preferences, QuietSpan

HOUR_MS = 3_600_000
ZONES = (
    "Asia/Kuala_Lumpur",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "UTC-03:30",
    "Africa/Casablanca",
)


def ms(year: int, month: int, day: int, hour: int = 0, zone: str = "UTC") -> int:
    return round(datetime(year, month, day, hour, tzinfo=zone_called(zone)).timestamp() * 1000)


def quiet(zone: str, *spans: QuietSpan):
    return own_time(Preferences(time_zone=zone, quiet_hours=spans))


@st.composite
def preferences(draw) -> Preferences:
    zone = draw(st.sampled_from(ZONES))
    first = draw(st.integers(1, 12))
    lengths = [first] if first == 12 else [first, draw(st.integers(1, 12 - first))]
    spans = tuple(QuietSpan(draw(st.integers(0, 23)), hours) for hours in lengths)
    return Preferences(time_zone=zone, quiet_hours=draw(st.sampled_from([spans, spans[:1]])))


def is_quiet(chosen: Preferences, at_ms: int) -> bool:
    """Whether the clock on the wall shows a quiet hour, said without any arithmetic of spans."""
    hour = datetime.fromtimestamp(at_ms / 1000, zone_called(chosen.time_zone or "")).hour
    return any((hour - span.start) % 24 < span.hours for span in chosen.quiet_hours)


@given(preferences(), st.integers(ms(2026, 1, 1), ms(2027, 1, 1)), st.integers(0, 72 * HOUR_MS))
def test_a_deadline_is_in_no_quiet_hour_and_leaves_the_promised_time(chosen, since_ms, need_ms):
    due_ms = own_time(chosen).after(since_ms, need_ms)
    assert not is_quiet(chosen, due_ms)
    # Where clocks change, all changes of an hour's kind are at a multiple of half an hour.
    marks = [
        since_ms,
        *range(since_ms // (HOUR_MS // 2) * (HOUR_MS // 2) + HOUR_MS // 2, due_ms, HOUR_MS // 2),
        due_ms,
    ]
    awake = sum(end - start for start, end in pairwise(marks) if not is_quiet(chosen, start))
    assert abs(awake - need_ms) <= _changed_ms(chosen, since_ms, due_ms)


def _changed_ms(chosen: Preferences, start_ms: int, end_ms: int) -> int:
    """Return by how much the clocks may have been changed in a time."""
    zone = zone_called(chosen.time_zone or "")
    days = range(start_ms, end_ms + 24 * HOUR_MS, 24 * HOUR_MS)
    offsets = [datetime.fromtimestamp(each / 1000, zone).utcoffset() or timedelta() for each in days]
    return round(sum(abs(after - before).total_seconds() for before, after in pairwise(offsets)) * 1000)


def test_the_night_in_which_clocks_change_ends_by_the_clock_on_the_wall():
    night = quiet("Europe/Berlin", QuietSpan(22, 9))
    # On 29 March 2026 it has an hour less, on 25 October an hour more.
    assert night.after(ms(2026, 3, 28, 22, zone="Europe/Berlin")) == ms(2026, 3, 29, 7, zone="Europe/Berlin")
    assert ms(2026, 3, 29, 7, zone="Europe/Berlin") - ms(2026, 3, 28, 22, zone="Europe/Berlin") == 8 * HOUR_MS
    assert night.after(ms(2026, 10, 24, 23, zone="Europe/Berlin")) == ms(
        2026, 10, 25, 7, zone="Europe/Berlin"
    )


def test_hours_that_the_clocks_leave_out_are_no_pause():
    assert quiet("Europe/Berlin", QuietSpan(2, 1)).after(ms(2026, 3, 29, 1)) == ms(2026, 3, 29, 1)


def test_without_a_time_zone_no_hour_is_quiet():
    for zone in (None, "Mars/Olympus", "../../etc/passwd"):
        chosen = Preferences(time_zone=zone, quiet_hours=(QuietSpan(0, 12),))
        assert own_time(chosen).after(5, 7) == 12


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Asia/Kolkata", "Asia/Kolkata"),
        ("america/new york", "America/New_York"),
        ("ＵＴＣ＋８", "UTC+08:00"),
        ("UTC −3:30", "UTC-03:30"),
        ("gmt+0530", "UTC+05:30"),
        ("-5", "UTC-05:00"),
        ("utc", "UTC"),
    ],
)
def test_time_zones_as_people_type_them(typed: str, kept: str):
    assert read_zone(typed) == kept
    assert read_zone(kept) == kept


@pytest.mark.parametrize("typed", ["", "UTC+15", "8", "here", "Asia/", "/etc/passwd", "+5:75"])
def test_no_other_word_is_a_time_zone(typed: str):
    with pytest.raises(RuleError, match="time zone unknown"):
        read_zone(typed)


def test_every_zone_of_the_list_is_known_and_stands_from_west_to_east():
    at = datetime(2026, 1, 15, tzinfo=UTC)
    offsets = [at.astimezone(ZoneInfo(zone)).utcoffset() or timedelta() for zone in OFFERED]
    assert offsets == sorted(offsets)
    # With one for all others, and one that was typed.
    assert len(OFFERED) <= 23
