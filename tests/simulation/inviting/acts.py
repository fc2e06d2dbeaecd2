"""What people do with the menu of a member: they invite each other, and accept, decline or meddle."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from tests.simulation.commands import Mentioned, menu_data
from tests.simulation.discord_side import DiscordSide
from tests.simulation.payloads import APPLICATION_ID
from tests.simulation.people import Crowd
from tests.simulation.places import Channel, Server
from tests.support.texts import shipped_texts

_TEXT: Final = shipped_texts().text()
DEAL, CHALLENGE = _TEXT("command-menu-deal"), _TEXT("command-menu-challenge")
# After so long they press what the bot has answered.
SOON_S: Final = 3.0
LATER_S: Final = (3.0, 8.0, 60.0)


class Inviters:
    """The people of all servers, where they invite each other."""

    def __init__(self, side: DiscordSide, crowd: Crowd, chance: Random) -> None:
        self._side = side
        self._crowd = crowd
        self._chance = chance
        self._habits: tuple[tuple[int, Callable[[Server, Channel], None]], ...] = (
            (30, self._invite),
            (4, self._invite_oddly),
            (10, self._answer),
            (2, self._block),
        )

    def act(self) -> None:
        """Have somebody do something."""
        servers = self._side.lively_servers()
        channels = [(each, channel) for each in servers for channel in self._side.channels_of(each)]
        if channels:
            [(_, habit)] = self._chance.choices(self._habits, [weight for weight, _ in self._habits])
            habit(*self._chance.choice(channels))

    def _invite(self, server: Server, channel: Channel) -> None:
        who, *others = self._chance.sample(server.members, min(2, len(server.members)))
        for whom in others:
            self._choose(who, channel, whom)
            if self._chance.random() < 0.6:
                self._side.schedule.after(self._chance.choice(LATER_S), partial(self._press, whom, server))

    def _invite_oddly(self, server: Server, channel: Channel) -> None:
        """Have somebody invite themselves, the bot, who is no member, or who does not see the channel."""
        who, anyone = self._chance.choices(server.members, k=2)
        strangers = [each for each in self._side.people if each not in server.members]
        whom = self._chance.choice((who, APPLICATION_ID, anyone, *strangers[:1]))
        self._choose(who, channel, whom, sees_channel=whom != anyone)

    def _answer(self, server: Server, _: Channel) -> None:
        """Have anyone press a button of an invitation, whoever it is for."""
        self._press(self._chance.choice(server.members), server)

    def _block(self, server: Server, channel: Channel) -> None:
        """Have a manager block somebody, and think better of it."""
        options = {"member": Mentioned(self._chance.choice(server.members))}
        manager = min(server.managers)
        self._crowd.type(manager, channel, "manage", "block", options)
        unblock = partial(self._crowd.type, manager, channel, "manage", "unblock", options)
        self._side.schedule.after(self._chance.choice(LATER_S), unblock)

    def _choose(self, who: int, channel: Channel, whom: int, *, sees_channel: bool = True) -> None:
        name = self._chance.choice((DEAL, DEAL, CHALLENGE))
        server = self._side.servers[channel.guild_id or 0]
        is_member = whom in (*server.members, APPLICATION_ID)
        data = menu_data(name, whom, server.guild_id, is_member=is_member, sees_channel=sees_channel)
        self._crowd.choose(who, channel, name, data)
        if name == CHALLENGE:
            press = partial(self._crowd.press_any, "challenge:", who, server.guild_id)
            self._side.schedule.after(SOON_S, press)

    def _press(self, user_id: int, server: Server) -> None:
        answer = self._chance.choice(("in", "in", "no"))
        self._crowd.press_any(f"invite:{answer}:", user_id, server.guild_id)
