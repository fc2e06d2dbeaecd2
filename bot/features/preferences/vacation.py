"""The page for a vacation. Two taps begin one: the days, and the button.

The custom id `preferences:days` is the list of days, `preferences:leave:<days>` begins a vacation, and
`preferences:return` ends it.
"""

import re
from typing import Any, Final, Self

from discord import ui

from bot.features.preferences.service import days_left, ended, is_away, started
from bot.rules.errors import RuleError, quote
from bot.views.inputs import fresh_id, list_of, option
from bot.views.lasting import ButtonFace, LastingButton, LastingSelect, PlacedButton, button_with, chosen_in
from bot.views.phrases import date_time
from bot.views.style import LINE, NEXT, PRIVATE, panel
from bot.views.visit import Visit

BACK: Final = "preferences:page:all"


def vacation_view(visit: Visit, days: int | None = None) -> ui.LayoutView:
    """Return the page.

    Args:
        days: How many days are chosen; None for all that are left.
    """
    text, now_ms = visit.text, visit.services.clock.now_ms()
    end_ms = visit.services.own_time(visit.user_id).away_until_ms(now_ms)
    title, back = text("preferences-vacation-title"), PlacedButton(BACK, ButtonFace(text("page-back")))
    if end_ms is not None:
        come_back = ReturnButton(ButtonFace(text("preferences-button-return"), NEXT))
        said = text("preferences-vacation-running", when=date_time(end_ms))
        return panel(PRIVATE, [title, LINE, said], ui.ActionRow(back, come_back))
    left = days_left(visit.preferences.vacations, now_ms)
    blocks: list[str | ui.Item[Any]] = [title, LINE, text("preferences-vacation-left", days=left)]
    if not left:
        return panel(PRIVATE, blocks, ui.ActionRow(back))
    days = min(days or left, left)
    options = [
        option(text("preferences-vacation-days", days=each), str(each), is_chosen=each == days)
        for each in range(1, left + 1)
    ]
    shown_as = {"custom_id": "preferences:days", "id": fresh_id(visit.interaction.id, 0)}
    blocks.append(ui.ActionRow(DaysSelect(list_of(options, None, **shown_as))))
    leave = LeaveButton(days, ButtonFace(text("preferences-button-leave", days=days), NEXT))
    return panel(PRIVATE, blocks, ui.ActionRow(back, leave))


class DaysSelect(LastingSelect[ui.Select[Any]], template="preferences:days"):
    """Chooses how many days a vacation is to last. Nothing begins by that."""

    @classmethod
    def read(cls, _match: re.Match[str], select: ui.Select[Any]) -> Self:
        return cls(select)

    async def click(self, visit: Visit) -> None:
        [value] = chosen_in(visit)
        if value not in {each.value for each in self.item.options} or not value.isdecimal():
            raise RuleError("option-not-offered", option="days", value=quote(value))
        await visit.interaction.response.edit_message(view=vacation_view(visit, int(value)))


class LeaveButton(LastingButton, template=r"preferences:leave:(?P<days>[1-7])"):
    """Begins a vacation of so many days."""

    def __init__(self, days: int, face: ButtonFace | None = None) -> None:
        self.days = days
        super().__init__(button_with(f"preferences:leave:{days}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(int(match["days"]))

    async def click(self, visit: Visit) -> None:
        vacations = started(visit.preferences, self.days, visit.services.clock.now_ms())
        await visit.services.preferences.change(visit.user_id, {"vacations": vacations})
        await visit.interaction.response.edit_message(view=vacation_view(visit))


class ReturnButton(LastingButton, template="preferences:return"):
    """Ends a vacation early."""

    def __init__(self, face: ButtonFace | None = None) -> None:
        super().__init__(button_with("preferences:return", face))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        now_ms = visit.services.clock.now_ms()
        if is_away(visit.preferences, now_ms):
            vacations = ended(visit.preferences, now_ms)
            await visit.services.preferences.change(visit.user_id, {"vacations": vacations})
        await visit.interaction.response.edit_message(view=vacation_view(visit))
