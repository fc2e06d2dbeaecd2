"""The private panel on which a server's settings are changed."""

from bot.views.gnau.settings.panel import SETTINGS_ITEMS, settings_view, show_settings

__all__ = ["SETTINGS_ITEMS", "settings_view", "show_settings"]
