"""Medals and achievements in words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.store.earned import Achieved, Medal
from bot.store.standings import ranking_of
from bot.tables.days import day_of
from bot.text import Text
from bot.text.conventions import month
from bot.views.phrases import calendar_day
from bot.views.style import MEDALS

# The latest medals are named, and all of them are counted.
_NAMED: Final = 5


def medal_lines(text: Text, medals: Sequence[Medal]) -> Iterator[str]:
    """Yield lines on the medals of a person: how many of each, and the latest; nothing without any.

    Args:
        medals: The latest first.
    """
    if not medals:
        return
    places = [each.place for each in medals]
    counts = [
        f"{mark} {places.count(place)}" for place, mark in enumerate(MEDALS, start=1) if place in places
    ]
    yield text("medals-title", counts=" · ".join(counts))
    for each in medals[:_NAMED]:
        if (ranking := ranking_of(each.board)) is not None:
            board, when = text(f"medal-{ranking}"), month(text, each.since_day)
            yield text("medals-line", mark=MEDALS[each.place - 1], board=board, month=when)


def achievement_lines(text: Text, achieved: Iterable[Achieved]) -> Iterator[str]:
    """Yield lines on what a person has achieved, with the dates; nothing without any."""
    lines = [
        text(
            "achievements-line", name=text(f"achievement-{each.name}"), date=calendar_day(day_of(each.at_ms))
        )
        for each in achieved
        # A newer version of this program may have stored names that this one does not know.
        if f"achievement-{each.name}" in text
    ]
    if lines:
        yield text("achievements-title")
        yield from lines


def told_achievement(text: Text, name: str) -> str:
    """Return what a person is told who has achieved something for the first time."""
    return text("achievements-told", name=text(f"achievement-{name}"))
