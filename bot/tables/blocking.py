"""Who may not play in a server."""

from collections.abc import Container, Sequence
from typing import Final

from bot.rules.errors import RuleError
from bot.tables.ids import UserId

# More than this is a matter for Discord's own bans.
MAX_BLOCKED: Final = 100


def verify_not_blocked(blocked: Container[UserId], user_id: UserId) -> None:
    """Check that a server lets somebody play.

    Raises:
        RuleError: `blocked`.
    """
    if user_id in blocked:
        raise RuleError("blocked")


def with_blocked(blocked: Sequence[UserId], user_id: UserId) -> list[UserId]:
    """Return who is blocked once somebody more is.

    Raises:
        RuleError: `blocked-already`, or `too-many-blocked`.
    """
    if user_id in blocked:
        raise RuleError("blocked-already", user=f"<@{user_id}>")
    if len(blocked) >= MAX_BLOCKED:
        raise RuleError("too-many-blocked", most=MAX_BLOCKED)
    return [*blocked, user_id]


def without_blocked(blocked: Sequence[UserId], user_id: UserId) -> list[UserId]:
    """Return who is blocked once somebody is not any more.

    Raises:
        RuleError: `not-blocked`.
    """
    if user_id not in blocked:
        raise RuleError("not-blocked", user=f"<@{user_id}>")
    return [each for each in blocked if each != user_id]
