"""The page for quiet hours: first the time zone, then up to two spans of hours. Each choice counts at once.

The custom id `preferences:zone` is the list of time zones, and `preferences:quiet:<number>:<start|hours>` a
list for the span of that number, from 0.
"""

import asyncio
import re
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, Self

from discord import SelectOption, ui

from bot.features.preferences.vacation import BACK
from bot.rules.errors import RuleError, quote
from bot.services.own_time import read_zone, zone_called
from bot.tables.preferences import HOURS_A_DAY, MOST_QUIET_HOURS, MOST_QUIET_SPANS, Preferences, QuietSpan
from bot.text import Text
from bot.text.conventions import city
from bot.views.inputs import field, fresh_id, list_of, option
from bot.views.lasting import ButtonFace, LastingSelect, PlacedButton, chosen_in
from bot.views.modals import ExplainingModal
from bot.views.style import LINE, PRIVATE, panel
from bot.views.visit import Visit

# A list has 25 entries: these, one for all others, and the one that somebody has typed. From west to east.
ZONES: Final = (
    *("Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York"),
    *("America/Sao_Paulo", "Europe/London", "Europe/Berlin", "Africa/Cairo", "Europe/Istanbul"),
    *("Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Bangkok", "Asia/Jakarta", "Asia/Kuala_Lumpur"),
    *("Asia/Singapore", "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Taipei", "Asia/Tokyo"),
    *("Australia/Sydney", "Pacific/Auckland"),
)
_OTHER: Final = "other"
_OFF: Final = "off"
# What a span has at first, as far as the other leaves it so many.
_USUAL_HOURS: Final = 8
_LONGEST_ZONE: Final = 40


def quiet_view(visit: Visit) -> ui.LayoutView:
    """Return the page. Without a time zone, there is nothing else to choose yet."""
    text, chosen = visit.text, visit.preferences
    shown_as = {"custom_id": "preferences:zone", "id": fresh_id(visit.interaction.id, 0)}
    zone = list_of([*_zones(visit)], text("preferences-zone-placeholder"), **shown_as)
    blocks: list[str | ui.Item[Any]] = [
        text("preferences-quiet-title"),
        LINE,
        f"**{text('preferences-name-time-zone')}**",
        ui.ActionRow(ZoneSelect(zone)),
    ]
    if chosen.time_zone is not None:
        blocks += [LINE, f"**{text('preferences-name-quiet-hours')}**"]
        spans = len(chosen.quiet_hours)
        # The second can be chosen once there is a first, if that leaves it an hour.
        has_more = spans < MOST_QUIET_SPANS and _others(chosen.quiet_hours, spans) < MOST_QUIET_HOURS
        for number in range(spans + has_more):
            blocks += _span(visit, number)
    return panel(PRIVATE, blocks, ui.ActionRow(PlacedButton(BACK, ButtonFace(text("page-back")))))


def _zones(visit: Visit) -> Iterator[SelectOption]:
    text, now_s = visit.text, visit.services.clock.now_ms() / 1000
    own = visit.preferences.time_zone
    for name in (*ZONES, *([own] if own is not None and own not in ZONES else [])):
        there = datetime.fromtimestamp(now_s, zone_called(name))
        now = text("preferences-zone-now", time=f"{there:%H:%M}")
        yield option(city(text, name), name, now, is_chosen=name == own)
    yield option(text("preferences-zone-other"), _OTHER)


def _span(visit: Visit, number: int) -> Iterator[ui.ActionRow[Any]]:
    """Yield the lists of a span: when it begins, and how long it lasts."""
    text, spans = visit.text, visit.preferences.quiet_hours
    span = spans[number] if number < len(spans) else None
    starts = [option(text("preferences-quiet-none"), _OFF, is_chosen=span is None)]
    for hour in range(HOURS_A_DAY):
        label = text("preferences-quiet-start", time=_clock(hour))
        starts.append(option(label, str(hour), is_chosen=span is not None and hour == span.start))
    yield _row(visit, number, "start", starts)
    if span is None:
        return
    lengths = []
    for hours in range(1, MOST_QUIET_HOURS - _others(spans, number) + 1):
        label = text("preferences-quiet-end", time=_clock(QuietSpan(span.start, hours).end), hours=hours)
        lengths.append(option(label, str(hours), is_chosen=hours == span.hours))
    yield _row(visit, number, "hours", lengths)


def _row(visit: Visit, number: int, part: str, options: list[SelectOption]) -> ui.ActionRow[Any]:
    place = fresh_id(visit.interaction.id, 1 + 2 * number + (part == "hours"))
    shown = list_of(options, None, custom_id=f"preferences:quiet:{number}:{part}", id=place)
    return ui.ActionRow(QuietSelect(number, part, shown))


def _clock(hour: int) -> str:
    return f"{hour:02}:00"


def _others(spans: tuple[QuietSpan, ...], number: int) -> int:
    """Return how many hours the spans beside one have."""
    return sum(each.hours for place, each in enumerate(spans) if place != number)


def _changed(chosen: Preferences, number: int, part: str, value: str) -> list[QuietSpan]:
    """Return the quiet hours after a choice; a panel may be older than what has been chosen since."""
    spans = [*chosen.quiet_hours]
    if value == _OFF:
        return spans[:number] + spans[number + 1 :]
    left = MOST_QUIET_HOURS - _others(chosen.quiet_hours, number)
    before = spans[number] if number < len(spans) else QuietSpan(0, min(_USUAL_HOURS, left))
    start, hours = (int(value), before.hours) if part == "start" else (before.start, int(value))
    spans[number : number + 1] = [QuietSpan(start, hours)]
    return spans


class ZoneSelect(LastingSelect[ui.Select[Any]], template="preferences:zone"):
    """Chooses the time zone of the person, or asks for another one."""

    @classmethod
    def read(cls, _match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(select)

    async def click(self, visit: Visit) -> None:
        [value] = chosen_in(visit)
        if value == _OTHER:
            await ZoneForm(visit.text).show(visit)
            return
        if value not in {*ZONES, visit.preferences.time_zone}:
            raise RuleError("time-zone-unknown")
        await _change(visit, {"time_zone": value})


class ZoneForm(ExplainingModal):
    """Asks for a time zone that is not in the list."""

    def __init__(self, text: Text) -> None:
        super().__init__(text("preferences-name-time-zone"))
        self._typed: ui.TextInput[Any] = ui.TextInput(custom_id="zone", max_length=_LONGEST_ZONE)
        self.add_item(field(text("preferences-zone-typed"), text("preferences-zone-why"), self._typed))

    async def submit(self, visit: Visit) -> None:
        """Choose the time zone that was typed."""
        # Looking the name up among all others reads many files the first time.
        name = await asyncio.to_thread(read_zone, self._typed.value)
        await _change(visit, {"time_zone": name})


class QuietSelect(
    LastingSelect[ui.Select[Any]], template=r"preferences:quiet:(?P<number>[01]):(?P<part>start|hours)"
):
    """Chooses when a span of quiet hours begins, or how long it lasts."""

    def __init__(self, number: int, part: str, select: ui.Select[Any]) -> None:
        self.number, self.part = number, part
        super().__init__(select)

    @classmethod
    def read(cls, match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(int(match["number"]), match["part"], select)

    async def click(self, visit: Visit) -> None:
        [value] = chosen_in(visit)
        most = HOURS_A_DAY - 1 if self.part == "start" else MOST_QUIET_HOURS
        if value != _OFF and not (value.isdecimal() and value.isascii() and int(value) <= most):
            raise RuleError("option-not-offered", option=self.part, value=quote(value))
        await _change(visit, {"quiet_hours": _changed(visit.preferences, self.number, self.part, value)})


async def _change(visit: Visit, changes: dict[str, object]) -> None:
    """Store a choice, and show the page with it."""
    await visit.services.preferences.change(visit.user_id, changes)
    await visit.interaction.response.edit_message(view=quiet_view(visit))
