"""Mistakes with what people have chosen for themselves, made on purpose."""

from typing import Any
from unittest.mock import patch

from discord import ui

from bot.features.preferences import view as panel
from bot.services import settings as service
from bot.tables.own_time import OwnTime
from bot.tables.preferences import DEFAULT
from bot.views.visit import Visit


def calling_again() -> Any:
    """Call people that it is their turn as often as it is."""
    return patch.object(service, "CALL_PAUSE_MS", 0)


def showing_others_choices() -> Any:
    """Show people what somebody else has chosen."""

    show = panel.preferences_view

    def of_another(visit: Visit) -> ui.LayoutView:
        known = visit.services.preferences._known
        others = [chosen for user_id, chosen in known.items() if user_id != visit.user_id]
        with patch.object(Visit, "preferences", next(iter(others), DEFAULT)):
            return show(visit)

    return patch.object(panel, "preferences_view", of_another)


def clocks_that_never_stand_still() -> Any:
    """Have everybody's time run in their quiet hours and on vacation, too."""
    return patch.multiple(
        OwnTime, after=lambda _, from_ms, need_ms=0: from_ms + need_ms, away_until_ms=lambda *_: None
    )
