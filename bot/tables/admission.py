"""Rules for who may open a table in a server, and who may play there."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.ports import Openings

# Beyond this number a server needs Discord's own bans.
MAX_BLOCKED: Final = 100

# A refusal links only the newest of a member's own tables: a Discord message has 2,000 characters.
_LINKED: Final = 10


def verify_not_blocked(blocked: Container[UserId], user_id: UserId) -> None:
    """Check that a member is not blocked.

    Raises:
        RuleError: `blocked`.
    """
    if user_id in blocked:
        raise RuleError("blocked")


def with_blocked(blocked: Sequence[UserId], user_id: UserId) -> list[UserId]:
    """Return the list of blocked members with one more.

    Raises:
        RuleError: `blocked-already`, or `too-many-blocked`.
    """
    if user_id in blocked:
        raise RuleError("blocked-already", user=f"<@{user_id}>")
    if len(blocked) >= MAX_BLOCKED:
        raise RuleError("too-many-blocked", most=MAX_BLOCKED)
    return [*blocked, user_id]


def without_blocked(blocked: Sequence[UserId], user_id: UserId) -> list[UserId]:
    """Return the list of blocked members without one of them.

    Raises:
        RuleError: `not-blocked`.
    """
    if user_id not in blocked:
        raise RuleError("not-blocked", user=f"<@{user_id}>")
    return [each for each in blocked if each != user_id]


@dataclass(frozen=True)
class Opener:
    """A member who opens a table.

    Args:
        manages_server: Whether the member has Manage Server. Then only the limit of the whole server counts.
    """

    user_id: UserId
    manages_server: bool = False


@dataclass(frozen=True)
class OpeningLimits:
    """How many tables a server allows, counted over all games.

    Args:
        per_member: How many open tables one member may have.
        per_server: How many open tables the server may have.
        pause_s: Seconds that a member waits between opening two tables.
    """

    per_member: int
    per_server: int
    pause_s: int


def verify_limits(opener: Opener, limits: OpeningLimits, others: Openings, now_ms: int) -> None:
    """Check that a server allows one more table.

    Raises:
        RuleError: `too-many-own-tables`, which links them, `opened-just-now`, which says when to try again,
            or `too-many-tables`.
    """
    if not opener.manages_server:
        _verify_own(limits, others)
        _verify_pause(limits, others, now_ms)
    if others.in_server >= limits.per_server:
        raise RuleError("too-many-tables", limit=limits.per_server)


def _verify_own(limits: OpeningLimits, others: Openings) -> None:
    if len(others.own) >= limits.per_member:
        links = " ".join(table.url for table in others.own[-_LINKED:])
        raise RuleError("too-many-own-tables", limit=limits.per_member, tables=links)


def _verify_pause(limits: OpeningLimits, others: Openings, now_ms: int) -> None:
    # A clock that was set back must not lock a member out.
    if others.latest_ms is not None and 0 <= now_ms - others.latest_ms < limits.pause_s * 1000:
        again_s = -(-others.latest_ms // 1000) + limits.pause_s
        raise RuleError("opened-just-now", when=f"<t:{again_s}:R>")
