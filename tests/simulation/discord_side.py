"""Discord's side: who and what is there, who sees what, and what reaches the bot's processes."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tests.simulation import payloads, routes, threads
from tests.simulation.places import Channel, Interaction, Message, Person, Server
from tests.simulation.schedule import Schedule
from tests.simulation.wire import Request
from tests.support.old_messages import OldMessages

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.trace import Trace

TRUE_START_MS: Final = 1_800_000_000_000
DISCORD_START_MS: Final = 1_420_070_400_000
FIRST_PERSON: Final = 100_000_000_000_000_000
FIRST_SERVER: Final = 200_000_000_000_000_000
FIRST_CHANNEL: Final = 300_000_000_000_000_000
FIRST_GROUP: Final = 400_000_000_000_000_000

_OF_PLACE: Final = re.compile(r"(?:guilds|channels)/(\d+)(?:/.*)?")


class DiscordSide:
    """The simulated Discord."""

    def __init__(self, schedule: Schedule, trace: "Trace") -> None:
        self.schedule = schedule
        self.trace = trace
        self.start_ms = TRUE_START_MS
        self.processes: list[Process] = []
        self.people: dict[int, Person] = {}
        self.servers: dict[int, Server] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        # The messages of which the bot never heard that they have arrived.
        self.unheard: set[int] = set()
        self.on_shown: Callable[[Message], None] = lambda message: None
        self.on_taken_back: Callable[[Message], None] = lambda message: None
        self.application_id = payloads.APPLICATION_ID
        # What each application has told of its commands, and which had done so before all this began.
        self.commands: dict[int, list[dict[str, Any]]] = {}
        self.commands_known: set[int] = set()
        self.forms: list[tuple[Interaction, dict[str, Any]]] = []
        self.old_messages = OldMessages()
        self.never_joined: set[int] = set()
        # The servers that have ever sent the bot away.
        self.sent_away: set[int] = set()
        # What the bot has asked for of places where it never was.
        self.trespasses: list[str] = []
        # How often somebody has set the clock of the machines.
        self.clock_settings = 0
        self._last_id = 0

    @property
    def is_online(self) -> bool:
        """Whether a process of the bot is connected."""
        return any(process.is_connected for process in self.processes)

    @property
    def now_ms(self) -> int:
        """Discord's own time."""
        return self.start_ms + int(self.schedule.now_s * 1000)

    def snowflake(self) -> int:
        """Return an id as Discord makes them, from the time and a number."""
        self._last_id += 1
        return ((self.now_ms - DISCORD_START_MS) << 22) | (self._last_id & 0x3FFFFF)

    def add_server(self, people: int, channels: int, *, has_bot: bool = True) -> Server:
        """Make a server with people in it; the first of them manages it."""
        number = len(self.servers)
        members = [FIRST_PERSON + number * 100 + each for each in range(people)]
        for user_id in members:
            self.people[user_id] = Person(user_id)
        server = Server(FIRST_SERVER + number, members, frozenset(members[:1]), has_bot)
        self.servers[server.guild_id] = server
        if not has_bot:
            self.never_joined.add(server.guild_id)
        for each in range(channels):
            channel_id = FIRST_CHANNEL + number * 100 + each
            self.channels[channel_id] = Channel(channel_id, server.guild_id)
        return server

    def add_group(self, people: Iterable[int]) -> Channel:
        """Make a group in which people write to each other, without the bot."""
        made = Channel(FIRST_GROUP + len(self.channels), None, group=frozenset(people))
        self.channels[made.channel_id] = made
        return made

    def known_servers(self) -> list[Server]:
        """Return the servers that the bot is in, or has been in."""
        return [each for each in self.servers.values() if each.guild_id not in self.never_joined]

    def lively_servers(self) -> list[Server]:
        """Return the servers in which there are people and the bot."""
        return [each for each in self.servers.values() if each.members and each.has_bot]

    def channels_of(self, server: Server) -> list[Channel]:
        """Return the channels that a server has now."""
        return [each for each in self._places_in(server) if each.thread is None]

    def threads_of(self, server: Server) -> list[Channel]:
        """Return the threads that a server has now."""
        return [each for each in self._places_in(server) if each.thread is not None]

    def _places_in(self, server: Server) -> list[Channel]:
        return [each for each in self.channels.values() if each.guild_id == server.guild_id and each.exists]

    def guild_payload(self, server: Server) -> dict[str, Any]:
        """Return a server as the bot is told of it."""
        active = [each for each in self.threads_of(server) if not threads.is_archived(each)]
        return payloads.guild(server, self.channels_of(server), active)

    def direct_channel(self, user_id: int) -> Channel:
        """Return where the bot writes to somebody directly."""
        person = self.people[user_id]
        if person.channel_id is None:
            person.channel_id = self.snowflake()
            self.channels[person.channel_id] = Channel(person.channel_id, None, user_id)
        return self.channels[person.channel_id]

    def seen_by(self, user_id: int) -> list[Message]:
        """Return what somebody can see of the bot's messages, oldest first."""
        return [
            message for message in self.messages.values() if message.exists and self._sees(user_id, message)
        ]

    def viewers(self, message: Message) -> frozenset[int]:
        """Return everybody who can see a message."""
        return frozenset(user_id for user_id in self.people if self._sees(user_id, message))

    def lacks_bot(self, channel: Channel) -> bool:
        """Tell whether a channel is in a server that the bot is not in."""
        return channel.guild_id is not None and not self.servers[channel.guild_id].has_bot

    def is_there(self, channel: Channel) -> bool:
        """Tell whether a channel of a server can be seen by the bot."""
        return channel.exists and self.servers[channel.guild_id or 0].has_bot

    def _sees(self, user_id: int, message: Message) -> bool:
        channel = message.channel
        if not channel.exists:
            return False
        if message.viewer_id is not None:
            return message.viewer_id == user_id
        if channel.guild_id is None:
            return channel.recipient_id == user_id or user_id in channel.group
        server = self.servers[channel.guild_id]
        # Whoever manages a server sees its private threads as well.
        is_admitted = channel.admits(user_id) or user_id in server.managers
        return is_admitted and user_id in server.members

    def answer(self, process: "Process", request: Request) -> tuple[int, Any]:
        """Do what a bot asks and return the status and the JSON of the answer."""
        if self.never_joined and (match := _OF_PLACE.fullmatch(request.path)):
            channel = self.channels.get(int(match[1]))
            guild_id = int(match[1]) if channel is None else channel.guild_id
            if guild_id in self.never_joined or (channel is not None and channel.group):
                self.trespasses.append(f"{request.method} {request.path}")
        return routes.answer(self, process, request)

    def guild_payloads(self) -> Iterator[dict[str, Any]]:
        """Yield the servers that the bot is in."""
        for server in self.servers.values():
            if server.has_bot:
                yield self.guild_payload(server)

    def members_payload(self, guild_id: int, user_ids: list[int]) -> dict[str, Any]:
        """Return those of these people who are in a server."""
        present = [each for each in user_ids if each in self.servers[guild_id].members]
        return {
            "guild_id": str(guild_id),
            "members": [payloads.member(each) for each in present],
            "chunk_index": 0,
            "chunk_count": 1,
        }

    def tell(self, event: str, payload: Mapping[str, Any]) -> None:
        """Tell all connected processes of something."""
        for process in self.processes:
            process.feed(event, dict(payload))

    def _hand_out(self, made: Interaction, payload: Mapping[str, Any]) -> None:
        """Hand an interaction to the processes of its application."""
        for process in self.processes:
            if process.application_id == made.application_id:
                process.feed("INTERACTION_CREATE", dict(payload))

    def interact(
        self,
        kind: int,
        user_id: int,
        channel: Channel,
        data: dict[str, Any],
        what: str,
        *,
        message: Message | None = None,
        delays_s: tuple[float, ...] = (0.05,),
    ) -> Interaction:
        """Let somebody click, type or send a form.

        Args:
            kind: See `Interaction`.
            delays_s: When the bot hears of it; several where it does so more than once.
        """
        number = self.snowflake()
        token = f"token-{number}-" + "x" * 40
        application_id = self.application_id if message is None else message.application_id
        made = Interaction(
            number, token, kind, user_id, channel, self.schedule.now_s, message, what, application_id, data
        )
        made.is_stray = self.lacks_bot(channel)
        self.interactions[number] = self.by_token[token] = made
        server = self.servers.get(channel.guild_id or 0)
        allowed = payloads.ORDINARY if channel.admits_bot else 0
        payload = payloads.interaction(made, server, allowed, data)
        self.trace.note(f"person {user_id % 1000}: {what} in {channel.channel_id % 1000} ({number % 1000})")
        for delay_s in delays_s:
            self.schedule.after(delay_s, partial(self._hand_out, made, payload))
        return made

    def delete_message(self, message: Message) -> None:
        """Have somebody delete a message."""
        message.exists = False
        self.trace.note(f"message {message.message_id % 1000} is deleted")

    def delete_channel(self, channel: Channel) -> None:
        """Have somebody delete a channel with all its messages and threads."""
        payload = payloads.channel(channel)
        channel.exists = False
        for each in self.channels.values():
            if each.thread is not None and each.thread.parent is channel:
                each.exists = False
        self.trace.note(f"channel {channel.channel_id % 1000} is deleted")
        self.tell("CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", payload)

    def send_bot_away(self, server: Server) -> None:
        """Have somebody kick the bot."""
        server.has_bot = False
        self.sent_away.add(server.guild_id)
        self.trace.note(f"the bot is kicked from {server.guild_id % 1000}")
        self.tell("GUILD_DELETE", {"id": str(server.guild_id), "unavailable": False})

    def invite_bot(self, server: Server) -> None:
        """Have somebody invite the bot again."""
        server.has_bot = True
        self.never_joined.discard(server.guild_id)
        self.trace.note(f"the bot is back in {server.guild_id % 1000}")
        self.tell("GUILD_CREATE", self.guild_payload(server))
