"""Mistakes with what people have chosen for themselves, made on purpose."""

from typing import Any
from unittest.mock import patch

import discord

from bot.features.preferences import view as panel
from bot.services import settings as service
from bot.tables.preferences import DEFAULT, Preferences
from bot.views.interactions import services_of


def calling_again() -> Any:
    """Call people that it is their turn as often as it is."""
    return patch.object(service, "CALL_PAUSE_MS", 0)


def showing_others_choices() -> Any:
    """Show people what somebody else has chosen."""

    def of_another(interaction: discord.Interaction[Any]) -> Preferences:
        known = services_of(interaction).preferences._known
        others = [chosen for user_id, chosen in known.items() if user_id != interaction.user.id]
        return next(iter(others), DEFAULT)

    return patch.object(panel, "preferences_of", of_another)
