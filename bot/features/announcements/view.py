"""The announcement of a day."""

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.features.feature import Challenge
from bot.text import Text
from bot.text.conventions import listed
from bot.text.sanitize import escape_markdown
from bot.views.phrases import calendar_day
from bot.views.style import GAP, WAITING, panel

# How many people with the same best result are named.
_NAMED: Final = 3


def announcement_view(
    text: Text, day: int, challenges: Sequence[Challenge], news: Sequence[str] = ()
) -> ui.LayoutView:
    """Return the announcement of a day, with a button for each challenge.

    Args:
        news: Lines on what has happened since the last one.
    """
    title = text("announcement-title", date=calendar_day(day))
    blocks = [f"{title}\n{text('announcement-about')}"]
    if best := [_best(text, each) for each in challenges if each.best]:
        blocks += [GAP, "\n".join([text("announcement-best"), *best])]
    if news:
        blocks += [GAP, "\n".join(news)]
    row: ui.ActionRow[Any] = ui.ActionRow(*(each.button for each in challenges))
    return panel(WAITING, blocks, row)


def _best(text: Text, challenge: Challenge) -> str:
    names = [escape_markdown(name) for name in challenge.best[:_NAMED]]
    if others := len(challenge.best) - len(names):
        names.append(text("announcement-others", others=others))
    who = listed(text, names)
    return text("announcement-line", name=challenge.name, who=who, result=challenge.result)
