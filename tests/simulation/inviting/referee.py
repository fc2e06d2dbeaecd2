"""What must be true of invitations: they reach whom somebody has named, seldom, and they alone answer."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tests.simulation.books import Books
from tests.simulation.choosing import Onlooker
from tests.simulation.places import Interaction, Message, walk
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide
    from tests.simulation.process import Process

_TEXT: Final = shipped_texts().text()
_INVITES: Final = re.compile(r"invite:in:([a-z]+):(\d+):(\d+):(\d+)")
_JOINED: Final = re.compile(
    re.escape(_TEXT("invitation-joined", who="WHO", table="TABLE", link="LINK"))
    .replace("WHO", r"<@(\d+)>\W?")
    .replace("TABLE", r"(\d+)")
    .replace("LINK", r"\S+")
)
PAUSE_S: Final = 600.0
_TABLE: Final = "SELECT channel_id, game FROM game_tables WHERE id = ?"
_HAD_SEAT: Final = """
    SELECT 1 FROM table_events WHERE table_id = ? AND data LIKE '%' || ? || '%'
    UNION SELECT 1 FROM game_tables WHERE id = ? AND snapshot LIKE '%' || ? || '%'
"""


@dataclass(frozen=True)
class Invited:
    """An invitation, and where and when it was sent.

    Args:
        process: By which process, which remembers it for a while.
        clock_settings: How often the clock of the machines had been set by then.
    """

    game: str
    table_id: int
    inviter_id: int
    invited_id: int
    channel_id: int
    guild_id: int | None
    at_s: float
    process: "Process | None"
    clock_settings: int

    def is_again(self, earlier: "Invited") -> bool:
        """Tell whether it comes too soon after an earlier one, as far as its process can know."""
        same = [(each.guild_id, each.inviter_id, each.invited_id, each.process) for each in (self, earlier)]
        is_soon = self.at_s - earlier.at_s < PAUSE_S and self.clock_settings == earlier.clock_settings
        return same[0] == same[1] and is_soon


class InvitationReferee(Onlooker):
    """Looks at invitations, and at what becomes of them."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        self._sent: dict[int, Invited] = {}
        self._settled: set[int] = set()
        self.counts: Counter[str] = Counter()

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what is wrong with an invitation that is sent, or with what has become of it."""
        named = [str(each.get("custom_id", "")) for each in walk(message.components)]
        made, number = message.interaction, message.message_id
        if any(each.startswith("challenge:") for each in named):
            others = self._side.viewers(message) - {None if made is None else made.user_id}
            if others:
                yield f"{sorted(others)} are asked which game somebody else wants to play"
        match = next(filter(None, map(_INVITES.fullmatch, named)), None)
        if match is not None and made is not None and number not in self._sent:
            yield from self._missent(message, made, self._invited(match, message, made))
        elif match is None and number in self._sent and number not in self._settled:
            self._settled.add(number)
            yield from self._missettled(message, self._sent[number], words)

    def _invited(self, match: re.Match[str], message: Message, made: Interaction) -> Invited:
        channel, side = message.channel, self._side
        return Invited(
            game=match[1],
            table_id=int(match[2]),
            inviter_id=int(match[3]),
            invited_id=int(match[4]),
            channel_id=channel.channel_id,
            guild_id=channel.guild_id,
            at_s=side.schedule.now_s,
            process=made.answered_by,
            clock_settings=side.clock_settings,
        )

    def _missent(self, message: Message, made: Interaction, its: Invited) -> Iterator[str]:
        named = f"the invitation of {its.invited_id} by {its.inviter_id}"
        self.counts["invitations"] += 1
        if message.viewer_id is not None or its.guild_id is None:
            yield f"{named} is not shown to everyone in the channel"
        if made.user_id != its.inviter_id or not _names(made, its):
            yield f"{named} was made by {made.user_id}: {made.what}"
        pinged = message.payload.get("allowed_mentions") or {"parse": ["users"]}
        if pinged.get("parse") or [int(each) for each in pinged.get("users", ())] != [its.invited_id]:
            yield f"{named} pings {pinged}"
        at = [tuple(row) for row in self._books.rows(_TABLE, its.table_id)]
        if at != [(its.channel_id, its.game)]:
            yield f"{named} leads to table {its.table_id}, which is not there"
        again = (number for number, each in self._sent.items() if its.is_again(each))
        if any(not self._may_be_asked_again(number) for number in again):
            yield f"{named} pings them again"
        self._sent[message.message_id] = its

    def _may_be_asked_again(self, number: int) -> bool:
        """Tell whether somebody has tried to accept, or whether the bot never heard that it was sent."""
        return number in self._side.unheard or self._is_answered(number, "invite:in:")

    def _is_answered(self, number: int, beginning: str) -> bool:
        invited_id = self._sent[number].invited_id
        return any(
            made.message is not None
            and made.message.message_id == number
            and made.user_id == invited_id
            and str(made.data.get("custom_id", "")).startswith(beginning)
            for made in self._side.interactions.values()
        )

    def _missettled(self, message: Message, its: Invited, words: str) -> Iterator[str]:
        named = f"the invitation of {its.invited_id} to table {its.table_id}"
        if not self._is_answered(message.message_id, "invite:"):
            yield f"{named} is settled, and they never answered"
        joined = _JOINED.search(words)
        self.counts["invitations-joined" if joined else "invitations-over"] += 1
        if joined is not None:
            if joined.groups() != (str(its.invited_id), str(its.table_id)):
                yield f"{named} says of somebody else that they are in"
            elif not self._books.rows(_HAD_SEAT, *(its.table_id, its.invited_id) * 2):
                yield f"{named} says that they are in, and they never had a seat"


def _names(made: Interaction, its: Invited) -> bool:
    """Tell whether somebody has named another one: by their menu, or by the question that followed it."""
    pressed = made.data.get("custom_id") == f"challenge:{its.game}:{its.invited_id}"
    return pressed or made.data.get("target_id") == str(its.invited_id)
