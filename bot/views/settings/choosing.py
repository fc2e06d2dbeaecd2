"""What a choice on the panel changes."""

from collections.abc import Sequence
from typing import Final

from bot.rules.gnau import preset
from bot.tables.gnau.settings import Changes, rules_changes
from bot.tables.ids import GuildId
from bot.views.settings.pages import CHANNELS, PRESET, ROLE
from bot.views.settings.wording import ON, OWN_LANGUAGE

_SWITCHED: Final = "giving"


def changes_of(name: str, chosen: Sequence[str], guild_id: GuildId) -> Changes:
    """Return what a choice changes.

    Args:
        name: The setting.
        chosen: The words, or the ids of channels or roles; none where nothing is left chosen.
        guild_id: The server. The role that everyone has is called like it.
    """
    if name == CHANNELS:
        return {name: [int(each) for each in chosen]}
    if name == ROLE:
        roles = [int(each) for each in chosen if int(each) != guild_id]
        return {name: roles[0] if roles else None}
    [word] = chosen
    if name == PRESET:
        return rules_changes(preset(word))
    if name == "language":
        return {name: None if word == OWN_LANGUAGE else word}
    return {name: word == ON if name == _SWITCHED else word}


def clearing(name: str) -> Changes:
    """Return the change that allows all channels, or everyone."""
    return {name: [] if name == CHANNELS else None}
