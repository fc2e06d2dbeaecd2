"""Mistakes outside of the bot's servers, made on purpose."""

from typing import Any
from unittest.mock import patch

from bot.features.friends.model import Group
from bot.features.friends.rows import Friends
from bot.tables.ids import GuildId, UserId
from bot.tables.leases import DIRECT_MESSAGES
from bot.views.place import Place
from bot.views.visit import Visit


def serving_strangers() -> Any:
    """Serve people in a server without the bot as if it were there."""

    def as_at_home(interaction: Any) -> Place:
        guild_id = GuildId(interaction.guild_id or DIRECT_MESSAGES)
        return Place(guild_id, guild_id, interaction.guild)

    return patch("bot.views.visit.place_of", as_at_home)


def answering_all() -> Any:
    """Answer so that everyone sees it who is there."""
    show = Visit.show

    async def for_all(visit: Visit, view: Any) -> None:
        if visit.is_in_server or visit.interaction.response.is_done():
            await show(visit, view)
        else:
            await visit.interaction.response.send_message(view=view)

    return patch.object(Visit, "show", for_all)


def sharing_codes() -> Any:
    """Take everyone into all groups of those who have looked at theirs before."""
    groups_of, seen = Friends.groups_of, dict[UserId, None]()

    async def of_anyone(friends: Friends, user_id: UserId) -> list[Group]:
        seen[user_id] = None
        found = [each for other in (user_id, *seen) for each in await groups_of(friends, other)]
        return list({each.id: each for each in found}.values())

    return patch.object(Friends, "groups_of", of_anyone)
