"""Private threads on the simulated Discord: who is in them, and what may be done there."""

import re
from typing import TYPE_CHECKING, Any, Final

from tests.simulation import payloads
from tests.simulation.places import Channel, Thread, words_of
from tests.simulation.wire import Request

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

# Source: Discord's table of JSON error codes.
ARCHIVED: Final = (400, {"code": 50083, "message": "Thread is archived"})
_MENTION: Final = re.compile(r"<@!?(\d+)>")


def make(side: "DiscordSide", parent: Channel, name: str, owner_id: int) -> Channel:
    """Have the bot make a private thread, in which it is alone."""
    made = Channel(side.snowflake(), parent.guild_id)
    made.thread = Thread(parent, name, owner_id, {owner_id})
    side.channels[made.channel_id] = made
    side.trace.note(f"thread {made.channel_id % 1000}: {name}")
    side.tell("THREAD_CREATE", payloads.channel(made) | {"newly_created": True})
    return made


def is_archived(channel: Channel) -> bool:
    """Tell whether a channel is a thread that was put away."""
    return channel.thread is not None and channel.thread.is_archived


def add(side: "DiscordSide", channel: Channel, user_id: int) -> None:
    """Add somebody to a thread."""
    if channel.thread is not None and user_id not in channel.thread.members:
        channel.thread.members.add(user_id)
        _tell_members(side, channel, added_members=[payloads.thread_member(channel, user_id)])


def remove(side: "DiscordSide", channel: Channel, user_id: int) -> None:
    """Have somebody leave a thread, or be gone from it, if they are in it."""
    if channel.thread is not None and user_id in channel.thread.members:
        channel.thread.members.remove(user_id)
        side.trace.note(f"person {user_id % 1000} leaves thread {channel.channel_id % 1000}")
        _tell_members(side, channel, removed_member_ids=[str(user_id)])


def put_away(side: "DiscordSide", channel: Channel, *, is_locked: bool = False) -> None:
    """Archive a thread.

    Args:
        is_locked: Whether a moderator does so, so that it does not come back by a message.
    """
    _set(side, channel, is_archived=True, is_locked=is_locked)


def take_out(side: "DiscordSide", channel: Channel) -> None:
    """Have a moderator take a thread out of the archive, if it is there."""
    if is_archived(channel):
        _set(side, channel, is_archived=False, is_locked=False)


def refusal_to_send(
    side: "DiscordSide", channel: Channel, request: Request
) -> tuple[int, dict[str, Any]] | None:
    """Return why a message cannot be sent to a thread, if it cannot.

    A message takes a thread out of the archive, and adds to it whom it mentions with a notification.
    """
    thread = channel.thread
    if thread is None:
        return None
    if thread.is_archived and thread.is_locked:
        return ARCHIVED
    take_out(side, channel)
    # Without a word about it, all mentions notify.
    allowed = request.body.get("allowed_mentions") or {"parse": ["users"]}
    notified = {int(each) for each in allowed.get("users") or ()}
    members = side.servers[channel.guild_id or 0].members
    for user_id in map(int, _MENTION.findall(words_of(request.body))):
        if user_id in members and ("users" in allowed.get("parse", ()) or user_id in notified):
            add(side, channel, user_id)
    return None


def _set(side: "DiscordSide", channel: Channel, *, is_archived: bool, is_locked: bool) -> None:
    assert channel.thread is not None
    channel.thread.is_archived, channel.thread.is_locked = is_archived, is_locked
    where = f"thread {channel.channel_id % 1000}"
    side.trace.note(f"{where} is {'archived' if is_archived else 'taken out'}{' for good' * is_locked}")
    side.tell("THREAD_UPDATE", payloads.channel(channel))


def _tell_members(side: "DiscordSide", channel: Channel, **changed: Any) -> None:
    assert channel.thread is not None
    told = {
        "id": str(channel.channel_id),
        "guild_id": str(channel.guild_id),
        "member_count": len(channel.thread.members),
        **changed,
    }
    side.tell("THREAD_MEMBERS_UPDATE", told)
