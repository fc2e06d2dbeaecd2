"""What people do who play tournaments: enter, leave, begin, look, check, and break threads."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tests.simulation import threads
from tests.simulation.discord_side import DiscordSide
from tests.simulation.people import Crowd, active
from tests.simulation.places import Channel, Message, Server

# They come one after the other.
PAUSE_S: Final = 0.4
# For how many looks at the table they play on.
STRETCH: Final = 80
_BEGINS: Final = ("600", "3600", "86400")
# What anyone who sees it may press.
_LOOKS: Final = ("table", "standing", "check", "join", "leave")


class Rallies:
    """The people of all servers, where they play tournaments.

    Args:
        games: What they play.
    """

    def __init__(self, side: DiscordSide, crowd: Crowd, chance: Random, games: Sequence[str]) -> None:
        self._side = side
        self._crowd = crowd
        self._chance = chance
        self._games = games
        self._habits: tuple[tuple[int, Callable[[Server], None]], ...] = (
            (20, self._open),
            (24, self.enter),
            (14, self._begin),
            (24, self._play),
            (8, self._look),
            (5, self._verify),
            (6, self._peep),
            (2, self._cancel),
            (3, self._break_thread),
        )

    def act(self) -> None:
        """Have somebody do something."""
        servers = self._side.lively_servers()
        if servers:
            weights = [weight for weight, _ in self._habits]
            [(_, habit)] = self._chance.choices(self._habits, weights)
            habit(self._chance.choice(servers))

    def cancel(self, guild_id: int, number: int) -> None:
        """Have a manager cancel a tournament."""
        manager = min(self._side.servers[guild_id].managers)
        self._press(manager, guild_id, f"tournament:{number}:ask_cancel")
        self._later(3.0, lambda: self._press(manager, guild_id, f"tournament:{number}:cancel"))

    def play_on(self, guild_id: int) -> None:
        """Have everyone do what they are waited for."""
        self._crowd.play_on(self._side.servers[guild_id].members, guild_id)

    def _open(self, server: Server) -> None:
        channel = self._channel_of(server)
        if channel is None:
            return
        options: dict[str, Any] = {"game": self._chance.choice(self._games), "hands": 2}
        options |= {"people": self._chance.choice((4, 5, 6)), "pace": self._chance.choice(("10", "20"))}
        if self._chance.random() < 0.7:
            options["begins"] = self._chance.choice(_BEGINS)
        # Hardly anyone else tries.
        others = server.members if self._chance.random() < 0.05 else ()
        who = self._chance.choice(others) if others else min(server.managers)
        self._crowd.type(who, channel, "tournament", "open", options)
        if self._chance.random() < 0.7:
            self._later(5.0, lambda: self.enter(server))

    def enter(self, server: Server) -> None:
        """Have everyone try to enter, one after the other."""
        members = self._chance.sample(server.members, len(server.members))
        for place, user_id in enumerate(members):
            self._press_later(place * PAUSE_S, user_id, server, ":join")

    def _begin(self, server: Server) -> None:
        self._press(min(server.managers), server.guild_id, ":begin")
        self._later(5.0, lambda: self._play(server))

    def _play(self, server: Server) -> None:
        for user_id in server.members:
            self._crowd.go_on(user_id, server.guild_id, STRETCH)

    def _look(self, server: Server) -> None:
        self._press(self._chance.choice(server.members), server.guild_id, f":{self._chance.choice(_LOOKS)}")

    def _verify(self, server: Server) -> None:
        if (channel := self._channel_of(server)) is not None:
            self._crowd.type(self._chance.choice(server.members), channel, "tournament", "verify")

    def _peep(self, server: Server) -> None:
        """Have somebody try to look at a hand, whether every table has played it or not."""
        channel, game = self._channel_of(server), self._chance.choice(self._games)
        hand = f"{self._chance.choice((1, 2, 3, 4))}.{self._chance.choice((1, 1, 2))}"
        if channel is not None:
            name = self._chance.choice(("review", "verify"))
            self._crowd.type(self._chance.choice(server.members), channel, game, name, {"hand": hand})

    def _cancel(self, server: Server) -> None:
        manager = min(server.managers)
        self._press(manager, server.guild_id, ":ask_cancel")
        if self._chance.random() < 0.5:
            self._press_later(3.0, manager, server, ":cancel")

    def _break_thread(self, server: Server) -> None:
        found = self._side.threads_of(server)
        if not found:
            return
        thread = self._chance.choice(found)
        what = self._chance.choice(("archive", "archive", "lock", "take out", "leave", "leave", "delete"))
        if what == "delete":
            self._side.delete_channel(thread)
        elif what == "leave":
            assert thread.thread is not None
            threads.remove(self._side, thread, self._chance.choice(server.members))
        elif what == "take out":
            threads.take_out(self._side, thread)
        else:
            threads.put_away(self._side, thread, is_locked=what == "lock")

    def _channel_of(self, server: Server) -> Channel | None:
        channels = self._side.channels_of(server)
        return self._chance.choice(channels) if channels else None

    def _later(self, delay_s: float, act: Callable[[], None]) -> None:
        self._side.schedule.after(delay_s, act)

    def _press_later(self, delay_s: float, user_id: int, server: Server, ending: str) -> None:
        self._later(delay_s, lambda: self._press(user_id, server.guild_id, ending))

    def _press(self, user_id: int, guild_id: int, ending: str) -> None:
        """Let somebody press the newest button of a tournament that ends so, if they see any."""
        if self._crowd.is_at_rest and not ending.startswith("tournament:"):
            return
        if found := self._buttons(user_id, guild_id, ending):
            self._crowd.press(user_id, *found[-1])

    def _buttons(self, user_id: int, guild_id: int, ending: str) -> list[tuple[Message, dict[str, Any]]]:
        seen = [each for each in self._side.seen_by(user_id) if each.channel.guild_id == guild_id]
        items = ((each, item) for each in seen for item in active(each.components))
        return [
            (each, item)
            for each, item in items
            if item["custom_id"].startswith("tournament:") and item["custom_id"].endswith(ending)
        ]
