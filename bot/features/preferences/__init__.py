"""Preferences: the panel on which people choose what holds for them in all servers."""
