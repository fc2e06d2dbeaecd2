"""People who have installed the bot for themselves, and use it outside of its servers.

simcord knows no such installation, so what Discord says of one is put into the interactions before the bot
hears of them: who has authorized it, in which context, and what is known of a server that the bot is not in.
Source: Discord's developer documentation, "Interaction Object", and `ApplicationIntegrationType` and
`InteractionContextType` of its OpenAPI description.
"""

import re
from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from types import SimpleNamespace
from typing import Any, Final

import simcord

from tests.support.guild import CardRoom

USER_INSTALL: Final = "1"
_GROUP_CHANNEL: Final = 3
_FOLLOW_UP: Final = re.compile(r"/webhooks/[0-9]+/(?P<token>[^/]+)$")
# Of a person's own commands where the bot is not installed in the server.
MOST_FOLLOW_UPS: Final = 5


class Where(IntEnum):
    """Where somebody uses the bot: Discord's `InteractionContextType`."""

    ABROAD = 0
    DIRECT = 1
    GROUP = 2


class Outside:
    """A person who uses the bot outside of its servers.

    Args:
        where: In a server that the bot is not in, in the direct messages with it, or in a group.
    """

    # As `Trainee` asks for it: what is played outside of servers is kept under this number.
    guild = SimpleNamespace(id=0)

    def __init__(self, room: CardRoom, member: simcord.MemberActor, where: Where) -> None:
        self.room, self.member, self.where = room, member, where
        self.id = member.id
        self._who: Any = member if where is Where.ABROAD else member.user
        self._elsewhere: Any = None
        if where is Where.ABROAD:
            guild = room.env.create_guild("Elsewhere")
            self._elsewhere = guild.create_text_channel("chat")
            self._who = guild.add_member(member.user, nick="Somebody there")
        # Before the bot hears of them.
        room.env.backend.subscribers.insert(0, self._change)

    async def slash(self, _channel: Any, name: str, /, **options: Any) -> simcord.InteractionResult:
        """Type a command."""
        if self.where is Where.ABROAD:
            result = await self._who.slash(self.channel, name, **options)
        else:
            result = await self._who.slash(name, **options)
        assert isinstance(result, simcord.InteractionResult)
        return result

    async def autocomplete(self, name: str, option: str, value: str) -> list[Any]:
        """Type into an option."""
        there = [self.channel] if self.where is Where.ABROAD else []
        return list(await self._who.autocomplete(*there, name, option, value))

    async def click(self, message: Any, **button: Any) -> simcord.InteractionResult:
        """Press a button."""
        result = await self._who.click(message, **button)
        assert isinstance(result, simcord.InteractionResult)
        return result

    async def submit_modal(self, shown: Any, values: dict[str, Any]) -> simcord.InteractionResult:
        """Send a form."""
        result = await self._who.submit_modal(shown, values)
        assert isinstance(result, simcord.InteractionResult)
        return result

    @property
    def channel(self) -> Any:
        """Where they type."""
        if self.where is Where.ABROAD:
            return self._server_without_bot()
        return self.member.user.dm_channel

    def _server_without_bot(self) -> Any:
        # After each start the bot would be told of it anew.
        known = self.room.bot.get_guild(self._elsewhere.guild.id)
        if known is not None:
            self.room.bot._connection._remove_guild(known)
        return self._elsewhere

    def _change(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        user = payload["member"]["user"] if "member" in payload else payload["user"]
        if int(user["id"]) != self.id:
            return
        is_abroad = self._elsewhere is not None and payload.get("guild_id") == str(self._elsewhere.guild.id)
        if is_abroad:
            payload["guild"] = {"id": payload["guild_id"], "locale": "fr", "features": []}
            payload["guild_locale"] = "fr"
        elif "guild_id" in payload:
            payload["authorizing_integration_owners"] = {"0": payload["guild_id"]}
            return
        elif self.where is Where.GROUP:
            channel = {"id": payload["channel_id"], "type": _GROUP_CHANNEL, "name": "Us", "icon": None}
            payload["channel"] = {**channel, "owner_id": user["id"], "recipients": [user]}
        payload["context"] = self.where.value
        payload["authorizing_integration_owners"] = {USER_INSTALL: user["id"]}


def follow_ups(requests: Iterable[simcord.HttpLogEntry]) -> Counter[str]:
    """Return how many follow-ups the bot has sent to each interaction, by its token."""
    posted = (each for each in requests if each.method == "POST")
    found = (_FOLLOW_UP.search(each.path) for each in posted)
    return Counter(match["token"] for match in found if match is not None)
