"""What there is on the simulated Discord: servers, people, channels, messages, interactions."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.simulation.process import Process

EPHEMERAL: Final = 1 << 6
MANAGE_SERVER: Final = 1 << 5
ANSWER_WITHIN_S: Final = 3.0
TOKEN_GOOD_S: Final = 15 * 60.0
# What an interaction is.
COMMAND, COMPONENT, SUGGESTING, FORM = 2, 3, 4, 5


@dataclass
class Person:
    """Somebody.

    Args:
        takes_messages: Whether bots may write to them directly.
        channel_id: Where they are written to directly, once that was opened.
    """

    user_id: int
    takes_messages: bool = True
    channel_id: int | None = None


@dataclass
class Server:
    """A server.

    Args:
        has_bot: Whether the bot is there.
    """

    guild_id: int
    members: list[int]
    managers: frozenset[int]
    has_bot: bool = True


@dataclass
class Channel:
    """A channel of a server, one between the bot and a person, or a group of people without the bot.

    Args:
        guild_id: The server; None for direct messages.
        group: Who is in the group; empty for any other channel.
        is_writable: Whether the bot may write there.
        thread: What makes it a private thread; None for any other channel.
    """

    channel_id: int
    guild_id: int | None
    recipient_id: int | None = None
    exists: bool = True
    is_writable: bool = True
    thread: "Thread | None" = None
    group: frozenset[int] = frozenset()

    @property
    def admits_bot(self) -> bool:
        """Whether the bot may write there: in a thread as in the channel that it belongs to."""
        return self.is_writable if self.thread is None else self.thread.parent.is_writable

    def admits(self, user_id: int) -> bool:
        """Tell whether somebody is in it, if it is a private thread."""
        return self.thread is None or user_id in self.thread.members


@dataclass
class Thread:
    """What makes a channel a private thread.

    Args:
        parent: The channel that it belongs to.
        members: Who sees it, the bot among them.
        is_archived: Whether it is put away: nothing there can be edited until somebody writes.
        is_locked: Whether only moderators take it out again.
    """

    parent: Channel
    name: str
    owner_id: int
    members: set[int]
    is_archived: bool = False
    is_locked: bool = False


@dataclass
class Message:
    """A message of the bot.

    Args:
        viewer_id: Who alone sees it; None for all who see the channel.
        payload: Content, components and flags as the bot has sent them.
    """

    message_id: int
    channel: Channel
    viewer_id: int | None
    payload: dict[str, Any]
    application_id: int
    interaction: "Interaction | None" = None
    earlier: list[list[dict[str, Any]]] = field(default_factory=list)
    exists: bool = True

    @property
    def components(self) -> list[dict[str, Any]]:
        """Its components now."""
        found: list[dict[str, Any]] = self.payload.get("components") or []
        return found

    def edit(self, payload: dict[str, Any]) -> None:
        """Change it."""
        if "components" in payload:
            self.earlier.append(self.components)
        self.payload = {**self.payload, **payload}


@dataclass
class Interaction:
    """A click, a command or a form.

    Args:
        kind: `COMMAND`, `COMPONENT`, `SUGGESTING` or `FORM`.
        is_stray: Whether it was made in a server without the bot.
        stray_answer: What answered it while the server was without the bot.
        follow_ups: How many messages the bot has sent after the first answer.
    """

    interaction_id: int
    token: str
    kind: int
    user_id: int
    channel: Channel
    made_s: float
    message: Message | None
    what: str
    application_id: int
    data: dict[str, Any] = field(default_factory=dict)
    is_stray: bool = False
    stray_answer: dict[str, Any] | None = None
    answers: int = 0
    answered_by: "Process | None" = None
    is_contested: bool = False
    original: Message | None = None
    is_loading: bool = False
    follow_ups: int = 0

    @property
    def is_outside(self) -> bool:
        """Whether it was made outside of the bot's servers."""
        return self.is_stray or self.channel.guild_id is None

    def answer_from(self, process: "Process") -> None:
        """Note who answers, and whether another process that is alive has done so before."""
        if process.is_dead:
            # It was on its way already; whoever has taken over cannot know.
            return
        before = self.answered_by
        if before is not None and before is not process and not before.is_dead:
            self.is_contested = True
        self.answered_by = process


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components of a message, those inside others too."""
    found = []
    for component in components:
        inner = [*component.get("components", []), component.get("accessory"), component.get("component")]
        found.extend([component, *walk([each for each in inner if each])])
    return found


def words_of(payload: Any) -> str:
    """Return all that a person could read in what the bot sends, or find by looking closely."""
    if isinstance(payload, dict):
        return "\n".join(map(words_of, payload.values()))
    if isinstance(payload, (list, tuple)):
        return "\n".join(map(words_of, payload))
    return payload if isinstance(payload, str) else ""
